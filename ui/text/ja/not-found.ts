import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'ページが見つかりません',
  text: 'このアドレスには何もありません。',
  home: 'ホームに戻る'
}
