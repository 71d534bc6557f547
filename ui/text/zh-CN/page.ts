import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: '跳至内容',
    mainNavigation: '主导航',
    dashboard: '概览',
    connectWallet: '连接钱包',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: '未经您要求，本页面不会与任何一方通信。',
    contacts: (hosts) => `本页面随时可能与 ${hosts} 通信。`,
    reconnects: '已连接的钱包会在以后访问时重新连接，直到您断开连接。',
    connections: '连接记录',
    theme: '主题',
    themes: {
      system: '跟随系统',
      light: '浅色',
      dark: '深色',
      midnight: '午夜'
    },
    failed: '此页面出现了问题。',
    tryAgain: '重试',
    reload: '重新加载'
  },
  code: {
    offline: '此设备未连接互联网。',
    missing: '页面的部分内容无法加载。重试时，页面可能会重新加载。'
  },
  home: {
    title: '您的钱包，一目了然。',
    lead: '查看余额，跟踪交易。每一次签名和付款都由您在钱包中批准。',
    connect: '连接钱包',
    openDashboard: '打开概览',
    promises: [
      {
        title: '私钥由您保管',
        text: '本页面从不接触私钥。只有您的钱包才能签名。'
      },
      {
        title: '没有后台活动',
        text: '没有跟踪器，没有第三方。只有在您连接之后，本页面才会与网络通信。'
      },
      {
        title: '如实呈现交易',
        text: '待处理、已确认或失败：以链上数据为准，重新加载后也一样。'
      }
    ],
    networks: '网络',
    moreNetworks: (count) => `以及另外 ${count} 个`,
    testNetworks: '这些是测试网络，其中的资产没有价值。'
  },
  dialogs: {
    close: '关闭',
    back: '返回',
    cancel: '取消',
    details: '详情',
    copyDetails: '复制详情'
  },
  connect: {
    connectButton: '连接钱包',
    browserWallet: '浏览器钱包'
  }
}
