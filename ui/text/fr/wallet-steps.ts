import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Son store est ouvert dans un autre onglet. Épinglez l’extension.'
const store = 'Depuis le store de votre téléphone.'
const createOrImport = 'Créez ou importez un portefeuille'
const phrase = 'Notez sa phrase de récupération sur papier, ne la partagez jamais.'
const secretPhrase = 'Gardez sa phrase secrète de récupération sur papier, hors de tout site web.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Créez votre portefeuille',
    description: 'Ou importez-en un. Ne partagez jamais sa phrase de récupération.'
  }
  const openPage = `Ouvrez cette page dans ${wallet}`
  return {
    app: {
      install: { title: `Installez ${wallet}`, description: store },
      create,
      scan: {
        title: 'Scannez le code',
        description: `Il s’affiche à l’étape suivante. Confirmez la connexion dans ${wallet}.`
      },
      'open-app': {
        title: 'Revenez sur cette page',
        description: `Puis connectez : ${wallet} s’ouvre et vous demande de confirmer.`
      },
      'scan-page': { title: openPage, description: 'Scannez le code à l’étape suivante, puis connectez-vous.' },
      'scan-address': {
        title: openPage,
        description: `Scannez dans ${wallet} le code de l’étape suivante, ou saisissez-y l’adresse de cette page.`
      },
      'open-page': { title: openPage, description: 'Revenez et appuyez sur « Connecter » pour l’y ouvrir.' },
      'enter-page': { title: openPage, description: 'Copiez son adresse à l’étape suivante, puis connectez-vous.' }
    },
    extension: {
      install: { title: `Ajoutez ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Revenez sur cette page',
        description: `${wallet} apparaît ici automatiquement, ou après actualisation.`
      },
      web: { title: openPage, description: 'La connexion y est établie.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'Installez l’appli MetaMask', description: `${store} Vous y confirmez tout.` },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'Scannez avec MetaMask',
        description: 'Touchez son icône de scan, scannez le code à l’étape suivante et confirmez.'
      }
    },
    extension: {
      install: { title: 'Ajoutez l’extension MetaMask', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Installez l’appli Rainbow', description: store },
      create: {
        title: createOrImport,
        description: 'Sauvegardez-le dans Rainbow : un téléphone perdu ne fera rien perdre.'
      },
      scan: {
        title: 'Scannez avec Rainbow',
        description: 'Touchez son bouton de scan, scannez le code à l’étape suivante et confirmez.'
      }
    },
    extension: {
      install: { title: 'Ajoutez l’extension Rainbow', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Installez Coinbase Wallet',
        description: 'Le store l’affiche peut-être sous son nouveau nom, Base.'
      },
      create: {
        title: createOrImport,
        description: 'Sauvegardez-le dans l’appli. Sa phrase de récupération n’est qu’à vous.'
      }
    },
    extension: {
      install: { title: 'Ajoutez Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Installez le navigateur Brave', description: 'Brave Wallet y est intégré.' },
      create: {
        title: 'Créez votre Brave Wallet',
        description: 'Ouvrez Wallet dans le menu de Brave. Gardez sa phrase sur papier.'
      },
      'scan-address': {
        title: 'Ouvrez cette page dans Brave',
        description: 'Scannez dans Brave le code de l’étape suivante, puis connectez-vous.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Ouvrez Safe{Wallet}', description: 'Il est ouvert dans un autre onglet.' },
      create: {
        title: 'Créez votre Safe',
        description: 'Choisissez ses propriétaires. Chacun signe avec son propre portefeuille.'
      },
      web: {
        title: 'Ajoutez la page à Safe{Wallet}',
        description: 'Ouvrez-la ci-dessous, ou ajoutez son adresse sous Apps → My custom apps.'
      }
    }
  }
}
