import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं है।',
  home: 'होम पेज पर वापस'
}
