import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Mağazası başka bir sekmede açık. Uzantıyı sabitleyin.'
const phrase = 'Kurtarma ifadesini kâğıda yazın ve asla paylaşmayın.'
const secretPhrase = 'Gizli Kurtarma İfadesini kâğıtta saklayın, hiçbir siteye yazmayın.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Cüzdanınızı oluşturun',
    description: 'Veya içe aktarın. Kurtarma ifadesini asla paylaşmayın.'
  }
  const openPage = `Bu sayfayı ${wallet} ile açın`
  return {
    app: {
      install: { title: `${wallet} yükleyin`, description: 'Telefonunuzun uygulama mağazasından.' },
      create,
      scan: {
        title: 'Kodu tarayın',
        description: `Sonraki adımda gösterilir. Bağlantıyı ${wallet} cüzdanında onaylayın.`
      },
      'open-app': {
        title: 'Bu sayfaya dönün',
        description: `Ardından bağlanın: ${wallet} açılır ve onayınızı ister.`
      },
      'scan-page': { title: openPage, description: 'Sonraki adımdaki kodu tarayıp orada bağlanın.' },
      'scan-address': {
        title: openPage,
        description: `Sonraki adımın kodunu ${wallet} ile tarayın veya sayfanın adresini oraya girin.`
      },
      'open-page': { title: openPage, description: 'Orada açmak için geri dönüp “Bağlan” düğmesine basın.' },
      'enter-page': { title: openPage, description: 'Sonraki adımda adresini kopyalayıp orada bağlanın.' }
    },
    extension: {
      install: { title: `${wallet} ekleyin`, description: tab },
      create,
      refresh: {
        title: 'Bu sayfaya dönün',
        description: `${wallet} burada otomatik olarak veya yenilemeden sonra görünür.`
      },
      web: { title: openPage, description: 'Sayfa orada bağlıdır.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'MetaMask uygulamasını yükleyin',
        description: 'Telefonunuzun uygulama mağazasından. Her şeyi orada onaylarsınız.'
      },
      create: { title: 'Cüzdan oluşturun veya içe aktarın', description: secretPhrase },
      scan: {
        title: 'MetaMask ile tarayın',
        description: 'Tarama simgesine dokunun, sonraki adımdaki kodu tarayıp onaylayın.'
      }
    },
    extension: {
      install: { title: 'MetaMask uzantısını ekleyin', description: tab },
      create: { title: 'Cüzdan oluşturun veya içe aktarın', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Rainbow uygulamasını yükleyin', description: 'Telefonunuzun uygulama mağazasından.' },
      create: {
        title: 'Cüzdan oluşturun veya içe aktarın',
        description: 'Telefon kaybolsa da bir şey yitirmemek için Rainbow’da yedekleyin.'
      },
      scan: {
        title: 'Rainbow ile tarayın',
        description: 'Tarama düğmesine dokunun, sonraki adımdaki kodu tarayıp onaylayın.'
      }
    },
    extension: {
      install: { title: 'Rainbow uzantısını ekleyin', description: tab },
      create: { title: 'Cüzdan oluşturun veya içe aktarın', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Coinbase Wallet yükleyin',
        description: 'Uygulama mağazasında yeni adı Base ile görünebilir.'
      },
      create: {
        title: 'Cüzdan oluşturun veya içe aktarın',
        description: 'Uygulamada yedekleyin. Kurtarma ifadesi yalnızca sizindir.'
      }
    },
    extension: {
      install: { title: 'Coinbase Wallet ekleyin', description: tab },
      create: { title: 'Cüzdan oluşturun veya içe aktarın', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Brave tarayıcısını yükleyin', description: 'Brave Wallet yerleşik olarak gelir.' },
      create: {
        title: 'Brave Wallet’ınızı oluşturun',
        description: 'Brave menüsünde Cüzdan’ı açın. İfadesini kâğıtta saklayın.'
      },
      'scan-address': {
        title: 'Bu sayfayı Brave’de açın',
        description: 'Sonraki adımdaki kodu Brave’de tarayıp orada bağlanın.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Safe{Wallet} uygulamasını açın', description: 'Başka bir sekmede açık.' },
      create: {
        title: 'Safe’inizi oluşturun',
        description: 'Sahiplerini seçin. Her biri kendi cüzdanıyla imzalar.'
      },
      web: {
        title: 'Bu sayfayı Safe{Wallet}’a ekleyin',
        description: 'Aşağıdan açın veya adresini Apps → My custom apps altında ekleyin.'
      }
    }
  }
}
