import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

export const walletFailures: typeof english = {
  rejected: 'ウォレットでリクエストを拒否しました。',
  'not-completed': '接続は完了しませんでした。',
  pending:
    'ウォレットにはすでにリクエストが表示されています。ウォレットを開いて、先にそのリクエストに応答してください。',
  stayed: 'ウォレットのネットワークは変わりませんでした。',
  'wrong-network': 'ウォレットは別のネットワークに接続しています。先に切り替えてください。',
  'none-shared': 'ウォレットが、このページで使えるネットワークを共有していません。',
  'not-shared':
    'ウォレットが、このネットワークをこのページと共有していません。ウォレットで許可するか、別のネットワークに切り替えてください。',
  'no-chains': 'コネクターにチェーンが見つかりません。',
  'chain-not-found': 'コネクターにこのチェーンが見つかりません。',
  unauthorized: 'ウォレットは、このアカウントをこのページと共有しなくなりました。',
  'account-changed':
    '応答する前に、ウォレットが別のアカウントに切り替わりました。そのアカウントでもう一度お試しください。',
  unsupported: 'お使いのウォレットでは実行できません。',
  timeout: 'ウォレットが応答しませんでした。ロックされているか、ウィンドウが隠れている可能性があります。',
  gone: (wallet) => `${wallet}はこのブラウザでは利用できません。`,
  'not-ready': (wallet) => `${wallet}はこのブラウザでは利用できません。`,
  unreachable: 'WalletConnectが応答しませんでした。ウォレットへはWalletConnectを通じて接続します。',
  offline: 'この端末はインターネットに接続されていません。',
  refused: 'WalletConnectがこのページを受け付けません。',
  'no-project': 'このページにはWalletConnectが設定されていません。',
  'invalid-response': 'ウォレットから無効な応答が返されました。',
  'no-account': 'ウォレットがアカウントを共有しませんでした。',
  'not-opened':
    'ブラウザの制限により、WalletConnectを開けませんでした。ページを再読み込みして、もう一度お試しください。',
  interrupted: 'ウォレットが応答する前に、接続が切れました。リクエストはウォレットに残っている可能性があります。',
  'other-connected':
    '別のウォレットが先に接続されました（別のタブの可能性があります）。このウォレットを使うには、そちらの接続を解除してください。',
  unknown: 'ウォレットで問題が発生しました。',
  disconnected: 'ウォレットはどのネットワークにも接続していません。',
  'chain-disconnected': 'ウォレットはこのネットワークに接続していません。',
  'unknown-chain': 'ウォレットはこのネットワークを認識していません。',
  invalid: 'ウォレットがこのリクエストを無効と判断しました。',
  'invalid-data':
    'このページが、どのウォレットでも署名できない内容を準備しました。ウォレットにはリクエストを送っていません。',
  limited: 'ウォレットへのリクエストが多すぎます。しばらく待ってから、もう一度お試しください。',
  'duplicate-batch': 'ウォレットはこのリクエストをすでに受け取っています。',
  'unknown-batch': 'ウォレットはこのリクエストを認識していません。',
  'too-many-calls': '1回のリクエストでウォレットが処理できる量を超えています。',
  reverted: 'コントラクトがこのリクエストを拒否しました。',
  'insufficient-funds': 'アカウントの残高では支払えません。'
}
