import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: '據您的瀏覽器所回報，本頁開啟以來請求過的主機。關閉本頁後，此清單即會清除。',
  requests: '請求',
  first: '首次',
  last: '最近',
  page: '本頁自身',
  chain: (network) => `讀取 ${network}`,
  names: '帳戶的名稱與圖片',
  signIn: '登入',
  relay: '其他裝置上的錢包（WalletConnect）',
  team: '本網站的頁面',
  other: '用途不明',
  note: '請求在結束後計入，即使沒有得到回應。回應重新導向到的主機和您錢包的請求不在此列。'
}
