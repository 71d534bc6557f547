import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Der Store ist in einem anderen Tab offen. Hefte die Erweiterung an.'
const phrase = 'Schreib die Wiederherstellungsphrase auf Papier und teile sie nie.'
const secretPhrase = 'Bewahre die geheime Wiederherstellungsphrase nur auf Papier auf.'
const createOrImport = 'Wallet erstellen oder importieren'
const fromStore = 'Aus dem App-Store deines Handys.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Wallet erstellen',
    description: 'Oder importieren. Teile nie ihre Wiederherstellungsphrase.'
  }
  const openPage = `Diese Seite in ${wallet} öffnen`
  return {
    app: {
      install: { title: `${wallet} installieren`, description: fromStore },
      create,
      scan: {
        title: 'Code scannen',
        description: `Der nächste Schritt zeigt ihn. Bestätige die Verbindung in ${wallet}.`
      },
      'open-app': {
        title: 'Komm auf diese Seite zurück',
        description: `Dann verbinde dich: ${wallet} öffnet sich und bittet dich um Bestätigung.`
      },
      'scan-page': { title: openPage, description: 'Scanne den Code im nächsten Schritt und verbinde dich dort.' },
      'scan-address': {
        title: openPage,
        description: `Scanne den nächsten Code in ${wallet} oder gib dort die Adresse dieser Seite ein.`
      },
      'open-page': { title: openPage, description: 'Komm zurück und drücke „Verbinden“, um sie dort zu öffnen.' },
      'enter-page': { title: openPage, description: 'Kopiere im nächsten Schritt ihre Adresse und verbinde dich dort.' }
    },
    extension: {
      install: { title: `${wallet} hinzufügen`, description: tab },
      create,
      refresh: {
        title: 'Komm auf diese Seite zurück',
        description: `${wallet} erscheint hier automatisch oder nach einem Neuladen.`
      },
      web: { title: openPage, description: 'Dort ist die Seite verbunden.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'MetaMask-App installieren', description: `${fromStore} Dort bestätigst du alles.` },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'Mit MetaMask scannen',
        description: 'Tippe auf das Scan-Symbol, scanne den Code im nächsten Schritt und bestätige.'
      }
    },
    extension: {
      install: { title: 'MetaMask-Erweiterung hinzufügen', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Rainbow-App installieren', description: fromStore },
      create: {
        title: createOrImport,
        description: 'Sichere sie in Rainbow, damit mit dem Handy nichts verloren geht.'
      },
      scan: {
        title: 'Mit Rainbow scannen',
        description: 'Tippe auf den Scan-Knopf, scanne den Code im nächsten Schritt und bestätige.'
      }
    },
    extension: {
      install: { title: 'Rainbow-Erweiterung hinzufügen', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Coinbase Wallet installieren',
        description: 'Im App-Store steht sie vielleicht unter dem neuen Namen Base.'
      },
      create: {
        title: createOrImport,
        description: 'Sichere sie in der App. Ihre Wiederherstellungsphrase gehört nur dir.'
      }
    },
    extension: {
      install: { title: 'Coinbase Wallet hinzufügen', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Brave-Browser installieren', description: 'Brave Wallet ist eingebaut.' },
      create: {
        title: 'Brave Wallet erstellen',
        description: 'Öffne „Wallet“ im Menü von Brave. Bewahre die Phrase auf Papier auf.'
      },
      'scan-address': {
        title: 'Diese Seite in Brave öffnen',
        description: 'Scanne in Brave den Code im nächsten Schritt und verbinde dich dort.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Safe{Wallet} öffnen', description: 'Safe{Wallet} ist in einem anderen Tab offen.' },
      create: {
        title: 'Deinen Safe erstellen',
        description: 'Wähle die Eigentümer. Jeder signiert mit der eigenen Wallet.'
      },
      web: {
        title: 'Seite zu Safe{Wallet} hinzufügen',
        description: 'Öffne sie unten, oder füge die Adresse unter Apps → My custom apps hinzu.'
      }
    }
  }
}
