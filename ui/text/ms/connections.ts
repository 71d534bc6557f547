import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Semua hos yang dihubungi halaman ini sejak dibuka. Senarai ini dilupakan apabila anda menutup halaman.',
  requests: 'Permintaan',
  first: 'Pertama',
  last: 'Terakhir',
  page: 'Halaman ini sendiri',
  chain: (network) => `Membaca ${network}`,
  names: 'Nama akaun dan gambarnya',
  signIn: 'Log masuk',
  relay: 'Dompet pada peranti lain (WalletConnect)',
  team: 'Halaman laman ini',
  other: 'Tujuannya tidak diketahui',
  note: 'Permintaan dikira setelah tamat, walaupun tanpa jawapan. Halaman ini tidak dapat mengetahui perkara yang diminta oleh dompet anda.'
}
