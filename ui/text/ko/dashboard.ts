import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: '대시보드',
  disconnectedTitle: '대시보드를 보려면 지갑을 연결하세요',
  disconnectedText: '지갑을 연결하면 잔액과 트랜잭션이 여기에 표시됩니다.',
  unauthenticatedTitle: '대시보드를 보려면 로그인하세요',
  unauthenticatedText:
    '지갑이 연결되었습니다. 메시지 하나에 서명하여 본인의 계정임을 증명하세요. 비용은 들지 않습니다.',
  sessions: {
    title: '로그인된 브라우저',
    loading: '세션 불러오는 중',
    here: '이 브라우저',
    browserOn: (browser, system) => `${browser} (${system})`,
    unknownBrowser: '알 수 없는 브라우저',
    lastUsed: (time) => `마지막 사용: ${time}`,
    noOthers: '로그인된 다른 브라우저가 없습니다.',
    others: (count) => `다른 브라우저 ${count}개에 로그인되어 있습니다.`,
    end: '종료',
    endNamed: (session) => `세션 종료: ${session}`,
    ending: '종료 중…',
    endOthers: '다른 모든 곳에서 로그아웃',
    unreadable: '세션을 불러오지 못했습니다.',
    stale: '세션을 다시 불러오지 못해 이 목록이 최신이 아닐 수 있습니다.',
    notEnded: '로그인 서비스가 확인해 주지 않아 세션이 아직 유효할 수 있습니다.',
    tryAgain: '다시 시도'
  },
  balances: '잔액',
  transactions: '트랜잭션',
  allActivity: '모든 활동',
  shownOf: (shown, all) => `${all}개 중 ${shown}개 표시`,
  showMore: '더 보기',
  current: '연결됨',
  reconnecting: '다시 연결하는 중…',
  hideZero: '잔액 0 숨기기',
  showZero: '잔액 0 표시',
  hiddenNetworks: (_count, shown) => `자산이 없는 네트워크 ${shown}개를 숨겼습니다.`,
  hiddenTokens: (_count, shown) => `잔액이 0인 토큰 ${shown}종을 숨겼습니다.`,
  totals: '합계',
  totalOn: (symbol, _networks, shown) => `네트워크 ${shown}개의 ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `네트워크 ${shownAll}개 중 ${known}개의 ${symbol}`,
  testTotalOn: (symbol, _networks, shown) => `테스트 네트워크 ${shown}개의 ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `테스트 네트워크 ${shownAll}개 중 ${known}개의 ${symbol}`,
  source: {
    block: (number) => `블록 ${number}`
  },
  attention: {
    title: '확인 필요',
    gap: (waiting, missing) =>
      `논스 ${waiting}의 트랜잭션이 논스 ${missing}의 트랜잭션을 기다리고 있지만, 이 네트워크에는 그 트랜잭션이 없습니다. 지갑에서 그 트랜잭션을 보내거나, 지갑에서 이 계정의 대기 중인 트랜잭션을 초기화하세요.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `논스 ${nonce}의 트랜잭션이 적어도 ${since}부터 대기하고 있습니다. 지갑에서 가속하거나 취소하세요. 그 전에는 이 계정의 다른 트랜잭션이 처리되지 않습니다.`
        : `트랜잭션 ${shown}건이 대기 중입니다. 논스 ${nonce}의 트랜잭션이 적어도 ${since}부터 대기하며 나머지를 막고 있습니다. 지갑에서 가속하거나 취소하세요.`,
    noFee: (network, fee) =>
      `${network}의 네트워크 수수료를 내기에 잔액이 부족합니다. 단순 전송에도 최대 ${fee}까지 들 수 있습니다.`,
    delegated: (network) =>
      `${network}에서 이 계정은 컨트랙트의 코드를 실행합니다(EIP-7702). 그 컨트랙트는 이 계정이 소유한 모든 것을 옮길 수 있습니다. 모르는 컨트랙트라면 지갑에서 위임을 철회하세요.`,
    contract: '컨트랙트',
    allowances: {
      found: (network) =>
        `${network}에서 다음 주소는 이 계정이 보유한 토큰 전부를 다시 묻지 않고 사용할 수 있습니다. 더 이상 쓰지 않거나 모르는 승인은 철회하세요.`,
      list: '잔액 전체에 대한 사용 승인',
      token: '토큰',
      spender: '승인받은 주소',
      amount: '승인 한도',
      unlimited: '무제한',
      others: (network, count) =>
        `${network}의 다른 사용 승인(보유량보다 적거나 보유하지 않은 토큰에 대한 승인): ${count}개`,
      after: '변경 후 승인 한도',
      none: '없음',
      revoke: '철회',
      revokeNamed: (token, spender) => `${spender}의 ${token} 사용 승인 철회`,
      since: (block) =>
        `블록 ${block} 이후의 승인만 확인할 수 있었으므로, 그 이전의 무제한 승인은 여기에 없을 수 있습니다.`,
      noneSince: (network, block) =>
        `${network}: 블록 ${block} 이후의 승인에서 무제한 승인이 발견되지 않았습니다. 그 이전의 승인은 확인하지 못했습니다.`,
      missed: (tokens, network) =>
        `${network}에서 ${tokens}의 승인을 모두 확인하지는 못해 무제한 승인이 여기에 없을 수 있습니다.`,
      many: (_count, shown) => `토큰 ${shown}종`,
      again: '다시 시도',
      againNamed: '사용 승인 확인 다시 시도'
    }
  },
  view: {
    title: '보고 있는 계정',
    readOnly: '읽기 전용',
    explanation: '누구나 어떤 계정이든 볼 수 있습니다. 여기서는 서명하거나 보낼 수 없습니다.',
    besideWallet: '내 지갑은 연결된 상태로 유지됩니다.',
    stop: '보기 종료',
    lookingUp: '이름 조회 중…',
    open: '계정 보기',
    field: '주소 또는 이름',
    hint: '읽기 전용, 지갑 불필요',
    submit: '보기',
    problems: {
      invalid: '주소도 이름도 아닙니다.',
      mistyped: '주소에 오타가 있습니다. 대문자가 맞지 않습니다. 원래 주소와 대조해 보세요.',
      'no-names': '이 페이지는 이름을 조회하지 않습니다. 주소를 사용하세요.',
      'no-account': '이 이름에 해당하는 계정을 찾을 수 없습니다.',
      unreachable: '이름을 조회하지 못했습니다.'
    }
  },
  receive: {
    open: '받기',
    title: '받기',
    network: '네트워크',
    code: (network) => `${network}의 내 주소 QR 코드`,
    only: (network) =>
      `이 코드로는 ${network}에서만 보내세요. 다른 네트워크에서 보낸 자산은 이 네트워크에 도착하지 않습니다. 계정이 Safe 같은 컨트랙트라면 ${network}에도 존재하는지 확인하세요.`,
    address: '내 주소',
    copyAddress: '주소 복사',
    copyLink: '결제 링크 복사'
  },
  network: {
    every: (duration) => `${duration}마다 한 블록`,
    baseFee: '기본 수수료',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `최근 ${shown}개 블록의 기본 수수료, 각각 약 ${low} gwei`
        : `최근 ${shown}개 블록의 기본 수수료, ${low}~${high} gwei`,
    table: '블록별 기본 수수료',
    block: '블록'
  },
  tryAgain: '다시 시도',
  tryAgainNamed: (network) => `${network} 읽기 다시 시도`
}
