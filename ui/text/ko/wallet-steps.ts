import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = '스토어가 다른 탭에 열려 있습니다. 확장 프로그램을 고정하세요.'
const phrase = '복구 구문을 종이에 적고, 절대 공유하지 마세요.'
const secretPhrase = '비밀복구구문은 종이에 보관하고 어떤 웹사이트에도 두지 마세요.'
const createOrImport = '지갑 만들기 또는 가져오기'
const fromStore = '휴대폰의 앱 스토어에서 받으세요.'
const comeBack = '이 페이지로 돌아오기'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: '지갑 만들기', description: '또는 가져오세요. 복구 구문은 절대 공유하지 마세요.' }
  const openPage = `${wallet}에서 이 페이지 열기`
  return {
    app: {
      install: { title: `${wallet} 설치`, description: fromStore },
      create,
      scan: { title: '코드 스캔', description: `코드는 다음 단계에 표시됩니다. ${wallet}에서 연결을 확인하세요.` },
      'open-app': { title: comeBack, description: `그런 다음 연결하세요. ${wallet} 앱이 열리고 확인을 요청합니다.` },
      'scan-page': { title: openPage, description: '다음 단계의 코드를 스캔하고 그곳에서 연결하세요.' },
      'scan-address': {
        title: openPage,
        description: `${wallet}에서 다음 코드를 스캔하거나 페이지 주소를 입력하세요.`
      },
      'open-page': { title: openPage, description: '돌아와서 “연결”을 누르면 그곳에서 열립니다.' },
      'enter-page': { title: openPage, description: '다음 단계에서 주소를 복사하고 그곳에서 연결하세요.' }
    },
    extension: {
      install: { title: `${wallet} 추가`, description: tab },
      create,
      refresh: { title: comeBack, description: `${wallet} 지갑이 자동으로 또는 새로고침 후 여기에 표시됩니다.` },
      web: { title: openPage, description: '그곳에서 자동으로 연결됩니다.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'MetaMask 앱 설치',
        description: '휴대폰의 앱 스토어에서 받으세요. 모든 확인은 그곳에서 합니다.'
      },
      create: { title: createOrImport, description: secretPhrase },
      scan: { title: 'MetaMask에서 스캔', description: '스캔 아이콘을 누르고 다음 단계의 코드를 스캔한 후 확인하세요.' }
    },
    extension: {
      install: { title: 'MetaMask 확장 프로그램 추가', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Rainbow 앱 설치', description: fromStore },
      create: { title: createOrImport, description: 'Rainbow에서 백업하면 휴대폰을 잃어버려도 잃는 것이 없습니다.' },
      scan: { title: 'Rainbow에서 스캔', description: '스캔 버튼을 누르고 다음 단계의 코드를 스캔한 후 확인하세요.' }
    },
    extension: {
      install: { title: 'Rainbow 확장 프로그램 추가', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: { title: 'Coinbase Wallet 설치', description: '앱 스토어에 새 이름인 Base로 표시될 수 있습니다.' },
      create: { title: createOrImport, description: '앱에서 백업하세요. 복구 구문은 본인만의 것입니다.' }
    },
    extension: {
      install: { title: 'Coinbase Wallet 추가', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Brave 브라우저 설치', description: 'Brave Wallet이 내장되어 있습니다.' },
      create: {
        title: 'Brave Wallet 만들기',
        description: 'Brave 메뉴에서 “지갑”을 여세요. 구문은 종이에 보관하세요.'
      },
      'scan-address': {
        title: 'Brave에서 이 페이지 열기',
        description: 'Brave에서 다음 단계의 코드를 스캔하고 그곳에서 연결하세요.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Safe{Wallet} 열기', description: '다른 탭에 열려 있습니다.' },
      create: { title: 'Safe 만들기', description: '소유자를 선택하세요. 각자 자신의 지갑으로 서명합니다.' },
      web: {
        title: 'Safe{Wallet}에 이 페이지 추가',
        description: '아래에서 열거나 Apps → My custom apps에 주소를 추가하세요.'
      }
    }
  }
}
