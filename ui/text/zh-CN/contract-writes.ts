import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: '请连接钱包以继续。',
  unconfigured: '本页面不包含此合约所在的网络。',
  elsewhere: (network) => `您的钱包在另一个网络上。请切换到 ${network} 以继续。`,
  simulating: '正在检查此操作的结果。',
  simulatingAgain: '自您核对以来，网络已有新区块。在向钱包发出请求之前，正在再次检查。',
  review: '此操作目前会成功。请核对后确认。',
  changed: '自您核对以来，此操作的结果已发生变化。请再次核对。',
  checkedAt: (time) => `检查时间：${time}。`,
  notCheckedAgain: '无法再次检查。显示的是您核对过的内容：如果您再确认一次，将据此向钱包发出请求。',
  unsimulated: (reason) => `${reason}本页面无法检查此操作的结果。如果继续，操作可能会失败，而且仍会产生费用。`,
  notYet: '尚未发送任何交易。',
  notYetAgain: '相同的请求可能已经发送过。目前尚未再次发送。',
  repeating: '完全相同的请求可能已经发送过。再次发送可能会执行两次。',
  revalidating: '正在检查是否有变化。',
  asking: '请在钱包中确认。',
  sent: '已发送。请在概览的“交易”中跟踪。',
  earlier: '您的钱包后来还是发送了之前的请求。如果这次也确认，操作会执行两次。',
  unsaved: {
    asked: '您的浏览器无法存储此请求。如果关闭或重新加载本页面，即使钱包将其发送，这里也不会留下记录。',
    sent: '您的浏览器未能存储此记录。如果关闭或重新加载本页面，这里将不再列出。'
  },
  removed: '已发送，但已不在“交易”中，因此本页面不知道结果如何：再次尝试之前，请先查看钱包或区块浏览器。',
  reverted: '已发送，但失败了。没有产生任何效果，但仍收取了费用。',
  revertedBecause: (reason) => `已发送，但失败了。没有产生任何效果，但仍收取了费用。${reason}`,
  reviewed: '您要确认的内容',
  terms: {
    from: '发送方',
    contract: '合约',
    network: '网络',
    amount: '金额'
  },
  actions: {
    connect: '连接钱包',
    confirm: '在钱包中确认',
    confirmAgain: '再发送一次',
    again: '重试',
    back: '返回'
  }
}
