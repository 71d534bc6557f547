import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Hãy kết nối ví để tiếp tục.',
  unconfigured: 'Trang này không bao gồm mạng của hợp đồng này.',
  elsewhere: (network) => `Ví của bạn đang ở mạng khác. Hãy chuyển sang ${network} để tiếp tục.`,
  simulating: 'Đang kiểm tra kết quả của thao tác này.',
  simulatingAgain: 'Mạng đã có khối mới kể từ khi bạn xem lại. Đang kiểm tra lại trước khi gửi yêu cầu đến ví.',
  review: 'Nếu thực hiện bây giờ, thao tác này sẽ thành công. Hãy xem lại rồi xác nhận.',
  changed: 'Kết quả của thao tác này đã thay đổi kể từ khi bạn xem lại. Hãy xem lại lần nữa.',
  checkedAt: (time) => `Đã kiểm tra lúc ${time}.`,
  notCheckedAgain:
    'Không thể kiểm tra lại. Nội dung hiển thị đúng như bạn đã xem: nếu bạn xác nhận thêm một lần, ví sẽ được yêu cầu thực hiện đúng như vậy.',
  unsimulated: (reason) =>
    `${reason} Trang này không thể kiểm tra kết quả của thao tác này. Nếu bạn tiếp tục, thao tác có thể thất bại mà vẫn mất phí.`,
  notYet: 'Chưa có gì được gửi.',
  notYetAgain: 'Có thể một yêu cầu giống hệt đã được gửi. Hiện chưa gửi lại.',
  repeating: 'Có thể một yêu cầu y hệt đã được gửi. Gửi lại có thể khiến thao tác được thực hiện hai lần.',
  revalidating: 'Đang kiểm tra xem có gì thay đổi không.',
  asking: 'Hãy xác nhận trong ví của bạn.',
  sent: 'Đã gửi. Hãy theo dõi ở trang Tổng quan, trong mục Giao dịch.',
  earlier: 'Rốt cuộc ví của bạn đã gửi yêu cầu trước đó. Nếu bạn xác nhận cả yêu cầu này, thao tác sẽ diễn ra hai lần.',
  unsaved: {
    asked:
      'Trình duyệt không thể lưu yêu cầu này. Nếu bạn đóng hoặc tải lại trang, yêu cầu sẽ không còn được ghi nhớ ở đây, kể cả khi ví gửi đi.',
    sent: 'Trình duyệt không lưu được mục này. Nếu bạn đóng hoặc tải lại trang, mục này sẽ không còn trong danh sách ở đây.'
  },
  removed:
    'Đã gửi nhưng không còn trong mục Giao dịch, nên trang này không biết kết quả: hãy kiểm tra ví hoặc trình khám phá khối trước khi thử lại.',
  reverted: 'Đã gửi nhưng thất bại. Không có gì được thực hiện mà vẫn mất phí.',
  revertedBecause: (reason) => `Đã gửi nhưng thất bại. Không có gì được thực hiện mà vẫn mất phí. ${reason}`,
  reviewed: 'Nội dung bạn xác nhận',
  terms: {
    from: 'Từ',
    contract: 'Hợp đồng',
    network: 'Mạng',
    amount: 'Số tiền'
  },
  actions: {
    connect: 'Kết nối ví',
    confirm: 'Xác nhận trong ví',
    confirmAgain: 'Gửi thêm lần nữa',
    again: 'Thử lại',
    back: 'Quay lại'
  }
}
