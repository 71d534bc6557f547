import type { activity as english } from '#ui/text/en/activity.ts'

export const activity: typeof english = {
  title: 'アクティビティ',
  disconnectedTitle: 'アクティビティを見るにはウォレットを接続',
  disconnectedText: 'ウォレットを接続すると、このページから送信したものがここに表示されます。',
  unauthenticatedTitle: 'アクティビティを見るにはサインイン',
  unauthenticatedText:
    'ウォレットは接続されています。アカウントがご自身のものであることを証明するため、メッセージに1回署名してください。費用はかかりません。',
  scope:
    'このアカウントがこのページから送信し、このブラウザに保存されているもののみです。最大10,000件で、保存容量がいっぱいの場合は少なくなります。ほかの場所で送信したものや受け取ったものは表示されません。',
  scopeWithTransfers:
    'このアカウントがこのページから送信し、このブラウザに保存されているものです。最大10,000件で、保存容量がいっぱいの場合は少なくなります。このページに載っているトークンの送受信は、どこから送られたものでもネットワークから読み取ります。それ以外に、ほかの場所で送信したものや受け取ったものは表示されません。',
  notOfOthers:
    'アクティビティには接続中のアカウントだけが表示されます。その大部分がこのブラウザに保存されているためです。閲覧のみのアカウントの残高は、ダッシュボードで確認できます。',
  viewedDashboard: 'このアカウントのダッシュボードを見る',
  own: '自分のアクティビティ',
  list: 'トランザクション',
  readingHistory: 'このブラウザに保存されている記録を読み込んでいます…',
  filters: '絞り込み',
  search: '検索',
  searchHint: '説明、アドレス、ハッシュ',
  network: 'ネットワーク',
  everyNetwork: 'すべて',
  state: '状態',
  everyState: 'すべて',
  shown: (_count, shown) => `トランザクション${shown}件`,
  shownOf: (some, _all, shownAll) => `トランザクション${shownAll}件中${some}件`,
  shownWithTransfers: (_count, shown) => `${shown}件`,
  shownOfWithTransfers: (some, _all, shownAll) => `${shownAll}件中${some}件`,
  noneMatch: '一致するトランザクションはありません。',
  showAll: '絞り込みを解除',
  notHere: 'このリンクのトランザクションは、このブラウザにあるこのアカウントのアクティビティには含まれていません。',
  exportCsv: 'CSVで書き出す',
  exportJson: 'JSONで書き出す',
  exported: (shown) => `書き出しました：${shown}。`,
  today: '今日',
  yesterday: '昨日',
  unknownDay: '日付不明',
  details: 'トランザクションの詳細',
  facts: {
    status: '状態',
    network: 'ネットワーク',
    from: '送信元',
    to: '送信先',
    hash: 'ハッシュ',
    proposal: '提案',
    replacedBy: '置き換え先',
    nonce: 'ナンス',
    minedAt: 'ブロックの時刻',
    gasUsed: '使用ガス量'
  },
  timeline: '経過',
  steps: {
    asked: 'ウォレットにリクエストを送りました。',
    sent: '送信済み：ウォレットがこのページにハッシュを渡しました。',
    proposed: 'Safeに提案しました。',
    firstPolled: (block) => `ブロック${block}の時点で、ネットワークでの確認を始めました。`,
    seen: 'ノードが受け取りました。',
    reorganised: (block) => `ブロック${block}に入っていましたが、そのブロックはその後ネットワークから外されました。`,
    mined: (count, _wanted, shownWanted) => `ブロックに取り込み済み：承認数 ${count}/${shownWanted}。`,
    inBlock: (block) => `ブロック${block}に入っています。`,
    replacedInBlock: (block) => `置き換えたトランザクションはブロック${block}に入っています。`,
    settledAt: (block) => `ブロック${block}の時点で、置き換えられたと判明しました。`,
    awaited: 'ブロックへの取り込みを待っています。',
    confirmed: '確定しました。',
    failed: '失敗しました。',
    reverted: '失敗：ネットワークによって取り消され、手数料だけが支払われました。',
    final: '最終確定：ブロックが十分に深く、ネットワークから外されることはありません。'
  },
  hurry: {
    title: '高速化またはキャンセル',
    where: (nonce) =>
      `ウォレットでこのトランザクション（ナンス${nonce}）を開き、「高速化」または「キャンセル」を選んでください。どちらが取り込まれたかは、このページが自動的に確認します。`,
    whereWithoutNonce:
      'ウォレットでこのトランザクションを開き、「高速化」または「キャンセル」を選んでください。どちらが取り込まれたかは、このページが自動的に確認します。',
    why: 'このページが代わりに別のトランザクションを送信することはありません。ページが指定したナンスを無視するウォレットが多く、二重に支払うことになるためです。'
  },
  forget: 'この記録を削除',
  copyLink: 'リンクをコピー',
  transfers: {
    title: 'トークンの送受信',
    searchOn: (network) => `${network}：`,
    titles: {
      in: (amount) => `${amount}を受け取りました`,
      out: (amount) => `${amount}を送りました`,
      self: (amount) => `${amount}を同じアカウントに送りました`
    },
    from: (address) => `${address}から`,
    to: (address) => `${address}へ`,
    reading: '検索中…',
    nothingYet: 'まだ検索していません。',
    everything: '最初のブロックまで検索しました。',
    since: (block) => `ブロック${block}までさかのぼって検索しました。`,
    sinceTime: (block, time) => `ブロック${block}（${time}）までさかのぼって検索しました。`,
    refused: (reason) => `${reason}送受信を読み取れませんでした。`,
    refusedOlder: (reason) => `${reason}古い送受信を読み取れませんでした。`,
    unreadable: (tokens) => `${tokens}の送受信の一部が抜けている可能性があります。ログを読み取れませんでした。`,
    lookedAt: (time) => `最新のブロックを${time}に読み取りました。`,
    further: 'さらにさかのぼる',
    again: '再試行',
    newer: 'もう一度調べる',
    furtherNamed: (network) => `${network}でさらにさかのぼる`,
    againNamed: (network) => `${network}で再試行`,
    newerNamed: (network) => `${network}でもう一度調べる`,
    overview: (_count, shown) => `${shown}個のネットワークにおけるトークンの送受信`,
    withNothing: (count) => `数量ゼロの送受信を表示（${count}）`,
    aboutNothing:
      '見覚えのあるアドレスに似たアドレスをこの一覧に紛れ込ませるため、こうした送受信は誰にでも、しかもあなたの名義でも作り出せます。',
    lookAlike: 'よく似たアドレス',
    lookAlikeOf:
      'ご注意ください。相手のアドレスは、ご存じのアドレスと先頭と末尾が似ていますが、別のアドレスです。こうしたアドレスは、見間違えさせるために作られています。ご存じのアドレスは次のとおりです：',
    details: '送受信の詳細',
    amount: '数量',
    token: 'トークン',
    block: 'ブロック',
    time: '時刻',
    notFound:
      'このリンクの送受信は、これまでに見つかったものに含まれていません。さらにさかのぼるか、接続中のアカウントをご確認ください。'
  }
}
