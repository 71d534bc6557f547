import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Phí mạng',
  atMost: 'Phí mạng tối đa',
  total: 'Tổng cộng',
  totalAtMost: 'Tổng cộng tối đa',
  withFee: (amount) => `${amount} và phí mạng`,
  together: (amount, fee) => `${amount} và ${fee}`,
  inWallet: 'Không biết được ở đây. Ví sẽ hiển thị phí trước khi bạn xác nhận trong ví.',
  firstStep: (fee) =>
    `Tối đa ${fee} cho bước đầu tiên nếu ví gửi từng bước một. Ví sẽ hiển thị mọi khoản phí trước khi bạn xác nhận trong ví.`
}
