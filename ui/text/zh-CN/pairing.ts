import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `用于连接 ${wallet} 的二维码`,
  preparing: '正在准备二维码',
  ready: '二维码已就绪，可以扫描。',
  validFor: (time) => `有效时间 ${time}`,
  newValidFor: (time) => `新二维码，有效时间 ${time}`,
  expiresSoon: '二维码将在一分钟后过期，随后会自动生成新的二维码。',
  renewed: '已更换为新的二维码。',
  copyLink: '复制链接',
  openAny: '打开钱包',
  openAnyTitle: '打开此手机上的钱包',
  openAnyText: '请在钱包中确认，然后返回。',
  openAnyHelp: '没有反应？请复制链接，或用另一部手机扫描二维码。',
  showCode: '显示二维码',
  hideCode: '隐藏二维码',
  confirm: (wallet) => `请在 ${wallet} 中确认连接，然后返回。`,
  preparingLink: '正在准备链接',
  open: (wallet) => `打开 ${wallet}`,
  openAgain: '再次打开',
  notOpened: (wallet) => `${wallet} 没有打开？`,
  notOpenedHelp: '请重试，将链接粘贴到钱包中，或先安装钱包。',
  inAppHelp: '此页面在另一个应用内打开，可能无法从中打开钱包。请通过该应用的菜单在浏览器中打开此页面，或复制其网址。'
}
