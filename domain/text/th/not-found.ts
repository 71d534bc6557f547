import type { notFound as english } from '#domain/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'ไม่พบหน้านี้',
  text: 'ไม่มีสิ่งใดที่ที่อยู่นี้',
  home: 'กลับไปหน้าแรก'
}
