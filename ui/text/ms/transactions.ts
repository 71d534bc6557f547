import type { transactions as english } from '#ui/text/en/transactions.ts'

const transactionCount = (shown: string) => `${shown} transaksi`

export const transactions: typeof english = {
  details: {
    'speed-up': 'Dipercepat: diganti dengan transaksi lain yang melakukan perkara yang sama.',
    cancellation: 'Dibatalkan: diganti dengan transaksi yang tidak menghantar apa-apa.',
    other: 'Tidak dilaksanakan: diganti dengan transaksi lain daripada akaun ini.',
    unclear:
      'Diganti dengan transaksi lain, dan halaman ini tidak dapat memastikan apa yang dilakukan oleh transaksi itu. Jika dipercepat, pembayaran tetap dibuat; jika dibatalkan, tidak: dompet anda menunjukkan yang mana.',
    outcomeUnknown: 'Transaksi ini berada dalam blok, tetapi rangkaian ini tidak menyatakan sama ada ia berjaya.',
    reorganised: 'Rangkaian menggugurkan blok yang mengandunginya. Transaksi ini mungkin dimasukkan semula.',
    unknown: 'Tidak ditemui di rangkaian. Transaksi ini mungkin masih akan diproses.',
    beyondHistory: 'Sudah terlalu lama, jadi nod rangkaian tidak lagi mengetahui hasilnya. Peneroka blok mungkin tahu.',
    neverSeen:
      'Tiada nod yang melihatnya; pembayaran anda yang seterusnya tidak terjejas. Halaman ini masih mencarinya.',
    nonceUsed:
      'Tidak ditemui di rangkaian, dan transaksi lain daripada akaun ini telah menggunakan nonce yang dijangka untuknya.'
  },
  marks: {
    cancelled: 'Dibatalkan',
    replaced: 'Diganti',
    dropped: 'Digugurkan'
  },
  instead: {
    sent: (amount, recipient) => `Sebaliknya, ${amount} dihantar kepada ${recipient}.`,
    nothing: (recipient) => `Sebaliknya, transaksi kosong dihantar kepada ${recipient}.`,
    called: (recipient) => `Sebaliknya, panggilan kontrak dihantar kepada ${recipient}.`,
    calledWith: (amount, recipient) => `Sebaliknya, panggilan kontrak dengan ${amount} dihantar kepada ${recipient}.`,
    created: 'Sebaliknya, sebuah kontrak dicipta.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Dompet anda menghantar sesuatu yang lain: ${amount} kepada ${recipient}.`,
    nothing: (recipient) => `Dompet anda menghantar sesuatu yang lain: transaksi kosong kepada ${recipient}.`,
    called: (recipient) => `Dompet anda menghantar sesuatu yang lain: panggilan kontrak kepada ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Dompet anda menghantar sesuatu yang lain: panggilan kontrak dengan ${amount} kepada ${recipient}.`,
    created: 'Dompet anda menghantar sesuatu yang lain: kontrak baharu.',
    approved: (spender, token) =>
      `Dompet anda menghantar sesuatu yang lain: kebenaran kepada ${spender} untuk membelanjakan token ${token}.`,
    otherSender: (address) => `Dompet anda menghantarnya daripada akaun lain: ${address}.`,
    nothingArrived: (promised) =>
      `Daripada ${promised}, tiada apa-apa yang tiba: token tidak memindahkan apa-apa kepada penerima.`,
    lessArrived: (arrived, promised) => `Daripada ${promised}, hanya ${arrived} yang tiba.`
  },
  confirmations: (count, wanted) => `${count} daripada ${wanted} pengesahan.`,
  unrepeated:
    'Sebab kegagalan tidak diketahui: panggilan yang sama tidak gagal apabila dijalankan semula. Gas mungkin telah habis.',
  to: 'Kepada',
  unknownSince: (time) => `Tidak ditemui di rangkaian sejak ${time}. Transaksi ini mungkin masih akan diproses.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Sesetengah transaksi disimpan oleh versi halaman ini yang lebih baharu, jadi tidak disenaraikan di sini. Transaksi itu dikekalkan seadanya.',
  unsaved: 'Tidak disimpan',
  hasUnsaved:
    'Pelayar anda belum menyimpan maklumat terkini tentang transaksi yang ditandai “Tidak disimpan”. Setelah halaman ini ditutup, transaksi itu mungkin tiada di sini atau tidak terkini: salin hash untuk terus mengikutinya.',
  copyHash: 'Salin hash',
  remove: 'Buang',
  removeNamed: (description) => `Buang daripada senarai: ${description}`,
  removed: (description) => `${description} dibuang daripada senarai.`,
  removedUnsaved: (description) =>
    `${description} dibuang daripada senarai, tetapi pelayar anda tidak dapat menyimpan perubahan itu. Apabila halaman ini dimuatkan semula, transaksi ini mungkin kembali.`,
  ended: {
    title: 'Transaksi yang telah selesai',
    others: (shown) => `+${shown} lagi`
  },
  clearAll: 'Kosongkan semua',
  cleared: (_count, shown) => `${transactionCount(shown)} dikosongkan daripada pelayar ini, termasuk Aktiviti.`,
  clearedUnsaved: (_count, shown) =>
    `${transactionCount(shown)} dikosongkan, tetapi pelayar anda tidak dapat menyimpan perubahan itu. Apabila halaman ini dimuatkan semula, transaksi itu mungkin kembali.`,
  pendingStay: 'Transaksi yang menunggu kekal sehingga diselesaikan.',
  undo: 'Buat asal',
  putBack: (_count, shown) => `${transactionCount(shown)} kembali ke dalam senarai.`
}
