import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'ネットワーク手数料',
  atMost: 'ネットワーク手数料（最大）',
  total: '合計',
  totalAtMost: '合計（最大）',
  withFee: (amount) => `${amount}とネットワーク手数料`,
  together: (amount, fee) => `${amount}と${fee}`,
  inWallet: 'ここではわかりません。ウォレットで承認する前に、ウォレットに表示されます。',
  firstStep: (fee) =>
    `ウォレットがステップを1つずつ送信する場合、最初のステップは最大${fee}です。各手数料は、ウォレットで承認する前に表示されます。`
}
