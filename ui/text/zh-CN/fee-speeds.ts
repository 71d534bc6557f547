import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '速度',
  speeds: {
    slow: '慢',
    normal: '正常',
    fast: '快'
  },
  atMost: (amount) => `最多 ${amount}`,
  effects: {
    slow: '网络变得更繁忙时，可能需要等待。',
    normal: '网络变得更繁忙时，仍有余量。',
    fast: '网络变得更繁忙时，余量最大。',
    fastAhead: '出价高于最近的大多数交易。'
  },
  suggestedForMax: '费用由本页面建议，您的钱包可能会更改。您将发送全部余额，因此金额会随费用变化。',
  suggested: '费用由本页面建议，您的钱包可能会更改。'
}
