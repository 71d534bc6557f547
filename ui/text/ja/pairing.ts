import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `${wallet}に接続するためのコード`,
  preparing: 'コードを準備中',
  ready: 'コードをスキャンできます。',
  validFor: (time) => `有効期限まで${time}`,
  newValidFor: (time) => `新しいコード、有効期限まで${time}`,
  expiresSoon: 'コードはあと1分で期限切れになります。新しいコードが自動的に表示されます。',
  renewed: '新しいコードに切り替わりました。',
  copyLink: 'リンクをコピー',
  openAny: 'ウォレットを開く',
  openAnyTitle: 'この端末のウォレットを開く',
  openAnyText: 'ウォレットで承認してから、戻ってください。',
  openAnyHelp: '何も開かない場合は、リンクをコピーするか、別の端末でコードをスキャンしてください。',
  showCode: 'コードを表示',
  hideCode: 'コードを非表示',
  confirm: (wallet) => `${wallet}で接続を承認してから、戻ってください。`,
  preparingLink: 'リンクを準備中',
  open: (wallet) => `${wallet}を開く`,
  openAgain: 'もう一度開く',
  notOpened: (wallet) => `${wallet}が開かない場合`,
  notOpenedHelp: 'もう一度試すか、リンクをウォレットに貼り付けるか、先にインストールしてください。',
  inAppHelp:
    'このページは別のアプリの中で開かれており、ウォレットが開かないことがあります。そのアプリのメニューからブラウザで開くか、アドレスをコピーしてください。'
}
