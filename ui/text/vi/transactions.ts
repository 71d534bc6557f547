import type { transactions as english } from '#ui/text/en/transactions.ts'

const transactionCount = (shown: string) => `${shown} giao dịch`

export const transactions: typeof english = {
  details: {
    'speed-up': 'Đã tăng tốc: được thay thế bằng một giao dịch khác có cùng nội dung.',
    cancellation: 'Đã hủy: được thay thế bằng một giao dịch không gửi gì cả.',
    other: 'Không được thực hiện: bị thay thế bởi một giao dịch khác từ tài khoản này.',
    unclear:
      'Đã bị thay thế bởi một giao dịch khác, và trang này không biết giao dịch đó đã làm gì. Nếu là tăng tốc thì khoản thanh toán vẫn được thực hiện, nếu là hủy thì không: ví của bạn cho biết là trường hợp nào.',
    outcomeUnknown: 'Giao dịch đã nằm trong một khối, nhưng mạng này không cho biết có thành công hay không.',
    reorganised: 'Mạng đã loại bỏ khối chứa giao dịch này. Giao dịch có thể được đưa vào khối lần nữa.',
    unknown: 'Không tìm thấy trên mạng. Giao dịch vẫn có thể hoàn tất.',
    beyondHistory: 'Đã quá lâu nên các nút của mạng không biết kết quả. Trình khám phá khối có thể biết.',
    neverSeen:
      'Không nút nào thấy giao dịch này; khoản thanh toán tiếp theo của bạn không bị ảnh hưởng. Trang này vẫn đang tìm.',
    nonceUsed: 'Không tìm thấy trên mạng, và một giao dịch khác từ tài khoản này đã dùng nonce dự kiến cho nó.'
  },
  marks: {
    cancelled: 'Đã hủy',
    replaced: 'Bị thay thế',
    dropped: 'Bị loại bỏ'
  },
  instead: {
    sent: (amount, recipient) => `Thay vào đó, ${amount} đã được gửi đến ${recipient}.`,
    nothing: (recipient) => `Thay vào đó, một giao dịch trống đã được gửi đến ${recipient}.`,
    called: (recipient) => `Thay vào đó, một lệnh gọi hợp đồng đã được gửi đến ${recipient}.`,
    calledWith: (amount, recipient) => `Thay vào đó, một lệnh gọi hợp đồng kèm ${amount} đã được gửi đến ${recipient}.`,
    created: 'Thay vào đó, một hợp đồng đã được tạo.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Ví của bạn đã gửi thứ khác: ${amount} đến ${recipient}.`,
    nothing: (recipient) => `Ví của bạn đã gửi thứ khác: một giao dịch trống đến ${recipient}.`,
    called: (recipient) => `Ví của bạn đã gửi thứ khác: một lệnh gọi hợp đồng đến ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Ví của bạn đã gửi thứ khác: một lệnh gọi hợp đồng kèm ${amount} đến ${recipient}.`,
    created: 'Ví của bạn đã gửi thứ khác: một hợp đồng mới.',
    approved: (spender, token) => `Ví của bạn đã gửi thứ khác: quyền cho ${spender} chi tiêu token của ${token}.`,
    otherSender: (address) => `Ví của bạn đã gửi từ một tài khoản khác: ${address}.`,
    nothingArrived: (promised) => `Trong ${promised}, không có gì đến nơi: token không chuyển gì cho người nhận.`,
    lessArrived: (arrived, promised) => `Trong ${promised}, chỉ có ${arrived} đến nơi.`
  },
  confirmations: (count, wanted) => `${count}/${wanted} lượt xác nhận.`,
  unrepeated: 'Không rõ vì sao thất bại: cùng lệnh gọi đó không thất bại khi chạy lại. Có thể giao dịch đã hết gas.',
  to: 'Đến',
  unknownSince: (time) => `Không tìm thấy trên mạng từ ${time}. Giao dịch vẫn có thể hoàn tất.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Một số giao dịch được lưu bởi phiên bản mới hơn của trang này nên không có trong danh sách. Chúng được giữ nguyên.',
  unsaved: 'Chưa lưu',
  hasUnsaved:
    'Trình duyệt chưa lưu thông tin mới nhất của các giao dịch có nhãn “Chưa lưu”. Sau khi đóng trang này, chúng có thể không còn ở đây hoặc không còn cập nhật: hãy sao chép hash để tiếp tục theo dõi.',
  copyHash: 'Sao chép hash',
  remove: 'Xóa',
  removeNamed: (description) => `Xóa khỏi danh sách: ${description}`,
  removed: (description) => `Đã xóa ${description} khỏi danh sách.`,
  removedUnsaved: (description) =>
    `Đã xóa ${description} khỏi danh sách, nhưng trình duyệt không lưu được thay đổi này. Khi tải lại trang, mục này có thể xuất hiện trở lại.`,
  ended: {
    title: 'Giao dịch đã kết thúc',
    others: (shown) => `+${shown} giao dịch khác`
  },
  clearAll: 'Xóa tất cả',
  cleared: (_count, shown) => `Đã xóa ${transactionCount(shown)} khỏi trình duyệt này, kể cả trong mục Hoạt động.`,
  clearedUnsaved: (_count, shown) =>
    `Đã xóa ${transactionCount(shown)}, nhưng trình duyệt không lưu được thay đổi này. Khi tải lại trang, các mục đã xóa có thể xuất hiện trở lại.`,
  pendingStay: 'Các giao dịch đang chờ được giữ lại cho đến khi có kết quả.',
  undo: 'Hoàn tác',
  putBack: (_count, shown) => `Đã đưa ${transactionCount(shown)} trở lại danh sách.`
}
