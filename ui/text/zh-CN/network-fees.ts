import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '网络费用',
  atMost: '网络费用上限',
  total: '总计',
  totalAtMost: '总计上限',
  withFee: (amount) => `${amount}，另加网络费用`,
  together: (amount, fee) => `${amount} 和 ${fee}`,
  inWallet: '此处无法得知。您在钱包中确认之前，钱包会显示该费用。',
  firstStep: (fee) => `如果您的钱包逐步发送，第一步最多 ${fee}。您在钱包中确认之前，钱包会显示每笔费用。`
}
