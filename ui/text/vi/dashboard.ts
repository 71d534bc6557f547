import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'Tổng quan',
  disconnectedTitle: 'Kết nối ví để xem trang tổng quan',
  disconnectedText: 'Số dư và giao dịch của bạn sẽ xuất hiện ở đây sau khi kết nối ví.',
  unauthenticatedTitle: 'Đăng nhập để xem trang tổng quan',
  unauthenticatedText:
    'Ví của bạn đã được kết nối. Hãy ký một thông điệp để chứng minh tài khoản là của bạn; không mất phí.',
  sessions: {
    title: 'Nơi bạn đang đăng nhập',
    loading: 'Đang tải các phiên của bạn',
    here: 'Trình duyệt này',
    browserOn: (browser, system) => `${browser} trên ${system}`,
    unknownBrowser: 'Trình duyệt không xác định',
    lastUsed: (time) => `Dùng lần cuối lúc ${time}`,
    noOthers: 'Bạn không đăng nhập trên trình duyệt nào khác.',
    others: (count) => `Bạn cũng đang đăng nhập trên ${count} trình duyệt khác.`,
    end: 'Kết thúc',
    endNamed: (session) => `Kết thúc phiên: ${session}`,
    ending: 'Đang kết thúc…',
    endOthers: 'Đăng xuất ở mọi nơi khác',
    unreadable: 'Không tải được các phiên của bạn.',
    stale: 'Không tải lại được các phiên của bạn nên danh sách này có thể đã cũ.',
    notEnded: 'Dịch vụ đăng nhập không xác nhận việc này nên phiên có thể vẫn còn hiệu lực.',
    tryAgain: 'Thử lại'
  },
  balances: 'Số dư',
  transactions: 'Giao dịch',
  allActivity: 'Tất cả hoạt động',
  shownOf: (shown, all) => `Hiển thị ${shown} trong số ${all}`,
  showMore: 'Hiện thêm',
  current: 'Đã kết nối',
  reconnecting: 'Đang kết nối lại…',
  hideZero: 'Ẩn số dư bằng 0',
  showZero: 'Hiện số dư bằng 0',
  hiddenNetworks: (_count, shown) => `Đã ẩn ${shown} mạng không có tài sản.`,
  hiddenTokens: (_count, shown) => `Đã ẩn ${shown} token có số dư bằng 0.`,
  totals: 'Tổng cộng',
  totalOn: (symbol, _networks, shown) => `${symbol} trên ${shown} mạng`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol} trên ${known}/${shownAll} mạng`,
  testTotalOn: (symbol, _networks, shown) => `${symbol} trên ${shown} mạng thử nghiệm`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol} trên ${known}/${shownAll} mạng thử nghiệm`,
  source: {
    block: (number) => `Khối ${number}`
  },
  attention: {
    title: 'Cần chú ý',
    gap: (waiting, missing) =>
      `Giao dịch có nonce ${waiting} đang chờ giao dịch có nonce ${missing} mà mạng này không có. Hãy gửi giao dịch đó từ ví, hoặc đặt lại các giao dịch đang chờ của tài khoản trong ví.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Giao dịch có nonce ${nonce} đã chờ ít nhất từ ${since}. Hãy tăng tốc hoặc hủy trong ví: các giao dịch khác từ tài khoản này không thể hoàn tất trước giao dịch đó.`
        : `${shown} giao dịch đang chờ mạng. Giao dịch có nonce ${nonce} đã chờ ít nhất từ ${since} và đang chặn các giao dịch khác: hãy tăng tốc hoặc hủy trong ví.`,
    noFee: (network, fee) =>
      `Số dư không đủ để trả phí mạng trên ${network}: một lần chuyển thông thường có thể tốn đến ${fee}.`,
    delegated: (network) =>
      `Trên ${network}, tài khoản này chạy mã của một hợp đồng (EIP-7702). Hợp đồng đó có thể chuyển mọi thứ tài khoản sở hữu. Nếu bạn không biết hợp đồng này, hãy thu hồi ủy quyền trong ví.`,
    contract: 'Hợp đồng',
    allowances: {
      found: (network) =>
        `Trên ${network}, các địa chỉ này có thể chi toàn bộ một loại token mà tài khoản này có, mà không hỏi lại. Hãy thu hồi những quyền bạn không còn dùng hoặc không biết.`,
      list: 'Quyền chi tiêu bao trùm toàn bộ số dư',
      token: 'Token',
      spender: 'Bên được chi tiêu',
      amount: 'Hạn mức',
      unlimited: 'Không giới hạn',
      others: (network, count) =>
        `Các quyền chi tiêu khác trên ${network}, mỗi quyền ít hơn số tài khoản này có hoặc cho token mà tài khoản không có: ${count}`,
      after: 'Hạn mức sau thao tác này',
      none: 'Không có',
      revoke: 'Thu hồi',
      revokeNamed: (token, spender) => `Thu hồi quyền chi tiêu ${token} của ${spender}`,
      since: (block) =>
        `Chỉ kiểm tra được các phê duyệt từ khối ${block}, nên có thể thiếu các quyền chi tiêu không giới hạn cũ hơn.`,
      noneSince: (network, block) =>
        `Không tìm thấy quyền chi tiêu không giới hạn nào trên ${network} trong các lần phê duyệt từ khối ${block}. Không kiểm tra được các lần phê duyệt cũ hơn.`,
      missed: (tokens, network) =>
        `Không kiểm tra được mọi quyền chi tiêu ${tokens} trên ${network}, nên có thể thiếu các quyền không giới hạn.`,
      many: (_count, shown) => `${shown} token`,
      again: 'Thử lại',
      againNamed: 'Thử lại việc kiểm tra các quyền chi tiêu'
    }
  },
  view: {
    title: 'Tài khoản đang xem',
    readOnly: 'Chỉ xem',
    explanation: 'Ai cũng có thể xem bất kỳ tài khoản nào. Không thể ký hay gửi gì ở đây.',
    besideWallet: 'Ví của bạn vẫn đang kết nối.',
    stop: 'Ngừng xem',
    lookingUp: 'Đang tra cứu tên…',
    open: 'Xem một tài khoản',
    field: 'Địa chỉ hoặc tên',
    hint: 'Chỉ xem, không cần ví',
    submit: 'Xem',
    problems: {
      invalid: 'Đây không phải là địa chỉ cũng không phải là tên.',
      mistyped: 'Địa chỉ này bị gõ sai: các chữ in hoa không khớp. Hãy đối chiếu với nguồn.',
      'no-names': 'Trang này không tra cứu tên. Hãy dùng địa chỉ.',
      'no-account': 'Không tìm thấy tài khoản nào ứng với tên này.',
      unreachable: 'Không tra cứu được tên này.'
    }
  },
  receive: {
    open: 'Nhận',
    title: 'Nhận',
    network: 'Mạng',
    code: (network) => `Mã QR chứa địa chỉ của bạn trên ${network}`,
    only: (network) =>
      `Chỉ gửi đến mã này trên ${network}: những gì được gửi trên mạng khác sẽ không đến mạng này. Nếu tài khoản của bạn là một hợp đồng, chẳng hạn như Safe, hãy chắc chắn rằng nó tồn tại trên ${network}.`,
    address: 'Địa chỉ của bạn',
    copyAddress: 'Sao chép địa chỉ',
    copyLink: 'Sao chép liên kết thanh toán'
  },
  network: {
    every: (duration) => `Mỗi ${duration} một khối`,
    baseFee: 'Phí cơ sở',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `Phí cơ sở của ${shown} khối gần nhất, mỗi khối khoảng ${low} gwei`
        : `Phí cơ sở của ${shown} khối gần nhất, từ ${low} đến ${high} gwei`,
    table: 'Phí cơ sở theo khối',
    block: 'Khối'
  },
  tryAgain: 'Thử lại',
  tryAgainNamed: (network) => `Thử lại việc đọc ${network}`
}
