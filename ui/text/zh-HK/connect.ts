import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: '連接錢包',
  titles: {
    learn: '甚麼是錢包？',
    getAny: '取得錢包',
    scan: (wallet) => (wallet ? `使用 ${wallet} 掃描` : '使用手機掃描'),
    get: (wallet) => `取得 ${wallet}`,
    install: (wallet) => `安裝 ${wallet}`,
    instructions: (wallet) => `設定 ${wallet}`
  },
  groups: { installed: '已安裝', popular: '熱門' },
  recent: '最近使用',
  unsupported: '（不支援）',
  empty: '在此瀏覽器找不到錢包。',
  emptyHelp: '新安裝的錢包會自動在此顯示。',
  cautions: {
    'shared-identifier': '另一個錢包使用相同的識別碼，其中一個可能是冒充的。',
    'borrowed-name': '名稱與某個知名錢包相同，但識別碼不同，可能是冒充的。',
    help: '此頁面無法判斷其真偽。只有你認得所開啟的視窗時，才繼續操作。如有疑問，請停用並非由你安裝的擴充功能。'
  },
  newToWallets: '未用過錢包？',
  opening: (wallet) => `正在開啟 ${wallet}…`,
  confirm: (wallet) => `請在 ${wallet} 確認連接。`,
  pageLink: (wallet) => `${wallet} 會用內置瀏覽器開啟此頁面，請在其中連接。`,
  pageInside: (wallet) => `${wallet} 會在其介面內顯示此頁面，並自動連接。`,
  openPageIn: (wallet) => `在 ${wallet} 開啟`,
  connected: (wallet) => `已連接 ${wallet}`,
  preparing: '正在載入你的賬戶…',
  failedTitle: (wallet) => `未能連接 ${wallet}`,
  retry: '重試',
  loading: '載入中',
  opensNewTab: '在新分頁開啟'
}
