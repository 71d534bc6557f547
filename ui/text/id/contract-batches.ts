import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `Langkah pertama dari ${count} langkah akan berhasil jika dijalankan sekarang. Langkah lainnya mungkin bergantung padanya, jadi halaman ini belum dapat memeriksanya. Tinjau semuanya, lalu konfirmasi.`,
  preparing: 'Memeriksa apa yang didukung dompet Anda sebelum Anda diminta mengonfirmasi.',
  impossible: 'Semua ini harus terjadi bersamaan atau tidak sama sekali, dan dompet Anda tidak dapat melakukannya.',
  asking: (count) => `Konfirmasi seluruh ${count} langkah di dompet Anda.`,
  earlier:
    'Dompet Anda ternyata telah menerima permintaan sebelumnya. Jika Anda mengonfirmasi yang ini juga, hal ini mungkin terjadi dua kali.',
  batched: (count) =>
    `Dompet Anda menerima seluruh ${count} langkah, dan halaman ini menanyakan hasilnya kepada dompet. Langkah-langkah itu tercantum di Transaksi setelah dikirim.`,
  away: (count) =>
    `Dompet Anda menerima seluruh ${count} langkah. Hubungkan lagi, dengan akun yang sama, untuk mengetahui hasilnya.`,
  partial: {
    listed: (count) =>
      `Hanya sebagian dari ${count} langkah yang berhasil. Yang terkirim tercantum di Transaksi: periksa di sana sebelum mencoba lagi.`,
    unlisted: (count) =>
      `Hanya sebagian dari ${count} langkah yang berhasil. Dompet Anda tidak menyebutkan transaksi mana yang terkirim: periksa di sana sebelum mencoba lagi.`
  },
  confirmed: (count) => `Seluruh ${count} langkah telah dikirim dan dikonfirmasi oleh jaringan.`,
  unlisted: (count) =>
    `Dompet Anda melaporkan bahwa seluruh ${count} langkah berhasil, tetapi tidak menyebutkan dalam transaksi mana, jadi halaman ini tidak dapat mencantumkannya.`,
  failed: 'Dompet Anda melaporkan bahwa ini gagal. Tidak satu pun langkah yang berpengaruh.',
  unclear: 'Dompet Anda tidak menyebutkan hasilnya: periksa di sana sebelum mencoba lagi.',
  stepNotSent: {
    notYet: 'Langkah ini belum dikirim.',
    no: 'Langkah ini tidak dikirim.',
    notThisTime: 'Langkah ini tidak dikirim kali ini.'
  },
  step: (number, count) => `Langkah ${number} dari ${count}:`,
  done: (done, count) => `${done} dari ${count} langkah berhasil.`
}
