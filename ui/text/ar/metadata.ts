import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'اربط محفظة، واعرض رصيدها، وتابع معاملاتها.',
  language: 'اللغة'
}
