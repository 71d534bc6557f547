import type { pairing as english } from '#domain/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `${wallet}に接続するためのコード`,
  preparing: 'コードを準備中',
  ready: 'コードをスキャンできます。',
  validFor: (time) => `残り${time}有効`,
  newValidFor: (time) => `新しいコード、残り${time}有効`,
  expiresSoon: 'コードはあと1分で期限切れになります。新しいコードが自動的に表示されます。',
  renewed: '新しいコードに切り替わりました。',
  copyLink: 'リンクをコピー',
  openAny: 'ウォレットを開く',
  openAnyTitle: 'この端末のウォレットを開く',
  openAnyText: 'ウォレットで承認してから、戻ってください。',
  openAnyHelp: '何も開きませんか？リンクをコピーするか、別の端末でコードを読み取ってください。',
  showCode: 'コードを表示',
  hideCode: 'コードを隠す',
  confirm: (wallet) => `${wallet}で接続を承認してから、戻ってください。`,
  preparingLink: 'リンクを準備中',
  open: (wallet) => `${wallet}を開く`,
  openAgain: 'もう一度開く',
  notOpened: (wallet) => `${wallet}が開きませんか？`,
  notOpenedHelp: 'もう一度試すか、リンクをウォレットに貼り付けるか、先にインストールしてください。'
}
