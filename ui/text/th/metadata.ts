import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'เชื่อมต่อวอลเล็ต ดูยอดคงเหลือ และติดตามธุรกรรม',
  language: 'ภาษา'
}
