import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Các máy chủ mà trang này đã gửi yêu cầu kể từ khi được mở, theo những gì trình duyệt của bạn cho biết. Danh sách bị quên khi bạn đóng trang.',
  requests: 'Yêu cầu',
  first: 'Lần đầu',
  last: 'Lần cuối',
  page: 'Chính trang này',
  chain: (network) => `Đọc ${network}`,
  names: 'Tên tài khoản và ảnh của chúng',
  signIn: 'Đăng nhập',
  relay: 'Ví trên thiết bị khác (WalletConnect)',
  team: 'Các trang của website này',
  other: 'Không rõ mục đích',
  note: 'Một yêu cầu được tính khi đã kết thúc, kể cả khi không có phản hồi. Máy chủ mà phản hồi chuyển hướng đến và yêu cầu của ví của bạn không có trong danh sách.'
}
