import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: '本文へ移動',
    mainNavigation: 'メイン',
    dashboard: 'ダッシュボード',
    connectWallet: 'ウォレットを接続',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'ご自身の操作なしに、このページが外部と通信することはありません。',
    contacts: (hosts) => `このページは ${hosts} といつでも通信することがあります。`,
    reconnects: '接続したウォレットは、接続を解除するまで、次回以降のアクセスでも再接続されます。',
    connections: '通信先',
    theme: 'テーマ',
    themes: {
      system: 'システム',
      light: 'ライト',
      dark: 'ダーク',
      midnight: 'ミッドナイト'
    },
    failed: 'このページで問題が発生しました。',
    tryAgain: '再試行',
    reload: '再読み込み'
  },
  code: {
    offline: 'この端末はインターネットに接続されていません。',
    missing: 'ページの一部を読み込めませんでした。再試行すると、ページが再読み込みされることがあります。'
  },
  home: {
    title: 'ウォレットを、わかりやすく。',
    lead: '残高の確認やトランザクションの追跡ができます。署名も支払いも、すべてご自身がウォレットで承認します。',
    connect: 'ウォレットを接続',
    openDashboard: 'ダッシュボードを開く',
    promises: [
      {
        title: '秘密鍵は手元に',
        text: 'このページが秘密鍵を見ることはありません。署名するのはウォレットだけです。'
      },
      {
        title: '裏では何もしません',
        text: 'トラッカーも第三者のサービスも使いません。このページがネットワークと通信するのは、接続してからです。'
      },
      {
        title: 'トランザクションをありのままに',
        text: '保留中、確定、失敗。再読み込みしても、チェーンの記録どおりに表示します。'
      }
    ],
    networks: 'ネットワーク',
    moreNetworks: (count) => `ほか${count}件`,
    testNetworks: 'これらはテストネットワークです。資産に価値はありません。'
  },
  dialogs: {
    close: '閉じる',
    back: '戻る',
    cancel: 'キャンセル',
    details: '詳細',
    copyDetails: '詳細をコピー'
  },
  connect: {
    connectButton: 'ウォレットを接続',
    browserWallet: 'ブラウザウォレット'
  }
}
