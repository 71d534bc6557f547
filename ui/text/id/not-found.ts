import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Halaman tidak ditemukan',
  text: 'Tidak ada apa pun di alamat ini.',
  home: 'Kembali ke beranda'
}
