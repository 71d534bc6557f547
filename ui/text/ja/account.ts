import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: 'サインイン',
    wrongNetwork: 'ネットワーク不一致',
    activity: 'アクティビティ',
    accountButton: (label) => `アカウント ${label}`,
    chainButton: (name) => `ネットワーク：${name}`
  },
  networks: {
    block: (number) => `ブロック${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${time}の時点で${shown}ブロック遅れています。`,
    slowSince: (time) => `${time}から応答が遅くなっています。`,
    inReserve: '待機中',
    trouble: (since, reason, next) => `${since}以降：${reason}${next}`,
    unreachable: 'ノードに接続できません。',
    restingUntil: (time) => `${time}まで一時停止中です。`
  },
  lost: {
    slow: 'ウォレットが時間内に応答しませんでした。ロックを解除するか、ウォレットが更新された場合はページを再読み込みしてから、もう一度接続してください。',
    absent:
      'このブラウザでウォレットが見つかりませんでした。拡張機能を有効にして再読み込みするか、別のウォレットを接続してください。',
    wallet: '前回使ったウォレットを確実に特定できないため、接続していません。信頼できるウォレットを接続してください。',
    account:
      'ウォレットが、前回とは異なるアカウントを提示しています。ご自身でアカウントを切り替えた場合にのみ使ってください。',
    useOtherAccount: '別のアカウントを使う',
    unsavedDisconnect: (wallet) =>
      `接続は解除されましたが、ブラウザに保存できませんでした。このページを再読み込みすると、${wallet}に再接続することがあります。`
  },
  balance: {
    loading: '残高を読み込み中',
    sentence: (text) => `${text}。`,
    unreachable: (network) => `${network}に接続できません`,
    unreachableShort: '接続できません',
    notLoaded: (network) => `${network}の残高は読み込まれていません`,
    behind: (network) => `${network}の残高は最新でない可能性があります`,
    notLoadedShort: '未読み込み',
    tryingAgain: '自動的に再試行しています。',
    staleSince: (time) => `${time}時点の値`,
    unreadable: (symbol) => `${symbol}を読み取れません`,
    asksForPause: (time) => `ノードが待機を求めているため、${time}まではリクエストを送信しません。`,
    failures: {
      unreachable: 'このネットワークのどのノードも応答しません。',
      timeout: 'ノードが時間内に応答しませんでした。',
      'rate-limited': 'ノードがリクエスト数を制限しています。',
      malformed: 'ノードから無効な応答が返されました。',
      'wrong-chain': 'このノードは別のネットワークのものです。',
      reverted: 'このトランザクションは失敗します。',
      'insufficient-funds': 'アカウントの残高では支払えません。',
      invalid: 'ネットワークはこのトランザクションを受け付けません。ガス、手数料、またはナンスが正しくありません。',
      refused: 'ノードがリクエストを拒否しました。',
      behind: '応答したノードは遅れており、最新のブロックをまだ持っていません。',
      'not-loaded': 'ページの一部が欠けています。'
    }
  },
  signIn: {
    title: 'アカウントの確認',
    text: 'このアカウントがご自身のものであることを証明するため、ウォレットでメッセージに署名してください。資産は移動せず、費用もかかりません。',
    leaving: 'キャンセルすると、ウォレットの接続が解除されます。',
    rejected: 'サインインしていません。',
    late: '署名された時点でメッセージの有効期限が切れていたため、新しい署名が必要です。',
    busyUntil: (time) => `サインインサービスは${time}まで混み合っています。`,
    notHere: (network) => `${network}ではサインインできません。`,
    contractNotHere: (network) => `コントラクトのアカウントは${network}でサインインできません。`,
    stillOpen: 'リクエストはウォレットでまだ開いています。ウォレットで拒否してください。',
    accountChanged: (account) =>
      `ウォレットのアカウントが${account}から別のアカウントに変わったため、何も署名されていません。前のリクエストがウォレットでまだ開いている可能性があります。`,
    preparing: 'メッセージを準備中…',
    send: 'メッセージを送信',
    waiting: '署名を待っています…',
    verifying: '署名を検証中…',
    tryAgain: '再試行',
    cancel: 'キャンセル',
    errors: {
      preparing: 'メッセージの準備中にエラーが発生しました。もう一度お試しください。',
      signing: 'メッセージの署名中にエラーが発生しました。もう一度お試しください。',
      verifying: '署名の検証中にエラーが発生しました。もう一度お試しください。',
      unknown: '問題が発生しました。'
    },
    shown: {
      title: '署名する内容',
      website: 'ウェブサイト',
      account: 'アカウント',
      network: 'ネットワーク',
      networkWithId: (name, chainId) => `${name}（チェーンID ${chainId}）`,
      validity: 'メッセージの有効期間',
      unknown: 'まだわかりません',
      forMinutes: (minutes) => `最長${minutes}分間`,
      until: (time) => `${time}まで`
    },
    notAsShown:
      '準備されたメッセージがここに表示された内容と異なるため、ウォレットにはリクエストを送っていません。何も署名されていません。もう一度メッセージを送信し、繰り返す場合はページを再読み込みしてください。',
    switched:
      'メッセージの準備中にウォレットのアカウントまたはネットワークが変わったため、ウォレットにはリクエストを送っていません。何も署名されていません。ここに表示された内容を確認してから、もう一度メッセージを送信してください。',
    differs: (what, shown, found) => `${what}：本来は${shown}ですが、メッセージでは${found}です。`,
    differences: {
      layout: 'このページが作成する形式のサインインメッセージではありません。',
      domain: 'ウェブサイト',
      uri: 'ページのアドレス',
      account: 'アカウント',
      chain: 'チェーンID',
      nonce: 'ナンス',
      times: 'メッセージが、表示された期間に有効になりません。'
    },
    other: (account) =>
      `${account}がサインインしています（別のタブの可能性があります）。ここでサインインすると、そのセッションは終了します。`,
    signedIn: 'サインイン済み',
    since: '開始',
    until: '期限',
    signOut: 'サインアウト',
    left: (account) => `ウォレットが別のアカウントに切り替わったため、${account}のセッションは終了しました。`,
    ended:
      'セッションが終了しました。期限切れか、別のブラウザで終了されたためです。ウォレットは接続されたままです。続けるには、もう一度サインインしてください。',
    uncertain:
      'サインインサービスに接続できないため、セッションはすでに終了している可能性があります。自動的に再試行しています。'
  },
  account: {
    copyAddress: 'アドレスをコピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした。テキストを選択してあるので、手動でコピーしてください。',
    viaWalletConnect: (wallet) => `${wallet}（WalletConnect経由）`,
    disconnect: '接続を解除',
    recentTransactions: '最近のトランザクション',
    viewAll: 'すべて表示',
    viewOnExplorer: 'エクスプローラーで見る',
    noTransactions: 'このページから送信したトランザクションがここに表示されます。'
  },
  transactions: {
    statuses: {
      pending: '保留中',
      confirmed: '確定',
      failed: '失敗'
    },
    announced: (description, status) => `${description}：${status}`,
    opensExplorer: '新しいタブでエクスプローラーを開きます',
    damaged:
      '保存されたトランザクションの一部を読み取れなかったため、一覧に表示していません。データはそのまま保持されています。',
    sentTo: (amount, recipient) => `${recipient}へ${amount}を送金`,
    revoked: (token) => `${token}の使用許可を取り消す`
  },
  chains: {
    title: 'ネットワークの切り替え',
    connected: '接続中',
    confirmInWallet: 'ウォレットで承認してください',
    wrongNetwork: 'ネットワークが違います。続けるには、切り替えるか接続を解除してください。',
    cannotSwitch: (app) =>
      `お使いのウォレットは、${app}からのネットワークの切り替えに対応していません。ウォレット側で切り替えてみてください。`,
    followsTo: (network) => `ウォレットを${network}に切り替えると、このページも自動的に切り替わります。`,
    followsToSupported:
      'ウォレットをこのページが対応するネットワークに切り替えると、このページも自動的に切り替わります。',
    followsToAny: 'ウォレットを次のいずれかのネットワークに切り替えると、このページも自動的に切り替わります。',
    disconnect: '接続を解除',
    retry: '再試行',
    switchTo: (network) => `${network}に切り替える`,
    filter: 'ネットワークを検索',
    noneFound: 'この名前のネットワークはありません。',
    failed: (network, reason) => `ウォレットは${network}に接続していません：${reason}`,
    notConfigured: (chainId, connector) => `コネクター「${connector}」にチェーン「${chainId}」が設定されていません。`
  }
}
