import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: '개인 키는 언제나 내 것',
      text: '지갑은 네트워크에 있는 내 자산의 개인 키를 보관합니다. 어떤 페이지도 개인 키를 볼 수 없습니다.'
    },
    {
      title: '모든 것을 직접 승인',
      text: '페이지는 요청만 할 수 있습니다. 지갑이 요청 내용을 보여 주면 승인하거나 거부하면 됩니다.'
    },
    {
      title: '하나의 로그인으로 모든 페이지에',
      text: '비밀번호를 입력하는 대신 짧은 메시지에 서명합니다. 비용은 들지 않습니다.'
    }
  ],
  kinds: {
    both: '확장 프로그램과 앱',
    extension: '브라우저 확장 프로그램',
    app: '모바일 앱',
    web: '이 브라우저에서 사용, 설치 불필요'
  },
  get: '받기',
  caution:
    '어떤 웹사이트나 사람도 복구 구문을 필요로 하지 않습니다. 복구 구문을 가진 사람은 모든 것을 마음대로 할 수 있습니다.',
  options: {
    extension: {
      title: (wallet, browser) => `${browser}용 ${wallet}`,
      text: '도구 모음에 있어 어떤 페이지에서든 클릭 한 번이면 됩니다.',
      action: (browser) => `${browser}에 추가`
    },
    app: {
      title: (wallet) => `휴대폰용 ${wallet}`,
      text: '언제나 곁에.',
      scan: '언제나 곁에. 코드를 스캔하여 연결합니다.',
      page: '언제나 곁에. 앱 안에서 이 페이지를 열어 연결합니다.',
      action: '앱 받기'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: '내 브라우저'
  },
  download: {
    code: (wallet) => `${wallet} 다운로드 코드`,
    scan: (wallet) => `스캔하여 휴대폰에 ${wallet} 앱을 설치하세요.`,
    store: (wallet) => `스토어에서 ${wallet} 지갑을 설치한 후 이 페이지로 돌아오세요.`,
    openStore: '스토어 열기',
    proceed: '계속'
  },
  arrived: (wallet) => `${wallet} 설치가 완료되었습니다.`,
  connect: '연결',
  proceed: '계속',
  toTheList: '목록으로 돌아가기',
  refresh: '새로고침',
  page: {
    code: (wallet) => `${wallet}에서 이 페이지를 여는 코드`,
    scan: (wallet) => `이 코드를 스캔하면 휴대폰의 ${wallet}에서 이 페이지가 열립니다. 그곳에서 연결하세요.`,
    addressCode: '이 페이지의 주소 코드',
    scanAddress: (wallet) => `${wallet}의 자체 스캐너로 이 코드를 스캔하거나 그곳에 이 페이지의 주소를 입력하세요.`,
    enter: (wallet) => `이 페이지의 주소를 복사하여 ${wallet}의 브라우저에서 열고 그곳에서 연결하세요.`,
    copyAddress: '이 페이지의 주소 복사',
    loopback: '휴대폰에서는 이 페이지를 열 수 없습니다. 이 주소는 이 컴퓨터에서만 작동합니다.'
  },
  learnMore: '자세히 알아보기'
}
