import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Đã đề xuất trong Safe của bạn. Chưa có gì được gửi cho đến khi đủ chủ sở hữu đồng ý.',
    failed: 'Không có gì được gửi: đề xuất đã bị từ chối, thay thế hoặc xóa trong Safe của bạn.'
  },
  sent: 'Đã đề xuất trong Safe của bạn. Đề xuất nằm trong mục Giao dịch và sẽ được gửi khi đủ chủ sở hữu đồng ý.',
  unsaved:
    'Đã đề xuất trong Safe của bạn, nhưng trình duyệt không lưu được. Sau khi đóng trang này, hãy theo dõi trong Safe.',
  late: (asked) => `Rốt cuộc Safe của bạn đã đề xuất: ${asked}. Hãy theo dõi trong mục Giao dịch.`,
  attempt:
    'Yêu cầu này có thể đã được đề xuất. Safe của bạn chưa xác nhận là có hay không: hãy kiểm tra hàng đợi của Safe trước khi thử lại.',
  owners: 'Các chủ sở hữu khác của Safe có thể cũng phải ký. Trang này sẽ chờ họ, tối đa 8 phút.'
}
