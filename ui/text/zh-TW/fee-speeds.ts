import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: '速度',
  speeds: {
    slow: '慢',
    normal: '一般',
    fast: '快'
  },
  atMost: (amount) => `最多 ${amount}`,
  effects: {
    slow: '網路變得更壅塞時，可能需要等待。',
    normal: '網路變得更壅塞時，仍有餘裕。',
    fast: '網路變得更壅塞時，餘裕最大。',
    fastAhead: '出價高於最近的大多數交易。'
  },
  suggestedForMax: '費用由本頁建議，您的錢包可能會變更。您要傳送全部餘額，因此金額會隨費用調整。',
  suggested: '費用由本頁建議，您的錢包可能會變更。'
}
