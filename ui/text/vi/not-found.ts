import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Không tìm thấy trang',
  text: 'Không có gì tại địa chỉ này.',
  home: 'Về trang chủ'
}
