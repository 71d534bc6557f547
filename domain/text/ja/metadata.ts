import type { metadata as english } from '#domain/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'ウォレットを接続して、残高を見て、トランザクションを追跡できます。',
  language: '言語'
}
