import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

/** Stands for a browser without a name of its own, and takes no spaces. */
const anyBrowser = '您的瀏覽器'

export const getWallet: typeof english = {
  learn: [
    {
      title: '私鑰永遠屬於您',
      text: '錢包保管您在網路上所擁有資產的私鑰。任何頁面都看不到私鑰。'
    },
    {
      title: '一切由您核准',
      text: '頁面只能提出請求。錢包會顯示請求的內容，由您決定同意或拒絕。'
    },
    {
      title: '一種登入方式，適用所有頁面',
      text: '不必輸入密碼，只要簽署一則簡短的訊息。不收取任何費用。'
    }
  ],
  kinds: {
    both: '擴充功能和應用程式',
    extension: '瀏覽器擴充功能',
    app: '手機應用程式',
    web: '在這個瀏覽器中使用，不需安裝'
  },
  get: '取得',
  caution: '任何網站或任何人都不需要您的助記詞。誰擁有助記詞，誰就掌控一切。',
  options: {
    extension: {
      title: (wallet, browser) => (browser === anyBrowser ? `瀏覽器版 ${wallet}` : `${browser} 版 ${wallet}`),
      text: '位於工具列，在任何頁面都只要點一下。',
      action: (browser) => (browser === anyBrowser ? `加到${browser}` : `加到 ${browser}`)
    },
    app: {
      title: (wallet) => `手機版 ${wallet}`,
      text: '隨身攜帶。',
      scan: '隨身攜帶。掃描 QR 碼即可連接。',
      page: '隨身攜帶。在應用程式中開啟本頁即可連接。',
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
    scan: (wallet) => `掃描 QR 碼，在手機上安裝 ${wallet}。`,
    store: (wallet) => `請從應用程式商店安裝 ${wallet}，然後返回本頁。`,
    openStore: '開啟應用程式商店',
    proceed: '繼續'
  },
  arrived: (wallet) => `${wallet} 已安裝。`,
  connect: '連接',
  proceed: '繼續',
  toTheList: '返回清單',
  refresh: '重新整理',
  page: {
    code: (wallet) => `用於在 ${wallet} 中開啟本頁的 QR 碼`,
    scan: (wallet) => `掃描這個 QR 碼，在手機上的 ${wallet} 中開啟本頁，然後連接。`,
    addressCode: '本頁網址的 QR 碼',
    scanAddress: (wallet) => `使用 ${wallet} 內建的掃描功能掃描這個 QR 碼，或在其中輸入本頁的網址。`,
    enter: (wallet) => `複製本頁的網址，在 ${wallet} 的瀏覽器中開啟，然後連接。`,
    copyAddress: '複製本頁網址',
    loopback: '手機無法開啟本頁：其網址只在這台電腦上有效。'
  },
  learnMore: '了解更多'
}
