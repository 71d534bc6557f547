import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} tidak tersedia dalam pelayar ini.`

export const walletFailures: typeof english = {
  rejected: 'Anda menolak permintaan dalam dompet anda.',
  'not-completed': 'Sambungan tidak selesai.',
  pending: 'Dompet anda sudah memaparkan satu permintaan. Buka dompet dan jawab permintaan itu dahulu.',
  stayed: 'Dompet kekal di rangkaiannya.',
  'wrong-network': 'Dompet anda berada di rangkaian lain. Tukar rangkaian dahulu.',
  'none-shared': 'Dompet anda tidak berkongsi rangkaian yang boleh digunakan oleh halaman ini.',
  'not-shared':
    'Dompet anda tidak berkongsi rangkaian ini dengan halaman ini. Benarkan dalam dompet, atau tukar ke rangkaian lain.',
  'no-chains': 'Tiada rantaian ditemui pada penyambung.',
  'chain-not-found': 'Rantaian tidak ditemui pada penyambung.',
  unauthorized: 'Dompet anda tidak lagi berkongsi akaun ini dengan halaman ini.',
  'account-changed': 'Dompet anda bertukar ke akaun lain sebelum menjawab. Cuba lagi dengan akaun itu.',
  unsupported: 'Dompet anda tidak dapat melakukan ini.',
  timeout: 'Dompet anda tidak menjawab. Dompet mungkin berkunci, atau tetingkapnya mungkin tersembunyi.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect tidak menjawab. Dompet anda dihubungi melaluinya.',
  offline: 'Peranti ini tidak disambungkan ke internet.',
  refused: 'WalletConnect tidak menerima halaman ini.',
  'no-project': 'WalletConnect belum disediakan untuk halaman ini.',
  'invalid-response': 'Dompet anda menghantar jawapan yang tidak sah.',
  'no-account': 'Dompet anda tidak berkongsi sebarang akaun.',
  'not-opened': 'Pelayar tidak membenarkan halaman ini membuka WalletConnect. Muat semula halaman, kemudian cuba lagi.',
  interrupted:
    'Sambungan ke dompet anda terputus sebelum dompet menjawab. Permintaan itu mungkin masih terbuka di sana.',
  'other-connected':
    'Dompet lain telah disambungkan dahulu, mungkin dalam tab lain. Putuskan sambungannya di sana untuk menggunakan dompet ini.',
  unknown: 'Masalah berlaku dalam dompet.',
  disconnected: 'Dompet anda tidak disambungkan ke mana-mana rangkaian.',
  'chain-disconnected': 'Dompet anda tidak disambungkan ke rangkaian ini.',
  'unknown-chain': 'Dompet anda tidak mengenali rangkaian ini.',
  invalid: 'Dompet anda menganggap permintaan ini tidak sah.',
  'invalid-data':
    'Halaman ini menyediakan sesuatu yang tidak dapat ditandatangani oleh mana-mana dompet. Permintaan tidak dihantar ke dompet anda.',
  limited: 'Dompet anda telah menerima terlalu banyak permintaan. Tunggu sebentar, kemudian cuba lagi.',
  'duplicate-batch': 'Dompet anda sudah menerima permintaan ini.',
  'unknown-batch': 'Dompet anda tidak mengenali permintaan ini.',
  'too-many-calls': 'Ini terlalu banyak untuk dilakukan oleh dompet anda dalam satu permintaan.',
  reverted: 'Sebuah kontrak menolak permintaan ini.',
  'insufficient-funds': 'Baki akaun tidak mencukupi untuk membayar ini.'
}
