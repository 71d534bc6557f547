import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: '登入',
    wrongNetwork: '網絡不符',
    activity: '活動',
    accountButton: (label) => `賬戶 ${label}`,
    chainButton: (name) => `網絡：${name}`
  },
  networks: {
    block: (number) => `區塊 ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${time} 時落後 ${shown} 個區塊。`,
    slowSince: (time) => `自${time} 起回應緩慢。`,
    inReserve: '備用',
    trouble: (since, reason, next) => `自${since} 起：${reason}${next}`,
    unreachable: '無法連線至此節點。',
    restingUntil: (time) => `暫停至${time}。`
  },
  lost: {
    slow: '你的錢包未有及時回應。請解鎖錢包（如錢包剛更新，請重新載入頁面），然後再次連接。',
    absent: '在此瀏覽器找不到你的錢包。請啟用其擴充功能並重新載入，或連接其他錢包。',
    wallet: '無法確定你上次使用哪個錢包，因此此頁面未有連接。請連接你信任的錢包。',
    account: '你的錢包提供的賬戶與你上次使用的不同。只有你自己切換過賬戶時，才使用該賬戶。',
    useOtherAccount: '使用另一個賬戶',
    unsavedDisconnect: (wallet) =>
      `你已中斷連接，但瀏覽器無法儲存這項更改。再次載入此頁面時，可能會重新連接 ${wallet}。`
  },
  balance: {
    loading: '正在載入餘額',
    sentence: (text) => `${text}。`,
    unreachable: (network) => `無法連線至 ${network}`,
    unreachableShort: '無法連線',
    notLoaded: (network) => `未載入 ${network} 上的餘額`,
    behind: (network) => `${network} 上的餘額可能不是最新`,
    notLoadedShort: '未載入',
    tryingAgain: '正在自動重試。',
    staleSince: (time) => `最後更新於${time}`,
    unreadable: (symbol) => `無法讀取 ${symbol}`,
    asksForPause: (time) => `節點要求暫停：${time}前不傳送任何要求。`,
    failures: {
      unreachable: '此網絡沒有節點回應。',
      timeout: '節點未有及時回應。',
      'rate-limited': '節點正限制要求次數。',
      malformed: '節點傳回無效的回應。',
      'wrong-chain': '此節點屬於另一個網絡。',
      reverted: '這筆交易會失敗。',
      'insufficient-funds': '賬戶餘額不足以支付。',
      invalid: '網絡不接受此交易：其 Gas、費用或 nonce 不正確。',
      refused: '節點拒絕了要求。',
      behind: '回應的節點落後，尚未有最新區塊。',
      'not-loaded': '頁面缺少部分內容。'
    }
  },
  signIn: {
    title: '驗證你的賬戶',
    text: '請在你的錢包簽署一段訊息，證明此賬戶屬於你。此舉不會轉移任何資產，亦不收費。',
    leaving: '取消會中斷與錢包的連接。',
    rejected: '你尚未登入。',
    late: '訊息在簽署時已過期，因此需要重新簽署。',
    busyUntil: (time) => `登入服務在 ${time} 之前繁忙。`,
    notHere: (network) => `無法在 ${network} 上登入。`,
    contractNotHere: (network) => `合約賬戶無法在 ${network} 上登入。`,
    stillOpen: '要求在你的錢包仍未處理。請在錢包中拒絕。',
    accountChanged: (account) =>
      `你的錢包已由 ${account} 轉到另一個賬戶，因此沒有簽署任何內容。之前的要求可能仍在你的錢包等待處理。`,
    preparing: '正在準備訊息…',
    send: '發送訊息',
    waiting: '正在等待簽名…',
    verifying: '正在驗證簽名…',
    tryAgain: '再試一次',
    cancel: '取消',
    errors: {
      preparing: '準備訊息時出錯，請重試！',
      signing: '簽署訊息時出錯，請重試！',
      verifying: '驗證簽名時出錯，請重試！',
      unknown: '哎呀，出了點問題！'
    },
    shown: {
      title: '你將簽署的內容',
      website: '網站',
      account: '賬戶',
      network: '網絡',
      networkWithId: (name, chainId) => `${name}（鏈 ID ${chainId}）`,
      validity: '訊息有效期',
      unknown: '尚未得知',
      forMinutes: (minutes) => `最多 ${minutes} 分鐘`,
      until: (time) => `至 ${time}`
    },
    notAsShown:
      '所準備的訊息與此處顯示的不同，因此未有向你的錢包提出要求，亦沒有簽署任何內容。請再次發送訊息；如情況持續，請重新載入頁面。',
    switched:
      '準備訊息期間，錢包的賬戶或網絡已更改，因此未有向你的錢包提出要求，亦沒有簽署任何內容。請檢查此處顯示的內容，然後再次發送訊息。',
    differs: (what, shown, found) => `${what}：應為 ${shown}，訊息中是 ${found}。`,
    differences: {
      layout: '這段文字不符合此頁面登入訊息的格式。',
      domain: '網站',
      uri: '頁面網址',
      account: '賬戶',
      chain: '鏈 ID',
      nonce: 'Nonce',
      times: '訊息的有效時間與所示不符。'
    },
    other: (account) => `${account} 已登入，可能是在另一分頁。在此登入會結束該工作階段。`,
    signedIn: '已登入',
    since: '登入時間',
    until: '有效期至',
    signOut: '登出',
    left: (account) => `你的錢包已切換至另一個帳戶，因此 ${account} 的工作階段已結束。`,
    ended: '你的工作階段已結束：可能已過期，或已在另一瀏覽器結束。你的錢包仍保持連接；請再次登入以繼續。',
    uncertain: '無法連線至登入服務，因此工作階段可能已經結束。正在自動重試。'
  },
  account: {
    copyAddress: '複製地址',
    copied: '已複製！',
    copyFailed: '複製失敗。文字已選取，請自行複製。',
    viaWalletConnect: (wallet) => `${wallet}（經 WalletConnect）`,
    disconnect: '中斷連接',
    recentTransactions: '最近交易',
    viewAll: '查看全部',
    viewOnExplorer: '在區塊瀏覽器查看',
    noTransactions: '你從此頁面發送的交易會在此顯示。'
  },
  transactions: {
    statuses: { pending: '待處理', confirmed: '已確認', failed: '失敗' },
    announced: (description, status) => `${description}：${status}`,
    opensExplorer: '在新分頁開啟區塊瀏覽器',
    damaged: '部分已儲存的交易無法讀取，因此未有列出。其資料會原樣保留。',
    sentTo: (amount, recipient) => `發送 ${amount} 至 ${recipient}`,
    revoked: (token) => `撤銷一項 ${token} 授權`
  },
  chains: {
    title: '切換網絡',
    connected: '已連接',
    confirmInWallet: '請在錢包確認',
    wrongNetwork: '偵測到網絡不符，請切換網絡或中斷連接以繼續。',
    cannotSwitch: (app) => `你的錢包不支援從 ${app} 切換網絡。請改為在錢包內切換。`,
    followsTo: (network) => `你的錢包切換至 ${network} 後，此頁面會自動隨之切換。`,
    followsToSupported: '你的錢包切換至此頁面支援的網絡後，此頁面會自動隨之切換。',
    followsToAny: '你的錢包切換至其中一個網絡後，此頁面會自動隨之切換。',
    disconnect: '中斷連接',
    retry: '再試一次',
    switchTo: (network) => `切換至 ${network}`,
    filter: '尋找網絡',
    noneFound: '沒有此名稱的網絡。',
    failed: (network, reason) => `錢包不在 ${network}：${reason}`,
    notConfigured: (chainId, connector) => `連接器「${connector}」未設定鏈「${chainId}」。`
  }
}
