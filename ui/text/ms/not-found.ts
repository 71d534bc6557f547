import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Halaman tidak ditemui',
  text: 'Tiada apa-apa di alamat ini.',
  home: 'Kembali ke halaman utama'
}
