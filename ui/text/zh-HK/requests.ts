import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: '切換賬戶',
    asked: '選擇賬戶',
    rejected: '要求在你的錢包被拒絕。你仍以此賬戶保持連接。',
    chosenInWallet: (wallet) => `如要使用其他賬戶，請在 ${wallet} 選擇。`
  },
  token: {
    add: '加入錢包',
    addNamed: (symbol) => `將 ${symbol} 加入錢包`,
    switchFirst: (network, symbol) => `切換至 ${network} 以加入 ${symbol}`,
    asked: (symbol) => `加入代幣 ${symbol}`,
    added: (symbol) => `${symbol} 已在你錢包的清單內。`,
    notAdded: (symbol, reason) => `未有加入 ${symbol}：${reason}`,
    longSymbol: '錢包只接受最多 11 個字元的代號。請在錢包中以其地址加入代幣：'
  }
}
