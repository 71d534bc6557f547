import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'ストアを別のタブで開きました。拡張機能を固定してください。'
const phrase = 'リカバリーフレーズは紙に書き、決して人に教えないでください。'
const secretPhrase = 'シークレットリカバリーフレーズは紙だけに控えてください。'
const createOrImport = 'ウォレットを作成・インポート'
const fromStore = 'スマートフォンのアプリストアから。'
const comeBack = 'このページに戻る'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'ウォレットを作成',
    description: 'インポートもできます。リカバリーフレーズは秘密にしてください。'
  }
  const openPage = `${wallet}でこのページを開く`
  return {
    app: {
      install: { title: `${wallet}をインストール`, description: fromStore },
      create,
      scan: { title: 'コードをスキャン', description: `コードは次に表示されます。${wallet}で接続を承認します。` },
      'open-app': { title: comeBack, description: `次に接続します。${wallet}が開き、承認を求めます。` },
      'scan-page': { title: openPage, description: '次のステップのコードをスキャンし、そこで接続します。' },
      'scan-address': { title: openPage, description: `${wallet}で次のコードをスキャンするか、アドレスを入力します。` },
      'open-page': { title: openPage, description: 'ここに戻って「接続」を押すと、そこで開きます。' },
      'enter-page': { title: openPage, description: '次のステップでアドレスをコピーし、そこで接続します。' }
    },
    extension: {
      install: { title: `${wallet}を追加`, description: tab },
      create,
      refresh: { title: comeBack, description: `自動的に、または更新後に、${wallet}がここに表示されます。` },
      web: { title: openPage, description: 'そこでは接続済みです。' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'MetaMaskアプリをインストール',
        description: 'スマートフォンのアプリストアから。すべてアプリで承認します。'
      },
      create: { title: createOrImport, description: secretPhrase },
      scan: { title: 'MetaMaskでスキャン', description: 'スキャンアイコンを押し、次のコードをスキャンして承認します。' }
    },
    extension: {
      install: { title: 'MetaMask拡張機能を追加', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Rainbowアプリをインストール', description: fromStore },
      create: { title: createOrImport, description: 'Rainbowでバックアップすれば、端末をなくしても何も失いません。' },
      scan: { title: 'Rainbowでスキャン', description: 'スキャンボタンを押し、次のコードをスキャンして承認します。' }
    },
    extension: {
      install: { title: 'Rainbow拡張機能を追加', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Coinbase Walletをインストール',
        description: 'ストアでは新しい名前のBaseで表示されることがあります。'
      },
      create: {
        title: createOrImport,
        description: 'アプリでバックアップします。フレーズは人に教えないでください。'
      }
    },
    extension: {
      install: { title: 'Coinbase Walletを追加', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Braveブラウザをインストール', description: 'Brave Walletが内蔵されています。' },
      create: {
        title: 'Brave Walletを作成',
        description: 'Braveのメニューで「ウォレット」を開き、フレーズは紙に控えます。'
      },
      'scan-address': {
        title: 'Braveでこのページを開く',
        description: '次のステップのコードをBraveでスキャンし、そこで接続します。'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Safe{Wallet}を開く', description: '別のタブで開いています。' },
      create: { title: 'Safeを作成', description: 'オーナーを選びます。各オーナーが自分のウォレットで署名します。' },
      web: {
        title: 'Safe{Wallet}にページを追加',
        description: '下から開くか、Apps → My custom appsにアドレスを追加します。'
      }
    }
  }
}
