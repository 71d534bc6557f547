import type { networkFees as english } from '#domain/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '網絡費用',
  atMost: '網絡費用上限',
  total: '總額',
  totalAtMost: '總額上限',
  withFee: (amount) => `${amount} 及網絡費用`,
  together: (amount, fee) => `${amount} 及 ${fee}`,
  inWallet: '此處未能得知。錢包會在你確認之前顯示費用。',
  firstStep: (fee) => `如果錢包逐步發送，第一步最多 ${fee}。錢包會在你確認之前顯示每項費用。`
}
