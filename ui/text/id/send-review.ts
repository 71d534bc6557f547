import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Yang Anda kirim',
  terms: {
    to: 'Ke',
    from: 'Dari',
    network: 'Jaringan',
    amount: 'Jumlah'
  },
  simulating: 'Memeriksa apa yang akan terjadi.',
  simulatingAgain: 'Beberapa waktu telah berlalu. Memeriksa apakah ini masih sama.',
  ready: 'Ini akan berhasil jika dikirim sekarang. Belum ada yang dikirim.',
  changed: 'Ini telah berubah sejak Anda meninjaunya. Belum ada yang dikirim: tinjau lagi.',
  unchecked: (reason) =>
    `${reason} Halaman ini tidak dapat memeriksa apa yang akan terjadi. Jika dilanjutkan, ini mungkin gagal dan tetap dikenai biaya.`,
  tokenRefused: (reason) => `${reason} Tidak ada yang dikirim.`,
  reverted: 'Penerima adalah kontrak yang tidak menerima ini. Tidak ada yang dikirim.',
  insufficientFunds: 'Saldo akun tidak cukup untuk ini dan biaya jaringan. Tidak ada yang dikirim.',
  closed:
    'Akun atau jaringan di dompet Anda telah berubah, jadi halaman ini menutup tinjauan. Masukkan transfer lagi jika Anda masih ingin mengirimnya.',
  paidBefore: 'Anda pernah mengirim ke alamat ini dari halaman ini.',
  notPaidBefore: 'Halaman ini tidak mencantumkan apa pun yang pernah Anda kirim ke alamat ini.',
  cautions: {
    'zero-address': 'Ini adalah alamat nol. Tidak ada yang memiliki kuncinya: yang Anda kirim ke sana akan hilang.',
    'token-contract':
      'Ini adalah alamat kontrak token, bukan alamat seseorang. Yang Anda kirim ke sana kemungkinan besar akan hilang.',
    'look-alike':
      'Hati-hati: awal dan akhir alamat ini sama seperti alamat yang Anda kenal, tetapi ini alamat lain. Alamat seperti itu dibuat untuk mengecoh. Alamat yang Anda kenal adalah:',
    'own-address': 'Ini akun Anda sendiri. Anda akan membayar biaya untuk mengirim ini ke diri sendiri.',
    contract: 'Ada kontrak di alamat ini. Pastikan kontrak itu dapat mengeluarkan lagi yang Anda kirim ke sana.',
    'high-fee':
      'Biaya jaringan jauh lebih tinggi daripada biasanya untuk ini. Pastikan Anda memang ingin membayar sebanyak itu.'
  },
  feeUncovered: 'Saldo akun mungkin tidak cukup untuk biaya jaringan juga.',
  confirm: 'Konfirmasi di dompet',
  confirmAnyway: 'Tetap kirim ke sana',
  payAnyway: 'Tetap bayar biaya ini',
  again: 'Periksa lagi',
  back: 'Kembali'
}
