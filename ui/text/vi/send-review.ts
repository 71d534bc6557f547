import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Nội dung bạn gửi',
  terms: {
    to: 'Đến',
    from: 'Từ',
    network: 'Mạng',
    amount: 'Số tiền'
  },
  simulating: 'Đang kiểm tra kết quả của thao tác này.',
  simulatingAgain: 'Đã một lúc trôi qua. Đang kiểm tra xem có gì thay đổi không.',
  ready: 'Nếu gửi bây giờ, thao tác này sẽ thành công. Chưa có gì được gửi.',
  changed: 'Đã có thay đổi kể từ khi bạn xem lại. Chưa có gì được gửi: hãy xem lại lần nữa.',
  unchecked: (reason) =>
    `${reason} Trang này không thể kiểm tra kết quả của thao tác này. Nếu bạn tiếp tục, thao tác có thể thất bại mà vẫn mất phí.`,
  tokenRefused: (reason) => `${reason} Không có gì được gửi.`,
  reverted: 'Người nhận là một hợp đồng không chấp nhận khoản này. Không có gì được gửi.',
  insufficientFunds: 'Số dư tài khoản không đủ cho khoản này và phí mạng. Không có gì được gửi.',
  closed:
    'Tài khoản hoặc mạng trong ví đã thay đổi nên trang này đã đóng phần xem lại. Hãy nhập lại lệnh chuyển nếu bạn vẫn muốn gửi.',
  paidBefore: 'Bạn đã từng gửi tiền đến địa chỉ này từ trang này.',
  notPaidBefore: 'Trang này không ghi nhận khoản nào bạn từng gửi đến địa chỉ này.',
  cautions: {
    'zero-address': 'Đây là địa chỉ 0. Không ai có khóa của địa chỉ này: những gì bạn gửi đến đó sẽ mất.',
    'token-contract':
      'Đây là địa chỉ hợp đồng của một token, không phải của một người. Những gì bạn gửi đến đó rất có thể sẽ mất.',
    'look-alike':
      'Hãy cẩn thận: địa chỉ này có phần đầu và phần cuối giống một địa chỉ bạn biết, nhưng là địa chỉ khác. Những địa chỉ như vậy được tạo ra để gây nhầm lẫn. Địa chỉ bạn biết là:',
    'own-address': 'Đây là tài khoản của chính bạn. Bạn sẽ mất phí để gửi cho chính mình.',
    contract: 'Có một hợp đồng tại địa chỉ này. Hãy chắc chắn rằng hợp đồng có thể chuyển ra những gì bạn gửi vào.',
    'high-fee':
      'Phí mạng cao hơn nhiều so với mức thông thường cho thao tác này. Hãy chắc chắn rằng bạn muốn trả chừng đó.'
  },
  feeUncovered: 'Số dư tài khoản có thể không đủ để trả thêm phí mạng.',
  confirm: 'Xác nhận trong ví',
  confirmAnyway: 'Vẫn gửi',
  payAnyway: 'Vẫn trả phí này',
  again: 'Kiểm tra lại',
  back: 'Quay lại'
}
