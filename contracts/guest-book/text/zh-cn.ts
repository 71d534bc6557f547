import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: '留言簿',
    lead: '在网络上留言。留言会与您的地址一起保留，所有人都能看到；任何人都无法修改或删除，包括您自己。',
    facts: {
      network: '网络',
      entries: '留言数',
      fee: '每条留言的费用',
      contract: '合约',
      explorer: '在区块浏览器中查看'
    },
    loading: '正在读取留言簿…',
    unread: (reason) => `目前无法读取留言簿。${reason}正在自动重试。`,
    stale: (reason) => `您看到的内容可能已过时。${reason}正在自动重试。`,
    retry: '重试',
    places: {
      elsewhere: (network, places) => `您的钱包在 ${network} 上，那里没有留言簿。有留言簿的网络：${places}。`,
      shown: (network) => `您正在查看 ${network} 上的留言簿。`,
      nowhere: '本页面的网络上还没有留言簿。',
      howToDeploy:
        '如果本页面由您运行：npm start 会在您的本地网络上部署留言簿。在公共网络上，请部署合约，并将其地址写入 contracts/contracts.config.ts。'
    },
    list: {
      title: '最新留言',
      empty: '还没有留言。您可以写下第一条。',
      number: (number) => `第 ${number} 条`,
      you: '您',
      unreadable: '这条留言没有可读的文字。',
      older: '显示更早的留言',
      newer: (_count, shown) => `您浏览期间新增了 ${shown} 条留言。`,
      notLive: (reason) => `目前新留言不会自动出现。${reason}`,
      showNewer: (_count, shown) => `再显示 ${shown} 条留言`
    },
    form: {
      title: '在留言簿上留言',
      message: '留言',
      bytes: (used, most) => `${used} / ${most} 字节`,
      review: '核对',
      connect: '连接钱包',
      signIn: '登录',
      whyConnect: '请连接钱包以留言。阅读无需钱包。',
      whySignIn: '您的钱包已连接。请用它登录，以在留言簿上留言。',
      problems: { empty: '请先写下留言。', long: '留言太长，请缩短。' }
    },
    review: { message: '留言', confirm: (fee) => `支付 ${fee} 并留言` },
    reasons: {
      WrongFee: '留言簿收取的费用与此不同。',
      EmptyMessage: '留言为空。',
      MessageTooLong: '留言太长。',
      NotOwner: '只有留言簿的所有者可以执行此操作。',
      WithdrawalFailed: '留言簿的所有者不接受这笔款项。'
    }
  }
}
