import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: '네트워크 수수료',
  atMost: '네트워크 수수료(최대)',
  total: '합계',
  totalAtMost: '합계(최대)',
  withFee: (amount) => `${amount} 및 네트워크 수수료`,
  together: (amount, fee) => `${amount} 및 ${fee}`,
  inWallet: '여기서는 알 수 없습니다. 지갑에서 확인하기 전에 지갑에 표시됩니다.',
  firstStep: (fee) =>
    `지갑이 단계를 하나씩 전송하는 경우 첫 단계는 최대 ${fee}입니다. 지갑에서 확인하기 전에 각 수수료가 표시됩니다.`
}
