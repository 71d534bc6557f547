import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: '방명록',
    lead: '네트워크에 메시지를 남겨 보세요. 메시지는 내 주소와 함께 그대로 남아 누구나 읽을 수 있으며, 본인을 포함해 아무도 바꾸거나 지울 수 없습니다.',
    facts: {
      network: '네트워크',
      entries: '남긴 글',
      fee: '글 한 건당 수수료',
      contract: '컨트랙트',
      explorer: '탐색기에서 보기'
    },
    loading: '방명록을 읽는 중…',
    unread: (reason) => `지금은 방명록을 읽을 수 없습니다. ${reason} 자동으로 다시 시도하고 있습니다.`,
    stale: (reason) => `보이는 내용이 최신이 아닐 수 있습니다. ${reason} 자동으로 다시 시도하고 있습니다.`,
    retry: '다시 시도',
    places: {
      elsewhere: (network, places) =>
        `지갑이 ${network} 네트워크를 사용 중이지만, 이곳에는 방명록이 없습니다. 방명록이 있는 네트워크: ${places}.`,
      shown: (network) => `${network}의 방명록을 보고 있습니다.`,
      nowhere: '이 페이지의 네트워크에는 아직 방명록이 없습니다.',
      howToDeploy:
        '이 페이지를 직접 운영한다면: npm start 명령이 로컬 네트워크에 방명록을 배포합니다. 공개 네트워크에는 컨트랙트를 배포한 후 그 주소를 contracts/contracts.config.ts 파일에 적으세요.'
    },
    list: {
      title: '최근 글',
      empty: '아직 글이 없습니다. 첫 글을 남겨 보세요.',
      number: (number) => `${number}번`,
      you: '나',
      unreadable: '이 메시지에는 읽을 수 있는 텍스트가 없습니다.',
      older: '이전 글 보기',
      newer: (_count, shown) => `보고 있는 동안 새 글이 ${shown}건 올라왔습니다.`,
      notLive: (reason) => `지금은 새 글이 자동으로 나타나지 않습니다. ${reason}`,
      showNewer: (_count, shown) => `${shown}건 더 보기`
    },
    form: {
      title: '방명록에 글 남기기',
      message: '메시지',
      bytes: (used, most) => `${used}/${most}바이트`,
      review: '검토',
      connect: '지갑 연결',
      signIn: '로그인',
      whyConnect: '글을 남기려면 지갑을 연결하세요. 읽기만 할 때는 필요 없습니다.',
      whySignIn: '지갑이 연결되었습니다. 방명록에 글을 남기려면 이 지갑으로 로그인하세요.',
      problems: { empty: '먼저 메시지를 입력하세요.', long: '메시지가 너무 깁니다. 줄여 주세요.' }
    },
    review: { message: '메시지', confirm: (fee) => `글 남기기: ${fee}` },
    reasons: {
      WrongFee: '방명록의 수수료가 다릅니다.',
      EmptyMessage: '메시지가 비어 있습니다.',
      MessageTooLong: '메시지가 너무 깁니다.',
      NotOwner: '방명록 소유자만 할 수 있습니다.',
      WithdrawalFailed: '방명록 소유자가 지급을 받지 않습니다.'
    }
  }
}
