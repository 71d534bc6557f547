import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: 'Đăng nhập',
    wrongNetwork: 'Sai mạng',
    activity: 'Hoạt động',
    accountButton: (label) => `Tài khoản ${label}`,
    chainButton: (name) => `Mạng: ${name}`
  },
  networks: {
    block: (number) => `Khối ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `Chậm ${shown} khối vào lúc ${time}.`,
    slowSince: (time) => `Chậm từ ${time}.`,
    inReserve: 'Dự phòng',
    trouble: (since, reason, next) => `Gặp sự cố từ ${since}. ${reason} ${next}`,
    unreachable: 'Không thể kết nối đến nút.',
    restingUntil: (time) => `Tạm dừng đến ${time}.`
  },
  lost: {
    slow: 'Ví của bạn không phản hồi kịp. Hãy mở khóa ví, hoặc tải lại trang nếu ví vừa được cập nhật, rồi kết nối lại.',
    absent:
      'Không tìm thấy ví của bạn trong trình duyệt này. Hãy bật tiện ích của ví rồi tải lại, hoặc kết nối ví khác.',
    wallet:
      'Trang này chưa kết nối vì không thể biết chắc lần trước bạn đã dùng ví nào. Hãy kết nối ví mà bạn tin tưởng.',
    account:
      'Ví của bạn đưa ra một tài khoản khác với tài khoản bạn dùng lần trước. Chỉ dùng nếu chính bạn đã đổi tài khoản.',
    useOtherAccount: 'Dùng tài khoản kia',
    unsavedDisconnect: (wallet) =>
      `Bạn đã ngắt kết nối, nhưng trình duyệt không lưu được điều đó. Khi tải lại trang, trang có thể kết nối lại với ${wallet}.`
  },
  balance: {
    loading: 'Đang tải số dư',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `Không thể kết nối đến ${network}`,
    unreachableShort: 'không thể kết nối',
    notLoaded: (network) => `Chưa tải số dư trên ${network}`,
    behind: (network) => `Số dư trên ${network} có thể đã cũ`,
    notLoadedShort: 'chưa tải',
    tryingAgain: 'Đang tự động thử lại.',
    staleSince: (time) => `Cập nhật lần cuối lúc ${time}`,
    unreadable: (symbol) => `Không đọc được ${symbol}`,
    asksForPause: (time) => `Nút yêu cầu tạm dừng: không gửi yêu cầu nào trước ${time}.`,
    failures: {
      unreachable: 'Không có nút nào của mạng này phản hồi.',
      timeout: 'Nút không phản hồi kịp.',
      'rate-limited': 'Nút đang giới hạn số yêu cầu.',
      malformed: 'Nút gửi phản hồi không hợp lệ.',
      'wrong-chain': 'Nút này thuộc mạng khác.',
      reverted: 'Giao dịch này sẽ thất bại.',
      'insufficient-funds': 'Tài khoản không đủ tiền để trả cho việc này.',
      invalid: 'Mạng không chấp nhận giao dịch này: gas, phí hoặc nonce không đúng.',
      refused: 'Nút đã từ chối yêu cầu.',
      behind: 'Nút đã trả lời bị chậm: nút này chưa có các khối mới nhất.',
      'not-loaded': 'Một phần của trang bị thiếu.'
    }
  },
  signIn: {
    title: 'Xác minh tài khoản',
    text: 'Hãy ký một thông điệp trong ví để chứng minh tài khoản này là của bạn. Việc ký không chuyển tài sản nào và không mất phí.',
    leaving: 'Nếu hủy, ví sẽ bị ngắt kết nối.',
    rejected: 'Bạn chưa đăng nhập.',
    late: 'Thông điệp đã hết hạn khi được ký nên cần một chữ ký mới.',
    busyUntil: (time) => `Dịch vụ đăng nhập đang bận cho đến ${time}.`,
    notHere: (network) => `Bạn không thể đăng nhập trên ${network}.`,
    contractNotHere: (network) => `Tài khoản là hợp đồng không thể đăng nhập trên ${network}.`,
    stillOpen: 'Yêu cầu vẫn đang mở trong ví. Hãy từ chối yêu cầu ở đó.',
    accountChanged: (account) =>
      `Ví đã chuyển từ ${account} sang tài khoản khác nên chưa có gì được ký. Yêu cầu trước đó có thể vẫn đang mở trong ví.`,
    preparing: 'Đang chuẩn bị thông điệp…',
    send: 'Gửi thông điệp',
    waiting: 'Đang chờ chữ ký…',
    verifying: 'Đang xác minh chữ ký…',
    tryAgain: 'Thử lại',
    cancel: 'Hủy',
    errors: {
      preparing: 'Lỗi khi chuẩn bị thông điệp, vui lòng thử lại!',
      signing: 'Lỗi khi ký thông điệp, vui lòng thử lại!',
      verifying: 'Lỗi khi xác minh chữ ký, vui lòng thử lại!',
      unknown: 'Rất tiếc, đã xảy ra lỗi!'
    },
    shown: {
      title: 'Nội dung bạn sẽ ký',
      website: 'Trang web',
      account: 'Tài khoản',
      network: 'Mạng',
      networkWithId: (name, chainId) => `${name} (ID chuỗi ${chainId})`,
      validity: 'Hiệu lực của thông điệp',
      unknown: 'chưa biết',
      forMinutes: (minutes) => `tối đa ${minutes} phút`,
      until: (time) => `đến ${time}`
    },
    notAsShown:
      'Chưa gửi yêu cầu đến ví vì thông điệp được chuẩn bị khác với nội dung hiển thị ở đây. Chưa có gì được ký. Hãy gửi lại thông điệp; nếu vẫn lặp lại, hãy tải lại trang.',
    switched:
      'Chưa gửi yêu cầu đến ví vì tài khoản hoặc mạng của ví đã thay đổi trong lúc chuẩn bị thông điệp. Chưa có gì được ký. Hãy kiểm tra nội dung hiển thị ở đây rồi gửi lại thông điệp.',
    differs: (what, shown, found) => `${what}: lẽ ra là ${shown}, nhưng trong thông điệp là ${found}.`,
    differences: {
      layout: 'Văn bản này không phải là thông điệp đăng nhập theo mẫu của trang này.',
      domain: 'Trang web',
      uri: 'Địa chỉ trang',
      account: 'Tài khoản',
      chain: 'ID chuỗi',
      nonce: 'Nonce',
      times: 'Thời hạn của thông điệp không khớp với thời hạn hiển thị.'
    },
    other: (account) => `${account} đang đăng nhập, có thể trong thẻ khác. Đăng nhập ở đây sẽ kết thúc phiên đó.`,
    signedIn: 'Đã đăng nhập',
    since: 'Từ',
    until: 'Đến',
    signOut: 'Đăng xuất',
    left: (account) => `Ví của bạn đã chuyển sang tài khoản khác, nên phiên của ${account} đã kết thúc.`,
    ended:
      'Phiên của bạn đã kết thúc: phiên đã hết hạn hoặc bị kết thúc trong trình duyệt khác. Ví vẫn đang kết nối; hãy đăng nhập lại để tiếp tục.',
    uncertain: 'Không thể kết nối đến dịch vụ đăng nhập nên phiên này có thể đã kết thúc. Đang tự động thử lại.'
  },
  account: {
    copyAddress: 'Sao chép địa chỉ',
    copied: 'Đã sao chép!',
    copyFailed: 'Không sao chép được. Văn bản đã được chọn: hãy tự sao chép.',
    viaWalletConnect: (wallet) => `${wallet} qua WalletConnect`,
    disconnect: 'Ngắt kết nối',
    recentTransactions: 'Giao dịch gần đây',
    viewAll: 'Xem tất cả',
    viewOnExplorer: 'Xem trên trình khám phá',
    noTransactions: 'Các giao dịch bạn gửi từ trang này sẽ xuất hiện ở đây.'
  },
  transactions: {
    statuses: { pending: 'Đang chờ', confirmed: 'Đã xác nhận', failed: 'Thất bại' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'mở trình khám phá trong thẻ mới',
    damaged: 'Một số giao dịch đã lưu không đọc được nên không có trong danh sách. Dữ liệu của chúng được giữ nguyên.',
    sentTo: (amount, recipient) => `Gửi ${amount} đến ${recipient}`,
    revoked: (token) => `Thu hồi quyền chi tiêu ${token}`
  },
  chains: {
    title: 'Chuyển mạng',
    connected: 'Đã kết nối',
    confirmInWallet: 'Xác nhận trong ví',
    wrongNetwork: 'Ví đang ở sai mạng. Hãy chuyển mạng hoặc ngắt kết nối để tiếp tục.',
    cannotSwitch: (app) => `Ví của bạn không hỗ trợ chuyển mạng từ ${app}. Hãy thử chuyển mạng ngay trong ví.`,
    followsTo: (network) => `Khi ví của bạn đã ở mạng ${network}, trang này sẽ tự động chuyển theo.`,
    followsToSupported: 'Khi ví của bạn đã ở một mạng mà trang này hỗ trợ, trang sẽ tự động chuyển theo.',
    followsToAny: 'Khi ví của bạn đã ở một trong các mạng này, trang sẽ tự động chuyển theo.',
    disconnect: 'Ngắt kết nối',
    retry: 'Thử lại',
    switchTo: (network) => `Chuyển sang ${network}`,
    filter: 'Tìm mạng',
    noneFound: 'Không có mạng nào có tên này.',
    failed: (network, reason) => `Ví chưa chuyển sang ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `Chuỗi “${chainId}” chưa được cấu hình cho trình kết nối “${connector}”.`
  }
}
