import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: '据您的浏览器所报告，本页面打开以来请求过的主机。关闭页面后，此列表即被清除。',
  requests: '请求',
  first: '首次',
  last: '最近',
  page: '本页面自身',
  chain: (network) => `读取 ${network}`,
  names: '账户的名称和图片',
  signIn: '登录',
  relay: '其他设备上的钱包（WalletConnect）',
  team: '本网站的页面',
  other: '用途未知',
  note: '请求在结束后计入，即使没有得到响应。响应重定向到的主机和您钱包的请求不在此列。'
}
