import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Sambung dompet untuk meneruskan.',
  unconfigured: 'Halaman ini tidak merangkumi rangkaian kontrak ini.',
  elsewhere: (network) => `Dompet anda berada di rangkaian lain. Tukar ke ${network} untuk meneruskan.`,
  simulating: 'Menyemak kesan tindakan ini.',
  simulatingAgain:
    'Sudah ada blok baharu di rangkaian sejak anda menyemak ini. Menyemak sekali lagi sebelum permintaan dihantar ke dompet anda.',
  review: 'Ini akan berjaya jika dilaksanakan sekarang. Semak, kemudian sahkan.',
  changed: 'Kesan tindakan ini telah berubah sejak anda menyemaknya. Semak sekali lagi.',
  checkedAt: (time) => `Disemak pada ${time}.`,
  notCheckedAgain:
    'Ini tidak dapat disemak semula. Yang dipaparkan ialah yang telah anda semak: jika anda mengesahkan sekali lagi, itulah yang diminta daripada dompet anda.',
  unsimulated: (reason) =>
    `${reason} Halaman ini tidak dapat menyemak kesan tindakan ini. Jika anda teruskan, ini mungkin gagal tetapi yuran tetap dikenakan.`,
  notYet: 'Belum ada apa-apa dihantar.',
  notYetAgain: 'Permintaan yang sama mungkin telah dihantar. Belum ada apa-apa dihantar semula.',
  repeating:
    'Permintaan yang sama ini mungkin telah dihantar. Menghantarnya semula boleh menyebabkannya berlaku dua kali.',
  revalidating: 'Menyemak sama ada keadaan masih sama.',
  asking: 'Sahkan ini dalam dompet anda.',
  sent: 'Dihantar. Ikuti perkembangannya pada papan pemuka, di bawah Transaksi.',
  earlier:
    'Akhirnya dompet anda telah menghantar permintaan anda yang terdahulu. Jika anda mengesahkan yang ini juga, ia berlaku dua kali.',
  unsaved: {
    asked:
      'Pelayar anda tidak dapat menyimpan permintaan ini. Jika anda menutup atau memuat semula halaman ini, permintaan ini tidak akan diingati di sini, walaupun dompet anda menghantarnya.',
    sent: 'Pelayar anda tidak dapat menyimpan ini. Jika anda menutup atau memuat semula halaman ini, ini tidak akan disenaraikan lagi di sini.'
  },
  removed:
    'Dihantar, tetapi tidak lagi disenaraikan di bawah Transaksi, jadi halaman ini tidak tahu hasilnya: semak dompet anda atau peneroka blok sebelum anda cuba lagi.',
  reverted: 'Dihantar, tetapi gagal. Tiada kesan, namun yuran tetap dikenakan.',
  revertedBecause: (reason) => `Dihantar, tetapi gagal. Tiada kesan, namun yuran tetap dikenakan. ${reason}`,
  reviewed: 'Perkara yang anda sahkan',
  terms: {
    from: 'Daripada',
    contract: 'Kontrak',
    network: 'Rangkaian',
    amount: 'Jumlah'
  },
  actions: {
    connect: 'Sambung dompet',
    confirm: 'Sahkan dalam dompet',
    confirmAgain: 'Hantar sekali lagi',
    again: 'Cuba lagi',
    back: 'Kembali'
  }
}
