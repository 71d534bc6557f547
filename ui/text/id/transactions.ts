import type { transactions as english } from '#ui/text/en/transactions.ts'

export const transactions: typeof english = {
  details: {
    'speed-up': 'Dipercepat: digantikan oleh transaksi lain yang melakukan hal yang sama.',
    cancellation: 'Dibatalkan: digantikan oleh transaksi yang tidak mengirim apa pun.',
    other: 'Tidak dijalankan: digantikan oleh transaksi lain dari akun ini.',
    unclear:
      'Digantikan oleh transaksi lain, dan halaman ini tidak tahu apa yang dilakukan transaksi itu. Jika dipercepat, pembayaran tetap dilakukan; jika dibatalkan, tidak: dompet Anda menunjukkan yang mana.',
    outcomeUnknown: 'Transaksi ini ada di sebuah blok, tetapi jaringan ini tidak memberi tahu apakah berhasil.',
    reorganised: 'Jaringan membuang blok yang memuatnya. Transaksi mungkin dimasukkan lagi.',
    unknown: 'Tidak ditemukan di jaringan. Mungkin masih akan diproses.',
    beyondHistory:
      'Sudah terlalu lama, sehingga node jaringan tidak lagi mengetahui hasilnya. Block explorer mungkin tahu.',
    neverSeen:
      'Tidak ada node yang melihatnya; pembayaran Anda berikutnya tidak terpengaruh. Halaman ini masih mencarinya.',
    nonceUsed:
      'Tidak ditemukan di jaringan, dan transaksi lain dari akun ini telah memakai nonce yang diperkirakan untuknya.'
  },
  marks: {
    cancelled: 'Dibatalkan',
    replaced: 'Digantikan',
    dropped: 'Dibuang'
  },
  instead: {
    sent: (amount, recipient) => `Sebagai gantinya, ${amount} dikirim ke ${recipient}.`,
    nothing: (recipient) => `Sebagai gantinya, transaksi kosong dikirim ke ${recipient}.`,
    called: (recipient) => `Sebagai gantinya, panggilan kontrak dikirim ke ${recipient}.`,
    calledWith: (amount, recipient) => `Sebagai gantinya, panggilan kontrak dengan ${amount} dikirim ke ${recipient}.`,
    created: 'Sebagai gantinya, sebuah kontrak dibuat.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Dompet Anda mengirim sesuatu yang lain: ${amount} ke ${recipient}.`,
    nothing: (recipient) => `Dompet Anda mengirim sesuatu yang lain: transaksi kosong ke ${recipient}.`,
    called: (recipient) => `Dompet Anda mengirim sesuatu yang lain: panggilan kontrak ke ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Dompet Anda mengirim sesuatu yang lain: panggilan kontrak dengan ${amount} ke ${recipient}.`,
    created: 'Dompet Anda mengirim sesuatu yang lain: kontrak baru.',
    approved: (spender, token) =>
      `Dompet Anda mengirim sesuatu yang lain: izin bagi ${spender} untuk membelanjakan token dari ${token}.`,
    otherSender: (address) => `Dompet Anda mengirimnya dari akun lain: ${address}.`,
    nothingArrived: (promised) => `Dari ${promised} tidak ada yang tiba: token tidak memindahkan apa pun ke penerima.`,
    lessArrived: (arrived, promised) => `Dari ${promised} hanya ${arrived} yang tiba.`
  },
  confirmations: (count, wanted) => `${count} dari ${wanted} konfirmasi.`,
  unrepeated:
    'Penyebab kegagalannya tidak diketahui: panggilan yang sama tidak gagal saat dijalankan lagi. Mungkin kehabisan gas.',
  to: 'Ke',
  unknownSince: (time) => `Tidak ditemukan di jaringan sejak ${time}. Mungkin masih akan diproses.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Beberapa transaksi disimpan oleh versi halaman ini yang lebih baru, jadi tidak tercantum di sini. Semuanya tetap disimpan apa adanya.',
  unsaved: 'Belum disimpan',
  hasUnsaved:
    'Browser Anda belum menyimpan info terbaru tentang transaksi bertanda “Belum disimpan”. Setelah halaman ini ditutup, transaksi itu mungkin hilang dari sini atau tidak mutakhir: salin hash-nya agar tetap dapat dilacak.',
  copyHash: 'Salin hash',
  remove: 'Hapus',
  removeNamed: (description) => `Hapus dari daftar: ${description}`,
  removed: (description) => `${description} dihapus dari daftar.`,
  removedUnsaved: (description) =>
    `${description} dihapus dari daftar, tetapi browser Anda tidak dapat menyimpan perubahan itu. Saat halaman ini dimuat lagi, mungkin muncul kembali.`,
  ended: {
    title: 'Transaksi yang selesai',
    others: (shown) => `+${shown} lainnya`
  },
  clearAll: 'Hapus semua',
  cleared: (_count, shown) => `${shown} transaksi dihapus dari browser ini, termasuk Aktivitas.`,
  clearedUnsaved: (_count, shown) =>
    `${shown} transaksi dihapus, tetapi browser Anda tidak dapat menyimpan perubahan itu. Saat halaman ini dimuat lagi, mungkin muncul kembali.`,
  pendingStay: 'Transaksi yang tertunda tetap ada hingga selesai.',
  undo: 'Urungkan',
  putBack: (_count, shown) => `${shown} transaksi kembali ada di daftar.`
}
