import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: '登入',
    wrongNetwork: '錯誤的網路',
    activity: '活動',
    accountButton: (label) => `帳戶 ${label}`,
    chainButton: (name) => `網路：${name}`
  },
  networks: {
    block: (number) => `區塊 ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${time} 時落後 ${shown} 個區塊。`,
    slowSince: (time) => `從${time} 起回應變慢。`,
    inReserve: '備用',
    trouble: (since, reason, next) => `從${since} 起：${reason}${next}`,
    unreachable: '無法連上這個節點。',
    restingUntil: (time) => `已暫停，${time} 恢復。`
  },
  lost: {
    slow: '您的錢包沒有及時回應。請解鎖錢包（如果錢包剛更新過，請重新載入頁面），然後再次連接。',
    absent: '在這個瀏覽器中找不到您的錢包。請啟用其擴充功能並重新載入，或連接其他錢包。',
    wallet: '無法確定您上次使用的是哪個錢包，因此本頁未連接。請連接您信任的錢包。',
    account: '您的錢包提供的帳戶和您上次使用的不同。只有您自己切換過帳戶時，才使用這個帳戶。',
    useOtherAccount: '使用另一個帳戶',
    unsavedDisconnect: (wallet) => `您已中斷連接，但瀏覽器無法儲存這個狀態。重新載入本頁時，可能會再次連接 ${wallet}。`
  },
  balance: {
    loading: '正在載入餘額',
    sentence: (text) => `${text}。`,
    unreachable: (network) => `無法連上 ${network}`,
    unreachableShort: '無法連上',
    notLoaded: (network) => `尚未載入 ${network} 上的餘額`,
    behind: (network) => `${network} 上的餘額可能不是最新`,
    notLoadedShort: '未載入',
    tryingAgain: '自動重試中。',
    staleSince: (time) => `最後更新於${time}`,
    unreadable: (symbol) => `無法讀取 ${symbol}`,
    asksForPause: (time) => `節點要求暫停：${time} 之前不傳送任何請求。`,
    failures: {
      unreachable: '這個網路沒有任何節點回應。',
      timeout: '節點沒有及時回應。',
      'rate-limited': '節點正在限制請求次數。',
      malformed: '節點傳回無效的回應。',
      'wrong-chain': '這個節點屬於另一個網路。',
      reverted: '這筆交易會失敗。',
      'insufficient-funds': '帳戶餘額不足以支付。',
      invalid: '網路不接受此交易：其 Gas、費用或 nonce 不正確。',
      refused: '節點拒絕了請求。',
      behind: '回應的節點落後，還沒有最新的區塊。',
      'not-loaded': '頁面缺少部分內容。'
    }
  },
  signIn: {
    title: '驗證您的帳戶',
    text: '請在錢包中簽署一則訊息，證明這個帳戶是您的。簽署不會轉移任何資產，也不收取費用。',
    leaving: '取消會中斷錢包連接。',
    rejected: '您尚未登入。',
    late: '訊息在簽署時已過期，因此需要重新簽署。',
    busyUntil: (time) => `登入服務在 ${time} 之前忙碌。`,
    notHere: (network) => `無法在 ${network} 上登入。`,
    contractNotHere: (network) => `合約帳戶無法在 ${network} 上登入。`,
    stillOpen: '請求在您的錢包中仍未處理。請在錢包中拒絕。',
    accountChanged: (account) =>
      `您的錢包已從 ${account} 切換到另一個帳戶，因此沒有簽署任何內容。先前的請求可能仍在您的錢包中等待處理。`,
    preparing: '正在準備訊息…',
    send: '傳送訊息',
    waiting: '正在等待簽名…',
    verifying: '正在驗證簽名…',
    tryAgain: '重試',
    cancel: '取消',
    errors: {
      preparing: '準備訊息時發生錯誤，請重試！',
      signing: '簽署訊息時發生錯誤，請重試！',
      verifying: '驗證簽名時發生錯誤，請重試！',
      unknown: '糟糕，發生問題了！'
    },
    shown: {
      title: '您將簽署的內容',
      website: '網站',
      account: '帳戶',
      network: '網路',
      networkWithId: (name, chainId) => `${name}（鏈 ID ${chainId}）`,
      validity: '訊息有效期限',
      unknown: '尚未得知',
      forMinutes: (minutes) => `最長 ${minutes} 分鐘`,
      until: (time) => `至 ${time}`
    },
    notAsShown:
      '準備好的訊息和這裡顯示的內容不同，因此未向您的錢包提出請求，也沒有簽署任何內容。請重新傳送訊息；如果再次發生，請重新載入頁面。',
    switched:
      '準備訊息時，錢包的帳戶或網路有所變更，因此未向您的錢包提出請求，也沒有簽署任何內容。請檢查這裡顯示的內容，然後重新傳送訊息。',
    differs: (what, shown, found) => `${what}：應為 ${shown}，訊息中為 ${found}。`,
    differences: {
      layout: '這段文字不符合本頁登入訊息的格式。',
      domain: '網站',
      uri: '頁面網址',
      account: '帳戶',
      chain: '鏈 ID',
      nonce: 'Nonce',
      times: '訊息的有效時間與顯示的不符。'
    },
    other: (account) => `${account} 已登入，可能是在另一個分頁。在這裡登入會結束那個工作階段。`,
    signedIn: '已登入',
    since: '登入時間',
    until: '有效期限至',
    signOut: '登出',
    left: (account) => `您的錢包已切換到另一個帳戶，因此 ${account} 的工作階段已結束。`,
    ended: '您的工作階段已結束：可能已過期，或已在其他瀏覽器中結束。您的錢包仍保持連接；請重新登入以繼續。',
    uncertain: '無法連上登入服務，因此工作階段可能已經結束。自動重試中。'
  },
  account: {
    copyAddress: '複製地址',
    copied: '已複製！',
    copyFailed: '複製失敗。文字已選取，請手動複製。',
    viaWalletConnect: (wallet) => `${wallet}（透過 WalletConnect）`,
    disconnect: '中斷連接',
    recentTransactions: '最近交易',
    viewAll: '查看全部',
    viewOnExplorer: '在區塊鏈瀏覽器查看',
    noTransactions: '您從本頁傳送的交易會顯示在這裡。'
  },
  transactions: {
    statuses: {
      pending: '待處理',
      confirmed: '已確認',
      failed: '失敗'
    },
    announced: (description, status) => `${description}：${status}`,
    opensExplorer: '在新分頁中開啟區塊鏈瀏覽器',
    damaged: '部分已儲存的交易無法讀取，因此未列出。這些資料會原樣保留。',
    sentTo: (amount, recipient) => `向 ${recipient} 傳送 ${amount}`,
    revoked: (token) => `撤銷一項 ${token} 授權`
  },
  chains: {
    title: '切換網路',
    connected: '已連接',
    confirmInWallet: '請在錢包中確認',
    wrongNetwork: '偵測到錯誤的網路，請切換網路或中斷連接以繼續。',
    cannotSwitch: (app) => `您的錢包不支援從 ${app} 切換網路。請改在錢包中切換。`,
    followsTo: (network) => `您的錢包切換到 ${network} 後，本頁會自動跟著切換。`,
    followsToSupported: '您的錢包切換到本頁支援的網路後，本頁會自動跟著切換。',
    followsToAny: '您的錢包切換到以下任一網路後，本頁會自動跟著切換。',
    disconnect: '中斷連接',
    retry: '重試',
    switchTo: (network) => `切換到 ${network}`,
    filter: '尋找網路',
    noneFound: '沒有這個名稱的網路。',
    failed: (network, reason) => `錢包不在 ${network} 上：${reason}`,
    notConfigured: (chainId, connector) => `連接器「${connector}」未設定鏈「${chainId}」。`
  }
}
