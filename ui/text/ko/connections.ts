import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: '이 페이지가 열린 뒤 요청을 보낸 모든 호스트입니다. 페이지를 닫으면 목록이 사라집니다.',
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
  note: '요청은 응답이 없더라도 끝났을 때 집계됩니다. 지갑이 무엇을 요청하는지는 이 페이지가 알 수 없습니다.'
}
