import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Tukar akaun',
    asked: 'Pilih akaun',
    rejected: 'Permintaan itu ditolak dalam dompet anda. Anda masih disambungkan dengan akaun ini.',
    chosenInWallet: (wallet) => `Untuk menggunakan akaun lain, pilih dalam ${wallet}.`
  },
  token: {
    add: 'Tambah ke dompet',
    addNamed: (symbol) => `Tambah ke dompet: ${symbol}`,
    switchFirst: (network, symbol) => `Tukar ke ${network} untuk menambah ${symbol}`,
    asked: (symbol) => `Tambah token ${symbol}`,
    added: (symbol) => `${symbol} berada dalam senarai dompet anda.`,
    notAdded: (symbol, reason) => `${symbol} tidak ditambah: ${reason}`,
    longSymbol:
      'dompet hanya menerima simbol selebih-lebihnya 11 aksara. Tambah token dalam dompet anda dengan alamatnya:'
  }
}
