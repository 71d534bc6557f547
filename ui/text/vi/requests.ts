import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Đổi tài khoản',
    asked: 'Chọn tài khoản',
    rejected: 'Yêu cầu đã bị từ chối trong ví. Bạn vẫn đang kết nối bằng tài khoản này.',
    chosenInWallet: (wallet) => `Để dùng tài khoản khác, hãy chọn trong ${wallet}.`
  },
  token: {
    add: 'Thêm vào ví',
    addNamed: (symbol) => `Thêm vào ví: ${symbol}`,
    switchFirst: (network, symbol) => `Chuyển sang ${network} để thêm ${symbol}`,
    asked: (symbol) => `Thêm token ${symbol}`,
    added: (symbol) => `${symbol} đã có trong danh sách của ví.`,
    notAdded: (symbol, reason) => `Chưa thêm được ${symbol}: ${reason}`,
    longSymbol: 'ví chỉ nhận ký hiệu tối đa 11 ký tự. Hãy thêm token trong ví của bạn bằng địa chỉ này:'
  }
}
