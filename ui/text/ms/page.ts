import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Langkau ke kandungan',
    mainNavigation: 'Navigasi utama',
    dashboard: 'Papan pemuka',
    connectWallet: 'Sambung dompet',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Halaman ini tidak menghubungi sesiapa sebelum anda memintanya.',
    contacts: (hosts) => `Halaman ini boleh menghubungi ${hosts} pada bila-bila masa.`,
    reconnects:
      'Dompet yang disambungkan akan bersambung semula pada lawatan seterusnya sehingga anda memutuskan sambungannya.',
    connections: 'Sambungan',
    theme: 'Tema',
    themes: { system: 'Ikut sistem', light: 'Cerah', dark: 'Gelap', midnight: 'Tengah malam' },
    failed: 'Berlaku masalah pada halaman ini.',
    tryAgain: 'Cuba lagi',
    reload: 'Muat semula'
  },
  code: {
    offline: 'Peranti ini tidak disambungkan ke internet.',
    missing: 'Sebahagian halaman tidak dapat dimuatkan. Halaman mungkin dimuat semula apabila anda cuba lagi.'
  },
  home: {
    title: 'Dompet anda, jelas dan nyata.',
    lead: 'Lihat baki dan ikuti transaksi anda. Setiap tandatangan dan pembayaran diluluskan oleh anda dalam dompet.',
    connect: 'Sambung dompet',
    openDashboard: 'Buka papan pemuka',
    promises: [
      {
        title: 'Kunci kekal dengan anda',
        text: 'Halaman ini tidak pernah melihat kunci. Hanya dompet anda yang menandatangani.'
      },
      {
        title: 'Tiada aktiviti di latar belakang',
        text: 'Tiada penjejak, tiada pihak ketiga. Halaman ini hanya berhubung dengan rangkaian selepas anda menyambung.'
      },
      {
        title: 'Status sebenar transaksi',
        text: 'Menunggu, disahkan atau gagal: seperti yang dinyatakan oleh rantaian, walaupun selepas dimuat semula.'
      }
    ],
    networks: 'Rangkaian',
    moreNetworks: (count) => `dan ${count} lagi`,
    testNetworks: 'Ini ialah rangkaian ujian. Aset di rangkaian ini tidak bernilai.'
  },
  dialogs: {
    close: 'Tutup',
    back: 'Kembali',
    cancel: 'Batal',
    details: 'Butiran',
    copyDetails: 'Salin butiran'
  },
  connect: {
    connectButton: 'Sambung dompet',
    browserWallet: 'Dompet pelayar'
  }
}
