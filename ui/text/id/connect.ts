import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Hubungkan dompet',
  titles: {
    learn: 'Apa itu dompet?',
    getAny: 'Dapatkan dompet',
    scan: (wallet = 'ponsel Anda') => `Pindai dengan ${wallet}`,
    get: (wallet) => `Dapatkan ${wallet}`,
    install: (wallet) => `Instal ${wallet}`,
    instructions: (wallet) => `Siapkan ${wallet}`
  },
  groups: { installed: 'Terinstal', popular: 'Populer' },
  recent: 'Terakhir dipakai',
  unsupported: '(tidak didukung)',
  empty: 'Tidak ada dompet yang ditemukan di browser ini.',
  emptyHelp: 'Dompet yang baru diinstal muncul di sini secara otomatis.',
  cautions: {
    'shared-identifier': 'Dompet lain menggunakan pengenal ini. Salah satunya mungkin palsu.',
    'borrowed-name': 'Memakai nama dompet terkenal, tetapi bukan pengenalnya. Mungkin palsu.',
    help: 'Halaman ini tidak dapat memastikan keasliannya. Lanjutkan hanya jika Anda mengenali jendela yang terbuka. Jika ragu, nonaktifkan ekstensi yang tidak Anda instal.'
  },
  newToWallets: 'Baru mengenal dompet?',
  opening: (wallet) => `Membuka ${wallet}…`,
  confirm: (wallet) => `Konfirmasi koneksi di ${wallet}.`,
  pageLink: (wallet) => `${wallet} membuka halaman ini di browsernya sendiri. Hubungkan di sana.`,
  pageInside: (wallet) => `${wallet} menampilkan halaman ini di dalamnya dan terhubung secara otomatis.`,
  openPageIn: (wallet) => `Buka di ${wallet}`,
  connected: (wallet) => `${wallet} terhubung`,
  preparing: 'Memuat akun Anda…',
  failedTitle: (wallet) => `${wallet} tidak terhubung`,
  retry: 'COBA LAGI',
  loading: 'Memuat',
  opensNewTab: 'terbuka di tab baru'
}
