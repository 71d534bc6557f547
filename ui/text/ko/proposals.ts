import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Safe에 제안되었습니다. 필요한 수의 소유자가 동의하기 전에는 아무것도 전송되지 않습니다.',
    failed: '아무것도 전송되지 않았습니다. Safe에서 거부, 대체 또는 삭제되었습니다.'
  },
  sent: 'Safe에 제안되었습니다. “트랜잭션”에 표시되며, 필요한 수의 소유자가 동의하면 전송됩니다.',
  unsaved: 'Safe에 제안되었지만 브라우저에 저장하지 못했습니다. 이 페이지를 닫은 후에는 Safe에서 확인하세요.',
  late: (asked) => `결국 Safe에 제안되었습니다: ${asked}. “트랜잭션”에서 확인하세요.`,
  attempt:
    '제안되었을 수 있습니다. 제안 여부를 Safe가 확인해 주지 않았습니다. 다시 시도하기 전에 Safe의 대기열을 확인하세요.',
  owners: 'Safe의 다른 소유자도 서명해야 할 수 있습니다. 이 페이지는 최대 8분 동안 기다립니다.'
}
