import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'このページが開かれてから通信したホストのうち、ブラウザーが伝えるものです。ページを閉じると、この一覧は消えます。',
  requests: 'リクエスト',
  first: '最初',
  last: '最後',
  page: 'このページ自体',
  chain: (network) => `${network} の読み取り`,
  names: 'アカウントの名前と画像',
  signIn: 'サインイン',
  relay: '別のデバイスのウォレット (WalletConnect)',
  team: 'このサイトのページ',
  other: '目的は不明です',
  note: 'リクエストは、応答がなくても終了した時点で数えられます。応答の転送先のホストと、ウォレットのリクエストは載りません。'
}
