import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `Nếu thực hiện bây giờ, bước đầu tiên trong ${count} bước sẽ thành công. Các bước khác có thể phụ thuộc vào bước này nên trang chưa thể kiểm tra. Hãy xem lại tất cả rồi xác nhận.`,
  preparing: 'Đang kiểm tra xem ví hỗ trợ những gì trước khi ví yêu cầu bạn xác nhận.',
  impossible: 'Tất cả phải được thực hiện cùng nhau hoặc không thực hiện gì, và ví của bạn không làm được điều đó.',
  asking: (count) => `Hãy xác nhận cả ${count} bước trong ví.`,
  earlier:
    'Rốt cuộc ví của bạn đã nhận yêu cầu trước đó. Nếu bạn xác nhận cả yêu cầu này, thao tác có thể diễn ra hai lần.',
  batched: (count) =>
    `Ví của bạn đã có cả ${count} bước và trang này đang hỏi ví về kết quả. Các bước sẽ nằm trong mục Giao dịch sau khi được gửi.`,
  away: (count) => `Ví của bạn đã có cả ${count} bước. Hãy kết nối lại ví bằng cùng tài khoản để biết kết quả.`,
  partial: {
    listed: (count) =>
      `Chỉ một phần trong ${count} bước đã hoàn tất. Những gì đã gửi nằm trong mục Giao dịch: hãy kiểm tra ở đó trước khi thử lại.`,
    unlisted: (count) =>
      `Chỉ một phần trong ${count} bước đã hoàn tất. Ví không cho biết giao dịch nào đã được gửi: hãy kiểm tra trong ví trước khi thử lại.`
  },
  confirmed: (count) => `Cả ${count} bước đã được gửi và được mạng xác nhận.`,
  unlisted: (count) =>
    `Ví của bạn báo rằng cả ${count} bước đã hoàn tất, nhưng không cho biết trong giao dịch nào, nên trang này không thể liệt kê.`,
  failed: 'Ví của bạn báo rằng thao tác này thất bại. Không bước nào có hiệu lực.',
  unclear: 'Ví của bạn không cho biết kết quả: hãy kiểm tra trong ví trước khi thử lại.',
  stepNotSent: {
    notYet: 'Bước này chưa được gửi.',
    no: 'Bước này không được gửi.',
    notThisTime: 'Lần này bước này không được gửi.'
  },
  step: (number, count) => `Bước ${number}/${count}:`,
  done: (done, count) => `Đã hoàn tất ${done}/${count} bước.`
}
