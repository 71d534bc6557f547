import type { activity as english } from '#ui/text/en/activity.ts'

const transactionCount = (_count: number, shown: string) => `${shown} transaksi`
const entryCount = (_count: number, shown: string) => `${shown} entri`

export const activity: typeof english = {
  title: 'Aktiviti',
  disconnectedTitle: 'Sambung dompet untuk melihat aktiviti anda',
  disconnectedText: 'Apa yang anda hantar dari halaman ini disenaraikan di sini setelah dompet disambungkan.',
  unauthenticatedTitle: 'Log masuk untuk melihat aktiviti anda',
  unauthenticatedText:
    'Dompet anda telah disambungkan. Tandatangani satu mesej untuk membuktikan akaun ini milik anda; tiada bayaran dikenakan.',
  scope:
    'Apa yang dihantar oleh akaun ini dari halaman ini, setakat yang disimpan oleh pelayar ini: paling banyak 10,000 transaksi, kurang jika storannya penuh. Apa yang dihantar dari tempat lain atau diterima tidak disenaraikan.',
  scopeWithTransfers:
    'Apa yang dihantar oleh akaun ini dari halaman ini, setakat yang disimpan oleh pelayar ini: paling banyak 10,000 transaksi, kurang jika storannya penuh. Pemindahan token yang disenaraikan oleh halaman ini dibaca daripada rangkaian, dari mana pun dihantar. Selain itu, apa yang dihantar dari tempat lain atau diterima tidak disenaraikan.',
  notOfOthers:
    'Aktiviti hanya mengenai akaun yang disambungkan, kerana sebahagian besarnya disimpan dalam pelayar ini. Bagi akaun yang hanya dilihat, papan pemuka memaparkan bakinya.',
  viewedDashboard: 'Lihat papan pemukanya',
  own: 'Aktiviti anda sendiri',
  list: 'Transaksi',
  readingHistory: 'Membaca apa yang disimpan oleh pelayar ini…',
  filters: 'Penapis',
  search: 'Cari',
  searchHint: 'Huraian, alamat atau hash',
  network: 'Rangkaian',
  everyNetwork: 'Semua',
  state: 'Status',
  everyState: 'Semua',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} daripada ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} daripada ${entryCount(all, shownAll)}`,
  noneMatch: 'Tiada transaksi yang sepadan.',
  showAll: 'Kosongkan penapis',
  notHere: 'Transaksi bagi pautan ini tiada dalam aktiviti akaun ini dalam pelayar ini.',
  exportCsv: 'Eksport CSV',
  exportJson: 'Eksport JSON',
  exported: (shown) => `Dieksport: ${shown}.`,
  today: 'Hari ini',
  yesterday: 'Semalam',
  unknownDay: 'Tarikh tidak diketahui',
  details: 'Butiran transaksi',
  facts: {
    status: 'Status',
    network: 'Rangkaian',
    from: 'Daripada',
    to: 'Kepada',
    hash: 'Hash',
    proposal: 'Cadangan',
    replacedBy: 'Diganti oleh',
    nonce: 'Nonce',
    minedAt: 'Masa blok',
    gasUsed: 'Gas digunakan'
  },
  timeline: 'Apa yang berlaku',
  steps: {
    asked: 'Permintaan dihantar ke dompet anda.',
    sent: 'Dihantar: dompet anda memberikan hash kepada halaman ini.',
    proposed: 'Dicadangkan kepada Safe.',
    firstPolled: (block) => `Mula dicari di rangkaian pada blok ${block}.`,
    seen: 'Sebuah nod telah menerimanya.',
    reorganised: (block) => `Pernah berada dalam blok ${block}, yang telah digugurkan oleh rangkaian sejak itu.`,
    mined: (count, _wanted, shownWanted) => `Dalam blok: ${count} daripada ${shownWanted} pengesahan.`,
    inBlock: (block) => `Dalam blok ${block}.`,
    replacedInBlock: (block) => `Penggantinya berada dalam blok ${block}.`,
    settledAt: (block) => `Didapati telah diganti menjelang blok ${block}.`,
    awaited: 'Menunggu untuk dimasukkan ke dalam blok.',
    confirmed: 'Disahkan.',
    failed: 'Gagal.',
    reverted: 'Gagal: rangkaian membatalkan kesannya, dan hanya yuran dibayar.',
    final: 'Muktamad: blok ini terlalu dalam untuk digugurkan oleh rangkaian.'
  },
  hurry: {
    title: 'Percepat atau batalkan',
    where: (nonce) =>
      `Buka transaksi ini (nonce ${nonce}) dalam dompet anda, dan pilih “Percepat” atau “Batal” di sana. Halaman ini kemudian mengetahui sendiri yang mana satu dimasukkan.`,
    whereWithoutNonce:
      'Buka transaksi ini dalam dompet anda, dan pilih “Percepat” atau “Batal” di sana. Halaman ini kemudian mengetahui sendiri yang mana satu dimasukkan.',
    why: 'Halaman ini tidak menghantar transaksi lain untuk anda: banyak dompet mengabaikan nonce yang diberikan oleh halaman, yang menyebabkan anda membayar dua kali.'
  },
  forget: 'Lupakan transaksi ini',
  copyLink: 'Salin pautan',
  transfers: {
    title: 'Pemindahan token',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Diterima ${amount}`,
      out: (amount) => `Dihantar ${amount}`,
      self: (amount) => `Dihantar ${amount} ke akaun yang sama`
    },
    from: (address) => `daripada ${address}`,
    to: (address) => `kepada ${address}`,
    reading: 'Mencari…',
    nothingYet: 'Belum dicari.',
    everything: 'Dicari ke belakang hingga blok pertama.',
    since: (block) => `Dicari ke belakang hingga blok ${block}.`,
    sinceTime: (block, time) => `Dicari ke belakang hingga blok ${block} (${time}).`,
    refused: (reason) => `${reason} Pemindahan tidak dapat dibaca.`,
    refusedOlder: (reason) => `${reason} Pemindahan yang lebih lama tidak dapat dibaca.`,
    unreadable: (tokens) => `Sesetengah pemindahan ${tokens} mungkin tiada: lognya tidak dapat dibaca.`,
    lookedAt: (time) => `Blok terbaharu dibaca pada ${time}.`,
    further: 'Cari lebih jauh ke belakang',
    again: 'Cuba lagi',
    newer: 'Cari sekali lagi',
    furtherNamed: (network) => `Cari lebih jauh ke belakang di ${network}`,
    againNamed: (network) => `Cuba lagi di ${network}`,
    newerNamed: (network) => `Cari sekali lagi di ${network}`,
    overview: (_count, shown) => `Pemindahan token di ${shown} rangkaian`,
    withNothing: (count) => `Tunjukkan pemindahan bernilai sifar (${count})`,
    aboutNothing:
      'Sesiapa sahaja boleh membuat pemindahan ini muncul, malah atas nama anda, untuk menyelitkan alamat yang serupa dengan alamat yang anda kenali ke dalam senarai ini.',
    lookAlike: 'Alamat serupa',
    lookAlikeOf:
      'Berhati-hati: alamat pihak satu lagi bermula dan berakhir seperti alamat yang anda kenali, tetapi itu alamat lain. Alamat sebegini dibuat untuk mengelirukan. Alamat yang anda kenali ialah:',
    details: 'Butiran pemindahan',
    amount: 'Jumlah',
    token: 'Token',
    block: 'Blok',
    time: 'Masa',
    notFound:
      'Pemindahan bagi pautan ini tiada antara yang ditemui setakat ini. Cari lebih jauh ke belakang, atau semak akaun mana yang disambungkan.'
  }
}
