import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'アカウントを切り替える',
    asked: 'アカウントを選択',
    rejected: 'ウォレットでリクエストが拒否されました。引き続きこのアカウントで接続しています。',
    chosenInWallet: (wallet) => `別のアカウントを使うには、${wallet}で選択してください。`
  },
  token: {
    add: 'ウォレットに追加',
    addNamed: (symbol) => `${symbol}をウォレットに追加`,
    switchFirst: (network, symbol) => `${symbol}を追加するには${network}に切り替え`,
    asked: (symbol) => `トークン${symbol}を追加`,
    added: (symbol) => `${symbol}はウォレットの一覧にあります。`,
    notAdded: (symbol, reason) => `${symbol}は追加されませんでした：${reason}`,
    longSymbol:
      'ウォレットが受け付けるシンボルは11文字までです。ウォレットで次のアドレスを使ってトークンを追加してください：'
  }
}
