import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Hos yang dihubungi halaman ini sejak dibuka, setakat yang dilaporkan oleh pelayar anda. Senarai ini dilupakan apabila anda menutup halaman.',
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
  note: 'Permintaan dikira setelah tamat, walaupun tanpa jawapan. Hos yang dituju oleh ubah hala sesuatu jawapan dan permintaan dompet anda tidak disenaraikan.'
}
