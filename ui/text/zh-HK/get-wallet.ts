import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

/** Stands for a browser without a name of its own, and takes no spaces. */
const anyBrowser = '你的瀏覽器'

export const getWallet: typeof english = {
  learn: [
    {
      title: '你的私鑰始終屬於你',
      text: '錢包保管你在網絡上所擁有資產的私鑰。任何頁面都看不到私鑰。'
    },
    {
      title: '一切由你批准',
      text: '頁面只能提出要求。錢包會顯示要求的內容，由你決定同意或拒絕。'
    },
    {
      title: '一種登入方式，適用於所有頁面',
      text: '毋須輸入密碼，只需簽署一段簡短的訊息。此舉不收費。'
    }
  ],
  kinds: {
    both: '擴充功能及應用程式',
    extension: '瀏覽器擴充功能',
    app: '手機應用程式',
    web: '在此瀏覽器使用，毋須安裝'
  },
  get: '取得',
  caution: '任何網站或任何人都不需要你的助記詞。誰持有助記詞，誰就能控制一切。',
  options: {
    extension: {
      title: (wallet, browser) => (browser === anyBrowser ? `瀏覽器版 ${wallet}` : `${browser} 版 ${wallet}`),
      text: '位於工具列，在任何頁面一按即用。',
      action: (browser) => (browser === anyBrowser ? `加至${browser}` : `加至 ${browser}`)
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
    other: anyBrowser
  },
  download: {
    code: (wallet) => `用於下載 ${wallet} 的 QR 碼`,
    scan: (wallet) => `掃描 QR 碼，在手機安裝 ${wallet}。`,
    store: (wallet) => `請從應用程式商店安裝 ${wallet}，然後返回此頁面。`,
    openStore: '開啟應用程式商店',
    proceed: '繼續'
  },
  arrived: (wallet) => `已安裝 ${wallet}。`,
  connect: '連接',
  proceed: '繼續',
  toTheList: '返回清單',
  refresh: '重新整理',
  page: {
    code: (wallet) => `用於在 ${wallet} 開啟此頁面的 QR 碼`,
    scan: (wallet) => `掃描此 QR 碼，在手機的 ${wallet} 開啟此頁面，然後連接。`,
    addressCode: '此頁面網址的 QR 碼',
    scanAddress: (wallet) => `請用 ${wallet} 內置的掃描功能掃描此 QR 碼，或在其中輸入此頁面的網址。`,
    enter: (wallet) => `複製此頁面的網址，在 ${wallet} 的瀏覽器開啟，然後連接。`,
    copyAddress: '複製此頁面的網址',
    loopback: '手機無法開啟此頁面：其網址只在這部電腦有效。'
  },
  learnMore: '了解更多'
}
