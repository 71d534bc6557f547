import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Kunci anda kekal milik anda',
      text: 'Dompet menyimpan kunci bagi aset anda di rangkaian. Tiada halaman pernah melihatnya.'
    },
    {
      title: 'Anda meluluskan segala-galanya',
      text: 'Halaman hanya boleh meminta. Dompet menunjukkan apa yang diminta, dan anda menjawab ya atau tidak.'
    },
    {
      title: 'Satu cara log masuk untuk semua halaman',
      text: 'Anda menandatangani mesej pendek tanpa perlu menaip kata laluan. Tiada bayaran dikenakan.'
    }
  ],
  kinds: {
    both: 'Sambungan pelayar dan aplikasi',
    extension: 'Sambungan pelayar',
    app: 'Aplikasi mudah alih',
    web: 'Dalam pelayar ini, tidak perlu dipasang'
  },
  get: 'Dapatkan',
  caution:
    'Tiada laman web atau sesiapa pun yang memerlukan frasa pemulihan anda. Sesiapa yang memilikinya mengawal segala-galanya.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} untuk ${browser}`,
      text: 'Berada di bar alat, satu klik dari mana-mana halaman.',
      action: (browser) => `Tambah ke ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} untuk telefon anda`,
      text: 'Sentiasa bersama anda.',
      scan: 'Sentiasa bersama anda. Imbas kod untuk menyambung.',
      page: 'Sentiasa bersama anda. Buka halaman ini di dalamnya untuk menyambung.',
      action: 'Dapatkan aplikasi'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'pelayar anda'
  },
  download: {
    code: (wallet) => `Kod untuk memuat turun ${wallet}`,
    scan: (wallet) => `Imbas untuk memasang ${wallet} pada telefon anda.`,
    store: (wallet) => `Pasang ${wallet} dari gedung aplikasi, kemudian kembali ke halaman ini.`,
    openStore: 'Buka gedung aplikasi',
    proceed: 'Teruskan'
  },
  arrived: (wallet) => `${wallet} telah dipasang.`,
  connect: 'Sambung',
  proceed: 'Teruskan',
  toTheList: 'Kembali ke senarai',
  refresh: 'Muat semula',
  page: {
    code: (wallet) => `Kod yang membuka halaman ini dalam ${wallet}`,
    scan: (wallet) => `Imbas kod ini untuk membuka halaman ini dalam ${wallet} pada telefon anda. Sambung di sana.`,
    addressCode: 'Kod untuk alamat halaman ini',
    scanAddress: (wallet) =>
      `Imbas kod ini dengan pengimbas ${wallet} sendiri, atau masukkan alamat halaman ini di sana.`,
    enter: (wallet) => `Salin alamat halaman ini, buka dalam pelayar ${wallet}, dan sambung di sana.`,
    copyAddress: 'Salin alamat halaman ini',
    loopback: 'Telefon tidak dapat membuka halaman ini: alamatnya hanya berfungsi pada komputer ini.'
  },
  learnMore: 'Ketahui lebih lanjut'
}
