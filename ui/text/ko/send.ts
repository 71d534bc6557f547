import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: '보내기',
  recipient: '받는 사람',
  recipientHint: '0x와 문자 40자',
  recipientOrNameHint: '0x와 문자 40자, 또는 alice.eth 같은 이름',
  asset: '통화',
  amount: (symbol) => `수량(${symbol})`,
  max: '최대',
  submit: '검토',
  sent: {
    pending: '전송되었습니다. “트랜잭션”에서 확인하세요.',
    confirmed: '전송되어 네트워크에서 확정되었습니다.',
    failed: '전송되었지만 트랜잭션이 실패했습니다.',
    unsaved: '전송되었지만 브라우저에 저장하지 못했습니다. 이 페이지를 닫기 전에 “트랜잭션”에서 확인하세요.'
  },
  isSent: {
    no: '아무것도 전송되지 않았습니다.',
    likely:
      '이 트랜잭션이 이미 네트워크에 있으므로 전송되었을 가능성이 매우 높습니다. 다시 시도하기 전에 지갑을 확인하세요.',
    unknown: '그래도 전송되었을 수 있습니다. 다시 시도하기 전에 지갑을 확인하세요.'
  },
  notThisTime: '이번에는 아무것도 전송되지 않았습니다.',
  late: {
    sent: (asked) => `결국 지갑에서 전송되었습니다: ${asked}. “트랜잭션”에서 확인하세요.`,
    otherAccount: (asked, account) =>
      `결국 지갑에서 승인되었습니다: ${asked}. “트랜잭션”에서 확인하려면 ${account} 계정을 연결하세요.`,
    no: (asked) => `아무것도 전송되지 않았습니다. 지갑이 “${asked}” 요청을 실행하지 않았습니다.`
  },
  attempts: {
    open: '전송되었을 수 있습니다. 전송 여부를 지갑이 확인해 주지 않았습니다. 다시 시도하기 전에 지갑에서 확인하고, 요청이 아직 남아 있으면 거부하세요.',
    overtaken:
      '전송되었을 수 있습니다. 이후 이 계정의 트랜잭션 하나가 확정되었습니다. 이 요청의 트랜잭션인지 탐색기에서 확인하세요.',
    overtakenElsewhere:
      '전송되었을 수 있습니다. 이후 이 계정의 트랜잭션 하나가 확정되었습니다. 이 요청의 트랜잭션인지 지갑에서 확인하세요.',
    explorer: '탐색기에서 계정 보기',
    unreadable:
      '지갑이 응답했지만 읽을 수 없었습니다. 이 페이지가 네트워크에서 트랜잭션을 찾으면 “트랜잭션”에 표시합니다. 다시 시도하기 전에 지갑에서 확인하세요.',
    nonceUsed:
      '이 요청에 쓰일 것으로 예상된 논스를 이 계정의 다른 트랜잭션이 사용했습니다. 요청이 지갑에 아직 남아 있으면 그곳에서 거부하세요.',
    otherTransaction: '탐색기에서 다른 트랜잭션 보기',
    neverSeen:
      '어떤 노드에서도 발견되지 않았습니다. 다음 결제에는 영향이 없습니다. 요청이 지갑에 아직 남아 있으면 그곳에서 거부하세요.',
    dismiss: '닫기',
    dismissNamed: (asked) => `경고 닫기: ${asked}`,
    title: '지갑의 요청',
    more: (count) => `응답이 없는 다른 요청: ${count}`,
    signature: '이 요청이 지갑에 아직 열려 있을 수 있습니다. 열려 있다면 지갑에서 거절하세요.',
    message: '메시지 서명',
    typedData: '데이터 서명',
    other: '다른 요청이 지갑에 아직 열려 있을 수 있습니다. 아직 원하는 것만 지갑에서 승인하세요.',
    unsaved:
      '브라우저가 이 요청을 저장할 수 없습니다. 이 페이지를 닫거나 새로고침하면 전송되더라도 여기에는 기록이 남지 않습니다.'
  },
  again: {
    question: '완전히 같은 전송이 이미 이루어졌을 수 있습니다. 다시 보내면 두 번 지불할 수 있습니다.',
    confirm: '다시 보내기'
  },
  available: (amount) => `사용 가능: ${amount}`,
  otherNetwork: (network) =>
    `이 주소는 ${network}용입니다. 먼저 해당 네트워크로 전환하거나 현재 네트워크의 주소를 입력하세요.`,
  invisibleRemoved: '보이지 않는 문자를 제거했습니다.',
  problems: {
    'missing-recipient': '주소를 입력하세요.',
    'invalid-recipient': '주소가 아닙니다. 0x와 16진수 문자 40자가 필요합니다.',
    'payment-request':
      '수량이나 다른 세부 정보가 있는 결제 요청이라 전체를 그대로 가져올 수 없습니다. 받는 사람과 수량을 직접 입력하세요.',
    'mistyped-recipient': '주소에 오타가 있습니다. 체크섬이 맞지 않습니다. 다시 복사하세요.',
    'resolving-name': '이 이름을 조회하고 있습니다.',
    'invalid-name': '올바른 이름이 아닙니다.',
    'unknown-name': '이 이름에 해당하는 주소가 없습니다.',
    'unreadable-name': '지금은 이 이름을 조회할 수 없습니다. 다시 시도하거나 주소를 입력하세요.',
    'missing-amount': '수량을 입력하세요.',
    'invalid-amount':
      '올바른 수량이 아니거나 소수점 이하 자릿수가 너무 많습니다. 천 단위 구분 기호 없이 1500 또는 0.5처럼 전체를 입력하세요.',
    'zero-amount': '0보다 큰 수량을 입력하세요.',
    'exceeds-balance': '계정의 잔액을 초과합니다.',
    'unknown-fee': '지금은 수수료를 추정할 수 없습니다. 수수료가 충분히 남는 수량을 입력하세요.'
  }
}
