import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: '找不到页面',
  text: '此网址没有任何内容。',
  home: '返回首页'
}
