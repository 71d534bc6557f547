import type { networkFees as english } from '#domain/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '網路費用',
  atMost: '網路費用上限',
  total: '總計',
  totalAtMost: '總計上限',
  withFee: (amount) => `${amount}，另加網路費用`,
  together: (amount, fee) => `${amount} 和 ${fee}`,
  inWallet: '這裡無法得知。在您於錢包中確認之前，錢包會顯示。',
  firstStep: (fee) => `如果您的錢包逐步傳送，第一個步驟最多 ${fee}。在您於錢包中確認之前，錢包會顯示每筆費用。`
}
