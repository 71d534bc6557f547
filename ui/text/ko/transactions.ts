import type { transactions as english } from '#ui/text/en/transactions.ts'

export const transactions: typeof english = {
  details: {
    'speed-up': '가속됨: 같은 내용의 다른 트랜잭션으로 대체되었습니다.',
    cancellation: '취소됨: 아무것도 보내지 않는 트랜잭션으로 대체되었습니다.',
    other: '실행되지 않음: 이 계정의 다른 트랜잭션으로 대체되었습니다.',
    unclear:
      '다른 트랜잭션으로 대체되었으며, 그 트랜잭션의 내용은 이 페이지에서 알 수 없습니다. 가속이라면 지불이 이루어졌고, 취소라면 이루어지지 않았습니다. 어느 쪽인지는 지갑에 표시됩니다.',
    outcomeUnknown: '블록에 포함되었지만, 이 네트워크는 성공 여부를 알려 주지 않습니다.',
    reorganised: '이 트랜잭션이 포함된 블록을 네트워크가 버렸습니다. 다시 포함될 수 있습니다.',
    unknown: '네트워크에서 찾을 수 없습니다. 아직 처리될 수 있습니다.',
    beyondHistory: '너무 오래되어 네트워크의 노드에서는 결과를 알 수 없습니다. 블록 탐색기에서는 알 수도 있습니다.',
    neverSeen: '어떤 노드에서도 발견되지 않았습니다. 다음 결제에는 영향이 없습니다. 이 페이지가 계속 찾고 있습니다.',
    nonceUsed: '네트워크에서 찾을 수 없으며, 예상된 논스를 이 계정의 다른 트랜잭션이 사용했습니다.'
  },
  marks: {
    cancelled: '취소됨',
    replaced: '대체됨',
    dropped: '제외됨'
  },
  instead: {
    sent: (amount, recipient) => `대신 ${recipient}에 전송된 수량은 ${amount}입니다.`,
    nothing: (recipient) => `대신 ${recipient}에 빈 트랜잭션이 전송되었습니다.`,
    called: (recipient) => `대신 ${recipient}에 컨트랙트 호출이 전송되었습니다.`,
    calledWith: (amount, recipient) => `대신 ${recipient}에 컨트랙트 호출이 전송되었습니다(${amount} 포함).`,
    created: '대신 컨트랙트가 생성되었습니다.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `지갑이 다른 것을 보냈습니다: ${recipient}에 ${amount} 전송.`,
    nothing: (recipient) => `지갑이 다른 것을 보냈습니다: ${recipient}에 빈 트랜잭션 전송.`,
    called: (recipient) => `지갑이 다른 것을 보냈습니다: ${recipient}에 컨트랙트 호출 전송.`,
    calledWith: (amount, recipient) =>
      `지갑이 다른 것을 보냈습니다: ${recipient}에 컨트랙트 호출 전송(${amount} 포함).`,
    created: '지갑이 다른 것을 보냈습니다: 새 컨트랙트 생성.',
    approved: (spender, token) => `지갑이 다른 것을 보냈습니다: ${spender}에 토큰 ${token} 사용 승인.`,
    otherSender: (address) => `지갑이 다른 계정에서 보냈습니다: ${address}.`,
    nothingArrived: (promised) =>
      `보낸 수량(${promised}) 중 도착한 것이 없습니다. 토큰이 받는 사람에게 아무것도 옮기지 않았습니다.`,
    lessArrived: (arrived, promised) => `보낸 수량(${promised}) 중 도착한 수량: ${arrived}.`
  },
  confirmations: (count, wanted) => `컨펌 ${count}/${wanted}.`,
  unrepeated:
    '실패한 이유는 알 수 없습니다. 같은 호출을 다시 실행했을 때는 실패하지 않았습니다. 가스가 부족했을 수 있습니다.',
  to: '받는 주소',
  unknownSince: (time) => `${time}부터 네트워크에서 찾을 수 없습니다. 아직 처리될 수 있습니다.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    '일부 트랜잭션은 이 페이지의 더 새로운 버전에서 저장되어 여기에 표시되지 않습니다. 데이터는 그대로 보관됩니다.',
  unsaved: '저장 안 됨',
  hasUnsaved:
    '“저장 안 됨” 표시가 있는 트랜잭션의 최신 상태가 브라우저에 저장되지 않았습니다. 이 페이지를 닫으면 여기에서 사라지거나 최신 상태가 아닐 수 있습니다. 계속 추적하려면 해시를 복사하세요.',
  copyHash: '해시 복사',
  remove: '삭제',
  removeNamed: (description) => `목록에서 삭제: ${description}`,
  removed: (description) => `목록에서 삭제됨: ${description}.`,
  removedUnsaved: (description) =>
    `목록에서 삭제했지만 브라우저에 저장하지 못했습니다: ${description}. 이 페이지를 다시 불러오면 다시 나타날 수 있습니다.`,
  ended: {
    title: '종료된 트랜잭션',
    others: (shown) => `외 +${shown}건`
  },
  clearAll: '모두 지우기',
  cleared: (_count, shown) => `활동을 포함하여 이 브라우저에서 트랜잭션 ${shown}건을 지웠습니다.`,
  clearedUnsaved: (_count, shown) =>
    `트랜잭션 ${shown}건을 지웠지만 브라우저에 저장하지 못했습니다. 이 페이지를 다시 불러오면 다시 나타날 수 있습니다.`,
  pendingStay: '대기 중인 트랜잭션은 결과가 나올 때까지 남습니다.',
  undo: '실행 취소',
  putBack: (_count, shown) => `트랜잭션 ${shown}건을 목록에 되돌렸습니다.`
}
