import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: '跳至內容',
    mainNavigation: '主導覽',
    dashboard: '總覽',
    connectWallet: '連接錢包',
    openMenu: '開啟選單',
    closeMenu: '關閉選單',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: '未經您要求，本頁不會與任何一方通訊。',
    contacts: (hosts) => `本頁可能隨時與 ${hosts} 通訊。`,
    reconnects: '已連接的錢包會在日後造訪時重新連接，直到您中斷連接。',
    connections: '連線紀錄',
    theme: '主題',
    themes: {
      system: '系統預設',
      light: '淺色',
      dark: '深色',
      midnight: '午夜'
    },
    failed: '此頁面發生問題。',
    tryAgain: '重試',
    reload: '重新載入'
  },
  code: {
    offline: '這個裝置未連上網際網路。',
    missing: '頁面的部分內容無法載入。重試時，頁面可能會重新載入。'
  },
  home: {
    title: '您的錢包，一目了然。',
    lead: '查看餘額，追蹤交易。每一次簽署和付款，都由您在錢包中核准。',
    connect: '連接錢包',
    openDashboard: '開啟總覽',
    promises: [
      {
        title: '私鑰由您保管',
        text: '本頁從不接觸私鑰。只有您的錢包才能簽署。'
      },
      {
        title: '沒有背景活動',
        text: '沒有追蹤器，沒有第三方。只有在您連接之後，本頁才會與網路通訊。'
      },
      {
        title: '如實呈現交易',
        text: '待處理、已確認或失敗：以鏈上資料為準，重新載入後也一樣。'
      }
    ],
    networks: '網路',
    moreNetworks: (count) => `還有 ${count} 個`,
    testNetworks: '這些是測試網路，上面的資產沒有價值。'
  },
  dialogs: {
    close: '關閉',
    back: '返回',
    cancel: '取消',
    details: '詳細資料',
    copyDetails: '複製詳細資料'
  },
  connect: {
    connectButton: '連接錢包',
    browserWallet: '瀏覽器錢包'
  }
}
