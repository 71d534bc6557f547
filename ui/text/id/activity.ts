import type { activity as english } from '#ui/text/en/activity.ts'

export const activity: typeof english = {
  title: 'Aktivitas',
  disconnectedTitle: 'Hubungkan dompet untuk melihat aktivitas Anda',
  disconnectedText: 'Yang Anda kirim dari halaman ini tercantum di sini setelah dompet terhubung.',
  unauthenticatedTitle: 'Masuk untuk melihat aktivitas Anda',
  unauthenticatedText:
    'Dompet Anda terhubung. Tanda tangani satu pesan untuk membuktikan bahwa akun ini milik Anda; tanpa biaya.',
  scope:
    'Yang telah dikirim akun ini dari halaman ini, sejauh yang disimpan browser ini: paling banyak 10.000 transaksi, lebih sedikit jika penyimpanannya penuh. Yang dikirim dari tempat lain atau diterima tidak tercantum.',
  scopeWithTransfers:
    'Yang telah dikirim akun ini dari halaman ini, sejauh yang disimpan browser ini: paling banyak 10.000 transaksi, lebih sedikit jika penyimpanannya penuh. Transfer token yang tercantum di halaman ini dibaca dari jaringan, dari mana pun dikirim. Selain itu, yang dikirim dari tempat lain atau diterima tidak tercantum.',
  notOfOthers:
    'Aktivitas hanya menampilkan akun yang terhubung, karena sebagian besar disimpan di browser ini. Untuk akun yang hanya dilihat, dasbor menampilkan saldonya.',
  viewedDashboard: 'Lihat dasbornya',
  own: 'Aktivitas Anda sendiri',
  list: 'Transaksi',
  readingHistory: 'Membaca yang disimpan browser ini…',
  filters: 'Filter',
  search: 'Cari',
  searchHint: 'Deskripsi, alamat, atau hash',
  network: 'Jaringan',
  everyNetwork: 'Semua',
  state: 'Status',
  everyState: 'Semua',
  shown: (_count, shown) => `${shown} transaksi`,
  shownOf: (some, _all, shownAll) => `${some} dari ${shownAll} transaksi`,
  shownWithTransfers: (_count, shown) => `${shown} entri`,
  shownOfWithTransfers: (some, _all, shownAll) => `${some} dari ${shownAll} entri`,
  noneMatch: 'Tidak ada transaksi yang cocok.',
  showAll: 'Hapus filter',
  notHere: 'Transaksi dari tautan ini tidak ada dalam aktivitas akun ini di browser ini.',
  exportCsv: 'Ekspor CSV',
  exportJson: 'Ekspor JSON',
  exported: (shown) => `Diekspor: ${shown}.`,
  today: 'Hari ini',
  yesterday: 'Kemarin',
  unknownDay: 'Tanggal tidak diketahui',
  details: 'Detail transaksi',
  facts: {
    status: 'Status',
    network: 'Jaringan',
    from: 'Dari',
    to: 'Ke',
    hash: 'Hash',
    proposal: 'Proposal',
    replacedBy: 'Digantikan oleh',
    nonce: 'Nonce',
    minedAt: 'Waktu blok',
    gasUsed: 'Gas terpakai'
  },
  timeline: 'Yang terjadi',
  steps: {
    asked: 'Permintaan dikirim ke dompet Anda.',
    sent: 'Terkirim: dompet Anda memberikan hash-nya ke halaman ini.',
    proposed: 'Diajukan ke Safe.',
    firstPolled: (block) => `Pertama kali dicari di jaringan pada blok ${block}.`,
    seen: 'Sudah ada di sebuah node.',
    reorganised: (block) => `Sempat ada di blok ${block}, yang kemudian dibuang jaringan.`,
    mined: (count, _wanted, shownWanted) => `Di dalam blok: ${count} dari ${shownWanted} konfirmasi.`,
    inBlock: (block) => `Di blok ${block}.`,
    replacedInBlock: (block) => `Penggantinya ada di blok ${block}.`,
    settledAt: (block) => `Diketahui telah digantikan pada blok ${block}.`,
    awaited: 'Menunggu dimasukkan ke dalam blok.',
    confirmed: 'Terkonfirmasi.',
    failed: 'Gagal.',
    reverted: 'Gagal: jaringan membatalkannya, dan hanya biayanya yang dibayar.',
    final: 'Final: bloknya sudah terlalu dalam untuk dibuang jaringan.'
  },
  hurry: {
    title: 'Percepat atau batalkan',
    where: (nonce) =>
      `Buka transaksi ini (nonce ${nonce}) di dompet Anda, lalu pilih “Percepat” atau “Batalkan” di sana. Setelah itu, halaman ini mencari tahu sendiri mana dari keduanya yang dimasukkan.`,
    whereWithoutNonce:
      'Buka transaksi ini di dompet Anda, lalu pilih “Percepat” atau “Batalkan” di sana. Setelah itu, halaman ini mencari tahu sendiri mana dari keduanya yang dimasukkan.',
    why: 'Halaman ini tidak mengirim transaksi lain untuk Anda: banyak dompet mengabaikan nonce dari halaman, sehingga Anda akan membayar dua kali.'
  },
  forget: 'Lupakan transaksi ini',
  copyLink: 'Salin tautan',
  transfers: {
    title: 'Transfer token',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Diterima ${amount}`,
      out: (amount) => `Dikirim ${amount}`,
      self: (amount) => `Dikirim ${amount} ke akun yang sama`
    },
    from: (address) => `dari ${address}`,
    to: (address) => `ke ${address}`,
    reading: 'Mencari…',
    nothingYet: 'Belum dicari.',
    everything: 'Dicari mundur hingga blok pertama.',
    since: (block) => `Dicari mundur hingga blok ${block}.`,
    sinceTime: (block, time) => `Dicari mundur hingga blok ${block} (${time}).`,
    refused: (reason) => `${reason} Transfer tidak dapat dibaca.`,
    refusedOlder: (reason) => `${reason} Transfer yang lebih lama tidak dapat dibaca.`,
    unreadable: (tokens) => `Beberapa transfer ${tokens} mungkin tidak tercantum: log-nya tidak dapat dibaca.`,
    lookedAt: (time) => `Blok terbaru dibaca pada ${time}.`,
    further: 'Cari lebih jauh',
    again: 'Coba lagi',
    newer: 'Cari lagi',
    furtherNamed: (network) => `Cari lebih jauh di ${network}`,
    againNamed: (network) => `Coba lagi di ${network}`,
    newerNamed: (network) => `Cari lagi di ${network}`,
    overview: (_count, shown) => `Transfer token di ${shown} jaringan`,
    withNothing: (count) => `Tampilkan transfer bernilai nol (${count})`,
    aboutNothing:
      'Siapa pun dapat memunculkannya, bahkan atas nama Anda, untuk menyelipkan alamat yang mirip dengan alamat yang Anda kenal ke dalam daftar ini.',
    lookAlike: 'Alamat mirip',
    lookAlikeOf:
      'Hati-hati: awal dan akhir alamat pihak lain sama seperti alamat yang Anda kenal, tetapi itu alamat lain. Alamat seperti itu dibuat untuk mengecoh. Alamat yang Anda kenal adalah:',
    details: 'Detail transfer',
    amount: 'Jumlah',
    token: 'Token',
    block: 'Blok',
    time: 'Waktu',
    notFound:
      'Transfer dari tautan ini tidak ada di antara yang ditemukan sejauh ini. Cari lebih jauh, atau periksa akun mana yang terhubung.'
  }
}
