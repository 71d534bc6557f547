import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `${count}단계 중 첫 단계는 지금 실행하면 성공합니다. 나머지는 첫 단계에 따라 달라질 수 있어 아직 확인할 수 없습니다. 모두 검토한 후 확인하세요.`,
  preparing: '확인을 요청하기 전에 지갑이 무엇을 지원하는지 살펴보고 있습니다.',
  impossible: '모두 함께 실행되거나 전혀 실행되지 않아야 하는데, 이 지갑에서는 그렇게 할 수 없습니다.',
  asking: (count) => `지갑에서 ${count}단계를 모두 확인하세요.`,
  earlier: '이전 요청이 결국 지갑에 접수되었습니다. 이번 요청도 확인하면 두 번 실행될 수 있습니다.',
  batched: (count) =>
    `지갑이 ${count}단계를 모두 받았으며, 이 페이지가 지갑에 결과를 조회합니다. 전송되면 “트랜잭션”에 표시됩니다.`,
  away: (count) => `지갑이 ${count}단계를 모두 받았습니다. 결과를 알아보려면 같은 계정으로 지갑을 다시 연결하세요.`,
  partial: {
    listed: (count) =>
      `${count}단계 중 일부만 처리되었습니다. 보낸 내역은 “트랜잭션”에 표시됩니다. 다시 시도하기 전에 확인하세요.`,
    unlisted: (count) =>
      `${count}단계 중 일부만 처리되었습니다. 어떤 트랜잭션이 전송되었는지 지갑이 알려 주지 않습니다. 다시 시도하기 전에 지갑에서 확인하세요.`
  },
  confirmed: (count) => `${count}단계가 모두 전송되어 네트워크에서 확정되었습니다.`,
  unlisted: (count) =>
    `지갑에 따르면 ${count}단계가 모두 처리되었지만 어떤 트랜잭션인지는 알려 주지 않아 이 페이지에 표시할 수 없습니다.`,
  failed: '지갑에 따르면 실패했습니다. 어떤 단계도 반영되지 않았습니다.',
  unclear: '결과를 지갑이 알려 주지 않습니다. 다시 시도하기 전에 지갑에서 확인하세요.',
  stepNotSent: {
    notYet: '이 단계는 아직 전송되지 않았습니다.',
    no: '이 단계는 전송되지 않았습니다.',
    notThisTime: '이 단계는 이번에 전송되지 않았습니다.'
  },
  step: (number, count) => `${count}단계 중 ${number}단계:`,
  done: (done, count) => `${count}단계 중 ${done}단계가 처리되었습니다.`
}
