import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: '切換帳戶',
    asked: '選擇帳戶',
    rejected: '請求在您的錢包中遭到拒絕。您仍以這個帳戶保持連接。',
    chosenInWallet: (wallet) => `若要使用其他帳戶，請在 ${wallet} 中選擇。`
  },
  token: {
    add: '加到錢包',
    addNamed: (symbol) => `將 ${symbol} 加到錢包`,
    switchFirst: (network, symbol) => `切換到 ${network} 以加入 ${symbol}`,
    asked: (symbol) => `加入代幣 ${symbol}`,
    added: (symbol) => `${symbol} 已在您錢包的清單中。`,
    notAdded: (symbol, reason) => `未加入 ${symbol}：${reason}`,
    longSymbol: '錢包只接受最多 11 個字元的代號。請在錢包中用其地址加入代幣：'
  }
}
