import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '速度',
  speeds: { slow: '慢', normal: '一般', fast: '快' },
  atMost: (amount) => `最多 ${amount}`,
  effects: {
    slow: '網絡變得更繁忙時，可能需要等候。',
    normal: '網絡變得更繁忙時，仍有餘裕。',
    fast: '網絡變得更繁忙時，餘裕最大。',
    fastAhead: '出價高於最近大多數交易。'
  },
  suggestedForMax: '費用由此頁面建議，你的錢包可能會更改。你將發送全部餘額，因此金額會隨費用變動。',
  suggested: '費用由此頁面建議，你的錢包可能會更改。'
}
