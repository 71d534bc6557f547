import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: '留言簿',
    lead: '在網路上留言。留言會連同您的地址一起保留，所有人都看得到；任何人都無法修改或移除，包括您自己。',
    facts: {
      network: '網路',
      entries: '留言數',
      fee: '每則留言的費用',
      contract: '合約',
      explorer: '在區塊鏈瀏覽器查看'
    },
    loading: '正在讀取留言簿…',
    unread: (reason) => `目前無法讀取留言簿。${reason}自動重試中。`,
    stale: (reason) => `您看到的內容可能不是最新的。${reason}自動重試中。`,
    retry: '重試',
    places: {
      elsewhere: (network, places) => `您的錢包在 ${network} 上，那裡沒有留言簿。有留言簿的網路：${places}。`,
      shown: (network) => `您正在閱讀 ${network} 上的留言簿。`,
      nowhere: '本頁的網路上還沒有留言簿。',
      howToDeploy:
        '如果本頁由您營運：npm start 會在您的本機網路部署留言簿。在公開網路上，請部署合約，並將其地址加入 contracts/contracts.config.ts。'
    },
    list: {
      title: '最新留言',
      empty: '還沒有留言。您可以寫下第一則。',
      number: (number) => `第 ${number} 則`,
      you: '您',
      unreadable: '這則留言沒有可閱讀的文字。',
      older: '顯示較舊的留言',
      newer: (_count, shown) => `您瀏覽期間新增了 ${shown} 則留言。`,
      notLive: (reason) => `目前新留言不會自動出現。${reason}`,
      showNewer: (_count, shown) => `再顯示 ${shown} 則留言`
    },
    form: {
      title: '在留言簿留言',
      message: '留言',
      bytes: (used, most) => `${used} / ${most} 位元組`,
      review: '核對',
      connect: '連接錢包',
      signIn: '登入',
      whyConnect: '請連接錢包以留言。閱讀不需要錢包。',
      whySignIn: '您的錢包已連接。請用它登入，以在留言簿留言。',
      problems: { empty: '請先寫下留言。', long: '這則留言太長，請縮短。' }
    },
    review: { message: '留言', confirm: (fee) => `支付 ${fee} 並留言` },
    reasons: {
      WrongFee: '留言簿收取的費用與此不同。',
      EmptyMessage: '留言是空白的。',
      MessageTooLong: '留言太長。',
      NotOwner: '只有留言簿的擁有者可以執行這項操作。',
      WithdrawalFailed: '留言簿的擁有者不接受這筆款項。'
    }
  }
}
