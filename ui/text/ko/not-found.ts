import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: '페이지를 찾을 수 없음',
  text: '이 주소에는 아무것도 없습니다.',
  home: '홈으로 돌아가기'
}
