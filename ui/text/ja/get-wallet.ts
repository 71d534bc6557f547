import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: '秘密鍵はご自身のもの',
      text: 'ウォレットは、ネットワーク上の資産の秘密鍵を保管します。どのページにも知られることはありません。'
    },
    {
      title: 'すべてご自身で承認',
      text: 'ページにできるのは、リクエストすることだけです。ウォレットが内容を表示し、承認するかどうかはご自身で決めます。'
    },
    {
      title: 'どのページでも同じサインイン',
      text: 'パスワードの代わりに、短いメッセージに署名します。費用はかかりません。'
    }
  ],
  kinds: {
    both: '拡張機能とアプリ',
    extension: 'ブラウザの拡張機能',
    app: 'モバイルアプリ',
    web: 'このブラウザで利用、インストール不要'
  },
  get: '入手',
  caution:
    'ウェブサイトや他人がリカバリーフレーズを必要とすることは、決してありません。知られると、すべてを操作されてしまいます。',
  options: {
    extension: {
      title: (wallet, browser) => `${browser}用の${wallet}`,
      text: 'ツールバーにあり、どのページからもワンクリックで使えます。',
      action: (browser) => `${browser}に追加`
    },
    app: {
      title: (wallet) => `スマートフォン用の${wallet}`,
      text: 'いつでも手元に。',
      scan: 'いつでも手元に。コードをスキャンして接続します。',
      page: 'いつでも手元に。アプリ内でこのページを開いて接続します。',
      action: 'アプリを入手'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'お使いのブラウザ'
  },
  download: {
    code: (wallet) => `${wallet}をダウンロードするためのコード`,
    scan: (wallet) => `スキャンして、スマートフォンに${wallet}をインストールしてください。`,
    store: (wallet) => `ストアから${wallet}をインストールし、このページに戻ってください。`,
    openStore: 'ストアを開く',
    proceed: '続ける'
  },
  arrived: (wallet) => `${wallet}がインストールされました。`,
  connect: '接続',
  proceed: '続ける',
  toTheList: '一覧に戻る',
  refresh: '更新',
  page: {
    code: (wallet) => `${wallet}でこのページを開くためのコード`,
    scan: (wallet) => `このコードをスキャンして、スマートフォンの${wallet}でこのページを開き、そこで接続してください。`,
    addressCode: 'このページのアドレスのコード',
    scanAddress: (wallet) =>
      `${wallet}のスキャナーでこのコードをスキャンするか、このページのアドレスを入力してください。`,
    enter: (wallet) => `このページのアドレスをコピーし、${wallet}のブラウザで開いて接続してください。`,
    copyAddress: 'このページのアドレスをコピー',
    loopback: 'スマートフォンではこのページを開けません。このアドレスは、このパソコンでのみ使えます。'
  },
  learnMore: '詳しく見る'
}
