import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '速度',
  speeds: {
    slow: '低速',
    normal: '標準',
    fast: '高速'
  },
  atMost: (amount) => `最大${amount}`,
  effects: {
    slow: 'ネットワークが混み合うと、待つことがあります。',
    normal: 'ネットワークの混雑に対して、ある程度の余裕があります。',
    fast: 'ネットワークの混雑に対して、最も余裕があります。',
    fastAhead: '最近のほとんどのトランザクションより高い額を提示します。'
  },
  suggestedForMax:
    '手数料はこのページの提案です。ウォレットで変更されることがあります。全額を送るため、数量は手数料に応じて変わります。',
  suggested: '手数料はこのページの提案です。ウォレットで変更されることがあります。'
}
