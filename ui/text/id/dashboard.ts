import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'Dasbor',
  disconnectedTitle: 'Hubungkan dompet untuk melihat dasbor Anda',
  disconnectedText: 'Saldo dan transaksi Anda muncul di sini setelah dompet terhubung.',
  unauthenticatedTitle: 'Masuk untuk melihat dasbor Anda',
  unauthenticatedText:
    'Dompet Anda terhubung. Tanda tangani satu pesan untuk membuktikan bahwa akun ini milik Anda; tanpa biaya.',
  sessions: {
    title: 'Tempat Anda masuk',
    loading: 'Memuat sesi Anda',
    here: 'Browser ini',
    browserOn: (browser, system) => `${browser} di ${system}`,
    unknownBrowser: 'Browser tidak dikenal',
    lastUsed: (time) => `Terakhir digunakan ${time}`,
    noOthers: 'Anda tidak masuk di browser lain.',
    others: (count) => `Anda juga masuk di ${count} browser lain.`,
    end: 'Akhiri',
    endNamed: (session) => `Akhiri sesi: ${session}`,
    ending: 'Mengakhiri…',
    endOthers: 'Keluar dari semua yang lain',
    unreadable: 'Sesi Anda tidak dapat dimuat.',
    stale: 'Sesi Anda tidak dapat dimuat lagi, jadi daftar ini mungkin sudah tidak mutakhir.',
    notEnded: 'Layanan masuk tidak mengonfirmasi hal ini, jadi sesi mungkin masih berlaku.',
    tryAgain: 'Coba lagi'
  },
  balances: 'Saldo',
  transactions: 'Transaksi',
  allActivity: 'Semua aktivitas',
  shownOf: (shown, all) => `${shown} dari ${all} ditampilkan`,
  showMore: 'Tampilkan lebih banyak',
  current: 'Terhubung',
  reconnecting: 'Menghubungkan kembali…',
  hideZero: 'Sembunyikan saldo nol',
  showZero: 'Tampilkan saldo nol',
  hiddenNetworks: (_count, shown) => `${shown} jaringan tanpa aset disembunyikan.`,
  hiddenTokens: (_count, shown) => `${shown} token dengan saldo nol disembunyikan.`,
  totals: 'Total',
  totalOn: (symbol, _networks, shown) => `${symbol} di ${shown} jaringan`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol} di ${known} dari ${shownAll} jaringan`,
  testTotalOn: (symbol, _networks, shown) => `${symbol} di ${shown} jaringan uji`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol} di ${known} dari ${shownAll} jaringan uji`,
  source: {
    block: (number) => `Blok ${number}`
  },
  attention: {
    title: 'Perlu perhatian',
    gap: (waiting, missing) =>
      `Transaksi dengan nonce ${waiting} menunggu transaksi dengan nonce ${missing}, yang tidak ada di jaringan ini. Kirim transaksi itu dari dompet Anda, atau reset transaksi tertunda akun ini di sana.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Transaksi dengan nonce ${nonce} telah menunggu setidaknya sejak ${since}. Percepat atau batalkan di dompet Anda: tidak ada transaksi lain dari akun ini yang diproses sebelum itu.`
        : `${shown} transaksi menunggu jaringan. Yang ber-nonce ${nonce} telah menunggu setidaknya sejak ${since} dan menahan yang lain: percepat atau batalkan di dompet Anda.`,
    noFee: (network, fee) =>
      `Saldo tidak cukup untuk membayar biaya jaringan di ${network}: transfer biasa dapat menelan biaya hingga ${fee}.`,
    delegated: (network) =>
      `Di ${network}, akun ini menjalankan kode sebuah kontrak (EIP-7702). Kontrak itu dapat memindahkan semua yang dimiliki akun. Jika Anda tidak mengenalnya, cabut delegasi di dompet Anda.`,
    contract: 'Kontrak',
    allowances: {
      found: (network) =>
        `Di ${network}, alamat-alamat ini dapat membelanjakan seluruh saldo suatu token di akun ini tanpa meminta lagi. Cabut izin yang tidak lagi Anda gunakan atau tidak Anda kenal.`,
      list: 'Izin yang mencakup seluruh saldo',
      token: 'Token',
      spender: 'Pembelanja',
      amount: 'Izin',
      unlimited: 'Tanpa batas',
      others: (network, count) =>
        `Izin lain di ${network}, masing-masing kurang dari saldo akun ini atau untuk token yang tidak dimilikinya: ${count}`,
      after: 'Izin setelah ini',
      none: 'Tidak ada',
      revoke: 'Cabut',
      revokeNamed: (token, spender) => `Cabut izin ${spender} untuk ${token}`,
      since: (block) =>
        `Hanya persetujuan sejak blok ${block} yang dapat diperiksa, jadi izin tanpa batas yang lebih lama mungkin tidak tercantum di sini.`,
      noneSince: (network, block) =>
        `Tidak ada izin tanpa batas di ${network} yang ditemukan dalam persetujuan sejak blok ${block}. Persetujuan yang lebih lama tidak dapat diperiksa.`,
      missed: (tokens, network) =>
        `Tidak semua izin untuk ${tokens} di ${network} dapat diperiksa, jadi yang tanpa batas mungkin tidak tercantum di sini.`,
      many: (_count, shown) => `${shown} token`,
      again: 'Coba lagi',
      againNamed: 'Coba lagi memeriksa izin'
    }
  },
  view: {
    title: 'Akun yang dilihat',
    readOnly: 'Hanya baca',
    explanation: 'Siapa pun dapat melihat akun apa pun. Tidak ada yang dapat ditandatangani atau dikirim di sini.',
    besideWallet: 'Dompet Anda sendiri tetap terhubung.',
    stop: 'Berhenti melihat',
    lookingUp: 'Mencari nama…',
    open: 'Lihat akun',
    field: 'Alamat atau nama',
    hint: 'Hanya baca, tanpa dompet',
    submit: 'Lihat',
    problems: {
      invalid: 'Ini bukan alamat dan bukan nama.',
      mistyped: 'Ada salah ketik di alamat ini: huruf kapitalnya tidak cocok. Cocokkan dengan sumbernya.',
      'no-names': 'Halaman ini tidak mencari nama. Gunakan alamatnya.',
      'no-account': 'Tidak ada akun yang ditemukan untuk nama ini.',
      unreachable: 'Nama tidak dapat dicari.'
    }
  },
  receive: {
    open: 'Terima',
    title: 'Terima',
    network: 'Jaringan',
    code: (network) => `Kode QR dengan alamat Anda di ${network}`,
    only: (network) =>
      `Kirim ke kode ini hanya di ${network}: yang dikirim di jaringan lain tidak akan sampai di jaringan ini. Jika akun Anda adalah kontrak, seperti Safe, pastikan akun itu ada di ${network}.`,
    address: 'Alamat Anda',
    copyAddress: 'Salin alamat',
    copyLink: 'Salin tautan pembayaran'
  },
  network: {
    every: (duration) => `Satu blok setiap ${duration}`,
    baseFee: 'Biaya dasar',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `Biaya dasar ${shown} blok terakhir, masing-masing sekitar ${low} gwei`
        : `Biaya dasar ${shown} blok terakhir, antara ${low} dan ${high} gwei`,
    table: 'Biaya dasar per blok',
    block: 'Blok'
  },
  tryAgain: 'Coba lagi',
  tryAgainNamed: (network) => `Coba lagi membaca ${network}`
}
