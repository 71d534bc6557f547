import type { transactions as english } from '#ui/text/en/transactions.ts'

export const transactions: typeof english = {
  details: {
    'speed-up': '已加速：被另一笔内容相同的交易替换。',
    cancellation: '已取消：被一笔不发送任何资产的交易替换。',
    other: '未执行：被此账户的另一笔交易替换。',
    unclear:
      '已被另一笔交易替换，但本页面无法判断那笔交易做了什么。如果是加速，付款已经完成；如果是取消，则没有付款：您的钱包会显示是哪一种。',
    outcomeUnknown: '交易已在区块中，但该网络不说明其是否成功。',
    reorganised: '网络舍弃了包含这笔交易的区块。它可能会再次被打包。',
    unknown: '在网络上未找到。它仍可能完成。',
    beyondHistory: '时间过久，网络节点已不知道其结果。区块浏览器可能知道。',
    neverSeen: '没有节点见过它；您的下一笔付款不受影响。本页面会继续查找。',
    nonceUsed: '在网络上未找到，且此账户的另一笔交易已使用预计用于它的 nonce。'
  },
  marks: {
    cancelled: '已取消',
    replaced: '已替换',
    dropped: '已丢弃'
  },
  instead: {
    sent: (amount, recipient) => `改为向 ${recipient} 发送了 ${amount}。`,
    nothing: (recipient) => `改为向 ${recipient} 发送了一笔空交易。`,
    called: (recipient) => `改为对 ${recipient} 发起了一次调用。`,
    calledWith: (amount, recipient) => `改为对 ${recipient} 发起了一次附带 ${amount} 的调用。`,
    created: '改为创建了一个合约。'
  },
  brokenPromise: {
    sent: (amount, recipient) => `您的钱包发送了别的内容：向 ${recipient} 发送 ${amount}。`,
    nothing: (recipient) => `您的钱包发送了别的内容：向 ${recipient} 发送一笔空交易。`,
    called: (recipient) => `您的钱包发送了别的内容：对 ${recipient} 的一次调用。`,
    calledWith: (amount, recipient) => `您的钱包发送了别的内容：对 ${recipient} 的一次附带 ${amount} 的调用。`,
    created: '您的钱包发送了别的内容：一个新合约。',
    approved: (spender, token) => `您的钱包发送了别的内容：授权 ${spender} 动用 ${token} 的代币。`,
    otherSender: (address) => `您的钱包从另一个账户发送了它：${address}。`,
    nothingArrived: (promised) => `${promised} 完全没有到账：代币没有向收款方转移任何数额。`,
    lessArrived: (arrived, promised) => `${promised} 中只有 ${arrived} 到账。`
  },
  confirmations: (count, wanted) => `${count}/${wanted} 次确认。`,
  unrepeated: '失败原因不明：重新执行同一调用时并未失败。可能是 gas 耗尽。',
  to: '接收方',
  unknownSince: (time) => `自 ${time} 起在网络上未找到。它仍可能完成。`,
  announcedWith: (announced, detail) => `${announced}。${detail}`,
  newer: '部分交易由本页面的较新版本保存，因此未在此列出。它们会原样保留。',
  unsaved: '未保存',
  hasUnsaved:
    '您的浏览器尚未保存标有“未保存”的交易的最新状态。关闭本页面后，这些交易在这里可能会缺失或过时：请复制其哈希以便跟踪。',
  copyHash: '复制哈希',
  remove: '移除',
  removeNamed: (description) => `从列表中移除：${description}`,
  removed: (description) => `已从列表中移除：${description}。`,
  removedUnsaved: (description) =>
    `已从列表中移除，但浏览器未能保存这一更改：${description}。重新加载本页面时，它可能会再次出现。`,
  ended: {
    title: '已结束的交易',
    others: (shown) => `另有 +${shown} 笔`
  },
  clearAll: '全部清除',
  cleared: (_count, shown) => `已从此浏览器清除 ${shown} 笔交易，包括“活动”中的记录。`,
  clearedUnsaved: (_count, shown) =>
    `已清除 ${shown} 笔交易，但浏览器未能保存这一更改。重新加载本页面时，这些交易可能会再次出现。`,
  pendingStay: '待处理的交易会保留，直到有最终结果。',
  undo: '撤销',
  putBack: (_count, shown) => `${shown} 笔交易已恢复到列表中。`
}
