import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Host yang dihubungi halaman ini sejak dibuka, sejauh yang dilaporkan browser Anda. Daftar ini dilupakan saat Anda menutup halaman.',
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
  note: 'Permintaan dihitung setelah berakhir, meskipun tanpa jawaban. Host tujuan pengalihan suatu jawaban dan permintaan dompet Anda tidak tercantum.'
}
