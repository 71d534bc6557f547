import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Buku tamu',
    lead: 'Tinggalkan pesan di jaringan. Pesan itu tetap ada di sana bersama alamat Anda dan dapat dibaca semua orang, dan tidak seorang pun dapat mengubah atau menghapusnya, termasuk Anda.',
    facts: {
      network: 'Jaringan',
      entries: 'Pesan',
      fee: 'Biaya per pesan',
      contract: 'Kontrak',
      explorer: 'Lihat di explorer'
    },
    loading: 'Membaca buku tamu…',
    unread: (reason) => `Buku tamu tidak dapat dibaca saat ini. ${reason} Mencoba lagi secara otomatis.`,
    stale: (reason) => `Yang Anda lihat mungkin sudah tidak mutakhir. ${reason} Mencoba lagi secara otomatis.`,
    retry: 'Coba lagi',
    places: {
      elsewhere: (network, places) =>
        `Dompet Anda berada di ${network}, yang tidak memiliki buku tamu. Buku tamu ada di ${places}.`,
      shown: (network) => `Anda sedang membaca buku tamu di ${network}.`,
      nowhere: 'Belum ada buku tamu di jaringan halaman ini.',
      howToDeploy:
        'Jika Anda sendiri yang menjalankan halaman ini: npm start men-deploy satu buku tamu ke jaringan lokal Anda. Di jaringan publik, deploy kontraknya dan cantumkan alamatnya di contracts/contracts.config.ts.'
    },
    list: {
      title: 'Pesan terbaru',
      empty: 'Belum ada pesan. Pesan Anda akan menjadi yang pertama.',
      number: (number) => `No. ${number}`,
      you: 'Anda',
      unreadable: 'Pesan ini tidak memiliki teks yang dapat dibaca.',
      older: 'Tampilkan pesan yang lebih lama',
      newer: (_count, shown) => `${shown} pesan masuk selama Anda di sini.`,
      notLive: (reason) => `Pesan baru saat ini tidak muncul dengan sendirinya. ${reason}`,
      showNewer: (_count, shown) => `Tampilkan ${shown} pesan lagi`
    },
    form: {
      title: 'Isi buku tamu',
      message: 'Pesan',
      bytes: (used, most) => `${used} dari ${most} byte`,
      review: 'Tinjau',
      connect: 'Hubungkan dompet',
      signIn: 'Masuk',
      whyConnect: 'Hubungkan dompet untuk mengisi. Untuk membaca tidak perlu dompet.',
      whySignIn: 'Dompet Anda terhubung. Masuk dengan dompet itu untuk mengisi buku tamu.',
      problems: { empty: 'Tulis pesan terlebih dahulu.', long: 'Pesan ini terlalu panjang. Persingkat.' }
    },
    review: { message: 'Pesan', confirm: (fee) => `Isi dengan biaya ${fee}` },
    reasons: {
      WrongFee: 'Buku tamu meminta biaya yang berbeda.',
      EmptyMessage: 'Pesannya kosong.',
      MessageTooLong: 'Pesannya terlalu panjang.',
      NotOwner: 'Hanya pemilik buku tamu yang boleh melakukan ini.',
      WithdrawalFailed: 'Pemilik buku tamu tidak menerima pembayaran ini.'
    }
  }
}
