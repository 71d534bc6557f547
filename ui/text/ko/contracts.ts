import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': '이 페이지의 컨트랙트 정의가 잘못되었습니다.',
    'unknown-function': '이 페이지의 컨트랙트 정의에 이 함수가 없습니다.',
    'unknown-event': '이 페이지의 컨트랙트 정의에 이 이벤트가 없습니다.',
    ambiguous: '이 페이지의 컨트랙트 정의에 일치하는 항목이 둘 이상입니다.',
    'invalid-address': '컨트랙트 주소가 잘못되었습니다.',
    'invalid-arguments': '컨트랙트가 이 값을 받지 않습니다.',
    misused: '이 페이지가 컨트랙트의 이 함수를 잘못 사용하고 있습니다.',
    'no-code': '이 네트워크의 이 주소에는 컨트랙트가 없습니다.',
    undecodable: '컨트랙트의 응답이 정의와 맞지 않습니다.',
    reverted: '컨트랙트가 거부했습니다.'
  },
  reverts: {
    reason: '컨트랙트가 거부하고 이유를 밝혔습니다.',
    custom: '컨트랙트가 자체 오류로 거부했습니다.',
    panic: '코드 오류로 컨트랙트가 중단되었습니다.',
    unknown: '컨트랙트가 읽을 수 있는 이유 없이 거부했습니다.'
  },
  panics: {
    assertion: '컨트랙트의 자체 검사에 실패하여 중단되었습니다.',
    overflow: '숫자가 너무 크거나 작아져 컨트랙트가 중단되었습니다.',
    division: '0으로 나누어 컨트랙트가 중단되었습니다.',
    enum: '값이 가능한 선택지에 없어 컨트랙트가 중단되었습니다.',
    storage: '저장된 데이터가 손상되어 컨트랙트가 중단되었습니다.',
    'empty-array': '목록이 이미 비어 있어 컨트랙트가 중단되었습니다.',
    index: '목록에 해당 항목이 없어 컨트랙트가 중단되었습니다.',
    memory: '메모리가 너무 많이 필요하여 컨트랙트가 중단되었습니다.',
    function: '설정된 적 없는 함수를 호출하여 컨트랙트가 중단되었습니다.'
  }
}
