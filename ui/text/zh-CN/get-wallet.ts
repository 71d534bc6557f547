import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

/** Stands for a browser without a name of its own, and takes no spaces. */
const anyBrowser = '您的浏览器'

export const getWallet: typeof english = {
  learn: [
    {
      title: '私钥始终归您',
      text: '钱包保管着您在网络上所拥有资产的私钥。任何页面都看不到私钥。'
    },
    {
      title: '一切由您批准',
      text: '页面只能提出请求。钱包会显示请求的内容，由您决定同意还是拒绝。'
    },
    {
      title: '一种登录方式，适用于所有页面',
      text: '无需输入密码，签署一条简短的消息即可。不收取任何费用。'
    }
  ],
  kinds: {
    both: '扩展程序和应用',
    extension: '浏览器扩展程序',
    app: '手机应用',
    web: '在此浏览器中使用，无需安装'
  },
  get: '获取',
  caution: '任何网站或个人都不需要您的助记词。谁拥有助记词，谁就掌控一切。',
  options: {
    extension: {
      title: (wallet, browser) => (browser === anyBrowser ? `浏览器版 ${wallet}` : `${browser} 版 ${wallet}`),
      text: '位于工具栏，在任何页面一点即用。',
      action: (browser) => (browser === anyBrowser ? `添加到${browser}` : `添加到 ${browser}`)
    },
    app: {
      title: (wallet) => `手机版 ${wallet}`,
      text: '随身携带。',
      scan: '随身携带。扫描二维码即可连接。',
      page: '随身携带。在应用中打开本页面即可连接。',
      action: '获取应用'
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
    code: (wallet) => `用于下载 ${wallet} 的二维码`,
    scan: (wallet) => `扫描二维码，在手机上安装 ${wallet}。`,
    store: (wallet) => `请从应用商店安装 ${wallet}，然后返回本页面。`,
    openStore: '打开应用商店',
    proceed: '继续'
  },
  arrived: (wallet) => `${wallet} 已安装。`,
  connect: '连接',
  proceed: '继续',
  toTheList: '返回列表',
  refresh: '刷新',
  page: {
    code: (wallet) => `用于在 ${wallet} 中打开本页面的二维码`,
    scan: (wallet) => `扫描此二维码，在手机上的 ${wallet} 中打开本页面，然后连接。`,
    addressCode: '本页面网址的二维码',
    scanAddress: (wallet) => `使用 ${wallet} 自带的扫码功能扫描此二维码，或在其中输入本页面的网址。`,
    enter: (wallet) => `复制本页面的网址，在 ${wallet} 的浏览器中打开，然后连接。`,
    copyAddress: '复制本页面的网址',
    loopback: '手机无法打开本页面：其网址仅在这台电脑上有效。'
  },
  learnMore: '了解更多'
}
