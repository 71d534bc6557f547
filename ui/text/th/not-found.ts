import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'ไม่พบหน้านี้',
  text: 'ที่อยู่นี้ไม่มีเนื้อหาใด ๆ',
  home: 'กลับไปหน้าแรก'
}
