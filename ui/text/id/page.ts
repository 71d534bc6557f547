import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Langsung ke konten',
    mainNavigation: 'Navigasi utama',
    dashboard: 'Dasbor',
    connectWallet: 'Hubungkan dompet',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Halaman ini tidak menghubungi siapa pun sebelum Anda memintanya.',
    contacts: (hosts) => `Halaman ini dapat menghubungi ${hosts} kapan saja.`,
    reconnects: 'Dompet yang terhubung akan terhubung lagi pada kunjungan berikutnya sampai Anda memutuskannya.',
    connections: 'Koneksi',
    theme: 'Tema',
    themes: { system: 'Sistem', light: 'Terang', dark: 'Gelap', midnight: 'Tengah malam' },
    failed: 'Terjadi masalah di halaman ini.',
    tryAgain: 'Coba lagi',
    reload: 'Muat ulang'
  },
  code: {
    offline: 'Perangkat ini tidak terhubung ke internet.',
    missing: 'Sebagian halaman tidak dapat dimuat. Jika dicoba lagi, halaman mungkin dimuat ulang.'
  },
  home: {
    title: 'Dompet Anda, serba jelas.',
    lead: 'Lihat saldo dan pantau transaksi Anda. Anda menyetujui setiap tanda tangan dan pembayaran di dompet Anda.',
    connect: 'Hubungkan dompet',
    openDashboard: 'Buka dasbor',
    promises: [
      {
        title: 'Kunci tetap di tangan Anda',
        text: 'Halaman ini tidak pernah melihat kunci. Hanya dompet Anda yang menandatangani.'
      },
      {
        title: 'Tanpa aktivitas di latar belakang',
        text: 'Tanpa pelacak, tanpa pihak ketiga. Halaman berkomunikasi dengan jaringan hanya setelah Anda terhubung.'
      },
      {
        title: 'Status transaksi yang sebenarnya',
        text: 'Tertunda, terkonfirmasi, atau gagal: sesuai yang tercatat di blockchain, bahkan setelah dimuat ulang.'
      }
    ],
    networks: 'Jaringan',
    moreNetworks: (count) => `dan ${count} lainnya`,
    testNetworks: 'Ini adalah jaringan uji. Aset di dalamnya tidak bernilai.'
  },
  dialogs: {
    close: 'Tutup',
    back: 'Kembali',
    cancel: 'Batal',
    details: 'Detail',
    copyDetails: 'Salin detail'
  },
  connect: {
    connectButton: 'Hubungkan dompet',
    browserWallet: 'Dompet browser'
  }
}
