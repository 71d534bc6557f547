import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '網路費用',
  atMost: '網路費用上限',
  total: '總計',
  totalAtMost: '總計上限',
  withFee: (amount) => `${amount}，另加網路費用`,
  together: (amount, fee) => `${amount} 和 ${fee}`,
  inWallet: '這裡無法得知。您在錢包中確認之前，錢包會顯示費用。',
  firstStep: (fee) => `如果您的錢包逐步傳送，第一步最多 ${fee}。您在錢包中確認之前，錢包會顯示每筆費用。`
}
