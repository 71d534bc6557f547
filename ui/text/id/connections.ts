import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Semua host yang dihubungi halaman ini sejak dibuka. Daftar ini dilupakan saat Anda menutup halaman.',
  requests: 'Permintaan',
  first: 'Pertama',
  last: 'Terakhir',
  page: 'Halaman ini sendiri',
  chain: (network) => `Membaca ${network}`,
  names: 'Nama akun dan gambarnya',
  signIn: 'Proses masuk',
  relay: 'Dompet di perangkat lain (WalletConnect)',
  team: 'Halaman situs ini',
  other: 'Tujuannya tidak diketahui',
  note: 'Permintaan dihitung setelah berakhir, meskipun tanpa jawaban. Halaman ini tidak dapat mengetahui apa yang diminta dompet Anda.'
}
