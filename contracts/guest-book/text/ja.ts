import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'ゲストブック',
    lead: 'ネットワークにメッセージを残しましょう。メッセージはアドレスとともに残り、誰でも読めます。変更や削除は、ご自身を含め誰にもできません。',
    facts: {
      network: 'ネットワーク',
      entries: '書き込み',
      fee: '書き込みごとの料金',
      contract: 'コントラクト',
      explorer: 'エクスプローラーで見る'
    },
    loading: 'ゲストブックを読み込み中…',
    unread: (reason) => `現在、ゲストブックを読み込めません。${reason}自動的に再試行しています。`,
    stale: (reason) => `表示内容は古い可能性があります。${reason}自動的に再試行しています。`,
    retry: '再試行',
    places: {
      elsewhere: (network, places) =>
        `ウォレットは${network}に接続していますが、そこにゲストブックはありません。ゲストブックがあるのは${places}です。`,
      shown: (network) => `表示しているのは${network}のゲストブックです。`,
      nowhere: 'このページのネットワークには、まだゲストブックがありません。',
      howToDeploy:
        'このページを運営している場合：npm startで、ローカルネットワークにゲストブックがデプロイされます。公開ネットワークでは、コントラクトをデプロイし、そのアドレスをcontracts/contracts.config.tsに記載してください。'
    },
    list: {
      title: '最新の書き込み',
      empty: 'まだ書き込みはありません。最初の書き込みをしてみませんか。',
      number: (number) => `${number}番`,
      you: '自分',
      unreadable: 'このメッセージには読めるテキストがありません。',
      older: '以前の書き込みを表示',
      newer: (_count, shown) => `表示中に${shown}件の書き込みが届きました。`,
      notLive: (reason) => `現在、新しい書き込みは自動で表示されません。${reason}`,
      showNewer: (_count, shown) => `さらに${shown}件を表示`
    },
    form: {
      title: 'ゲストブックに書き込む',
      message: 'メッセージ',
      bytes: (used, most) => `${used}／${most}バイト`,
      review: '内容を確認',
      connect: 'ウォレットを接続',
      signIn: 'サインイン',
      whyConnect: '書き込むにはウォレットを接続してください。読むだけなら不要です。',
      whySignIn: 'ウォレットは接続済みです。ゲストブックに書き込むには、そのウォレットでサインインしてください。',
      problems: {
        empty: '先にメッセージを入力してください。',
        long: 'メッセージが長すぎます。短くしてください。'
      }
    },
    review: { message: 'メッセージ', confirm: (fee) => `${fee}で書き込む` },
    reasons: {
      WrongFee: 'ゲストブックの料金が異なります。',
      EmptyMessage: 'メッセージが空です。',
      MessageTooLong: 'メッセージが長すぎます。',
      NotOwner: 'この操作ができるのは、ゲストブックのオーナーだけです。',
      WithdrawalFailed: 'ゲストブックのオーナーが支払いを受け付けません。'
    }
  }
}
