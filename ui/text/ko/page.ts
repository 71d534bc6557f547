import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: '본문으로 건너뛰기',
    mainNavigation: '주 메뉴',
    dashboard: '대시보드',
    connectWallet: '지갑 연결',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: '요청하시기 전에는 이 페이지가 누구와도 통신하지 않습니다.',
    contacts: (hosts) => `이 페이지는 언제든지 ${hosts}와 통신할 수 있습니다.`,
    reconnects: '연결한 지갑은 연결을 해제하실 때까지 다음 방문에서도 다시 연결됩니다.',
    connections: '연결 기록',
    theme: '테마',
    themes: {
      system: '시스템',
      light: '라이트',
      dark: '다크',
      midnight: '미드나이트'
    },
    failed: '이 페이지에 문제가 발생했습니다.',
    tryAgain: '다시 시도',
    reload: '새로고침'
  },
  code: {
    offline: '이 기기가 인터넷에 연결되어 있지 않습니다.',
    missing: '페이지의 일부를 불러오지 못했습니다. 다시 시도하면 페이지가 새로고침될 수 있습니다.'
  },
  home: {
    title: '내 지갑을 한눈에.',
    lead: '잔액을 보고 트랜잭션을 추적하세요. 모든 서명과 결제는 지갑에서 직접 승인합니다.',
    connect: '지갑 연결',
    openDashboard: '대시보드 열기',
    promises: [
      {
        title: '개인 키는 내 손안에',
        text: '이 페이지는 개인 키를 절대 보지 않습니다. 서명은 지갑만 할 수 있습니다.'
      },
      {
        title: '백그라운드 동작 없음',
        text: '추적기도 제삼자도 없습니다. 이 페이지는 연결한 후에만 네트워크와 통신합니다.'
      },
      {
        title: '트랜잭션을 있는 그대로',
        text: '대기 중, 확정, 실패. 새로고침해도 체인에 기록된 그대로 보여 줍니다.'
      }
    ],
    networks: '네트워크',
    moreNetworks: (count) => `외 ${count}개`,
    testNetworks: '테스트 네트워크입니다. 이곳의 자산은 가치가 없습니다.'
  },
  dialogs: {
    close: '닫기',
    back: '뒤로',
    cancel: '취소',
    details: '상세 정보',
    copyDetails: '상세 정보 복사'
  },
  connect: {
    connectButton: '지갑 연결',
    browserWallet: '브라우저 지갑'
  }
}
