import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: 'Log masuk',
    wrongNetwork: 'Rangkaian salah',
    activity: 'Aktiviti',
    accountButton: (label) => `Akaun ${label}`,
    chainButton: (name) => `Rangkaian: ${name}`
  },
  networks: {
    block: (number) => `Blok ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `Ketinggalan ${shown} blok pada ${time}.`,
    slowSince: (time) => `Perlahan sejak ${time}.`,
    inReserve: 'Simpanan',
    trouble: (since, reason, next) => `Sejak ${since}: ${reason} ${next}`,
    unreachable: 'Nod tidak dapat dihubungi.',
    restingUntil: (time) => `Dijeda hingga ${time}.`
  },
  lost: {
    slow: 'Dompet anda tidak menjawab dalam masa yang ditetapkan. Buka kuncinya, atau muat semula halaman jika dompet telah dikemas kini, kemudian sambung semula.',
    absent:
      'Dompet anda tidak ditemui dalam pelayar ini. Hidupkan sambungan pelayarnya dan muat semula, atau sambung dompet lain.',
    wallet:
      'Halaman ini tidak disambungkan kerana tidak dapat memastikan dompet mana yang terakhir anda gunakan. Sambung dompet yang anda percayai.',
    account:
      'Dompet anda menawarkan akaun yang berbeza daripada yang anda gunakan kali terakhir. Gunakan hanya jika anda sendiri menukar akaun.',
    useOtherAccount: 'Guna akaun lain itu',
    unsavedDisconnect: (wallet) =>
      `Sambungan anda telah diputuskan, tetapi pelayar anda tidak dapat menyimpan perubahan itu. Apabila halaman ini dimuatkan semula, halaman mungkin menyambung semula ke ${wallet}.`
  },
  balance: {
    loading: 'Memuatkan baki',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network} tidak dapat dihubungi`,
    unreachableShort: 'tidak dapat dihubungi',
    notLoaded: (network) => `Baki di ${network} tidak dimuatkan`,
    behind: (network) => `Baki di ${network} mungkin sudah lapuk`,
    notLoadedShort: 'tidak dimuatkan',
    tryingAgain: 'Mencuba semula secara automatik.',
    staleSince: (time) => `Terakhir diketahui pada ${time}`,
    unreadable: (symbol) => `${symbol} tidak dapat dibaca`,
    asksForPause: (time) => `Nod meminta jeda: tiada permintaan dihantar sebelum ${time}.`,
    failures: {
      unreachable: 'Tiada nod rangkaian ini yang menjawab.',
      timeout: 'Nod tidak menjawab dalam masa yang ditetapkan.',
      'rate-limited': 'Nod mengehadkan permintaan.',
      malformed: 'Nod menghantar jawapan yang tidak sah.',
      'wrong-chain': 'Nod ini melayani rangkaian lain.',
      reverted: 'Transaksi ini akan gagal.',
      'insufficient-funds': 'Akaun tidak dapat membayar ini.',
      invalid: 'Rangkaian tidak menerima transaksi ini: gas, yuran atau nonce-nya tidak sesuai.',
      refused: 'Nod menolak permintaan.',
      behind: 'Nod yang menjawab ketinggalan: nod itu belum mempunyai blok terbaharu.',
      'not-loaded': 'Sebahagian halaman tiada.'
    }
  },
  signIn: {
    title: 'Sahkan akaun anda',
    text: 'Tandatangani mesej dalam dompet anda untuk membuktikan akaun ini milik anda. Tiada apa-apa dipindahkan dan tiada bayaran dikenakan.',
    leaving: 'Membatalkan akan memutuskan sambungan dompet anda.',
    rejected: 'Anda belum log masuk.',
    late: 'Mesej itu telah tamat tempoh semasa ditandatangani, jadi tandatangan baharu diperlukan.',
    busyUntil: (time) => `Perkhidmatan log masuk sibuk sehingga ${time}.`,
    notHere: (network) => `Anda tidak boleh log masuk di ${network}.`,
    contractNotHere: (network) => `Akaun yang merupakan kontrak tidak boleh log masuk di ${network}.`,
    stillOpen: 'Permintaan itu masih terbuka dalam dompet anda. Tolak di sana.',
    accountChanged: (account) =>
      `Dompet anda bertukar daripada ${account} kepada akaun lain, jadi tiada apa-apa ditandatangani. Permintaan sebelumnya mungkin masih terbuka dalam dompet anda.`,
    preparing: 'Menyediakan mesej…',
    send: 'Hantar mesej',
    waiting: 'Menunggu tandatangan…',
    verifying: 'Mengesahkan tandatangan…',
    tryAgain: 'Cuba lagi',
    cancel: 'Batal',
    errors: {
      preparing: 'Ralat semasa menyediakan mesej, sila cuba lagi!',
      signing: 'Ralat semasa menandatangani mesej, sila cuba lagi!',
      verifying: 'Ralat semasa mengesahkan tandatangan, sila cuba lagi!',
      unknown: 'Maaf, masalah telah berlaku!'
    },
    shown: {
      title: 'Perkara yang akan anda tandatangani',
      website: 'Laman web',
      account: 'Akaun',
      network: 'Rangkaian',
      networkWithId: (name, chainId) => `${name} (ID rantaian ${chainId})`,
      validity: 'Mesej sah',
      unknown: 'belum diketahui',
      forMinutes: (minutes) => `paling lama ${minutes} minit`,
      until: (time) => `hingga ${time}`
    },
    notAsShown:
      'Permintaan tidak dihantar ke dompet anda kerana mesej yang disediakan berbeza daripada yang dipaparkan di sini. Tiada apa-apa ditandatangani. Hantar mesej sekali lagi; jika ini berulang, muat semula halaman.',
    switched:
      'Permintaan tidak dihantar ke dompet anda kerana akaun atau rangkaiannya berubah semasa mesej disediakan. Tiada apa-apa ditandatangani. Semak apa yang dipaparkan di sini, kemudian hantar mesej sekali lagi.',
    differs: (what, shown, found) => `${what}: sepatutnya ${shown}, tetapi ${found} dalam mesej.`,
    differences: {
      layout: 'Teks ini bukan mesej log masuk seperti yang ditulis oleh halaman ini.',
      domain: 'Laman web',
      uri: 'Alamat halaman',
      account: 'Akaun',
      chain: 'ID rantaian',
      nonce: 'Nonce',
      times: 'Mesej tidak akan sah bagi masa yang dipaparkan.'
    },
    other: (account) => `${account} telah log masuk, mungkin dalam tab lain. Log masuk di sini menamatkan sesi itu.`,
    signedIn: 'Telah log masuk',
    since: 'Sejak',
    until: 'Hingga',
    signOut: 'Log keluar',
    left: (account) => `Dompet anda beralih ke akaun lain, jadi sesi ${account} telah tamat.`,
    ended:
      'Sesi anda telah tamat: tempohnya tamat, atau ditamatkan dalam pelayar lain. Dompet anda masih disambungkan; log masuk sekali lagi untuk meneruskan.',
    uncertain:
      'Perkhidmatan log masuk tidak dapat dihubungi, jadi sesi ini mungkin telah tamat. Mencuba semula secara automatik.'
  },
  account: {
    copyAddress: 'Salin alamat',
    copied: 'Disalin!',
    copyFailed: 'Gagal menyalin. Teks telah dipilih: salin sendiri.',
    viaWalletConnect: (wallet) => `${wallet} melalui WalletConnect`,
    disconnect: 'Putuskan sambungan',
    recentTransactions: 'Transaksi terkini',
    viewAll: 'Lihat semua',
    viewOnExplorer: 'Lihat di peneroka blok',
    noTransactions: 'Transaksi yang anda hantar dari halaman ini muncul di sini.'
  },
  transactions: {
    statuses: { pending: 'Menunggu', confirmed: 'Disahkan', failed: 'Gagal' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'membuka peneroka blok dalam tab baharu',
    damaged:
      'Sesetengah transaksi yang disimpan tidak dapat dibaca, jadi tidak disenaraikan. Datanya dikekalkan seadanya.',
    sentTo: (amount, recipient) => `Hantar ${amount} kepada ${recipient}`,
    revoked: (token) => `Tarik balik kebenaran untuk ${token}`
  },
  chains: {
    title: 'Tukar rangkaian',
    connected: 'Disambungkan',
    confirmInWallet: 'Sahkan dalam dompet',
    wrongNetwork: 'Rangkaian salah dikesan, tukar rangkaian atau putuskan sambungan untuk meneruskan.',
    cannotSwitch: (app) =>
      `Dompet anda tidak menyokong penukaran rangkaian dari ${app}. Cuba tukar rangkaian dalam dompet anda.`,
    followsTo: (network) =>
      `Sebaik sahaja dompet anda berada di ${network}, halaman ini turut bertukar secara automatik.`,
    followsToSupported:
      'Sebaik sahaja dompet anda berada di rangkaian yang disokong oleh halaman ini, halaman ini turut bertukar secara automatik.',
    followsToAny:
      'Sebaik sahaja dompet anda berada di salah satu rangkaian ini, halaman ini turut bertukar secara automatik.',
    disconnect: 'Putuskan sambungan',
    retry: 'Cuba lagi',
    switchTo: (network) => `Tukar ke ${network}`,
    filter: 'Cari rangkaian',
    noneFound: 'Tiada rangkaian dengan nama ini.',
    failed: (network, reason) => `Dompet tidak berada di ${network}: ${reason}`,
    notConfigured: (chainId, connector) =>
      `Rantaian “${chainId}” tidak dikonfigurasikan untuk penyambung “${connector}”.`
  }
}
