import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Ganti akun',
    asked: 'Pilih akun',
    rejected: 'Permintaan ditolak di dompet Anda. Anda masih terhubung dengan akun ini.',
    chosenInWallet: (wallet) => `Untuk menggunakan akun lain, pilih di ${wallet}.`
  },
  token: {
    add: 'Tambahkan ke dompet',
    addNamed: (symbol) => `Tambahkan ke dompet: ${symbol}`,
    switchFirst: (network, symbol) => `Ganti ke ${network} untuk menambahkan ${symbol}`,
    asked: (symbol) => `Tambahkan token ${symbol}`,
    added: (symbol) => `${symbol} ada di daftar dompet Anda.`,
    notAdded: (symbol, reason) => `${symbol} tidak ditambahkan: ${reason}`,
    longSymbol:
      'dompet hanya menerima simbol paling banyak 11 karakter. Tambahkan token di dompet Anda dengan alamatnya:'
  }
}
