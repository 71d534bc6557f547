import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Tốc độ',
  speeds: { slow: 'Chậm', normal: 'Bình thường', fast: 'Nhanh' },
  atMost: (amount) => `tối đa ${amount}`,
  effects: {
    slow: 'Có thể phải chờ nếu mạng bận hơn.',
    normal: 'Có dự phòng khi mạng bận hơn.',
    fast: 'Có mức dự phòng cao nhất khi mạng bận hơn.',
    fastAhead: 'Trả cao hơn hầu hết giao dịch gần đây.'
  },
  suggestedForMax:
    'Mức phí do trang này đề xuất. Ví của bạn có thể thay đổi. Bạn đang gửi toàn bộ, nên số tiền sẽ thay đổi theo phí.',
  suggested: 'Mức phí do trang này đề xuất. Ví của bạn có thể thay đổi.'
}
