import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Kết nối ví',
  titles: {
    learn: 'Ví là gì?',
    getAny: 'Tải ví',
    scan: (wallet = 'điện thoại') => `Quét bằng ${wallet}`,
    get: (wallet) => `Tải ${wallet}`,
    install: (wallet) => `Cài đặt ${wallet}`,
    instructions: (wallet) => `Thiết lập ${wallet}`
  },
  groups: { installed: 'Đã cài đặt', popular: 'Phổ biến' },
  recent: 'Gần đây',
  unsupported: '(không được hỗ trợ)',
  empty: 'Không tìm thấy ví nào trong trình duyệt này.',
  emptyHelp: 'Ví mới cài đặt sẽ tự động xuất hiện ở đây.',
  cautions: {
    'shared-identifier': 'Một ví khác cũng dùng mã định danh này. Một trong hai có thể là giả mạo.',
    'borrowed-name': 'Có tên của một ví quen thuộc nhưng mã định danh thì khác. Có thể là giả mạo.',
    help: 'Trang này không thể biết ví có phải là thật hay không. Chỉ tiếp tục nếu bạn nhận ra cửa sổ được mở. Nếu nghi ngờ, hãy tắt các tiện ích không phải do bạn cài đặt.'
  },
  newToWallets: 'Chưa quen dùng ví?',
  opening: (wallet) => `Đang mở ${wallet}…`,
  confirm: (wallet) => `Hãy xác nhận kết nối trong ${wallet}.`,
  pageLink: (wallet) => `${wallet} sẽ mở trang này trong trình duyệt riêng. Hãy kết nối tại đó.`,
  pageInside: (wallet) => `${wallet} hiển thị trang này ngay bên trong ví và tự động kết nối.`,
  openPageIn: (wallet) => `Mở trong ${wallet}`,
  connected: (wallet) => `Đã kết nối ${wallet}`,
  preparing: 'Đang tải tài khoản của bạn…',
  failedTitle: (wallet) => `Chưa kết nối được ${wallet}`,
  retry: 'THỬ LẠI',
  loading: 'Đang tải',
  opensNewTab: 'mở trong thẻ mới'
}
