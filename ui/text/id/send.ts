import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Kirim',
  recipient: 'Penerima',
  recipientHint: '0x dan 40 karakter',
  recipientOrNameHint: '0x dan 40 karakter, atau nama seperti alice.eth',
  asset: 'Mata uang',
  amount: (symbol) => `Jumlah dalam ${symbol}`,
  max: 'Maks',
  submit: 'Tinjau',
  sent: {
    pending: 'Terkirim. Pantau di Transaksi.',
    confirmed: 'Terkirim, dan dikonfirmasi oleh jaringan.',
    failed: 'Terkirim, tetapi transaksinya gagal.',
    unsaved: 'Terkirim, tetapi browser Anda tidak dapat menyimpannya. Pantau di Transaksi sebelum menutup halaman ini.'
  },
  isSent: {
    no: 'Tidak ada yang dikirim.',
    likely:
      'Jaringan sudah memiliki transaksi ini, jadi kemungkinan besar sudah terkirim: periksa dompet Anda sebelum mencoba lagi.',
    unknown: 'Ini mungkin tetap terkirim: periksa dompet Anda sebelum mencoba lagi.'
  },
  notThisTime: 'Tidak ada yang dikirim kali ini.',
  late: {
    sent: (asked) => `Dompet Anda ternyata telah mengirim ini: ${asked}. Pantau di Transaksi.`,
    otherAccount: (asked, account) =>
      `Dompet Anda ternyata telah menyetujui ini: ${asked}. Untuk memantaunya di Transaksi, hubungkan ${account}.`,
    no: (asked) => `Tidak ada yang dikirim: dompet Anda tidak menjalankan “${asked}”.`
  },
  attempts: {
    open: 'Ini mungkin sudah terkirim. Dompet Anda belum memastikannya: periksa di sana sebelum mencoba lagi, dan tolak permintaan jika masih terbuka.',
    overtaken:
      'Ini mungkin sudah terkirim. Sejak itu satu transaksi dari akun ini telah dikonfirmasi: periksa di explorer apakah itu transaksi ini.',
    overtakenElsewhere:
      'Ini mungkin sudah terkirim. Sejak itu satu transaksi dari akun ini telah dikonfirmasi: periksa di dompet Anda apakah itu transaksi ini.',
    explorer: 'Lihat akun di explorer',
    unreadable:
      'Dompet Anda sudah menjawab, tetapi jawabannya tidak terbaca. Jika halaman ini menemukan transaksinya di jaringan, transaksi itu akan tercantum di Transaksi. Periksa dompet Anda sebelum mencoba lagi.',
    nonceUsed:
      'Transaksi lain dari akun ini telah memakai nonce yang diperkirakan untuk permintaan ini. Jika permintaan masih terbuka di dompet Anda, tolak di sana.',
    otherTransaction: 'Lihat transaksi lain itu di explorer',
    neverSeen:
      'Tidak ada node yang melihatnya; pembayaran Anda berikutnya tidak terpengaruh. Jika permintaan masih terbuka di dompet Anda, tolak di sana.',
    dismiss: 'Tutup',
    dismissNamed: (asked) => `Tutup peringatan: ${asked}`,
    title: 'Permintaan di dompet Anda',
    more: (count) => `Permintaan lain tanpa jawaban: ${count}`,
    signature: 'Ini mungkin masih terbuka di dompet Anda. Jika ya, tolak di sana.',
    message: 'Tanda tangani pesan',
    typedData: 'Tanda tangani data',
    other: 'Permintaan lain mungkin masih terbuka di dompet Anda. Setujui di sana hanya yang masih Anda inginkan.',
    unsaved:
      'Browser Anda tidak dapat menyimpan permintaan ini. Jika Anda menutup atau memuat ulang halaman ini, permintaan ini tidak tercatat lagi di sini, meskipun terkirim.'
  },
  again: {
    question: 'Transfer yang sama persis mungkin sudah terkirim. Jika dikirim lagi, Anda bisa membayar dua kali.',
    confirm: 'Kirim lagi'
  },
  available: (amount) => `${amount} tersedia`,
  otherNetwork: (network) =>
    `Alamat ini untuk ${network}. Beralihlah dahulu ke jaringan itu, atau masukkan alamat untuk jaringan ini.`,
  invisibleRemoved: 'Karakter tak terlihat telah dihapus.',
  problems: {
    'missing-recipient': 'Masukkan alamat.',
    'invalid-recipient': 'Ini bukan alamat: diperlukan 0x dan 40 karakter heksadesimal.',
    'payment-request':
      'Ini adalah permintaan pembayaran dengan jumlah atau rincian lain yang tidak dapat diambil seluruhnya. Masukkan sendiri penerima dan jumlahnya.',
    'mistyped-recipient': 'Ada salah ketik di alamat ini: checksum-nya tidak cocok. Salin sekali lagi.',
    'resolving-name': 'Mencari nama ini.',
    'invalid-name': 'Nama ini tidak valid.',
    'unknown-name': 'Nama ini tidak terhubung ke alamat mana pun.',
    'unreadable-name': 'Nama ini tidak dapat dicari sekarang. Coba lagi, atau masukkan alamatnya.',
    'missing-amount': 'Masukkan jumlah.',
    'invalid-amount':
      'Ini bukan jumlah, atau desimalnya terlalu banyak. Tulis lengkap dan tanpa pemisah ribuan, misalnya 1500 atau 0,5.',
    'zero-amount': 'Masukkan jumlah di atas nol.',
    'exceeds-balance': 'Ini lebih dari saldo akun.',
    'unknown-fee': 'Biaya tidak dapat diperkirakan sekarang. Masukkan jumlah yang menyisakan cukup untuk biaya.'
  }
}
