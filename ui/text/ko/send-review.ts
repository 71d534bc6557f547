import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: '보내는 내용',
  terms: {
    to: '받는 주소',
    from: '보내는 계정',
    network: '네트워크',
    amount: '수량'
  },
  simulating: '실행 결과를 확인하고 있습니다.',
  simulatingAgain: '시간이 지났습니다. 내용이 그대로인지 확인하고 있습니다.',
  ready: '지금 실행하면 성공합니다. 아직 아무것도 전송되지 않았습니다.',
  changed: '검토하신 이후 내용이 바뀌었습니다. 아직 아무것도 전송되지 않았습니다. 다시 검토하세요.',
  unchecked: (reason) =>
    `${reason} 이 페이지에서는 실행 결과를 확인할 수 없습니다. 계속하면 실패하고도 수수료가 들 수 있습니다.`,
  tokenRefused: (reason) => `${reason} 아무것도 전송되지 않았습니다.`,
  reverted: '받는 주소는 이를 받지 않는 컨트랙트입니다. 아무것도 전송되지 않았습니다.',
  insufficientFunds: '계정의 잔액으로는 이 금액과 네트워크 수수료를 낼 수 없습니다. 아무것도 전송되지 않았습니다.',
  closed: '지갑의 계정이나 네트워크가 바뀌어 검토를 닫았습니다. 계속 보내려면 전송 내용을 다시 입력하세요.',
  paidBefore: '이전에 이 페이지에서 이 주소로 보낸 적이 있습니다.',
  notPaidBefore: '이 페이지에는 이전에 이 주소로 보낸 내역이 없습니다.',
  cautions: {
    'zero-address': '제로 주소입니다. 아무도 이 주소의 개인 키를 갖고 있지 않으므로, 이곳으로 보낸 것은 사라집니다.',
    'token-contract':
      '사람의 주소가 아니라 토큰 컨트랙트의 주소입니다. 이곳으로 보낸 것은 사라질 가능성이 매우 높습니다.',
    'look-alike':
      '주의하세요. 이 주소는 알고 있는 주소와 앞뒤가 같아 보이지만 다른 주소입니다. 이런 주소는 착각하게 하려고 만든 것입니다. 알고 있는 주소는 다음과 같습니다:',
    'own-address': '본인의 계정입니다. 자신에게 보내면서 수수료를 내게 됩니다.',
    contract: '이 주소에는 컨트랙트가 있습니다. 이곳으로 보낸 것을 다시 꺼낼 수 있는지 확인하세요.',
    'high-fee': '네트워크 수수료가 이런 작업의 평소 수준보다 훨씬 높습니다. 이만큼 내려는 것이 맞는지 확인하세요.'
  },
  feeUncovered: '계정의 잔액이 네트워크 수수료까지 내기에는 부족할 수 있습니다.',
  confirm: '지갑에서 확인',
  confirmAnyway: '그래도 보내기',
  payAnyway: '그래도 이 수수료 내기',
  again: '다시 확인',
  back: '뒤로'
}
