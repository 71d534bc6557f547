import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: '切换账户',
    asked: '选择账户',
    rejected: '请求在您的钱包中被拒绝。您仍以此账户保持连接。',
    chosenInWallet: (wallet) => `如需使用其他账户，请在 ${wallet} 中选择。`
  },
  token: {
    add: '添加到钱包',
    addNamed: (symbol) => `将 ${symbol} 添加到钱包`,
    switchFirst: (network, symbol) => `切换到 ${network} 以添加 ${symbol}`,
    asked: (symbol) => `添加代币 ${symbol}`,
    added: (symbol) => `${symbol} 已在您钱包的列表中。`,
    notAdded: (symbol, reason) => `未添加 ${symbol}：${reason}`,
    longSymbol: '钱包只接受最多 11 个字符的代号。请在钱包中用其地址添加代币：'
  }
}
