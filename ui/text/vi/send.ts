import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Gửi',
  recipient: 'Người nhận',
  recipientHint: '0x và 40 ký tự',
  recipientOrNameHint: '0x và 40 ký tự, hoặc một tên như alice.eth',
  asset: 'Loại tiền',
  amount: (symbol) => `Số tiền (${symbol})`,
  max: 'Tối đa',
  submit: 'Xem lại',
  sent: {
    pending: 'Đã gửi. Hãy theo dõi trong mục Giao dịch.',
    confirmed: 'Đã gửi và được mạng xác nhận.',
    failed: 'Đã gửi nhưng giao dịch thất bại.',
    unsaved: 'Đã gửi, nhưng trình duyệt không lưu được. Hãy theo dõi trong mục Giao dịch trước khi đóng trang này.'
  },
  isSent: {
    no: 'Không có gì được gửi.',
    likely: 'Mạng đã có giao dịch này, nên rất có thể giao dịch đã được gửi: hãy kiểm tra ví trước khi thử lại.',
    unknown: 'Giao dịch vẫn có thể đã được gửi: hãy kiểm tra ví trước khi thử lại.'
  },
  notThisTime: 'Lần này không có gì được gửi.',
  late: {
    sent: (asked) => `Rốt cuộc ví của bạn đã gửi: ${asked}. Hãy theo dõi trong mục Giao dịch.`,
    otherAccount: (asked, account) =>
      `Rốt cuộc ví của bạn đã chấp thuận: ${asked}. Để theo dõi trong mục Giao dịch, hãy kết nối ${account}.`,
    no: (asked) => `Không có gì được gửi: ví của bạn không thực hiện “${asked}”.`
  },
  attempts: {
    open: 'Yêu cầu này có thể đã được gửi. Ví của bạn chưa xác nhận là có hay không: hãy kiểm tra trong ví trước khi thử lại và từ chối yêu cầu nếu ví vẫn đang hiển thị.',
    overtaken:
      'Yêu cầu này có thể đã được gửi. Từ đó đến nay đã có một giao dịch từ tài khoản này được xác nhận: hãy xem trên trình khám phá khối để biết đó có phải là yêu cầu này không.',
    overtakenElsewhere:
      'Yêu cầu này có thể đã được gửi. Từ đó đến nay đã có một giao dịch từ tài khoản này được xác nhận: hãy xem trong ví để biết đó có phải là yêu cầu này không.',
    explorer: 'Xem tài khoản trên trình khám phá',
    unreadable:
      'Ví của bạn đã trả lời nhưng không đọc được. Nếu trang này tìm thấy giao dịch trên mạng, giao dịch sẽ có trong mục Giao dịch. Hãy kiểm tra trong ví trước khi thử lại.',
    nonceUsed:
      'Một giao dịch khác từ tài khoản này đã dùng nonce dự kiến cho yêu cầu này. Nếu ví vẫn đang hiển thị yêu cầu, hãy từ chối ở đó.',
    otherTransaction: 'Xem giao dịch kia trên trình khám phá',
    neverSeen:
      'Không nút nào thấy giao dịch này; khoản thanh toán tiếp theo của bạn không bị ảnh hưởng. Nếu ví vẫn đang hiển thị yêu cầu, hãy từ chối ở đó.',
    dismiss: 'Bỏ qua',
    dismissNamed: (asked) => `Bỏ qua cảnh báo: ${asked}`,
    title: 'Yêu cầu trong ví của bạn',
    more: (count) => `Các yêu cầu khác chưa có câu trả lời: ${count}`,
    signature: 'Yêu cầu này có thể vẫn đang mở trong ví của bạn. Nếu vậy, hãy từ chối tại đó.',
    message: 'Ký thông điệp',
    typedData: 'Ký dữ liệu',
    other: 'Có thể một yêu cầu khác vẫn đang mở trong ví của bạn. Chỉ chấp thuận ở đó những gì bạn vẫn muốn.',
    unsaved:
      'Trình duyệt không thể lưu yêu cầu này. Nếu bạn đóng hoặc tải lại trang, yêu cầu sẽ không còn được ghi nhớ ở đây, kể cả khi đã gửi.'
  },
  again: {
    question: 'Có thể một lệnh chuyển y hệt đã được gửi. Gửi lại có thể khiến bạn trả tiền hai lần.',
    confirm: 'Gửi lại'
  },
  available: (amount) => `Khả dụng: ${amount}`,
  otherNetwork: (network) =>
    `Địa chỉ này dành cho ${network}. Hãy chuyển sang mạng đó trước, hoặc nhập địa chỉ cho mạng này.`,
  invisibleRemoved: 'Đã xóa các ký tự không nhìn thấy.',
  problems: {
    'missing-recipient': 'Hãy nhập địa chỉ.',
    'invalid-recipient': 'Đây không phải là địa chỉ: địa chỉ gồm 0x và 40 ký tự thập lục phân.',
    'payment-request':
      'Đây là yêu cầu thanh toán kèm số tiền hoặc chi tiết khác, không thể nhận trọn vẹn. Hãy tự nhập người nhận và số tiền.',
    'mistyped-recipient': 'Địa chỉ này bị gõ sai: mã kiểm tra không khớp. Hãy sao chép lại.',
    'resolving-name': 'Đang tra cứu tên này.',
    'invalid-name': 'Tên này không hợp lệ.',
    'unknown-name': 'Tên này không ứng với địa chỉ nào.',
    'unreadable-name': 'Hiện không tra cứu được tên này. Hãy thử lại hoặc nhập địa chỉ.',
    'missing-amount': 'Hãy nhập số tiền.',
    'invalid-amount':
      'Đây không phải là số tiền, hoặc có quá nhiều chữ số thập phân. Hãy viết đầy đủ và không dùng dấu phân cách hàng nghìn, ví dụ 1500 hoặc 0,5.',
    'zero-amount': 'Hãy nhập số tiền lớn hơn 0.',
    'exceeds-balance': 'Số này vượt quá số dư của tài khoản.',
    'unknown-fee': 'Hiện không ước tính được phí. Hãy nhập số tiền sao cho còn đủ để trả phí.'
  }
}
