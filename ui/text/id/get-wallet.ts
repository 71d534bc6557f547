import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Kunci tetap milik Anda',
      text: 'Dompet menyimpan kunci untuk semua milik Anda di jaringan. Tidak ada halaman yang pernah melihatnya.'
    },
    {
      title: 'Anda menyetujui semuanya',
      text: 'Halaman hanya dapat meminta. Dompet menunjukkan apa yang diminta, dan Anda menjawab ya atau tidak.'
    },
    {
      title: 'Satu cara masuk untuk semua halaman',
      text: 'Anda menandatangani pesan singkat alih-alih mengetik kata sandi. Tanpa biaya.'
    }
  ],
  kinds: {
    both: 'Ekstensi dan aplikasi',
    extension: 'Ekstensi browser',
    app: 'Aplikasi seluler',
    web: 'Di browser ini, tanpa instalasi'
  },
  get: 'Dapatkan',
  caution:
    'Tidak ada situs web atau orang yang memerlukan frasa pemulihan Anda. Siapa pun yang memilikinya menguasai semuanya.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} untuk ${browser}`,
      text: 'Ada di bilah alat, satu klik dari setiap halaman.',
      action: (browser) => `Tambahkan ke ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} untuk ponsel Anda`,
      text: 'Selalu bersama Anda.',
      scan: 'Selalu bersama Anda. Pindai kode untuk terhubung.',
      page: 'Selalu bersama Anda. Buka halaman ini di dalamnya untuk terhubung.',
      action: 'Dapatkan aplikasi'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'browser Anda'
  },
  download: {
    code: (wallet) => `Kode untuk mengunduh ${wallet}`,
    scan: (wallet) => `Pindai untuk menginstal ${wallet} di ponsel Anda.`,
    store: (wallet) => `Instal ${wallet} dari toko aplikasi, lalu kembali ke halaman ini.`,
    openStore: 'Buka toko',
    proceed: 'Lanjutkan'
  },
  arrived: (wallet) => `${wallet} sudah terinstal.`,
  connect: 'Hubungkan',
  proceed: 'Lanjutkan',
  toTheList: 'Kembali ke daftar',
  refresh: 'Muat ulang',
  page: {
    code: (wallet) => `Kode yang membuka halaman ini di ${wallet}`,
    scan: (wallet) => `Pindai kode ini untuk membuka halaman ini di ${wallet} di ponsel Anda. Hubungkan di sana.`,
    addressCode: 'Kode alamat halaman ini',
    scanAddress: (wallet) =>
      `Pindai kode ini dengan pemindai milik ${wallet}, atau masukkan alamat halaman ini di sana.`,
    enter: (wallet) => `Salin alamat halaman ini, buka di browser ${wallet}, dan hubungkan di sana.`,
    copyAddress: 'Salin alamat halaman ini',
    loopback: 'Ponsel tidak dapat membuka halaman ini: alamatnya hanya berfungsi di komputer ini.'
  },
  learnMore: 'Pelajari lebih lanjut'
}
