import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Tokonya terbuka di tab lain. Sematkan ekstensinya.'
const store = 'Dari toko aplikasi ponsel Anda.'
const createOrImport = 'Buat atau impor dompet'
const phrase = 'Tulis frasa pemulihannya di kertas, dan jangan pernah bagikan.'
const secretPhrase = 'Simpan Frasa Pemulihan Rahasia di kertas, jauh dari situs web mana pun.'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: 'Buat dompet Anda', description: 'Atau impor. Jangan pernah bagikan frasa pemulihannya.' }
  const openPage = `Buka halaman ini di ${wallet}`
  return {
    app: {
      install: { title: `Instal ${wallet}`, description: store },
      create,
      scan: { title: 'Pindai kode', description: `Muncul di langkah berikutnya. Konfirmasi koneksi di ${wallet}.` },
      'open-app': {
        title: 'Kembali ke halaman ini',
        description: `Lalu hubungkan: ${wallet} terbuka dan meminta konfirmasi.`
      },
      'scan-page': { title: openPage, description: 'Pindai kode di langkah berikutnya, lalu hubungkan di sana.' },
      'scan-address': {
        title: openPage,
        description: `Pindai kode langkah berikutnya di ${wallet}, atau masukkan alamat halaman ini di sana.`
      },
      'open-page': { title: openPage, description: 'Kembali dan tekan “Hubungkan” untuk membukanya di sana.' },
      'enter-page': { title: openPage, description: 'Salin alamatnya di langkah berikutnya, lalu hubungkan di sana.' }
    },
    extension: {
      install: { title: `Tambahkan ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Kembali ke halaman ini',
        description: `${wallet} muncul di sini secara otomatis, atau setelah dimuat ulang.`
      },
      web: { title: openPage, description: 'Sudah terhubung di sana.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'Instal aplikasi MetaMask', description: `${store} Anda mengonfirmasi semuanya di sana.` },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'Pindai dengan MetaMask',
        description: 'Ketuk ikon pindai, pindai kode di langkah berikutnya, lalu konfirmasi.'
      }
    },
    extension: {
      install: { title: 'Tambahkan ekstensi MetaMask', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Instal aplikasi Rainbow', description: store },
      create: {
        title: createOrImport,
        description: 'Cadangkan di Rainbow agar tidak ada yang hilang jika ponsel hilang.'
      },
      scan: {
        title: 'Pindai dengan Rainbow',
        description: 'Ketuk tombol pindai, pindai kode di langkah berikutnya, lalu konfirmasi.'
      }
    },
    extension: {
      install: { title: 'Tambahkan ekstensi Rainbow', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Instal Coinbase Wallet',
        description: 'Di toko aplikasi mungkin tercantum dengan nama baru, Base.'
      },
      create: {
        title: createOrImport,
        description: 'Cadangkan di aplikasi. Frasa pemulihannya hanya milik Anda.'
      }
    },
    extension: {
      install: { title: 'Tambahkan Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Instal browser Brave', description: 'Brave Wallet sudah ada di dalamnya.' },
      create: {
        title: 'Buat Brave Wallet Anda',
        description: 'Buka Wallet di menu Brave. Simpan frasanya di kertas.'
      },
      'scan-address': {
        title: 'Buka halaman ini di Brave',
        description: 'Pindai kode di langkah berikutnya di Brave, lalu hubungkan di sana.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Buka Safe{Wallet}', description: 'Sudah terbuka di tab lain.' },
      create: {
        title: 'Buat Safe Anda',
        description: 'Pilih para pemiliknya. Masing-masing menandatangani dengan dompetnya sendiri.'
      },
      web: {
        title: 'Tambahkan halaman ini di Safe{Wallet}',
        description: 'Buka di bawah, atau tambahkan alamatnya di Apps → My custom apps.'
      }
    }
  }
}
