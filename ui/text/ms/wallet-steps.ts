import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Gedungnya terbuka dalam tab lain. Sematkan sambungan pelayar.'
const phrase = 'Tulis frasa pemulihannya pada kertas dan jangan kongsikannya.'
const secretPhrase = 'Simpan Frasa Pemulihan Rahsia pada kertas, bukan di laman web.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Cipta dompet anda',
    description: 'Atau import. Jangan kongsikan frasa pemulihannya.'
  }
  const openPage = `Buka halaman ini dalam ${wallet}`
  return {
    app: {
      install: { title: `Pasang ${wallet}`, description: 'Dari gedung aplikasi telefon anda.' },
      create,
      scan: { title: 'Imbas kod', description: `Kod ada pada langkah seterusnya. Sahkan sambungan dalam ${wallet}.` },
      'open-app': {
        title: 'Kembali ke halaman ini',
        description: `Kemudian sambung: ${wallet} dibuka dan meminta pengesahan anda.`
      },
      'scan-page': { title: openPage, description: 'Imbas kod pada langkah seterusnya, dan sambung di sana.' },
      'scan-address': {
        title: openPage,
        description: `Imbas kod langkah seterusnya dalam ${wallet}, atau masukkan alamat halaman ini.`
      },
      'open-page': { title: openPage, description: 'Kembali dan tekan “Sambung” untuk membukanya di sana.' },
      'enter-page': { title: openPage, description: 'Salin alamatnya pada langkah seterusnya, dan sambung di sana.' }
    },
    extension: {
      install: { title: `Tambah ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Kembali ke halaman ini',
        description: `${wallet} muncul di sini secara automatik, atau selepas dimuat semula.`
      },
      web: { title: openPage, description: 'Halaman ini disambungkan di sana.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'Pasang aplikasi MetaMask',
        description: 'Dari gedung aplikasi telefon anda. Sahkan semuanya di sana.'
      },
      create: { title: 'Cipta atau import dompet', description: secretPhrase },
      scan: {
        title: 'Imbas dengan MetaMask',
        description: 'Ketik ikon imbas, imbas kod pada langkah seterusnya, dan sahkan.'
      }
    },
    extension: {
      install: { title: 'Tambah sambungan MetaMask', description: tab },
      create: { title: 'Cipta atau import dompet', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Pasang aplikasi Rainbow', description: 'Dari gedung aplikasi telefon anda.' },
      create: {
        title: 'Cipta atau import dompet',
        description: 'Sandarkan dalam Rainbow, supaya kehilangan telefon tidak merugikan anda.'
      },
      scan: {
        title: 'Imbas dengan Rainbow',
        description: 'Ketik butang imbas, imbas kod pada langkah seterusnya, dan sahkan.'
      }
    },
    extension: {
      install: { title: 'Tambah sambungan Rainbow', description: tab },
      create: { title: 'Cipta atau import dompet', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Pasang Coinbase Wallet',
        description: 'Gedung aplikasi mungkin menyenaraikannya dengan nama baharu, Base.'
      },
      create: {
        title: 'Cipta atau import dompet',
        description: 'Sandarkan dalam aplikasi. Frasa pemulihannya milik anda seorang.'
      }
    },
    extension: {
      install: { title: 'Tambah Coinbase Wallet', description: tab },
      create: { title: 'Cipta atau import dompet', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Pasang pelayar Brave', description: 'Brave Wallet sudah terbina di dalamnya.' },
      create: {
        title: 'Cipta Brave Wallet anda',
        description: 'Buka Wallet dalam menu Brave. Simpan frasanya pada kertas.'
      },
      'scan-address': {
        title: 'Buka halaman ini dalam Brave',
        description: 'Imbas kod langkah seterusnya dalam Brave, dan sambung di sana.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Buka Safe{Wallet}', description: 'Sudah terbuka dalam tab lain.' },
      create: {
        title: 'Cipta Safe anda',
        description: 'Pilih pemiliknya. Setiap pemilik menandatangani dengan dompet sendiri.'
      },
      web: {
        title: 'Tambah halaman ini dalam Safe{Wallet}',
        description: 'Buka di bawah, atau tambah alamatnya di Apps → My custom apps.'
      }
    }
  }
}
