import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Mã QR để kết nối ${wallet}`,
  preparing: 'Đang chuẩn bị mã',
  ready: 'Mã đã sẵn sàng để quét.',
  validFor: (time) => `Còn hiệu lực trong ${time}`,
  newValidFor: (time) => `Mã mới, còn hiệu lực trong ${time}`,
  expiresSoon: 'Mã sẽ hết hạn sau một phút. Mã mới sẽ tự động thay thế.',
  renewed: 'Mã mới đã thay thế mã cũ.',
  copyLink: 'Sao chép liên kết',
  openAny: 'Mở ví',
  openAnyTitle: 'Mở ví trên điện thoại này',
  openAnyText: 'Xác nhận trong ví rồi quay lại đây.',
  openAnyHelp: 'Không có gì mở ra? Hãy sao chép liên kết hoặc quét mã bằng điện thoại khác.',
  showCode: 'Hiện mã',
  hideCode: 'Ẩn mã',
  confirm: (wallet) => `Xác nhận kết nối trong ${wallet} rồi quay lại đây.`,
  preparingLink: 'Đang chuẩn bị liên kết',
  open: (wallet) => `Mở ${wallet}`,
  openAgain: 'Mở lại',
  notOpened: (wallet) => `${wallet} không mở ra?`,
  notOpenedHelp: 'Hãy thử lại, dán liên kết vào ví hoặc cài đặt ví trước.',
  inAppHelp:
    'Trang này đang mở bên trong một ứng dụng khác, từ đó ví có thể không mở được. Dùng menu của ứng dụng đó để mở trang trong trình duyệt của bạn, hoặc sao chép địa chỉ trang.'
}
