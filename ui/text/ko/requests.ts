import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: '계정 전환',
    asked: '계정 선택',
    rejected: '지갑에서 요청이 거부되었습니다. 이 계정으로 계속 연결되어 있습니다.',
    chosenInWallet: (wallet) => `다른 계정을 사용하려면 ${wallet}에서 선택하세요.`
  },
  token: {
    add: '지갑에 추가',
    addNamed: (symbol) => `${symbol} 토큰을 지갑에 추가`,
    switchFirst: (network, symbol) => `${network} 네트워크로 전환하여 ${symbol} 추가`,
    asked: (symbol) => `토큰 ${symbol} 추가`,
    added: (symbol) => `${symbol} 토큰이 지갑의 목록에 있습니다.`,
    notAdded: (symbol, reason) => `${symbol} 토큰이 추가되지 않았습니다: ${reason}`,
    longSymbol: '지갑은 11자 이하의 기호만 받습니다. 지갑에서 다음 주소로 토큰을 추가하세요:'
  }
}
