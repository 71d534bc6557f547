import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: '连接钱包',
  titles: {
    learn: '什么是钱包？',
    getAny: '获取钱包',
    scan: (wallet) => (wallet ? `使用 ${wallet} 扫描` : '使用手机扫描'),
    get: (wallet) => `获取 ${wallet}`,
    install: (wallet) => `安装 ${wallet}`,
    instructions: (wallet) => `设置 ${wallet}`
  },
  groups: {
    installed: '已安装',
    popular: '热门'
  },
  recent: '最近使用',
  unsupported: '（不支持）',
  empty: '未在此浏览器中找到钱包。',
  emptyHelp: '新安装的钱包会自动出现在这里。',
  cautions: {
    'shared-identifier': '另一个钱包也使用此标识符，其中之一可能是冒充的。',
    'borrowed-name': '与知名钱包同名，但标识符不同，可能是冒充的。',
    help: '本页面无法判断其真伪。只有您认得打开的窗口时，才继续操作。如有疑问，请停用并非由您安装的扩展程序。'
  },
  newToWallets: '初次使用钱包？',
  opening: (wallet) => `正在打开 ${wallet}…`,
  confirm: (wallet) => `请在 ${wallet} 中确认连接。`,
  pageLink: (wallet) => `${wallet} 会用内置浏览器打开本页面。请在其中连接。`,
  pageInside: (wallet) => `${wallet} 会在其界面中显示本页面，并自动连接。`,
  openPageIn: (wallet) => `在 ${wallet} 中打开`,
  connected: (wallet) => `${wallet} 已连接`,
  preparing: '正在加载您的账户…',
  failedTitle: (wallet) => `${wallet} 未连接`,
  retry: '重试',
  loading: '正在加载',
  opensNewTab: '在新标签页中打开'
}
