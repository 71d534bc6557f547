import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Kelajuan',
  speeds: { slow: 'Perlahan', normal: 'Biasa', fast: 'Pantas' },
  atMost: (amount) => `paling banyak ${amount}`,
  effects: {
    slow: 'Mungkin perlu menunggu jika rangkaian bertambah sibuk.',
    normal: 'Ada ruang jika rangkaian bertambah sibuk.',
    fast: 'Ruang paling banyak jika rangkaian bertambah sibuk.',
    fastAhead: 'Menawarkan lebih daripada kebanyakan transaksi terkini.'
  },
  suggestedForMax:
    'Halaman ini mencadangkan yuran. Dompet anda mungkin mengubahnya. Anda menghantar semuanya, jadi jumlahnya mengikut yuran.',
  suggested: 'Halaman ini mencadangkan yuran. Dompet anda mungkin mengubahnya.'
}
