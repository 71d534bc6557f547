import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Buku pelawat',
    lead: 'Tinggalkan mesej di rangkaian. Mesej itu kekal di sana bersama alamat anda untuk dibaca oleh semua orang, dan tiada sesiapa boleh mengubah atau membuangnya, termasuk anda.',
    facts: {
      network: 'Rangkaian',
      entries: 'Mesej',
      fee: 'Yuran setiap mesej',
      contract: 'Kontrak',
      explorer: 'Lihat di peneroka blok'
    },
    loading: 'Membaca buku pelawat…',
    unread: (reason) => `Buku pelawat tidak dapat dibaca sekarang. ${reason} Mencuba semula secara automatik.`,
    stale: (reason) => `Apa yang anda lihat mungkin tidak terkini. ${reason} Mencuba semula secara automatik.`,
    retry: 'Cuba lagi',
    places: {
      elsewhere: (network, places) =>
        `Dompet anda berada di ${network}, yang tidak mempunyai buku pelawat. Buku pelawat ada di ${places}.`,
      shown: (network) => `Anda sedang membaca buku pelawat di ${network}.`,
      nowhere: 'Belum ada buku pelawat di rangkaian halaman ini.',
      howToDeploy:
        'Jika anda sendiri yang mengendalikan halaman ini: npm start mengatur duduk sebuah buku pelawat di rangkaian setempat anda. Di rangkaian awam, atur duduk kontrak itu dan senaraikan alamatnya dalam contracts/contracts.config.ts.'
    },
    list: {
      title: 'Mesej terbaharu',
      empty: 'Belum ada mesej. Mesej anda akan menjadi yang pertama.',
      number: (number) => `No. ${number}`,
      you: 'Anda',
      unreadable: 'Mesej ini tiada teks yang boleh dibaca.',
      older: 'Tunjukkan mesej yang lebih lama',
      newer: (_count, shown) => `${shown} mesej tiba semasa anda di sini.`,
      notLive: (reason) => `Mesej baharu tidak muncul dengan sendirinya buat masa ini. ${reason}`,
      showNewer: (_count, shown) => `Tunjukkan ${shown} mesej lagi`
    },
    form: {
      title: 'Tulis dalam buku pelawat',
      message: 'Mesej',
      bytes: (used, most) => `${used} daripada ${most} bait`,
      review: 'Semak',
      connect: 'Sambung dompet',
      signIn: 'Log masuk',
      whyConnect: 'Sambung dompet untuk menulis. Membaca tidak memerlukan dompet.',
      whySignIn: 'Dompet anda telah disambungkan. Log masuk dengannya untuk menulis dalam buku pelawat.',
      problems: { empty: 'Tulis mesej dahulu.', long: 'Mesej ini terlalu panjang. Pendekkan.' }
    },
    review: { message: 'Mesej', confirm: (fee) => `Tulis dengan yuran ${fee}` },
    reasons: {
      WrongFee: 'Buku pelawat mengenakan yuran lain.',
      EmptyMessage: 'Mesej itu kosong.',
      MessageTooLong: 'Mesej itu terlalu panjang.',
      NotOwner: 'Hanya pemilik buku pelawat boleh melakukan ini.',
      WithdrawalFailed: 'Pemilik buku pelawat tidak menerima bayaran itu.'
    }
  }
}
