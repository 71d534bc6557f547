import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Hantar',
  recipient: 'Penerima',
  recipientHint: '0x dan 40 aksara',
  recipientOrNameHint: '0x dan 40 aksara, atau nama seperti alice.eth',
  asset: 'Mata wang',
  amount: (symbol) => `Jumlah dalam ${symbol}`,
  max: 'Maks',
  submit: 'Semak',
  sent: {
    pending: 'Dihantar. Ikuti perkembangannya di bawah Transaksi.',
    confirmed: 'Dihantar dan disahkan oleh rangkaian.',
    failed: 'Dihantar, tetapi transaksi gagal.',
    unsaved:
      'Dihantar, tetapi pelayar anda tidak dapat menyimpannya. Ikuti perkembangannya di bawah Transaksi sebelum anda menutup halaman ini.'
  },
  isSent: {
    no: 'Tiada apa-apa dihantar.',
    likely:
      'Rangkaian sudah mempunyai transaksi ini, jadi kemungkinan besar transaksi telah dihantar: semak dompet anda sebelum cuba lagi.',
    unknown: 'Transaksi ini mungkin tetap telah dihantar: semak dompet anda sebelum cuba lagi.'
  },
  notThisTime: 'Tiada apa-apa dihantar kali ini.',
  late: {
    sent: (asked) => `Akhirnya dompet anda telah menghantar ini: ${asked}. Ikuti perkembangannya di bawah Transaksi.`,
    otherAccount: (asked, account) =>
      `Akhirnya dompet anda telah meluluskan ini: ${asked}. Untuk mengikutinya di bawah Transaksi, sambungkan ${account}.`,
    no: (asked) => `Tiada apa-apa dihantar: dompet anda tidak melaksanakan “${asked}”.`
  },
  attempts: {
    open: 'Ini mungkin telah dihantar. Dompet anda belum mengesahkan sama ada dihantar atau tidak: semak di sana sebelum anda cuba lagi, dan tolak permintaan itu jika masih terbuka.',
    overtaken:
      'Ini mungkin telah dihantar. Satu transaksi daripada akaun ini telah disahkan sejak itu: semak peneroka blok untuk melihat sama ada itulah transaksinya.',
    overtakenElsewhere:
      'Ini mungkin telah dihantar. Satu transaksi daripada akaun ini telah disahkan sejak itu: semak dompet anda untuk melihat sama ada itulah transaksinya.',
    explorer: 'Lihat akaun di peneroka blok',
    unreadable:
      'Dompet anda telah menjawab, tetapi jawapannya tidak dapat dibaca. Jika halaman ini menemui transaksi itu di rangkaian, transaksi itu disenaraikan di bawah Transaksi. Semak dompet anda sebelum anda cuba lagi.',
    nonceUsed:
      'Transaksi lain daripada akaun ini telah menggunakan nonce yang dijangka untuk permintaan ini. Jika permintaan itu masih terbuka dalam dompet anda, tolaknya di sana.',
    otherTransaction: 'Lihat transaksi lain itu di peneroka blok',
    neverSeen:
      'Tiada nod yang melihatnya; pembayaran anda yang seterusnya tidak terjejas. Jika permintaan itu masih terbuka dalam dompet anda, tolaknya di sana.',
    dismiss: 'Ketepikan',
    dismissNamed: (asked) => `Ketepikan amaran: ${asked}`,
    title: 'Permintaan dalam dompet anda',
    more: (count) => `Permintaan lain tanpa jawapan: ${count}`,
    signature: 'Ini mungkin masih terbuka dalam dompet anda. Jika ya, tolak di sana.',
    message: 'Tandatangani mesej',
    typedData: 'Tandatangani data',
    other: 'Permintaan lain mungkin masih terbuka dalam dompet anda. Luluskan di sana hanya apa yang anda masih mahu.',
    unsaved:
      'Pelayar anda tidak dapat menyimpan permintaan ini. Jika anda menutup atau memuat semula halaman ini, permintaan ini tidak akan diingati di sini, walaupun telah dihantar.'
  },
  again: {
    question:
      'Pemindahan yang sama ini mungkin telah dihantar. Menghantarnya semula boleh menyebabkan bayaran dua kali.',
    confirm: 'Hantar semula'
  },
  available: (amount) => `${amount} tersedia`,
  otherNetwork: (network) =>
    `Alamat ini untuk ${network}. Tukar dahulu kepada rangkaian itu, atau masukkan alamat untuk rangkaian ini.`,
  invisibleRemoved: 'Aksara yang tidak kelihatan telah dibuang.',
  problems: {
    'missing-recipient': 'Masukkan alamat.',
    'invalid-recipient': 'Ini bukan alamat: alamat terdiri daripada 0x dan 40 aksara heksadesimal.',
    'payment-request':
      'Ini ialah permintaan pembayaran dengan jumlah atau butiran lain yang tidak dapat diambil sepenuhnya. Masukkan sendiri penerima dan jumlahnya.',
    'mistyped-recipient': 'Alamat ini tersalah taip: hasil tambah semaknya tidak sepadan. Salin sekali lagi.',
    'resolving-name': 'Mencari nama ini.',
    'invalid-name': 'Nama ini tidak sah.',
    'unknown-name': 'Nama ini tidak merujuk kepada mana-mana alamat.',
    'unreadable-name': 'Nama ini tidak dapat dicari sekarang. Cuba lagi, atau masukkan alamat.',
    'missing-amount': 'Masukkan jumlah.',
    'invalid-amount':
      'Ini bukan jumlah, atau tempat perpuluhannya terlalu banyak. Tulis sepenuhnya dan tanpa pemisah ribu, seperti 1500 atau 0.5.',
    'zero-amount': 'Masukkan jumlah yang lebih daripada sifar.',
    'exceeds-balance': 'Ini melebihi baki akaun.',
    'unknown-fee': 'Yuran tidak dapat dianggarkan sekarang. Masukkan jumlah yang meninggalkan baki yang cukup untuknya.'
  }
}
