import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: '連接錢包，查看餘額，追蹤交易。',
  language: '語言'
}
