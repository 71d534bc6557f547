import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '시뮬레이션',
  unknown: '어떤 잔액이 바뀌는지 알려 준 노드가 없습니다.',
  sends: (amount) => `보내는 수량: ${amount}.`,
  falls: (amount) => `잔액 감소: ${amount}.`,
  stays: (symbol) => `${symbol} 잔액은 그대로입니다.`,
  receives: (amount) => `받는 수량: ${amount}.`,
  recipientReceives: (amount) => `받는 사람이 받는 수량: ${amount}.`,
  alsoReceives: (amount) => `추가로 받는 수량: ${amount}.`,
  alsoReceivesUnknown: '이 페이지가 알지 못하고 가치도 알 수 없는 토큰도 받습니다:',
  recipientReceivesLess: (amount) =>
    `받는 사람이 받는 수량은 ${amount}뿐이며, 보내는 수량보다 적습니다. 전송할 때마다 일부를 떼거나 반올림하는 토큰이 있습니다.`,
  recipientReceivesNothing: '받는 사람은 보낸 것을 받지 못합니다. 받는 주소의 잔액이 늘어나지 않습니다.',
  alsoPays: (amount) => `계정에서 추가로 나가는 수량: ${amount}.`,
  alsoPaysUnknown: '이 페이지가 알지 못하는 토큰도 계정에서 일부 나갑니다:',
  contradicted:
    '성공한다는 확인 결과와 실패한다는 확인 결과가 모두 있습니다. 계속하면 실패하고도 수수료가 들 수 있습니다.'
}
