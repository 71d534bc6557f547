import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: '로그인',
    wrongNetwork: '잘못된 네트워크',
    activity: '활동',
    accountButton: (label) => `계정 ${label}`,
    chainButton: (name) => `네트워크: ${name}`
  },
  networks: {
    block: (number) => `블록 ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${time} 기준으로 블록 ${shown}개 뒤처져 있습니다.`,
    slowSince: (time) => `${time}부터 응답이 느립니다.`,
    inReserve: '예비',
    trouble: (since, reason, next) => `${since}부터 문제가 있습니다. ${reason} ${next}`,
    unreachable: '노드에 연결할 수 없습니다.',
    restingUntil: (time) => `${time}까지 일시 중지되었습니다.`
  },
  lost: {
    slow: '지갑이 제시간에 응답하지 않았습니다. 지갑의 잠금을 해제하거나, 지갑이 업데이트되었다면 페이지를 새로고침한 후 다시 연결하세요.',
    absent:
      '이 브라우저에서 지갑을 찾을 수 없습니다. 지갑의 확장 프로그램을 켜고 새로고침하거나 다른 지갑을 연결하세요.',
    wallet: '마지막으로 사용한 지갑을 확실히 알 수 없어 연결하지 않았습니다. 신뢰하는 지갑을 연결하세요.',
    account: '지갑이 지난번에 사용한 것과 다른 계정을 제시하고 있습니다. 직접 계정을 전환한 경우에만 사용하세요.',
    useOtherAccount: '다른 계정 사용',
    unsavedDisconnect: (wallet) =>
      `연결이 해제되었지만 브라우저에 저장하지 못했습니다. 이 페이지를 다시 불러오면 ${wallet}에 다시 연결될 수 있습니다.`
  },
  balance: {
    loading: '잔액 불러오는 중',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network}에 연결할 수 없음`,
    unreachableShort: '연결할 수 없음',
    notLoaded: (network) => `${network}의 잔액을 불러오지 못함`,
    behind: (network) => `${network}의 잔액이 최신이 아닐 수 있음`,
    notLoadedShort: '불러오지 못함',
    tryingAgain: '자동으로 다시 시도하고 있습니다.',
    staleSince: (time) => `마지막 확인: ${time}`,
    unreadable: (symbol) => `${symbol} 잔액을 읽을 수 없음`,
    asksForPause: (time) => `노드가 대기를 요청했으므로 ${time} 전에는 요청을 보내지 않습니다.`,
    failures: {
      unreachable: '이 네트워크의 어떤 노드도 응답하지 않습니다.',
      timeout: '노드가 제시간에 응답하지 않았습니다.',
      'rate-limited': '노드가 요청 수를 제한하고 있습니다.',
      malformed: '노드가 잘못된 응답을 보냈습니다.',
      'wrong-chain': '이 노드는 다른 네트워크의 노드입니다.',
      reverted: '이 트랜잭션은 보내도 실패합니다.',
      'insufficient-funds': '계정의 잔액으로는 지불할 수 없습니다.',
      invalid: '네트워크가 이 트랜잭션을 받아들이지 않습니다. 가스, 수수료 또는 논스가 맞지 않습니다.',
      refused: '노드가 요청을 거부했습니다.',
      behind: '응답한 노드가 뒤처져 있어 최신 블록이 아직 없습니다.',
      'not-loaded': '페이지의 일부를 불러오지 못했습니다.'
    }
  },
  signIn: {
    title: '계정 인증',
    text: '지갑에서 메시지에 서명하여 본인의 계정임을 증명하세요. 자산이 이동하지 않으며 비용도 들지 않습니다.',
    leaving: '취소하면 지갑 연결이 해제됩니다.',
    rejected: '로그인되지 않았습니다.',
    late: '서명되었을 때 메시지가 이미 만료되어 새 서명이 필요합니다.',
    busyUntil: (time) => `로그인 서비스가 ${time}까지 사용 중입니다.`,
    notHere: (network) => `${network}에서는 로그인할 수 없습니다.`,
    contractNotHere: (network) => `컨트랙트인 계정은 ${network}에서 로그인할 수 없습니다.`,
    stillOpen: '요청이 지갑에 아직 열려 있습니다. 지갑에서 거부하세요.',
    accountChanged: (account) =>
      `지갑의 계정이 ${account}에서 다른 계정으로 바뀌어 아무것도 서명되지 않았습니다. 이전 요청이 지갑에 아직 열려 있을 수 있습니다.`,
    preparing: '메시지 준비 중…',
    send: '메시지 보내기',
    waiting: '서명을 기다리는 중…',
    verifying: '서명 확인 중…',
    tryAgain: '다시 시도',
    cancel: '취소',
    errors: {
      preparing: '메시지를 준비하는 중 오류가 발생했습니다. 다시 시도하세요.',
      signing: '메시지에 서명하는 중 오류가 발생했습니다. 다시 시도하세요.',
      verifying: '서명을 확인하는 중 오류가 발생했습니다. 다시 시도하세요.',
      unknown: '문제가 발생했습니다.'
    },
    shown: {
      title: '서명할 내용',
      website: '웹사이트',
      account: '계정',
      network: '네트워크',
      networkWithId: (name, chainId) => `${name} (체인 ID ${chainId})`,
      validity: '메시지 유효 기간',
      unknown: '아직 알 수 없음',
      forMinutes: (minutes) => `최대 ${minutes}분`,
      until: (time) => `${time}까지`
    },
    notAsShown:
      '준비된 메시지가 여기에 표시된 내용과 달라 지갑에 요청하지 않았습니다. 아무것도 서명되지 않았습니다. 메시지를 다시 보내고, 계속 반복되면 페이지를 새로고침하세요.',
    switched:
      '메시지를 준비하는 동안 지갑의 계정이나 네트워크가 바뀌어 지갑에 요청하지 않았습니다. 아무것도 서명되지 않았습니다. 여기에 표시된 내용을 확인한 후 메시지를 다시 보내세요.',
    differs: (what, shown, found) => `${what}: 예상 값 ${shown}, 메시지의 값 ${found}.`,
    differences: {
      layout: '이 페이지가 작성하는 형식의 로그인 메시지가 아닙니다.',
      domain: '웹사이트',
      uri: '페이지 주소',
      account: '계정',
      chain: '체인 ID',
      nonce: '논스',
      times: '메시지의 유효 기간이 표시된 기간과 다릅니다.'
    },
    other: (account) =>
      `${account} 계정이 로그인되어 있습니다(다른 탭일 수 있음). 여기서 로그인하면 그 세션은 종료됩니다.`,
    signedIn: '로그인됨',
    since: '시작',
    until: '만료',
    signOut: '로그아웃',
    left: (account) => `지갑이 다른 계정으로 전환되어 ${account} 계정의 세션이 종료되었습니다.`,
    ended:
      '세션이 종료되었습니다. 만료되었거나 다른 브라우저에서 종료되었습니다. 지갑은 아직 연결되어 있습니다. 계속하려면 다시 로그인하세요.',
    uncertain: '로그인 서비스에 연결할 수 없어 세션이 이미 종료되었을 수 있습니다. 자동으로 다시 시도하고 있습니다.'
  },
  account: {
    copyAddress: '주소 복사',
    copied: '복사됨',
    copyFailed: '복사하지 못했습니다. 텍스트가 선택되어 있으니 직접 복사하세요.',
    viaWalletConnect: (wallet) => `${wallet} (WalletConnect 사용)`,
    disconnect: '연결 해제',
    recentTransactions: '최근 트랜잭션',
    viewAll: '모두 보기',
    viewOnExplorer: '탐색기에서 보기',
    noTransactions: '이 페이지에서 보낸 트랜잭션이 여기에 표시됩니다.'
  },
  transactions: {
    statuses: {
      pending: '대기 중',
      confirmed: '확정',
      failed: '실패'
    },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: '새 탭에서 탐색기 열기',
    damaged: '저장된 트랜잭션 중 일부를 읽을 수 없어 목록에 표시하지 않습니다. 데이터는 그대로 보관됩니다.',
    sentTo: (amount, recipient) => `${recipient}에 ${amount} 보내기`,
    revoked: (token) => `${token} 사용 승인 철회`
  },
  chains: {
    title: '네트워크 전환',
    connected: '연결됨',
    confirmInWallet: '지갑에서 확인하세요',
    wrongNetwork: '잘못된 네트워크입니다. 계속하려면 전환하거나 연결을 해제하세요.',
    cannotSwitch: (app) =>
      `이 지갑은 ${app}에서 네트워크를 전환하는 기능을 지원하지 않습니다. 지갑에서 직접 전환해 보세요.`,
    followsTo: (network) => `지갑을 ${network} 네트워크로 전환하면 이 페이지도 자동으로 전환됩니다.`,
    followsToSupported: '지갑을 이 페이지가 지원하는 네트워크로 전환하면 이 페이지도 자동으로 전환됩니다.',
    followsToAny: '지갑을 다음 네트워크 중 하나로 전환하면 이 페이지도 자동으로 전환됩니다.',
    disconnect: '연결 해제',
    retry: '다시 시도',
    switchTo: (network) => `${network} 네트워크로 전환`,
    filter: '네트워크 찾기',
    noneFound: '이 이름의 네트워크가 없습니다.',
    failed: (network, reason) => `${network} 네트워크로 전환되지 않았습니다: ${reason}`,
    notConfigured: (chainId, connector) => `커넥터 “${connector}”에 체인 “${chainId}”의 설정이 없습니다.`
  }
}
