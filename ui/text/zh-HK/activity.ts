import type { activity as english } from '#ui/text/en/activity.ts'

const transactionCount = (_count: number, shown: string) => `${shown} 筆交易`
const entryCount = (_count: number, shown: string) => `${shown} 項記錄`

export const activity: typeof english = {
  title: '活動',
  disconnectedTitle: '連接錢包以查看你的活動',
  disconnectedText: '連接錢包後，你從此頁面發送的交易會在此列出。',
  unauthenticatedTitle: '登入以查看你的活動',
  unauthenticatedText: '你的錢包已連接。請簽署一段訊息，證明賬戶屬於你；此舉不收費。',
  scope:
    '此賬戶從此頁面發送的交易，以此瀏覽器保留的為限：最多 10,000 筆，如儲存空間已滿則更少。在別處發送的交易及收到的資產不會列出。',
  scopeWithTransfers:
    '此賬戶從此頁面發送的交易，以此瀏覽器保留的為限：最多 10,000 筆，如儲存空間已滿則更少。此頁面所列代幣的轉賬會從網絡讀取，不論從何處發送。除此以外，在別處發送的交易及收到的資產不會列出。',
  notOfOthers: '活動只會顯示已連接賬戶的記錄，因為大部分記錄儲存在此瀏覽器。至於只供查看的賬戶，可在總覽查看餘額。',
  viewedDashboard: '查看該賬戶的總覽',
  own: '你自己的活動',
  list: '交易',
  readingHistory: '正在讀取此瀏覽器儲存的記錄…',
  filters: '篩選',
  search: '搜尋',
  searchHint: '描述、地址或雜湊值',
  network: '網絡',
  everyNetwork: '全部',
  state: '狀態',
  states: {
    all: '全部',
    pending: '待處理',
    confirmed: '已確認',
    failed: '失敗',
    replaced: '已取代'
  },
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${transactionCount(all, shownAll)}中的 ${some} 筆`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${entryCount(all, shownAll)}中的 ${some} 項`,
  noneMatch: '沒有相符的交易。',
  showAll: '清除篩選',
  notHere: '此賬戶在此瀏覽器的活動中，沒有此連結所指的交易。',
  exportCsv: '匯出 CSV',
  exportJson: '匯出 JSON',
  exported: (shown) => `已匯出：${shown}。`,
  today: '今天',
  yesterday: '昨天',
  unknownDay: '日期不詳',
  details: '交易詳情',
  facts: {
    status: '狀態',
    network: '網絡',
    from: '由',
    to: '至',
    hash: '雜湊值',
    proposal: '提案',
    replacedBy: '取代它的交易',
    nonce: 'Nonce'
  },
  timeline: '經過',
  steps: {
    asked: '已向你的錢包提出要求。',
    sent: '已發送：你的錢包已向此頁面提供其雜湊值。',
    proposed: '已向 Safe 提交提案。',
    firstPolled: (block) => `自區塊 ${block} 起在網絡上查找。`,
    seen: '已有節點收到。',
    reorganised: (block) => `曾在區塊 ${block} 內，但網絡其後捨棄了該區塊。`,
    mined: (count, _wanted, shownWanted) => `已納入區塊：已有 ${count} 次確認，共需 ${shownWanted} 次。`,
    inBlock: (block) => `已納入區塊 ${block}。`,
    replacedInBlock: (block) => `取代它的交易在區塊 ${block} 內。`,
    settledAt: (block) => `到區塊 ${block} 時發現已被取代。`,
    awaited: '正等待納入區塊。',
    confirmed: '已確認。',
    failed: '失敗。',
    reverted: '失敗：網絡已撤回操作，只收取了費用。',
    final: '已成定局：區塊已足夠深，網絡不會再捨棄。'
  },
  hurry: {
    title: '加速或取消',
    where: (nonce) =>
      `在你的錢包開啟這筆交易（nonce ${nonce}），並選擇「加速」或「取消」。此頁面其後會自行查明納入區塊的是哪一筆。`,
    whereWithoutNonce: '在你的錢包開啟這筆交易，並選擇「加速」或「取消」。此頁面其後會自行查明納入區塊的是哪一筆。',
    why: '此頁面不會代你發送另一筆交易：許多錢包會忽略頁面指定的 nonce，你便會付款兩次。'
  },
  forget: '移除這筆交易的記錄',
  copyLink: '複製連結',
  transfers: {
    title: '代幣轉賬',
    searchOn: (network) => `${network}：`,
    titles: {
      in: (amount) => `已收到 ${amount}`,
      out: (amount) => `已發送 ${amount}`,
      self: (amount) => `已向同一賬戶發送 ${amount}`
    },
    from: (address) => `由 ${address}`,
    to: (address) => `至 ${address}`,
    reading: '搜尋中…',
    nothingYet: '尚未搜尋。',
    everything: '已搜尋至第一個區塊。',
    since: (block) => `已往前搜尋至區塊 ${block}。`,
    sinceTime: (block, time) => `已往前搜尋至區塊 ${block}（${time}）。`,
    refused: (reason) => `${reason}無法讀取轉賬。`,
    refusedOlder: (reason) => `${reason}無法讀取較早的轉賬。`,
    unreadable: (tokens) => `${tokens} 的部分轉賬可能遺漏：無法讀取其日誌。`,
    lookedAt: (time) => `已於${time} 讀取最新區塊。`,
    further: '再往前搜尋',
    again: '再試一次',
    newer: '再次搜尋',
    furtherNamed: (network) => `在 ${network} 再往前搜尋`,
    againNamed: (network) => `在 ${network} 再試一次`,
    newerNamed: (network) => `在 ${network} 再次搜尋`,
    overview: (_count, shown) => `${shown} 個網絡的代幣轉賬`,
    withNothing: (count) => `顯示金額為零的轉賬（${count}）`,
    aboutNothing: '任何人都能製造這類轉賬，甚至以你的名義製造，藉此把與你認識的地址相似的地址混入此清單。',
    lookAlike: '相似地址',
    lookAlikeOf:
      '請小心：對方地址的開頭和結尾與你認識的地址相似，但並非同一個。這類地址是為了令人混淆而製造的。你認識的地址是：',
    details: '轉賬詳情',
    amount: '金額',
    token: '代幣',
    block: '區塊',
    time: '時間',
    notFound: '目前找到的轉賬中，沒有此連結所指的一筆。請再往前搜尋，或檢查所連接的是哪個賬戶。'
  }
}
