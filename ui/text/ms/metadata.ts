import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Sambung dompet, lihat bakinya dan ikuti transaksinya.',
  language: 'Bahasa'
}
