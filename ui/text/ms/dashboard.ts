import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'Papan pemuka',
  disconnectedTitle: 'Sambung dompet untuk melihat papan pemuka anda',
  disconnectedText: 'Baki dan transaksi anda muncul di sini setelah dompet disambungkan.',
  unauthenticatedTitle: 'Log masuk untuk melihat papan pemuka anda',
  unauthenticatedText:
    'Dompet anda telah disambungkan. Tandatangani satu mesej untuk membuktikan akaun ini milik anda; tiada bayaran dikenakan.',
  sessions: {
    title: 'Tempat anda log masuk',
    loading: 'Memuatkan sesi anda',
    here: 'Pelayar ini',
    browserOn: (browser, system) => `${browser} pada ${system}`,
    unknownBrowser: 'Pelayar tidak diketahui',
    lastUsed: (time) => `Terakhir digunakan ${time}`,
    noOthers: 'Tiada pelayar lain yang log masuk.',
    others: (count) => `${count} pelayar lain telah log masuk.`,
    end: 'Tamatkan',
    endNamed: (session) => `Tamatkan sesi: ${session}`,
    ending: 'Menamatkan…',
    endOthers: 'Log keluar di semua tempat lain',
    unreadable: 'Sesi anda tidak dapat dimuatkan.',
    stale: 'Sesi anda tidak dapat dimuatkan sekali lagi, jadi senarai ini mungkin tidak terkini.',
    notEnded: 'Perkhidmatan log masuk tidak mengesahkan ini, jadi sesi itu mungkin masih sah.',
    tryAgain: 'Cuba lagi'
  },
  balances: 'Baki',
  transactions: 'Transaksi',
  allActivity: 'Semua aktiviti',
  shownOf: (shown, all) => `${shown} daripada ${all} dipaparkan`,
  showMore: 'Tunjukkan lagi',
  current: 'Disambungkan',
  reconnecting: 'Menyambung semula…',
  hideZero: 'Sembunyikan baki sifar',
  showZero: 'Tunjukkan baki sifar',
  hiddenNetworks: (_count, shown) => `${shown} rangkaian tanpa aset disembunyikan.`,
  hiddenTokens: (_count, shown) => `${shown} token dengan baki sifar disembunyikan.`,
  totals: 'Jumlah keseluruhan',
  totalOn: (symbol, _networks, shown) => `${symbol} di ${shown} rangkaian`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol} di ${known} daripada ${shownAll} rangkaian`,
  testTotalOn: (symbol, _networks, shown) => `${symbol} di ${shown} rangkaian ujian`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol} di ${known} daripada ${shownAll} rangkaian ujian`,
  source: {
    block: (number) => `Blok ${number}`
  },
  attention: {
    title: 'Perlu perhatian',
    gap: (waiting, missing) =>
      `Transaksi dengan nonce ${waiting} menunggu transaksi dengan nonce ${missing}, yang tiada di rangkaian ini. Hantar transaksi itu dari dompet anda, atau tetapkan semula transaksi akaun yang menunggu di sana.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Transaksi dengan nonce ${nonce} telah menunggu sekurang-kurangnya sejak ${since}. Percepat atau batalkan dalam dompet anda: tiada transaksi lain daripada akaun ini akan diproses sebelum transaksi itu.`
        : `${shown} transaksi menunggu rangkaian. Transaksi dengan nonce ${nonce} telah menunggu sekurang-kurangnya sejak ${since} dan menghalang yang lain: percepat atau batalkan dalam dompet anda.`,
    noFee: (network, fee) =>
      `Baki tidak mencukupi untuk membayar yuran rangkaian di ${network}: pemindahan biasa mungkin dikenakan yuran sehingga ${fee}.`,
    delegated: (network) =>
      `Di ${network}, akaun ini menjalankan kod sebuah kontrak (EIP-7702). Kontrak itu boleh memindahkan semua milik akaun ini. Jika anda tidak mengenalinya, tarik balik perwakilan dalam dompet anda.`,
    contract: 'Kontrak',
    allowances: {
      found: (network) =>
        `Di ${network}, alamat ini boleh membelanjakan semua token tertentu yang dimiliki oleh akaun ini tanpa meminta lagi. Tarik balik kebenaran yang tidak lagi anda gunakan atau tidak anda kenali.`,
      list: 'Kebenaran yang meliputi seluruh baki',
      token: 'Token',
      spender: 'Pembelanja',
      amount: 'Kebenaran',
      unlimited: 'Tanpa had',
      others: (network, count) =>
        `Kebenaran lain di ${network}, masing-masing kurang daripada baki akaun ini atau untuk token yang tidak dimilikinya: ${count}`,
      after: 'Kebenaran selepas ini',
      none: 'Tiada',
      revoke: 'Tarik balik',
      revokeNamed: (token, spender) => `Tarik balik kebenaran ${spender} untuk ${token}`,
      since: (block) =>
        `Hanya kelulusan sejak blok ${block} dapat disemak, jadi kebenaran tanpa had yang lebih lama mungkin tiada di sini.`,
      noneSince: (network, block) =>
        `Tiada kebenaran tanpa had di ${network} ditemui dalam kelulusan sejak blok ${block}. Kelulusan yang lebih lama tidak dapat disemak.`,
      missed: (tokens, network) =>
        `Tidak semua kebenaran untuk ${tokens} di ${network} dapat disemak, jadi kebenaran tanpa had mungkin tiada di sini.`,
      many: (_count, shown) => `${shown} token`,
      again: 'Cuba lagi',
      againNamed: 'Cuba lagi menyemak kebenaran'
    }
  },
  view: {
    title: 'Akaun yang dilihat',
    readOnly: 'Baca sahaja',
    explanation: 'Sesiapa boleh melihat mana-mana akaun. Tiada apa-apa boleh ditandatangani atau dihantar di sini.',
    besideWallet: 'Dompet anda sendiri kekal disambungkan.',
    stop: 'Berhenti melihat',
    lookingUp: 'Mencari nama…',
    open: 'Lihat akaun',
    field: 'Alamat atau nama',
    hint: 'Baca sahaja, tanpa dompet',
    submit: 'Lihat',
    problems: {
      invalid: 'Ini bukan alamat dan bukan nama.',
      mistyped: 'Alamat ini tersalah taip: huruf besarnya tidak sepadan. Bandingkan dengan sumbernya.',
      'no-names': 'Halaman ini tidak mencari nama. Gunakan alamat.',
      'no-account': 'Tiada akaun ditemui untuk nama ini.',
      unreachable: 'Nama ini tidak dapat dicari.'
    }
  },
  receive: {
    open: 'Terima',
    title: 'Terima',
    network: 'Rangkaian',
    code: (network) => `Kod QR dengan alamat anda di ${network}`,
    only: (network) =>
      `Hantar ke kod ini di ${network} sahaja: apa yang dihantar di rangkaian lain tidak sampai di rangkaian ini. Jika akaun anda ialah kontrak, seperti Safe, pastikan akaun itu wujud di ${network}.`,
    address: 'Alamat anda',
    copyAddress: 'Salin alamat',
    copyLink: 'Salin pautan pembayaran'
  },
  network: {
    every: (duration) => `Satu blok setiap ${duration}`,
    baseFee: 'Yuran asas',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `Yuran asas bagi ${shown} blok terakhir, kira-kira ${low} gwei setiap satu`
        : `Yuran asas bagi ${shown} blok terakhir, antara ${low} hingga ${high} gwei`,
    table: 'Yuran asas mengikut blok',
    block: 'Blok'
  },
  tryAgain: 'Cuba lagi',
  tryAgainNamed: (network) => `Cuba lagi membaca ${network}`
}
