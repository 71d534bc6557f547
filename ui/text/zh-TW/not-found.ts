import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: '找不到頁面',
  text: '這個網址沒有任何內容。',
  home: '返回首頁'
}
