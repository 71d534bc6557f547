import type { activity as english } from '#ui/text/en/activity.ts'

const transactionCount = (_count: number, shown: string) => `${shown} giao dịch`
const entryCount = (_count: number, shown: string) => `${shown} mục`

export const activity: typeof english = {
  title: 'Hoạt động',
  disconnectedTitle: 'Kết nối ví để xem hoạt động',
  disconnectedText: 'Những gì bạn gửi từ trang này sẽ được liệt kê ở đây sau khi kết nối ví.',
  unauthenticatedTitle: 'Đăng nhập để xem hoạt động',
  unauthenticatedText:
    'Ví của bạn đã được kết nối. Hãy ký một thông điệp để chứng minh tài khoản là của bạn; không mất phí.',
  scope:
    'Những gì tài khoản này đã gửi từ trang này, trong phạm vi trình duyệt này còn lưu: tối đa 10.000 giao dịch, ít hơn nếu bộ nhớ của trình duyệt đầy. Những gì được gửi từ nơi khác hoặc nhận được không có trong danh sách.',
  scopeWithTransfers:
    'Những gì tài khoản này đã gửi từ trang này, trong phạm vi trình duyệt này còn lưu: tối đa 10.000 giao dịch, ít hơn nếu bộ nhớ của trình duyệt đầy. Các lần chuyển token có trong danh sách của trang này được đọc từ mạng, dù gửi từ đâu. Mọi thứ khác được gửi từ nơi khác hoặc nhận được không có trong danh sách.',
  notOfOthers:
    'Hoạt động chỉ hiển thị tài khoản đang được kết nối, vì phần lớn được lưu trong trình duyệt này. Với tài khoản chỉ xem, trang tổng quan hiển thị số dư.',
  viewedDashboard: 'Xem trang tổng quan của tài khoản này',
  own: 'Hoạt động của chính bạn',
  list: 'Giao dịch',
  readingHistory: 'Đang đọc dữ liệu trình duyệt này đã lưu…',
  filters: 'Bộ lọc',
  search: 'Tìm kiếm',
  searchHint: 'Mô tả, địa chỉ hoặc hash',
  network: 'Mạng',
  everyNetwork: 'Tất cả',
  state: 'Trạng thái',
  everyState: 'Tất cả',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} trong số ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} trong số ${entryCount(all, shownAll)}`,
  noneMatch: 'Không có giao dịch nào phù hợp.',
  showAll: 'Xóa bộ lọc',
  notHere: 'Giao dịch của liên kết này không có trong hoạt động của tài khoản này trên trình duyệt này.',
  exportCsv: 'Xuất CSV',
  exportJson: 'Xuất JSON',
  exported: (shown) => `Đã xuất: ${shown}.`,
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  unknownDay: 'Không rõ ngày',
  details: 'Chi tiết giao dịch',
  facts: {
    status: 'Trạng thái',
    network: 'Mạng',
    from: 'Từ',
    to: 'Đến',
    hash: 'Hash',
    proposal: 'Đề xuất',
    replacedBy: 'Thay thế bởi',
    nonce: 'Nonce',
    minedAt: 'Thời gian khối',
    gasUsed: 'Gas đã dùng'
  },
  timeline: 'Diễn biến',
  steps: {
    asked: 'Đã gửi yêu cầu đến ví của bạn.',
    sent: 'Đã gửi: ví của bạn đã cung cấp hash cho trang này.',
    proposed: 'Đã đề xuất với Safe.',
    firstPolled: (block) => `Bắt đầu tìm trên mạng tại khối ${block}.`,
    seen: 'Đã có một nút nhận được.',
    reorganised: (block) => `Từng nằm trong khối ${block}, nhưng sau đó mạng đã loại bỏ khối này.`,
    mined: (count, _wanted, shownWanted) => `Đã vào khối: ${count}/${shownWanted} lượt xác nhận.`,
    inBlock: (block) => `Trong khối ${block}.`,
    replacedInBlock: (block) => `Giao dịch thay thế nằm trong khối ${block}.`,
    settledAt: (block) => `Đến khối ${block}, phát hiện giao dịch đã bị thay thế.`,
    awaited: 'Đang chờ được đưa vào khối.',
    confirmed: 'Đã xác nhận.',
    failed: 'Thất bại.',
    reverted: 'Thất bại: mạng đã hoàn tác và chỉ thu phí.',
    final: 'Không thể đảo ngược: khối đã đủ sâu để mạng không loại bỏ nữa.'
  },
  hurry: {
    title: 'Tăng tốc hoặc hủy',
    where: (nonce) =>
      `Mở giao dịch này (nonce ${nonce}) trong ví và chọn “Tăng tốc” hoặc “Hủy” ở đó. Sau đó trang này sẽ tự tìm ra giao dịch nào trong hai giao dịch đã vào khối.`,
    whereWithoutNonce:
      'Mở giao dịch này trong ví và chọn “Tăng tốc” hoặc “Hủy” ở đó. Sau đó trang này sẽ tự tìm ra giao dịch nào trong hai giao dịch đã vào khối.',
    why: 'Trang này không gửi giao dịch khác thay bạn: nhiều ví bỏ qua nonce do trang cung cấp, khiến bạn trả tiền hai lần.'
  },
  forget: 'Bỏ giao dịch này khỏi trang',
  copyLink: 'Sao chép liên kết',
  transfers: {
    title: 'Chuyển token',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Đã nhận ${amount}`,
      out: (amount) => `Đã gửi ${amount}`,
      self: (amount) => `Đã gửi ${amount} đến chính tài khoản này`
    },
    from: (address) => `từ ${address}`,
    to: (address) => `đến ${address}`,
    reading: 'Đang tìm…',
    nothingYet: 'Chưa tìm.',
    everything: 'Đã tìm ngược về khối đầu tiên.',
    since: (block) => `Đã tìm ngược về khối ${block}.`,
    sinceTime: (block, time) => `Đã tìm ngược về khối ${block} (${time}).`,
    refused: (reason) => `${reason} Không đọc được các lần chuyển.`,
    refusedOlder: (reason) => `${reason} Không đọc được các lần chuyển cũ hơn.`,
    unreadable: (tokens) => `Có thể thiếu một số lần chuyển của ${tokens}: không đọc được nhật ký của chúng.`,
    lookedAt: (time) => `Đã đọc các khối mới nhất lúc ${time}.`,
    further: 'Tìm xa hơn nữa',
    again: 'Thử lại',
    newer: 'Tìm lại',
    furtherNamed: (network) => `Tìm xa hơn nữa trên ${network}`,
    againNamed: (network) => `Thử lại trên ${network}`,
    newerNamed: (network) => `Tìm lại trên ${network}`,
    overview: (_count, shown) => `Chuyển token trên ${shown} mạng`,
    withNothing: (count) => `Hiện các lần chuyển 0 token (${count})`,
    aboutNothing:
      'Ai cũng có thể tạo ra những lần chuyển này, kể cả nhân danh bạn, để lén đưa một địa chỉ trông giống địa chỉ bạn biết vào danh sách này.',
    lookAlike: 'Địa chỉ dễ nhầm lẫn',
    lookAlikeOf:
      'Hãy cẩn thận: địa chỉ bên kia có phần đầu và phần cuối giống một địa chỉ bạn biết, nhưng là địa chỉ khác. Những địa chỉ như vậy được tạo ra để gây nhầm lẫn. Địa chỉ bạn biết là:',
    details: 'Chi tiết lần chuyển',
    amount: 'Số tiền',
    token: 'Token',
    block: 'Khối',
    time: 'Thời gian',
    notFound:
      'Lần chuyển của liên kết này không nằm trong số đã tìm thấy cho đến nay. Hãy tìm xa hơn nữa hoặc kiểm tra xem tài khoản nào đang được kết nối.'
  }
}
