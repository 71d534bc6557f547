import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'ダッシュボード',
  disconnectedTitle: 'ダッシュボードを見るにはウォレットを接続',
  disconnectedText: 'ウォレットを接続すると、残高とトランザクションがここに表示されます。',
  unauthenticatedTitle: 'ダッシュボードを見るにはサインイン',
  unauthenticatedText:
    'ウォレットは接続されています。アカウントがご自身のものであることを証明するため、メッセージに1回署名してください。費用はかかりません。',
  sessions: {
    title: 'サインイン中のブラウザ',
    loading: 'セッションを読み込み中',
    here: 'このブラウザ',
    browserOn: (browser, system) => `${browser}（${system}）`,
    unknownBrowser: '不明なブラウザ',
    lastUsed: (time) => `最終使用：${time}`,
    noOthers: 'ほかのブラウザではサインインしていません。',
    others: (count) => `ほかに${count}個のブラウザでサインインしています。`,
    end: '終了',
    endNamed: (session) => `セッションを終了：${session}`,
    ending: '終了しています…',
    endOthers: 'ほかのブラウザからサインアウト',
    unreadable: 'セッションを読み込めませんでした。',
    stale: 'セッションを再度読み込めなかったため、この一覧は古い可能性があります。',
    notEnded: 'サインインサービスから確認が得られなかったため、セッションはまだ有効な可能性があります。',
    tryAgain: '再試行'
  },
  balances: '残高',
  transactions: 'トランザクション',
  allActivity: 'すべてのアクティビティ',
  shownOf: (shown, all) => `${all}件中${shown}件を表示`,
  showMore: 'さらに表示',
  current: '接続中',
  reconnecting: '再接続中…',
  hideZero: '残高ゼロを非表示',
  showZero: '残高ゼロを表示',
  hiddenNetworks: (_count, shown) => `残高のないネットワーク${shown}個を非表示にしています。`,
  hiddenTokens: (_count, shown) => `残高ゼロのトークン${shown}種類を非表示にしています。`,
  totals: '合計',
  totalOn: (symbol, _networks, shown) => `${symbol}（${shown}個のネットワーク）`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll}個中${known}個のネットワーク）`,
  testTotalOn: (symbol, _networks, shown) => `${symbol}（${shown}個のテストネットワーク）`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll}個中${known}個のテストネットワーク）`,
  source: {
    block: (number) => `ブロック${number}`
  },
  attention: {
    title: '要確認',
    gap: (waiting, missing) =>
      `ナンス${waiting}のトランザクションがナンス${missing}のものを待っていますが、それはこのネットワークにありません。ウォレットからそれを送信するか、ウォレットでこのアカウントの保留中のトランザクションをリセットしてください。`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `ナンス${nonce}のトランザクションが、少なくとも${since}から待機しています。ウォレットで高速化またはキャンセルしてください。それまで、このアカウントのほかのトランザクションは処理されません。`
        : `${shown}件のトランザクションがネットワークの処理を待っています。ナンス${nonce}のものが少なくとも${since}から待機し、ほかを止めています。ウォレットで高速化またはキャンセルしてください。`,
    noFee: (network, fee) =>
      `${network}のネットワーク手数料を支払うには残高が足りません。通常の送金でも最大${fee}かかることがあります。`,
    delegated: (network) =>
      `${network}では、このアカウントはコントラクトのコードを実行します（EIP-7702）。そのコントラクトは、このアカウントが所有するものをすべて動かせます。心当たりがない場合は、ウォレットで委任を取り消してください。`,
    contract: 'コントラクト',
    allowances: {
      found: (network) =>
        `${network}では、次のアドレスが、このアカウントが保有するトークンを、確認なしにすべて使えます。もう使わないものや心当たりのないものは取り消してください。`,
      list: '残高全体に及ぶ使用許可',
      token: 'トークン',
      spender: '許可先',
      amount: '許可額',
      unlimited: '無制限',
      others: (network, count) =>
        `${network}のその他の使用許可（保有額より少ないもの、または保有していないトークンのもの）：${count}件`,
      after: '変更後の許可額',
      none: 'なし',
      revoke: '取り消す',
      revokeNamed: (token, spender) => `${spender}による${token}の使用許可を取り消す`,
      since: (block) =>
        `ブロック${block}以降の許可しか確認できなかったため、それより古い無制限の使用許可は、ここに表示されていない可能性があります。`,
      noneSince: (network, block) =>
        `${network}では、ブロック${block}以降の許可の中に無制限の使用許可は見つかりませんでした。それより古い許可は確認できませんでした。`,
      missed: (tokens, network) =>
        `${network}での${tokens}の使用許可をすべては確認できなかったため、無制限のものがここに表示されていない可能性があります。`,
      many: (_count, shown) => `${shown}種類のトークン`,
      again: '再試行',
      againNamed: '使用許可の確認を再試行'
    }
  },
  view: {
    title: '表示中のアカウント',
    readOnly: '閲覧のみ',
    explanation: 'どのアカウントも、誰でも見ることができます。ここでは署名も送信もできません。',
    besideWallet: 'ご自身のウォレットは接続されたままです。',
    stop: '表示を終了',
    lookingUp: '名前を検索しています…',
    open: 'アカウントを見る',
    field: 'アドレスまたは名前',
    hint: '閲覧のみ、ウォレット不要',
    submit: '表示',
    problems: {
      invalid: 'アドレスでも名前でもありません。',
      mistyped:
        'このアドレスには入力ミスがあります。大文字と小文字が正しくありません。元のアドレスと照らし合わせてください。',
      'no-names': 'このページでは名前を検索できません。アドレスを使ってください。',
      'no-account': 'この名前のアカウントは見つかりませんでした。',
      unreachable: '名前を検索できませんでした。'
    }
  },
  receive: {
    open: '受け取る',
    title: '受け取る',
    network: 'ネットワーク',
    code: (network) => `${network}のアドレスのQRコード`,
    only: (network) =>
      `このコードには${network}でのみ送ってください。別のネットワークで送ったものは、このネットワークには届きません。アカウントがSafeなどのコントラクトの場合は、${network}に存在することを確認してください。`,
    address: 'ご自身のアドレス',
    copyAddress: 'アドレスをコピー',
    copyLink: '支払いリンクをコピー'
  },
  network: {
    every: (duration) => `${duration}ごとに1ブロック`,
    baseFee: '基本手数料',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `直近${shown}ブロックの基本手数料、いずれも約${low} gwei`
        : `直近${shown}ブロックの基本手数料、${low}～${high} gwei`,
    table: 'ブロックごとの基本手数料',
    block: 'ブロック'
  },
  tryAgain: '再試行',
  tryAgainNamed: (network) => `${network}の読み取りを再試行`
}
