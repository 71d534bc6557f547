import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `${wallet} 연결 코드`,
  preparing: '코드 준비 중',
  ready: '코드를 스캔할 수 있습니다.',
  validFor: (time) => `유효 시간 ${time}`,
  newValidFor: (time) => `새 코드, 유효 시간 ${time}`,
  expiresSoon: '1분 후 코드가 만료됩니다. 새 코드가 자동으로 표시됩니다.',
  renewed: '새 코드로 교체되었습니다.',
  copyLink: '링크 복사',
  openAny: '지갑 열기',
  openAnyTitle: '이 휴대폰의 지갑 열기',
  openAnyText: '지갑에서 확인한 후 돌아오세요.',
  openAnyHelp: '아무것도 열리지 않나요? 링크를 복사하거나 다른 휴대폰으로 코드를 스캔하세요.',
  showCode: '코드 표시',
  hideCode: '코드 숨기기',
  confirm: (wallet) => `${wallet}에서 연결을 확인한 후 돌아오세요.`,
  preparingLink: '링크 준비 중',
  open: (wallet) => `${wallet} 열기`,
  openAgain: '다시 열기',
  notOpened: (wallet) => `${wallet} 앱이 열리지 않았나요?`,
  notOpenedHelp: '다시 시도하거나, 링크를 지갑에 붙여넣거나, 먼저 지갑을 설치하세요.',
  inAppHelp:
    '이 페이지는 다른 앱 안에서 열려 있어 지갑이 열리지 않을 수 있습니다. 해당 앱의 메뉴에서 브라우저로 열거나 페이지 주소를 복사하세요.'
}
