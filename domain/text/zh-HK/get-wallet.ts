import type { getWallet as english } from '#domain/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: '你的密鑰始終屬於你',
      text: '錢包保管密鑰，讓你掌控自己在網絡上的資產。任何頁面都看不到密鑰。'
    },
    {
      title: '一切由你批准',
      text: '頁面只能提出要求。錢包會顯示要求的內容，由你決定是否同意。'
    },
    {
      title: '一種登入方式，適用於所有頁面',
      text: '你只需簽署一段短訊息，毋須輸入密碼，亦不收費。'
    }
  ],
  kinds: {
    both: '擴充功能及應用程式',
    extension: '瀏覽器擴充功能',
    app: '手機應用程式',
    web: '在此瀏覽器使用，毋須安裝'
  },
  get: '取得',
  caution: '沒有任何網站或人需要你的助記詞。誰取得它，誰就能控制一切。',
  options: {
    extension: {
      title: (wallet, browser) => `適用於 ${browser} 的 ${wallet}`,
      text: '位於工具列，在任何頁面一按即用。',
      action: (browser) => `加到 ${browser}`
    },
    app: {
      title: (wallet) => `手機版 ${wallet}`,
      text: '隨身攜帶。',
      scan: '隨身攜帶。掃描 QR 碼即可連接。',
      page: '隨身攜帶。在應用程式內開啟此頁面即可連接。',
      action: '取得應用程式'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: '你的瀏覽器'
  },
  download: {
    code: (wallet) => `用於下載 ${wallet} 的 QR 碼`,
    scan: (wallet) => `掃描 QR 碼，在手機安裝 ${wallet}。`,
    store: (wallet) => `從商店安裝 ${wallet}，然後返回此頁面。`,
    openStore: '開啟商店',
    proceed: '繼續'
  },
  arrived: (wallet) => `已安裝 ${wallet}。`,
  connect: '連接',
  proceed: '繼續',
  toTheList: '返回清單',
  refresh: '重新整理',
  page: {
    code: (wallet) => `用於在 ${wallet} 開啟此頁面的 QR 碼`,
    scan: (wallet) => `掃描此 QR 碼，在手機的 ${wallet} 開啟此頁面，並在該處連接。`,
    addressCode: '此頁面網址的 QR 碼',
    scanAddress: (wallet) => `請用 ${wallet} 內置的掃描器掃描此 QR 碼，或在該處輸入此頁面的網址。`,
    enter: (wallet) => `複製此頁面的網址，在 ${wallet} 的瀏覽器開啟，並在該處連接。`,
    copyAddress: '複製此頁面的網址',
    loopback: '手機無法開啟此頁面：其網址只能在這部電腦使用。'
  },
  learnMore: '了解更多'
}
