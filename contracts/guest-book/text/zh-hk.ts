import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: '留言冊',
    lead: '在網絡上留言。留言會連同你的地址一併保留，所有人都能閱讀；任何人都無法更改或移除，包括你自己。',
    facts: {
      network: '網絡',
      entries: '留言數目',
      fee: '每則留言的費用',
      contract: '合約',
      explorer: '在區塊瀏覽器查看'
    },
    loading: '正在讀取留言冊…',
    unread: (reason) => `目前無法讀取留言冊。${reason}正在自動重試。`,
    stale: (reason) => `你看到的內容可能已過時。${reason}正在自動重試。`,
    retry: '再試一次',
    places: {
      elsewhere: (network, places) => `你的錢包在 ${network}，那裏沒有留言冊。設有留言冊的網絡：${places}。`,
      shown: (network) => `你正在閱讀 ${network} 的留言冊。`,
      nowhere: '此頁面的網絡尚未有留言冊。',
      howToDeploy:
        '如果此頁面由你營運：npm start 會在你的本機網絡部署留言冊。在公共網絡，請部署合約，並將其地址加入 contracts/contracts.config.ts。'
    },
    list: {
      title: '最新留言',
      empty: '尚未有留言。你可以寫下第一則。',
      number: (number) => `第 ${number} 則`,
      you: '你',
      unreadable: '這則留言沒有可閱讀的文字。',
      older: '顯示較舊的留言',
      newer: (_count, shown) => `你瀏覽期間新增了 ${shown} 則留言。`,
      notLive: (reason) => `目前新留言不會自動出現。${reason}`,
      showNewer: (_count, shown) => `再顯示 ${shown} 則留言`
    },
    form: {
      title: '在留言冊留言',
      message: '留言',
      bytes: (used, most) => `${used} / ${most} 位元組`,
      review: '核對',
      connect: '連接錢包',
      signIn: '登入',
      whyConnect: '請連接錢包以留言。閱讀毋須錢包。',
      whySignIn: '你的錢包已連接。請用它登入，以在留言冊留言。',
      problems: { empty: '請先寫下留言。', long: '這則留言太長，請縮短。' }
    },
    review: { message: '留言', confirm: (fee) => `支付 ${fee} 並留言` },
    reasons: {
      WrongFee: '留言冊收取的費用與此不同。',
      EmptyMessage: '留言是空白的。',
      MessageTooLong: '留言太長。',
      NotOwner: '只有留言冊的擁有人可以執行這項操作。',
      WithdrawalFailed: '留言冊的擁有人不接受這筆款項。'
    }
  }
}
