import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} tidak tersedia di browser ini.`

export const walletFailures: typeof english = {
  rejected: 'Anda menolak permintaan di dompet Anda.',
  'not-completed': 'Koneksi tidak selesai.',
  pending: 'Dompet Anda sudah menampilkan permintaan. Buka dan jawab permintaan itu dahulu.',
  stayed: 'Dompet tidak berganti jaringan.',
  'wrong-network': 'Dompet Anda berada di jaringan lain. Ganti jaringan dahulu.',
  'none-shared': 'Dompet Anda tidak membagikan jaringan yang dapat digunakan halaman ini.',
  'not-shared': 'Dompet Anda tidak membagikan jaringan ini ke halaman. Izinkan di dompet, atau ganti ke jaringan lain.',
  'no-chains': 'Tidak ada chain di konektor.',
  'chain-not-found': 'Chain ini tidak ditemukan di konektor.',
  unauthorized: 'Dompet Anda tidak lagi membagikan akun ini ke halaman.',
  'account-changed': 'Dompet Anda beralih ke akun lain sebelum menjawab. Coba lagi dengan akun itu.',
  unsupported: 'Dompet Anda tidak dapat melakukan ini.',
  timeout: 'Dompet Anda tidak menjawab. Dompet mungkin terkunci, atau jendelanya mungkin tersembunyi.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect tidak menjawab. Dompet Anda dihubungi melaluinya.',
  offline: 'Perangkat ini tidak terhubung ke internet.',
  refused: 'WalletConnect tidak menerima halaman ini.',
  'no-project': 'WalletConnect belum disiapkan untuk halaman ini.',
  'invalid-response': 'Dompet Anda mengirim respons yang tidak valid.',
  'no-account': 'Dompet Anda tidak membagikan akun.',
  'not-opened': 'Browser tidak mengizinkan halaman membuka WalletConnect. Muat ulang halaman, lalu coba lagi.',
  interrupted: 'Koneksi ke dompet Anda terputus sebelum dijawab. Permintaan mungkin masih terbuka di sana.',
  'other-connected':
    'Dompet lain terhubung lebih dahulu, mungkin di tab lain. Putuskan dompet itu di sana untuk menggunakan yang ini.',
  unknown: 'Terjadi kesalahan di dompet.',
  disconnected: 'Dompet Anda tidak terhubung ke jaringan mana pun.',
  'chain-disconnected': 'Dompet Anda tidak terhubung ke jaringan ini.',
  'unknown-chain': 'Dompet Anda tidak mengenal jaringan ini.',
  invalid: 'Dompet Anda menganggap permintaan ini tidak valid.',
  'invalid-data':
    'Halaman ini menyiapkan sesuatu yang tidak dapat ditandatangani dompet mana pun. Permintaan tidak dikirim ke dompet Anda.',
  limited: 'Dompet Anda menerima terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  'duplicate-batch': 'Dompet Anda sudah menerima permintaan ini.',
  'unknown-batch': 'Dompet Anda tidak mengenal permintaan ini.',
  'too-many-calls': 'Ini terlalu banyak bagi dompet Anda dalam satu permintaan.',
  reverted: 'Sebuah kontrak menolak permintaan ini.',
  'insufficient-funds': 'Saldo akun tidak cukup untuk membayar ini.'
}
