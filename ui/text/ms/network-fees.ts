import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Yuran rangkaian',
  atMost: 'Yuran rangkaian, maksimum',
  total: 'Jumlah keseluruhan',
  totalAtMost: 'Jumlah keseluruhan, maksimum',
  withFee: (amount) => `${amount} dan yuran rangkaian`,
  together: (amount, fee) => `${amount} dan ${fee}`,
  inWallet: 'Tidak diketahui di sini. Dompet anda memaparkannya sebelum anda mengesahkan di sana.',
  firstStep: (fee) =>
    `Paling banyak ${fee} untuk langkah pertama jika dompet anda menghantar langkah satu demi satu. Dompet memaparkan setiap yuran sebelum anda mengesahkan di sana.`
}
