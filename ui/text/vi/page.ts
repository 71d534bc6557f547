import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Chuyển đến nội dung',
    mainNavigation: 'Điều hướng chính',
    dashboard: 'Tổng quan',
    connectWallet: 'Kết nối ví',
    openMenu: 'Mở menu',
    closeMenu: 'Đóng menu',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Trang này không liên hệ với bất kỳ ai khi bạn chưa yêu cầu.',
    contacts: (hosts) => `Trang này có thể liên hệ với ${hosts} bất cứ lúc nào.`,
    reconnects: 'Ví đã kết nối sẽ kết nối lại trong những lần truy cập sau cho đến khi bạn ngắt kết nối.',
    connections: 'Kết nối',
    theme: 'Giao diện',
    themes: { system: 'Theo hệ thống', light: 'Sáng', dark: 'Tối', midnight: 'Nửa đêm' },
    failed: 'Đã xảy ra lỗi trên trang này.',
    tryAgain: 'Thử lại',
    reload: 'Tải lại'
  },
  code: {
    offline: 'Thiết bị này không có kết nối internet.',
    missing: 'Không thể tải một phần của trang. Khi thử lại, trang có thể được tải lại.'
  },
  home: {
    title: 'Ví của bạn, thật rõ ràng.',
    lead: 'Xem số dư và theo dõi giao dịch. Bạn phê duyệt mọi chữ ký và khoản thanh toán ngay trong ví.',
    connect: 'Kết nối ví',
    openDashboard: 'Mở trang tổng quan',
    promises: [
      { title: 'Khóa luôn trong tay bạn', text: 'Trang này không bao giờ thấy khóa. Chỉ ví của bạn mới ký.' },
      {
        title: 'Không chạy ngầm',
        text: 'Không có trình theo dõi, không có bên thứ ba. Trang chỉ liên lạc với mạng sau khi bạn kết nối.'
      },
      {
        title: 'Sự thật về giao dịch',
        text: 'Đang chờ, đã xác nhận hay thất bại: đúng như blockchain ghi nhận, kể cả sau khi tải lại.'
      }
    ],
    networks: 'Mạng',
    moreNetworks: (count) => `và ${count} mạng khác`,
    testNetworks: 'Đây là các mạng thử nghiệm. Tài sản trên đó không có giá trị.'
  },
  dialogs: {
    close: 'Đóng',
    back: 'Quay lại',
    cancel: 'Hủy',
    details: 'Chi tiết',
    copyDetails: 'Sao chép chi tiết'
  },
  connect: {
    connectButton: 'Kết nối ví',
    browserWallet: 'Ví trình duyệt'
  }
}
