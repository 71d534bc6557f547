import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'ウォレットを接続して、残高の確認やトランザクションの追跡ができます。',
  language: '言語'
}
