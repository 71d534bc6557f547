import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: '지갑 연결',
  titles: {
    learn: '지갑이란?',
    getAny: '지갑 받기',
    scan: (wallet) => (wallet ? `${wallet}에서 스캔` : '휴대폰으로 스캔'),
    get: (wallet) => `${wallet} 받기`,
    install: (wallet) => `${wallet} 설치`,
    instructions: (wallet) => `${wallet} 설정`
  },
  groups: {
    installed: '설치됨',
    popular: '인기'
  },
  recent: '최근 사용',
  unsupported: '(지원 안 됨)',
  empty: '이 브라우저에서 지갑을 찾을 수 없습니다.',
  emptyHelp: '새로 설치한 지갑은 자동으로 여기에 표시됩니다.',
  cautions: {
    'shared-identifier': '다른 지갑이 이 식별자를 사용합니다. 둘 중 하나는 사칭 지갑일 수 있습니다.',
    'borrowed-name': '알려진 지갑과 이름은 같지만 식별자가 다릅니다. 사칭 지갑일 수 있습니다.',
    help: '이 페이지에서는 진짜인지 알 수 없습니다. 열리는 창이 낯익은 경우에만 계속하세요. 의심스러우면 직접 설치하지 않은 확장 프로그램을 끄세요.'
  },
  newToWallets: '지갑이 처음이신가요?',
  opening: (wallet) => `${wallet} 여는 중…`,
  confirm: (wallet) => `${wallet}에서 연결을 확인하세요.`,
  pageLink: (wallet) => `${wallet}의 자체 브라우저에서 이 페이지가 열립니다. 그곳에서 연결하세요.`,
  pageInside: (wallet) => `${wallet} 안에 이 페이지가 표시되고 자동으로 연결됩니다.`,
  openPageIn: (wallet) => `${wallet}에서 열기`,
  connected: (wallet) => `${wallet} 연결됨`,
  preparing: '계정 불러오는 중…',
  failedTitle: (wallet) => `${wallet} 연결 안 됨`,
  retry: '다시 시도',
  loading: '불러오는 중',
  opensNewTab: '새 탭에서 열림'
}
