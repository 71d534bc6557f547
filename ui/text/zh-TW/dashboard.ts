import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: '總覽',
  disconnectedTitle: '連接錢包以查看您的總覽',
  disconnectedText: '連接錢包後，您的餘額和交易會顯示在這裡。',
  unauthenticatedTitle: '登入以查看您的總覽',
  unauthenticatedText: '您的錢包已連接。請簽署一則訊息，證明這個帳戶是您的；不收取任何費用。',
  sessions: {
    title: '已登入的瀏覽器',
    loading: '正在載入您的工作階段',
    here: '這個瀏覽器',
    browserOn: (browser, system) => `${system} 上的 ${browser}`,
    unknownBrowser: '未知瀏覽器',
    lastUsed: (time) => `上次使用：${time}`,
    noOthers: '沒有其他已登入的瀏覽器。',
    others: (count) => `另有 ${count} 個瀏覽器已登入。`,
    end: '結束',
    endNamed: (session) => `結束工作階段：${session}`,
    ending: '正在結束…',
    endOthers: '登出其他所有瀏覽器',
    unreadable: '無法載入您的工作階段。',
    stale: '無法重新載入您的工作階段，因此這份清單可能不是最新的。',
    notEnded: '登入服務未確認這項操作，因此工作階段可能仍然有效。',
    tryAgain: '重試'
  },
  balances: '餘額',
  transactions: '交易',
  allActivity: '所有活動',
  shownOf: (shown, all) => `顯示 ${all} 項中的 ${shown} 項`,
  showMore: '顯示更多',
  current: '已連接',
  reconnecting: '正在重新連線…',
  hideZero: '隱藏零餘額',
  showZero: '顯示零餘額',
  hiddenNetworks: (_count, shown) => `已隱藏 ${shown} 個沒有資產的網路。`,
  hiddenTokens: (_count, shown) => `已隱藏 ${shown} 種零餘額代幣。`,
  totals: '總計',
  totalOn: (symbol, _networks, shown) => `${shown} 個網路上的 ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 個網路中的 ${known} 個）`,
  testTotalOn: (symbol, _networks, shown) => `${shown} 個測試網路上的 ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 個測試網路中的 ${known} 個）`,
  source: {
    block: (number) => `區塊 ${number}`
  },
  attention: {
    title: '需要注意',
    gap: (waiting, missing) =>
      `一筆 nonce 為 ${waiting} 的交易正在等待 nonce 為 ${missing} 的交易，但這個網路上沒有後者。請從您的錢包傳送後者，或在錢包中重設這個帳戶的待處理交易。`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `nonce 為 ${nonce} 的交易至少從${since} 起就在等待。請在錢包中加速或取消該交易：在它完成之前，這個帳戶的其他交易都無法完成。`
        : `有 ${shown} 筆交易在等待網路處理。nonce 為 ${nonce} 的交易至少從${since} 起就在等待，並卡住了其他交易：請在錢包中加速或取消該交易。`,
    noFee: (network, fee) => `餘額不足以支付 ${network} 上的網路費用：一筆一般轉帳的費用可能高達 ${fee}。`,
    delegated: (network) =>
      `在 ${network} 上，這個帳戶會執行某個合約的程式碼（EIP-7702）。該合約可以轉移這個帳戶擁有的一切。如果您不認得該合約，請在錢包中撤銷委託。`,
    contract: '合約地址',
    allowances: {
      found: (network) =>
        `在 ${network} 上，以下地址可以動用這個帳戶持有的全部相應代幣，而且不必再經您同意。請撤銷您不再使用或不認得的授權。`,
      list: '涵蓋全部餘額的授權',
      token: '代幣',
      spender: '被授權地址',
      amount: '授權額度',
      unlimited: '無限',
      others: (network, count) =>
        `${network} 上的其他授權（額度低於這個帳戶的持有量，或屬於這個帳戶未持有的代幣）：${count}`,
      after: '操作後的授權額度',
      none: '無',
      revoke: '撤銷',
      revokeNamed: (token, spender) => `撤銷 ${spender} 對 ${token} 的授權`,
      since: (block) => `只能檢查自區塊 ${block} 起的授權，因此這裡可能缺少更早的無限授權。`,
      noneSince: (network, block) => `在 ${network} 上，自區塊 ${block} 起的授權中未發現無限授權。更早的授權無法檢查。`,
      missed: (tokens, network) => `無法檢查 ${network} 上 ${tokens} 的所有授權，因此這裡可能缺少無限授權。`,
      many: (_count, shown) => `${shown} 種代幣`,
      again: '重試',
      againNamed: '重試檢查授權'
    }
  },
  view: {
    title: '正在查看的帳戶',
    readOnly: '唯讀',
    explanation: '任何人都可以查看任何帳戶。這裡無法簽署任何內容，也無法傳送交易。',
    besideWallet: '您自己的錢包會保持連接。',
    stop: '停止查看',
    lookingUp: '正在查詢名稱…',
    open: '查看帳戶',
    field: '地址或名稱',
    hint: '唯讀，不需錢包',
    submit: '查看',
    problems: {
      invalid: '這既不是地址，也不是名稱。',
      mistyped: '這個地址有輸入錯誤：大小寫不符。請與來源核對。',
      'no-names': '本頁不查詢名稱。請使用地址。',
      'no-account': '找不到這個名稱對應的帳戶。',
      unreachable: '無法查詢這個名稱。'
    }
  },
  receive: {
    open: '接收',
    title: '接收',
    network: '網路',
    code: (network) => `您在 ${network} 上的地址 QR 碼`,
    only: (network) =>
      `請只透過 ${network} 轉帳到這個 QR 碼：透過其他網路轉出的資產不會到達這個網路。如果您的帳戶是合約（例如 Safe），請確認它存在於 ${network} 上。`,
    address: '您的地址',
    copyAddress: '複製地址',
    copyLink: '複製付款連結'
  },
  network: {
    every: (duration) => `出塊間隔：${duration}`,
    baseFee: '基礎費用',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `最近 ${shown} 個區塊的基礎費用，每個約 ${low} gwei`
        : `最近 ${shown} 個區塊的基礎費用，介於 ${low} 與 ${high} gwei 之間`,
    table: '各區塊的基礎費用',
    block: '區塊'
  },
  tryAgain: '重試',
  tryAgainNamed: (network) => `重試讀取 ${network}`
}
