import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: '계속하려면 지갑을 연결하세요.',
  unconfigured: '이 페이지에는 이 컨트랙트의 네트워크가 없습니다.',
  elsewhere: (network) => `지갑이 다른 네트워크를 사용 중입니다. 계속하려면 ${network} 네트워크로 전환하세요.`,
  simulating: '실행 결과를 확인하고 있습니다.',
  simulatingAgain: '검토하신 이후 네트워크에 새 블록이 추가되었습니다. 지갑에 요청하기 전에 다시 확인하고 있습니다.',
  review: '지금 실행하면 성공합니다. 검토한 후 확인하세요.',
  changed: '검토하신 이후 실행 결과가 바뀌었습니다. 다시 검토하세요.',
  checkedAt: (time) => `${time}에 확인했습니다.`,
  notCheckedAgain:
    '다시 확인하지 못했습니다. 검토하신 내용 그대로 표시됩니다. 한 번 더 확인하면 그 내용을 지갑에 요청합니다.',
  unsimulated: (reason) =>
    `${reason} 이 페이지에서는 실행 결과를 확인할 수 없습니다. 계속하면 실패하고도 수수료가 들 수 있습니다.`,
  notYet: '아직 아무것도 전송되지 않았습니다.',
  notYetAgain: '같은 요청이 이미 전송되었을 수 있습니다. 아직 다시 보내지는 않았습니다.',
  repeating: '완전히 같은 요청이 이미 전송되었을 수 있습니다. 다시 보내면 두 번 실행될 수 있습니다.',
  revalidating: '내용이 그대로인지 확인하고 있습니다.',
  asking: '지갑에서 확인하세요.',
  sent: '전송되었습니다. 대시보드의 “트랜잭션”에서 확인하세요.',
  earlier: '이전 요청이 결국 지갑에서 전송되었습니다. 이번 요청도 확인하면 두 번 실행됩니다.',
  unsaved: {
    asked:
      '브라우저가 이 요청을 저장할 수 없습니다. 이 페이지를 닫거나 새로고침하면 지갑이 전송하더라도 여기에는 기록이 남지 않습니다.',
    sent: '브라우저에 저장하지 못했습니다. 이 페이지를 닫거나 새로고침하면 더 이상 여기에 표시되지 않습니다.'
  },
  removed:
    '전송되었지만 “트랜잭션”에 더 이상 없어 결과를 알 수 없습니다. 다시 시도하기 전에 지갑이나 탐색기에서 확인하세요.',
  reverted: '전송되었지만 실패했습니다. 아무것도 반영되지 않았고 수수료만 들었습니다.',
  revertedBecause: (reason) => `전송되었지만 실패했습니다. 아무것도 반영되지 않았고 수수료만 들었습니다. ${reason}`,
  reviewed: '확인할 내용',
  terms: {
    from: '보내는 계정',
    contract: '컨트랙트',
    network: '네트워크',
    amount: '수량'
  },
  actions: {
    connect: '지갑 연결',
    confirm: '지갑에서 확인',
    confirmAgain: '한 번 더 보내기',
    again: '다시 시도',
    back: '뒤로'
  }
}
