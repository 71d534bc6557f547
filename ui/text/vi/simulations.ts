import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Mô phỏng',
  unknown: 'Không có nút nào cho biết số dư nào sẽ thay đổi.',
  sends: (amount) => `Bạn sẽ gửi ${amount}.`,
  falls: (amount) => `Số dư của bạn sẽ giảm ${amount}.`,
  stays: (symbol) => `Số dư ${symbol} của bạn sẽ không đổi.`,
  receives: (amount) => `Bạn sẽ nhận ${amount}.`,
  recipientReceives: (amount) => `Người nhận sẽ nhận ${amount}.`,
  alsoReceives: (amount) => `Bạn cũng sẽ nhận ${amount}.`,
  alsoReceivesUnknown: 'Bạn cũng sẽ nhận một token mà trang này không biết và không thể xác định giá trị:',
  recipientReceivesLess: (amount) =>
    `Người nhận sẽ chỉ nhận được ${amount}, ít hơn số bạn gửi. Một số token giữ lại một phần của mỗi lần chuyển hoặc làm tròn số lượng.`,
  recipientReceivesNothing: 'Người nhận sẽ không nhận được những gì bạn gửi: số dư bên đó không tăng thêm.',
  alsoPays: (amount) => `Tài khoản của bạn cũng sẽ chi ${amount}.`,
  alsoPaysUnknown: 'Tài khoản của bạn cũng sẽ chi một lượng token mà trang này không biết:',
  contradicted:
    'Một lần kiểm tra cho thấy sẽ thành công, một lần khác cho thấy sẽ thất bại. Nếu bạn tiếp tục, giao dịch có thể thất bại mà vẫn mất phí.'
}
