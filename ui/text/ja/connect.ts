import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'ウォレットを接続',
  titles: {
    learn: 'ウォレットとは？',
    getAny: 'ウォレットを入手',
    scan: (wallet) => (wallet ? `${wallet}でスキャン` : 'スマートフォンでスキャン'),
    get: (wallet) => `${wallet}を入手`,
    install: (wallet) => `${wallet}をインストール`,
    instructions: (wallet) => `${wallet}の設定`
  },
  groups: {
    installed: 'インストール済み',
    popular: '人気'
  },
  recent: '最近使用',
  unsupported: '（未対応）',
  empty: 'このブラウザにウォレットは見つかりませんでした。',
  emptyHelp: '新しくインストールしたウォレットは、自動的にここに表示されます。',
  cautions: {
    'shared-identifier': '別のウォレットがこの識別子を使っています。どちらかが偽物の可能性があります。',
    'borrowed-name': 'よく知られたウォレットと同じ名前ですが、識別子が異なります。偽物の可能性があります。',
    help: '本物かどうか、このページでは判断できません。開いたウィンドウに見覚えがある場合にのみ続けてください。疑わしい場合は、インストールした覚えのない拡張機能を無効にしてください。'
  },
  newToWallets: 'ウォレットは初めてですか？',
  opening: (wallet) => `${wallet}を開いています…`,
  confirm: (wallet) => `${wallet}で接続を承認してください。`,
  pageLink: (wallet) => `${wallet}が内蔵ブラウザでこのページを開きます。そこで接続してください。`,
  pageInside: (wallet) => `${wallet}の中にこのページが表示され、自動的に接続されます。`,
  openPageIn: (wallet) => `${wallet}で開く`,
  connected: (wallet) => `${wallet}に接続しました`,
  preparing: 'アカウントを読み込み中…',
  failedTitle: (wallet) => `${wallet}に接続できませんでした`,
  retry: '再試行',
  loading: '読み込み中',
  opensNewTab: '新しいタブで開きます'
}
