import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Perkara yang anda hantar',
  terms: {
    to: 'Kepada',
    from: 'Daripada',
    network: 'Rangkaian',
    amount: 'Jumlah'
  },
  simulating: 'Menyemak kesan tindakan ini.',
  simulatingAgain: 'Beberapa ketika telah berlalu. Menyemak sama ada keadaan masih sama.',
  ready: 'Ini akan berjaya jika dihantar sekarang. Belum ada apa-apa dihantar.',
  changed: 'Ini telah berubah sejak anda menyemaknya. Belum ada apa-apa dihantar: semak sekali lagi.',
  unchecked: (reason) =>
    `${reason} Halaman ini tidak dapat menyemak kesan tindakan ini. Jika anda teruskan, ini mungkin gagal tetapi yuran tetap dikenakan.`,
  tokenRefused: (reason) => `${reason} Tiada apa-apa dihantar.`,
  reverted: 'Penerima ialah kontrak yang tidak menerima ini. Tiada apa-apa dihantar.',
  insufficientFunds: 'Baki akaun tidak mencukupi untuk ini dan yuran rangkaian. Tiada apa-apa dihantar.',
  closed:
    'Akaun atau rangkaian dalam dompet anda telah berubah, jadi halaman ini menutup semakan. Masukkan pemindahan sekali lagi jika anda masih mahu menghantarnya.',
  paidBefore: 'Anda pernah menghantar ke alamat ini dari halaman ini.',
  notPaidBefore: 'Halaman ini tidak menyenaraikan apa-apa yang pernah anda hantar ke alamat ini.',
  cautions: {
    'zero-address':
      'Ini ialah alamat sifar. Tiada sesiapa mempunyai kuncinya: apa yang anda hantar ke sana akan hilang.',
    'token-contract':
      'Ini ialah alamat kontrak token, bukan alamat seseorang. Apa yang anda hantar ke sana kemungkinan besar akan hilang.',
    'look-alike':
      'Berhati-hati: alamat ini bermula dan berakhir seperti alamat yang anda kenali, tetapi ini alamat lain. Alamat sebegini dibuat untuk mengelirukan. Alamat yang anda kenali ialah:',
    'own-address': 'Ini ialah akaun anda sendiri. Anda akan membayar yuran untuk menghantar ini kepada diri sendiri.',
    contract:
      'Terdapat kontrak di alamat ini. Pastikan kontrak itu boleh mengeluarkan semula apa yang anda hantar ke sana.',
    'high-fee':
      'Yuran rangkaian jauh lebih tinggi daripada kebiasaan untuk ini. Pastikan anda memang mahu membayar sebanyak itu.'
  },
  feeUncovered: 'Baki akaun mungkin tidak mencukupi untuk yuran rangkaian juga.',
  confirm: 'Sahkan dalam dompet',
  confirmAnyway: 'Tetap hantar ke sana',
  payAnyway: 'Tetap bayar yuran ini',
  again: 'Semak sekali lagi',
  back: 'Kembali'
}
