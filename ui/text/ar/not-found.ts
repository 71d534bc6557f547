import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'الصفحة غير موجودة',
  text: 'لا يوجد شيء في هذا العنوان.',
  home: 'العودة إلى الصفحة الرئيسية'
}
