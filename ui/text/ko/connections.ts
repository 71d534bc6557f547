import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: '이 페이지가 열린 뒤 요청을 보낸 호스트 가운데 브라우저가 알려 주는 것입니다. 페이지를 닫으면 목록이 사라집니다.',
  requests: '요청',
  first: '처음',
  last: '마지막',
  page: '이 페이지 자체',
  chain: (network) => `${network} 읽기`,
  names: '계정의 이름과 사진',
  signIn: '로그인',
  relay: '다른 기기의 지갑 (WalletConnect)',
  team: '이 사이트의 페이지',
  other: '목적을 알 수 없음',
  note: '요청은 응답이 없더라도 끝났을 때 집계됩니다. 응답이 다른 곳으로 보낸 호스트와 지갑의 요청은 나오지 않습니다.'
}
