import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Khóa luôn là của bạn',
      text: 'Ví giữ khóa cho những gì bạn sở hữu trên mạng. Không trang nào thấy được khóa.'
    },
    {
      title: 'Bạn phê duyệt mọi thứ',
      text: 'Trang web chỉ có thể yêu cầu. Ví cho bạn thấy yêu cầu đó là gì, và bạn đồng ý hoặc từ chối.'
    },
    {
      title: 'Một cách đăng nhập cho mọi trang',
      text: 'Bạn ký một thông điệp ngắn thay vì nhập mật khẩu. Không mất phí.'
    }
  ],
  kinds: {
    both: 'Tiện ích và ứng dụng',
    extension: 'Tiện ích trình duyệt',
    app: 'Ứng dụng di động',
    web: 'Ngay trong trình duyệt này, không cần cài đặt'
  },
  get: 'Tải',
  caution: 'Không trang web hay người nào cần đến cụm từ khôi phục của bạn. Ai có cụm từ đó sẽ kiểm soát mọi thứ.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} cho ${browser}`,
      text: 'Nằm trên thanh công cụ, mở từ mọi trang chỉ bằng một lần nhấp.',
      action: (browser) => `Thêm vào ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} cho điện thoại`,
      text: 'Luôn bên bạn.',
      scan: 'Luôn bên bạn. Quét mã để kết nối.',
      page: 'Luôn bên bạn. Mở trang này trong ví để kết nối.',
      action: 'Tải ứng dụng'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'trình duyệt của bạn'
  },
  download: {
    code: (wallet) => `Mã QR để tải ${wallet}`,
    scan: (wallet) => `Quét mã để cài đặt ${wallet} trên điện thoại.`,
    store: (wallet) => `Cài đặt ${wallet} từ cửa hàng rồi quay lại trang này.`,
    openStore: 'Mở cửa hàng',
    proceed: 'Tiếp tục'
  },
  arrived: (wallet) => `Đã cài đặt ${wallet}.`,
  connect: 'Kết nối',
  proceed: 'Tiếp tục',
  toTheList: 'Về danh sách',
  refresh: 'Làm mới',
  page: {
    code: (wallet) => `Mã QR mở trang này trong ${wallet}`,
    scan: (wallet) => `Quét mã này để mở trang trong ${wallet} trên điện thoại. Hãy kết nối tại đó.`,
    addressCode: 'Mã QR chứa địa chỉ của trang này',
    scanAddress: (wallet) => `Quét mã này bằng trình quét của ${wallet}, hoặc nhập địa chỉ của trang này vào đó.`,
    enter: (wallet) => `Sao chép địa chỉ của trang này, mở trong trình duyệt của ${wallet} rồi kết nối tại đó.`,
    copyAddress: 'Sao chép địa chỉ trang',
    loopback: 'Điện thoại không mở được trang này: địa chỉ chỉ dùng được trên máy tính này.'
  },
  learnMore: 'Tìm hiểu thêm'
}
