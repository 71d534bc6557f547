import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Hubungkan dompet untuk melanjutkan.',
  unconfigured: 'Halaman ini tidak mencakup jaringan kontrak ini.',
  elsewhere: (network) => `Dompet Anda berada di jaringan lain. Ganti ke ${network} untuk melanjutkan.`,
  simulating: 'Memeriksa apa yang akan terjadi.',
  simulatingAgain:
    'Sudah ada blok baru di jaringan sejak Anda meninjau ini. Memeriksa lagi sebelum permintaan dikirim ke dompet Anda.',
  review: 'Ini akan berhasil jika dijalankan sekarang. Tinjau, lalu konfirmasi.',
  changed: 'Yang akan terjadi telah berubah sejak Anda meninjaunya. Tinjau lagi.',
  checkedAt: (time) => `Diperiksa pada ${time}.`,
  notCheckedAgain:
    'Ini tidak dapat diperiksa lagi. Yang terlihat adalah yang telah Anda tinjau: jika Anda mengonfirmasi sekali lagi, itulah yang diminta dari dompet Anda.',
  unsimulated: (reason) =>
    `${reason} Halaman ini tidak dapat memeriksa apa yang akan terjadi. Jika dilanjutkan, ini mungkin gagal dan tetap dikenai biaya.`,
  notYet: 'Belum ada yang dikirim.',
  notYetAgain: 'Permintaan yang sama mungkin sudah dikirim. Belum ada yang dikirim lagi.',
  repeating: 'Permintaan yang sama persis mungkin sudah dikirim. Jika dikirim lagi, ini bisa terjadi dua kali.',
  revalidating: 'Memeriksa apakah ini masih sama.',
  asking: 'Konfirmasi ini di dompet Anda.',
  sent: 'Terkirim. Pantau di dasbor, di bagian Transaksi.',
  earlier:
    'Dompet Anda ternyata telah mengirim permintaan sebelumnya. Jika Anda mengonfirmasi yang ini juga, hal ini terjadi dua kali.',
  unsaved: {
    asked:
      'Browser Anda tidak dapat menyimpan permintaan ini. Jika Anda menutup atau memuat ulang halaman ini, permintaan ini tidak tercatat lagi di sini, meskipun dompet Anda mengirimnya.',
    sent: 'Browser Anda tidak dapat menyimpan ini. Jika Anda menutup atau memuat ulang halaman ini, ini tidak lagi tercantum di sini.'
  },
  removed:
    'Terkirim, tetapi tidak lagi tercantum di Transaksi, jadi halaman ini tidak tahu hasilnya: periksa dompet Anda atau explorer sebelum mencoba lagi.',
  reverted: 'Terkirim, tetapi gagal. Tidak ada pengaruhnya, dan tetap dikenai biaya.',
  revertedBecause: (reason) => `Terkirim, tetapi gagal. Tidak ada pengaruhnya, dan tetap dikenai biaya. ${reason}`,
  reviewed: 'Yang Anda konfirmasi',
  terms: {
    from: 'Dari',
    contract: 'Kontrak',
    network: 'Jaringan',
    amount: 'Jumlah'
  },
  actions: {
    connect: 'Hubungkan dompet',
    confirm: 'Konfirmasi di dompet',
    confirmAgain: 'Kirim sekali lagi',
    again: 'Coba lagi',
    back: 'Kembali'
  }
}
