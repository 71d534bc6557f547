import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Hubungkan dompet, lihat saldonya, dan pantau transaksinya.',
  language: 'Bahasa'
}
