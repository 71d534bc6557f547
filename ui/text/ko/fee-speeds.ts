import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '속도',
  speeds: {
    slow: '느림',
    normal: '보통',
    fast: '빠름'
  },
  atMost: (amount) => `최대 ${amount}`,
  effects: {
    slow: '네트워크가 더 붐비면 기다려야 할 수 있습니다.',
    normal: '네트워크가 더 붐벼도 여유가 있습니다.',
    fast: '네트워크가 더 붐벼도 여유가 가장 많습니다.',
    fastAhead: '최근 트랜잭션 대부분보다 높은 수수료를 제시합니다.'
  },
  suggestedForMax:
    '이 페이지가 제안하는 수수료입니다. 지갑에서 바뀔 수 있습니다. 전액을 보내므로 수량은 수수료에 따라 달라집니다.',
  suggested: '이 페이지가 제안하는 수수료입니다. 지갑에서 바뀔 수 있습니다.'
}
