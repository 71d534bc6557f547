import type { feeSpeeds as english } from '#domain/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '速度',
  speeds: { slow: '慢', normal: '一般', fast: '快' },
  atMost: (amount) => `最多 ${amount}`,
  effects: {
    slow: '如果網絡變得繁忙，可能需要等候。',
    normal: '網絡變得繁忙時仍有餘裕。',
    fast: '網絡變得繁忙時餘裕最多。',
    fastAhead: '出價高於近期大多數交易。'
  },
  suggestedForMax: '費用由此頁面建議，你的錢包可能會更改。你正在發送全部資產，因此金額會隨費用變動。',
  suggested: '費用由此頁面建議，你的錢包可能會更改。'
}
