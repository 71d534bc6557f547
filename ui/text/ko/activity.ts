import type { activity as english } from '#ui/text/en/activity.ts'

export const activity: typeof english = {
  title: '활동',
  disconnectedTitle: '활동을 보려면 지갑을 연결하세요',
  disconnectedText: '지갑을 연결하면 이 페이지에서 보낸 내역이 여기에 표시됩니다.',
  unauthenticatedTitle: '활동을 보려면 로그인하세요',
  unauthenticatedText:
    '지갑이 연결되었습니다. 메시지 하나에 서명하여 본인의 계정임을 증명하세요. 비용은 들지 않습니다.',
  scope:
    '이 계정이 이 페이지에서 보낸 내역 중 이 브라우저에 보관된 것만 표시됩니다. 최대 10,000건이며, 저장 공간이 가득 차면 그보다 적습니다. 다른 곳에서 보낸 내역과 받은 내역은 표시되지 않습니다.',
  scopeWithTransfers:
    '이 계정이 이 페이지에서 보낸 내역 중 이 브라우저에 보관된 것이 표시됩니다. 최대 10,000건이며, 저장 공간이 가득 차면 그보다 적습니다. 이 페이지에 있는 토큰의 전송은 어디에서 보냈든 네트워크에서 읽어 옵니다. 그 밖에 다른 곳에서 보낸 내역과 받은 내역은 표시되지 않습니다.',
  notOfOthers:
    '활동에는 연결된 계정의 내역만 표시됩니다. 대부분이 이 브라우저에 저장되기 때문입니다. 보기만 하는 계정의 잔액은 대시보드에 표시됩니다.',
  viewedDashboard: '이 계정의 대시보드 보기',
  own: '내 활동',
  list: '트랜잭션',
  readingHistory: '이 브라우저에 저장된 기록을 읽는 중…',
  filters: '필터',
  search: '검색',
  searchHint: '설명, 주소 또는 해시',
  network: '네트워크',
  everyNetwork: '전체',
  state: '상태',
  everyState: '전체',
  shown: (_count, shown) => `트랜잭션 ${shown}건`,
  shownOf: (some, _all, shownAll) => `트랜잭션 ${shownAll}건 중 ${some}건`,
  shownWithTransfers: (_count, shown) => `${shown}건`,
  shownOfWithTransfers: (some, _all, shownAll) => `${shownAll}건 중 ${some}건`,
  noneMatch: '일치하는 트랜잭션이 없습니다.',
  showAll: '필터 지우기',
  notHere: '이 링크의 트랜잭션은 이 브라우저에 있는 이 계정의 활동에 없습니다.',
  exportCsv: 'CSV 내보내기',
  exportJson: 'JSON 내보내기',
  exported: (shown) => `내보냄: ${shown}.`,
  today: '오늘',
  yesterday: '어제',
  unknownDay: '날짜 알 수 없음',
  details: '트랜잭션 상세 정보',
  facts: {
    status: '상태',
    network: '네트워크',
    from: '보낸 계정',
    to: '받는 주소',
    hash: '해시',
    proposal: '제안',
    replacedBy: '대체한 트랜잭션',
    nonce: '논스',
    minedAt: '블록 시각',
    gasUsed: '사용된 가스'
  },
  timeline: '진행 내역',
  steps: {
    asked: '지갑에 요청했습니다.',
    sent: '전송됨: 지갑이 이 페이지에 해시를 전달했습니다.',
    proposed: 'Safe에 제안했습니다.',
    firstPolled: (block) => `블록 ${block}에서 네트워크 조회를 시작했습니다.`,
    seen: '노드가 수신했습니다.',
    reorganised: (block) => `블록 ${block}에 있었으나, 이후 네트워크가 그 블록을 버렸습니다.`,
    mined: (count, _wanted, shownWanted) => `블록에 포함됨: 컨펌 ${count}/${shownWanted}.`,
    inBlock: (block) => `블록 ${block}에 있습니다.`,
    replacedInBlock: (block) => `대체한 트랜잭션이 블록 ${block}에 있습니다.`,
    settledAt: (block) => `블록 ${block} 시점에 이미 대체된 것으로 확인되었습니다.`,
    awaited: '블록에 포함되기를 기다리고 있습니다.',
    confirmed: '확정되었습니다.',
    failed: '실패했습니다.',
    reverted: '실패: 네트워크가 되돌렸으며 수수료만 지불되었습니다.',
    final: '최종 확정: 블록이 충분히 깊어 네트워크가 버릴 수 없습니다.'
  },
  hurry: {
    title: '가속 또는 취소',
    where: (nonce) =>
      `지갑에서 이 트랜잭션(논스 ${nonce})을 열고 “가속” 또는 “취소”를 선택하세요. 둘 중 어느 것이 포함되었는지는 이 페이지가 자동으로 확인합니다.`,
    whereWithoutNonce:
      '지갑에서 이 트랜잭션을 열고 “가속” 또는 “취소”를 선택하세요. 둘 중 어느 것이 포함되었는지는 이 페이지가 자동으로 확인합니다.',
    why: '이 페이지는 트랜잭션을 대신 한 번 더 보내지 않습니다. 페이지가 지정한 논스를 무시하는 지갑이 많아 두 번 지불하게 되기 때문입니다.'
  },
  forget: '이 기록 지우기',
  copyLink: '링크 복사',
  transfers: {
    title: '토큰 전송',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `받음: ${amount}`,
      out: (amount) => `보냄: ${amount}`,
      self: (amount) => `같은 계정에 보냄: ${amount}`
    },
    from: (address) => `보낸 주소: ${address}`,
    to: (address) => `받는 주소: ${address}`,
    reading: '검색 중…',
    nothingYet: '아직 검색하지 않았습니다.',
    everything: '첫 블록까지 검색했습니다.',
    since: (block) => `블록 ${block}까지 거슬러 올라가 검색했습니다.`,
    sinceTime: (block, time) => `블록 ${block}(${time})까지 거슬러 올라가 검색했습니다.`,
    refused: (reason) => `${reason} 전송 내역을 읽지 못했습니다.`,
    refusedOlder: (reason) => `${reason} 이전 전송 내역을 읽지 못했습니다.`,
    unreadable: (tokens) => `${tokens}의 전송 내역이 일부 빠졌을 수 있습니다. 로그를 읽지 못했습니다.`,
    lookedAt: (time) => `${time}에 최신 블록을 읽었습니다.`,
    further: '더 이전 내역 찾기',
    again: '다시 시도',
    newer: '다시 찾기',
    furtherNamed: (network) => `${network}에서 더 이전 내역 찾기`,
    againNamed: (network) => `${network}에서 다시 시도`,
    newerNamed: (network) => `${network}에서 다시 찾기`,
    overview: (_count, shown) => `네트워크 ${shown}개의 토큰 전송`,
    withNothing: (count) => `수량이 0인 전송 표시(${count})`,
    aboutNothing:
      '이런 전송은 누구나, 심지어 내 이름으로도 만들어 낼 수 있습니다. 알고 있는 주소와 비슷한 주소를 이 목록에 끼워 넣으려는 것입니다.',
    lookAlike: '비슷한 주소',
    lookAlikeOf:
      '주의하세요. 상대 주소는 알고 있는 주소와 앞뒤가 같아 보이지만 다른 주소입니다. 이런 주소는 착각하게 하려고 만든 것입니다. 알고 있는 주소는 다음과 같습니다:',
    details: '전송 상세 정보',
    amount: '수량',
    token: '토큰',
    block: '블록',
    time: '시간',
    notFound:
      '이 링크의 전송은 지금까지 찾은 내역에 없습니다. 더 이전 내역을 찾거나 어떤 계정이 연결되어 있는지 확인하세요.'
  }
}
