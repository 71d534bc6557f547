import type { notFound as english } from '#domain/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'ページが見つかりません',
  text: 'このアドレスには何もありません。',
  home: 'ホームに戻る'
}
