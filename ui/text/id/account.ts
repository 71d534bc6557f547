import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: 'Masuk',
    wrongNetwork: 'Jaringan salah',
    activity: 'Aktivitas',
    accountButton: (label) => `Akun ${label}`,
    chainButton: (name) => `Jaringan: ${name}`
  },
  networks: {
    block: (number) => `Blok ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `Tertinggal ${shown} blok pada ${time}.`,
    slowSince: (time) => `Lambat sejak ${time}.`,
    inReserve: 'Cadangan',
    trouble: (since, reason, next) => `Sejak ${since}: ${reason} ${next}`,
    unreachable: 'Node tidak dapat dihubungi.',
    restingUntil: (time) => `Dijeda hingga ${time}.`
  },
  lost: {
    slow: 'Dompet Anda tidak merespons tepat waktu. Buka kuncinya, atau muat ulang halaman jika dompet telah diperbarui, lalu hubungkan lagi.',
    absent:
      'Dompet Anda tidak ditemukan di browser ini. Aktifkan ekstensinya lalu muat ulang, atau hubungkan dompet lain.',
    wallet:
      'Halaman ini tidak terhubung karena tidak dapat memastikan dompet mana yang terakhir Anda gunakan. Hubungkan dompet yang Anda percayai.',
    account:
      'Dompet Anda menawarkan akun yang berbeda dari yang terakhir Anda gunakan. Gunakan hanya jika Anda sendiri yang beralih akun.',
    useOtherAccount: 'Gunakan akun lain itu',
    unsavedDisconnect: (wallet) =>
      `Dompet Anda telah diputuskan, tetapi browser tidak dapat menyimpan perubahan itu. Saat halaman ini dimuat lagi, halaman mungkin terhubung kembali ke ${wallet}.`
  },
  balance: {
    loading: 'Memuat saldo',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network} tidak dapat dihubungi`,
    unreachableShort: 'tidak dapat dihubungi',
    notLoaded: (network) => `Saldo di ${network} belum dimuat`,
    behind: (network) => `Saldo di ${network} mungkin sudah usang`,
    notLoadedShort: 'belum dimuat',
    tryingAgain: 'Mencoba lagi secara otomatis.',
    staleSince: (time) => `Terakhir diketahui: ${time}`,
    unreadable: (symbol) => `${symbol} tidak dapat dibaca`,
    asksForPause: (time) => `Node meminta jeda: tidak ada permintaan yang dikirim sebelum ${time}.`,
    failures: {
      unreachable: 'Tidak ada node jaringan ini yang merespons.',
      timeout: 'Node tidak merespons tepat waktu.',
      'rate-limited': 'Node membatasi permintaan.',
      malformed: 'Node mengirim respons yang tidak valid.',
      'wrong-chain': 'Node melayani jaringan lain.',
      reverted: 'Transaksi ini akan gagal.',
      'insufficient-funds': 'Saldo akun tidak cukup untuk membayar ini.',
      invalid: 'Jaringan tidak menerima transaksi ini: gas, biaya, atau nonce-nya tidak sesuai.',
      refused: 'Node menolak permintaan.',
      behind: 'Node yang menjawab tertinggal: node itu belum memiliki blok terbaru.',
      'not-loaded': 'Sebagian halaman tidak tersedia.'
    }
  },
  signIn: {
    title: 'Verifikasi akun Anda',
    text: 'Tanda tangani pesan di dompet untuk membuktikan bahwa akun ini milik Anda. Tidak ada aset yang dipindahkan dan tidak ada biaya.',
    leaving: 'Membatalkan akan memutuskan koneksi dompet Anda.',
    rejected: 'Anda belum masuk.',
    late: 'Pesan sudah kedaluwarsa saat ditandatangani, jadi perlu tanda tangan baru.',
    busyUntil: (time) => `Layanan masuk sedang sibuk hingga ${time}.`,
    notHere: (network) => `Anda tidak dapat masuk di ${network}.`,
    contractNotHere: (network) => `Akun yang berupa kontrak tidak dapat masuk di ${network}.`,
    stillOpen: 'Permintaan masih terbuka di dompet Anda. Tolak di sana.',
    accountChanged: (account) =>
      `Dompet Anda beralih dari ${account} ke akun lain, jadi tidak ada yang ditandatangani. Permintaan sebelumnya mungkin masih terbuka di dompet Anda.`,
    preparing: 'Menyiapkan pesan…',
    send: 'Kirim pesan',
    waiting: 'Menunggu tanda tangan…',
    verifying: 'Memverifikasi tanda tangan…',
    tryAgain: 'Coba lagi',
    cancel: 'Batal',
    errors: {
      preparing: 'Gagal menyiapkan pesan, silakan coba lagi!',
      signing: 'Gagal menandatangani pesan, silakan coba lagi!',
      verifying: 'Gagal memverifikasi tanda tangan, silakan coba lagi!',
      unknown: 'Ups, terjadi kesalahan!'
    },
    shown: {
      title: 'Yang akan Anda tanda tangani',
      website: 'Situs web',
      account: 'Akun',
      network: 'Jaringan',
      networkWithId: (name, chainId) => `${name} (ID chain ${chainId})`,
      validity: 'Pesan berlaku',
      unknown: 'belum diketahui',
      forMinutes: (minutes) => `paling lama ${minutes} menit`,
      until: (time) => `hingga ${time}`
    },
    notAsShown:
      'Permintaan tidak dikirim ke dompet Anda karena pesan yang disiapkan berbeda dari yang ditampilkan di sini. Tidak ada yang ditandatangani. Kirim pesan lagi; jika terulang, muat ulang halaman.',
    switched:
      'Permintaan tidak dikirim ke dompet Anda karena akun atau jaringannya berubah saat pesan disiapkan. Tidak ada yang ditandatangani. Periksa yang ditampilkan di sini, lalu kirim pesan lagi.',
    differs: (what, shown, found) => `${what}: seharusnya ${shown}, tetapi di pesan ${found}.`,
    differences: {
      layout: 'Teks ini bukan pesan masuk seperti yang ditulis halaman ini.',
      domain: 'Situs web',
      uri: 'Alamat halaman',
      account: 'Akun',
      chain: 'ID chain',
      nonce: 'Nonce',
      times: 'Pesan tidak akan berlaku selama waktu yang ditampilkan.'
    },
    other: (account) => `${account} sudah masuk, mungkin di tab lain. Masuk di sini akan mengakhiri sesi itu.`,
    signedIn: 'Sudah masuk',
    since: 'Sejak',
    until: 'Hingga',
    signOut: 'Keluar',
    left: (account) => `Dompet Anda beralih ke akun lain, jadi sesi ${account} telah berakhir.`,
    ended:
      'Sesi Anda telah berakhir: kedaluwarsa, atau diakhiri di browser lain. Dompet Anda masih terhubung; masuk lagi untuk melanjutkan.',
    uncertain:
      'Layanan masuk tidak dapat dihubungi, jadi sesi ini mungkin sudah berakhir. Mencoba lagi secara otomatis.'
  },
  account: {
    copyAddress: 'Salin alamat',
    copied: 'Disalin!',
    copyFailed: 'Gagal menyalin. Teks sudah dipilih: salin secara manual.',
    viaWalletConnect: (wallet) => `${wallet} melalui WalletConnect`,
    disconnect: 'Putuskan',
    recentTransactions: 'Transaksi terbaru',
    viewAll: 'Lihat semua',
    viewOnExplorer: 'Lihat di explorer',
    noTransactions: 'Transaksi yang Anda kirim dari halaman ini muncul di sini.'
  },
  transactions: {
    statuses: { pending: 'Tertunda', confirmed: 'Terkonfirmasi', failed: 'Gagal' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'membuka explorer di tab baru',
    damaged:
      'Beberapa transaksi tersimpan tidak dapat dibaca, jadi tidak ditampilkan. Datanya tetap disimpan apa adanya.',
    sentTo: (amount, recipient) => `Kirim ${amount} ke ${recipient}`,
    revoked: (token) => `Cabut izin untuk ${token}`
  },
  chains: {
    title: 'Ganti jaringan',
    connected: 'Terhubung',
    confirmInWallet: 'Konfirmasi di dompet',
    wrongNetwork: 'Jaringan salah terdeteksi, ganti jaringan atau putuskan koneksi untuk melanjutkan.',
    cannotSwitch: (app) =>
      `Dompet Anda tidak mendukung penggantian jaringan dari ${app}. Coba ganti jaringan dari dalam dompet.`,
    followsTo: (network) => `Setelah dompet Anda berada di ${network}, halaman ini ikut berganti secara otomatis.`,
    followsToSupported:
      'Setelah dompet Anda berada di jaringan yang didukung halaman ini, halaman ini ikut berganti secara otomatis.',
    followsToAny: 'Setelah dompet Anda berada di salah satu jaringan ini, halaman ini ikut berganti secara otomatis.',
    disconnect: 'Putuskan',
    retry: 'Coba lagi',
    switchTo: (network) => `Ganti ke ${network}`,
    filter: 'Cari jaringan',
    noneFound: 'Tidak ada jaringan dengan nama ini.',
    failed: (network, reason) => `Dompet tidak berada di ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `Chain “${chainId}” belum dikonfigurasi untuk konektor “${connector}”.`
  }
}
