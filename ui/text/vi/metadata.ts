import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Kết nối ví, xem số dư và theo dõi giao dịch của ví.',
  language: 'Ngôn ngữ'
}
