import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '網絡費用',
  atMost: '網絡費用上限',
  total: '總額',
  totalAtMost: '總額上限',
  withFee: (amount) => `${amount}，另加網絡費用`,
  together: (amount, fee) => `${amount} 及 ${fee}`,
  inWallet: '此處無法得知。你在錢包確認之前，錢包會顯示費用。',
  firstStep: (fee) => `如果你的錢包逐步發送，第一步最多 ${fee}。你在錢包確認之前，錢包會顯示每筆費用。`
}
