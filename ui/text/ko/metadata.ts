import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: '지갑을 연결하여 잔액을 보고 트랜잭션을 추적하세요.',
  language: '언어'
}
