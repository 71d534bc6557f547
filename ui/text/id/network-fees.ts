import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Biaya jaringan',
  atMost: 'Biaya jaringan, paling banyak',
  total: 'Total',
  totalAtMost: 'Total, paling banyak',
  withFee: (amount) => `${amount} dan biaya jaringan`,
  together: (amount, fee) => `${amount} dan ${fee}`,
  inWallet: 'Tidak diketahui di sini. Dompet Anda menampilkannya sebelum Anda mengonfirmasi di sana.',
  firstStep: (fee) =>
    `Paling banyak ${fee} untuk langkah pertama jika dompet Anda mengirim langkah satu per satu. Dompet menampilkan setiap biaya sebelum Anda mengonfirmasi di sana.`
}
