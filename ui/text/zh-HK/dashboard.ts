import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: '總覽',
  disconnectedTitle: '連接錢包以查看總覽',
  disconnectedText: '連接錢包後，你的餘額和交易會在此顯示。',
  unauthenticatedTitle: '登入以查看總覽',
  unauthenticatedText: '你的錢包已連接。請簽署一段訊息，證明賬戶屬於你；此舉不收費。',
  sessions: {
    title: '已登入的瀏覽器',
    loading: '正在載入你的工作階段',
    here: '此瀏覽器',
    browserOn: (browser, system) => `${system} 上的 ${browser}`,
    unknownBrowser: '不明瀏覽器',
    lastUsed: (time) => `上次使用：${time}`,
    noOthers: '沒有其他已登入的瀏覽器。',
    others: (count) => `另有 ${count} 個瀏覽器已登入。`,
    end: '結束',
    endNamed: (session) => `結束工作階段：${session}`,
    ending: '正在結束…',
    endOthers: '登出所有其他瀏覽器',
    unreadable: '無法載入你的工作階段。',
    stale: '無法再次載入你的工作階段，因此此清單可能已過時。',
    notEnded: '登入服務未有確認，因此工作階段可能仍然有效。',
    tryAgain: '再試一次'
  },
  balances: '餘額',
  transactions: '交易',
  allActivity: '所有活動',
  shownOf: (shown, all) => `顯示 ${all} 項中的 ${shown} 項`,
  showMore: '顯示更多',
  current: '已連接',
  reconnecting: '正在重新連接…',
  hideZero: '隱藏零餘額',
  showZero: '顯示零餘額',
  hiddenNetworks: (_count, shown) => `已隱藏 ${shown} 個沒有資產的網絡。`,
  hiddenTokens: (_count, shown) => `已隱藏 ${shown} 種零餘額代幣。`,
  totals: '合計',
  totalOn: (symbol, _networks, shown) => `${shown} 個網絡上的 ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 個網絡中的 ${known} 個）`,
  testTotalOn: (symbol, _networks, shown) => `${shown} 個測試網絡上的 ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 個測試網絡中的 ${known} 個）`,
  source: {
    block: (number) => `區塊 ${number}`
  },
  attention: {
    title: '需要留意',
    gap: (waiting, missing) =>
      `一筆 nonce 為 ${waiting} 的交易正等待 nonce 為 ${missing} 的交易，但此網絡沒有後者。請從你的錢包發送後者，或在錢包重設此賬戶的待處理交易。`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `nonce 為 ${nonce} 的交易至少自${since} 起一直等待。請在你的錢包加速或取消該筆交易：在它完成之前，此賬戶的其他交易都無法完成。`
        : `有 ${shown} 筆交易正等待網絡處理。nonce 為 ${nonce} 的交易至少自${since} 起一直等待，並阻礙其他交易：請在你的錢包加速或取消該筆交易。`,
    noFee: (network, fee) => `餘額不足以支付 ${network} 的網絡費用：一筆普通轉賬可能需要高達 ${fee}。`,
    delegated: (network) =>
      `在 ${network}，此賬戶會執行某個合約的程式碼（EIP-7702）。該合約可轉移此賬戶擁有的一切。如你不認識該合約，請在錢包撤銷委託。`,
    contract: '合約地址',
    allowances: {
      found: (network) =>
        `在 ${network}，以下地址可動用此賬戶持有的全部相應代幣，毋須再經你同意。請撤銷你不再使用或不認識的授權。`,
      list: '涵蓋全部結餘的授權',
      token: '代幣',
      spender: '獲授權地址',
      amount: '授權額度',
      unlimited: '無限',
      others: (network, count) =>
        `${network} 上的其他授權（額度低於此賬戶的持有量，或屬於此賬戶沒有持有的代幣）：${count}`,
      after: '操作後的授權額度',
      none: '無',
      revoke: '撤銷',
      revokeNamed: (token, spender) => `撤銷 ${spender} 的 ${token} 授權`,
      since: (block) => `只能檢查自區塊 ${block} 起的授權，因此較早的無限授權可能未有列出。`,
      noneSince: (network, block) =>
        `在 ${network} 上，自區塊 ${block} 起的授權中沒有發現無限授權。較早的授權無法檢查。`,
      missed: (tokens, network) => `未能檢查 ${network} 上 ${tokens} 的所有授權，因此無限授權可能未有列出。`,
      many: (_count, shown) => `${shown} 種代幣`,
      again: '再試一次',
      againNamed: '再試一次檢查授權'
    }
  },
  view: {
    title: '正在查看的賬戶',
    readOnly: '唯讀',
    explanation: '任何人都可查看任何賬戶。此處無法簽署任何內容，亦無法發送交易。',
    besideWallet: '你自己的錢包仍保持連接。',
    stop: '停止查看',
    lookingUp: '正在查詢名稱…',
    open: '查看賬戶',
    field: '地址或名稱',
    hint: '唯讀，毋須錢包',
    submit: '查看',
    problems: {
      invalid: '這既不是地址，也不是名稱。',
      mistyped: '此地址輸入有誤：大小寫不符。請與來源核對。',
      'no-names': '此頁面不查詢名稱。請使用地址。',
      'no-account': '找不到此名稱的賬戶。',
      unreachable: '無法查詢此名稱。'
    }
  },
  receive: {
    open: '接收',
    title: '接收',
    network: '網絡',
    code: (network) => `你在 ${network} 上的地址 QR 碼`,
    only: (network) =>
      `請只經 ${network} 轉賬至此 QR 碼：經其他網絡轉出的資產不會到達此網絡。如你的賬戶是合約（例如 Safe），請確定它存在於 ${network} 上。`,
    address: '你的地址',
    copyAddress: '複製地址',
    copyLink: '複製付款連結'
  },
  network: {
    every: (duration) => `出塊間隔：${duration}`,
    baseFee: '基本費用',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `最近 ${shown} 個區塊的基本費用，每個約 ${low} gwei`
        : `最近 ${shown} 個區塊的基本費用，介乎 ${low} 至 ${high} gwei`,
    table: '各區塊的基本費用',
    block: '區塊'
  },
  tryAgain: '再試一次',
  tryAgainNamed: (network) => `再試一次讀取 ${network}`
}
