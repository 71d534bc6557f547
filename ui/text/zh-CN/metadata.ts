import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: '连接钱包，查看余额，跟踪交易。',
  language: '语言'
}
