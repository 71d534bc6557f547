import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Sambung dompet',
  titles: {
    learn: 'Apakah itu dompet?',
    getAny: 'Dapatkan dompet',
    scan: (wallet = 'telefon anda') => `Imbas dengan ${wallet}`,
    get: (wallet) => `Dapatkan ${wallet}`,
    install: (wallet) => `Pasang ${wallet}`,
    instructions: (wallet) => `Sediakan ${wallet}`
  },
  groups: { installed: 'Dipasang', popular: 'Popular' },
  recent: 'Terkini',
  unsupported: '(tidak disokong)',
  empty: 'Tiada dompet ditemui dalam pelayar ini.',
  emptyHelp: 'Dompet yang baharu dipasang muncul di sini secara automatik.',
  cautions: {
    'shared-identifier': 'Dompet lain menggunakan pengecam yang sama. Salah satunya mungkin palsu.',
    'borrowed-name': 'Menggunakan nama dompet yang dikenali, tetapi pengecamnya berbeza. Mungkin palsu.',
    help: 'Halaman ini tidak dapat memastikan sama ada dompet itu tulen. Teruskan hanya jika anda mengenali tetingkap yang dibuka. Jika ragu-ragu, matikan sambungan pelayar yang tidak dipasang oleh anda.'
  },
  newToWallets: 'Baru menggunakan dompet?',
  opening: (wallet) => `Membuka ${wallet}…`,
  confirm: (wallet) => `Sahkan sambungan dalam ${wallet}.`,
  pageLink: (wallet) => `${wallet} membuka halaman ini dalam pelayarnya sendiri. Sambung di sana.`,
  pageInside: (wallet) => `${wallet} memaparkan halaman ini di dalam aplikasinya dan menyambung secara automatik.`,
  openPageIn: (wallet) => `Buka dalam ${wallet}`,
  connected: (wallet) => `${wallet} telah disambungkan`,
  preparing: 'Memuatkan akaun anda…',
  failedTitle: (wallet) => `${wallet} tidak disambungkan`,
  retry: 'CUBA LAGI',
  loading: 'Memuatkan',
  opensNewTab: 'dibuka dalam tab baharu'
}
