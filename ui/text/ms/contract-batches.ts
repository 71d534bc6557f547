import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `Langkah pertama daripada ${count} langkah akan berjaya jika dilaksanakan sekarang. Langkah lain mungkin bergantung padanya, jadi halaman ini belum dapat menyemaknya. Semak semuanya, kemudian sahkan.`,
  preparing: 'Menyemak apa yang disokong oleh dompet anda sebelum dompet meminta pengesahan anda.',
  impossible: 'Semua ini mesti berlaku bersama-sama atau tidak langsung, dan dompet anda tidak dapat melakukannya.',
  asking: (count) => `Sahkan kesemua ${count} langkah dalam dompet anda.`,
  earlier:
    'Akhirnya dompet anda telah menerima permintaan anda yang terdahulu. Jika anda mengesahkan yang ini juga, ia mungkin berlaku dua kali.',
  batched: (count) =>
    `Dompet anda telah menerima kesemua ${count} langkah, dan halaman ini bertanya kepada dompet tentang hasilnya. Langkah itu disenaraikan di bawah Transaksi setelah dihantar.`,
  away: (count) =>
    `Dompet anda telah menerima kesemua ${count} langkah. Sambung semula dompet dengan akaun yang sama untuk mengetahui hasilnya.`,
  partial: {
    listed: (count) =>
      `Hanya sebahagian daripada ${count} langkah selesai. Yang telah dihantar disenaraikan di bawah Transaksi: semak di sana sebelum anda cuba lagi.`,
    unlisted: (count) =>
      `Hanya sebahagian daripada ${count} langkah selesai. Dompet anda tidak menyatakan transaksi mana yang telah dihantar: semak di sana sebelum anda cuba lagi.`
  },
  confirmed: (count) => `Kesemua ${count} langkah telah dihantar dan disahkan oleh rangkaian.`,
  unlisted: (count) =>
    `Dompet anda melaporkan bahawa kesemua ${count} langkah selesai, tetapi tidak menyatakan dalam transaksi mana, jadi halaman ini tidak dapat menyenaraikannya.`,
  failed: 'Dompet anda melaporkan bahawa ini gagal. Tiada langkah yang memberi kesan.',
  unclear: 'Dompet anda tidak menyatakan hasilnya: semak di sana sebelum anda cuba lagi.',
  stepNotSent: {
    notYet: 'Langkah ini belum dihantar.',
    no: 'Langkah ini tidak dihantar.',
    notThisTime: 'Langkah ini tidak dihantar kali ini.'
  },
  step: (number, count) => `Langkah ${number} daripada ${count}:`,
  done: (done, count) => `${done} daripada ${count} langkah selesai.`
}
