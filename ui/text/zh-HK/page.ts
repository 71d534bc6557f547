import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: '跳至內容',
    mainNavigation: '主要導覽',
    dashboard: '總覽',
    connectWallet: '連接錢包',
    openMenu: '開啟選單',
    closeMenu: '關閉選單',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: '未經你要求，此頁面不會與任何一方通訊。',
    contacts: (hosts) => `此頁面可能隨時與 ${hosts} 通訊。`,
    reconnects: '已連接的錢包會在日後瀏覽時重新連接，直至你中斷連接。',
    connections: '連線紀錄',
    theme: '主題',
    themes: { system: '跟隨系統', light: '淺色', dark: '深色', midnight: '午夜' },
    failed: '此頁面出現問題。',
    tryAgain: '再試一次',
    reload: '重新載入'
  },
  code: {
    offline: '此裝置未連接互聯網。',
    missing: '頁面的部分內容無法載入。再試一次時，頁面可能會重新載入。'
  },
  home: {
    title: '你的錢包，一目了然。',
    lead: '查看餘額，追蹤交易。每次簽署和付款，都由你在錢包內批准。',
    connect: '連接錢包',
    openDashboard: '開啟總覽',
    promises: [
      { title: '私鑰由你保管', text: '此頁面不會接觸任何私鑰，只有你的錢包才會簽署。' },
      {
        title: '沒有背景活動',
        text: '沒有追蹤器，沒有第三方。你連接後，此頁面才會與網絡通訊。'
      },
      {
        title: '如實反映交易',
        text: '待處理、已確認或失敗：一切以鏈上資料為準，重新載入後亦然。'
      }
    ],
    networks: '網絡',
    moreNetworks: (count) => `及另外 ${count} 個`,
    testNetworks: '這些是測試網絡，上面的資產沒有價值。'
  },
  dialogs: {
    close: '關閉',
    back: '返回',
    cancel: '取消',
    details: '詳情',
    copyDetails: '複製詳情'
  },
  connect: {
    connectButton: '連接錢包',
    browserWallet: '瀏覽器錢包'
  }
}
