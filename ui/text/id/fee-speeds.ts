import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Kecepatan',
  speeds: { slow: 'Lambat', normal: 'Normal', fast: 'Cepat' },
  atMost: (amount) => `paling banyak ${amount}`,
  effects: {
    slow: 'Mungkin menunggu jika jaringan makin sibuk.',
    normal: 'Memberi kelonggaran jika jaringan makin sibuk.',
    fast: 'Memberi kelonggaran terbesar jika jaringan makin sibuk.',
    fastAhead: 'Menawarkan lebih dari kebanyakan transaksi terbaru.'
  },
  suggestedForMax:
    'Halaman ini menyarankan biayanya. Dompet Anda mungkin mengubahnya. Anda mengirim semuanya, jadi jumlahnya mengikuti biaya.',
  suggested: 'Halaman ini menyarankan biayanya. Dompet Anda mungkin mengubahnya.'
}
