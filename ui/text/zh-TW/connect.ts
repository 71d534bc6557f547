import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: '連接錢包',
  titles: {
    learn: '什麼是錢包？',
    getAny: '取得錢包',
    scan: (wallet) => (wallet ? `使用 ${wallet} 掃描` : '使用手機掃描'),
    get: (wallet) => `取得 ${wallet}`,
    install: (wallet) => `安裝 ${wallet}`,
    instructions: (wallet) => `設定 ${wallet}`
  },
  groups: {
    installed: '已安裝',
    popular: '熱門'
  },
  recent: '最近使用',
  unsupported: '（不支援）',
  empty: '在這個瀏覽器中找不到錢包。',
  emptyHelp: '新安裝的錢包會自動顯示在這裡。',
  cautions: {
    'shared-identifier': '另一個錢包也使用這個識別碼，其中之一可能是冒充的。',
    'borrowed-name': '與知名錢包同名，但識別碼不同，可能是冒充的。',
    help: '本頁無法判斷其真偽。只有您認得開啟的視窗時，才繼續操作。如有疑慮，請停用不是您安裝的擴充功能。'
  },
  newToWallets: '第一次使用錢包？',
  opening: (wallet) => `正在開啟 ${wallet}…`,
  confirm: (wallet) => `請在 ${wallet} 中確認連接。`,
  pageLink: (wallet) => `${wallet} 會用內建瀏覽器開啟本頁。請在其中連接。`,
  pageInside: (wallet) => `${wallet} 會在其介面中顯示本頁，並自動連接。`,
  openPageIn: (wallet) => `在 ${wallet} 中開啟`,
  connected: (wallet) => `${wallet} 已連接`,
  preparing: '正在載入您的帳戶…',
  failedTitle: (wallet) => `${wallet} 未連接`,
  retry: '重試',
  loading: '正在載入',
  opensNewTab: '在新分頁中開啟'
}
