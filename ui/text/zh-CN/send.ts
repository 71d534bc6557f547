import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: '发送',
  recipient: '收款方',
  recipientHint: '0x 加 40 个字符',
  recipientOrNameHint: '0x 加 40 个字符，或名称（如 alice.eth）',
  asset: '币种',
  amount: (symbol) => `金额（${symbol}）`,
  max: '全部',
  submit: '核对',
  sent: {
    pending: '已发送。请在“交易”中跟踪。',
    confirmed: '已发送，并已获网络确认。',
    failed: '已发送，但交易失败。',
    unsaved: '已发送，但浏览器未能保存。关闭本页面之前，请在“交易”中跟踪。'
  },
  isSent: {
    no: '未发送任何交易。',
    likely: '网络上已有这笔交易，因此极有可能已经发送：再次尝试之前，请先查看钱包。',
    unknown: '交易仍可能已经发送：再次尝试之前，请先查看钱包。'
  },
  notThisTime: '这次未发送任何交易。',
  late: {
    sent: (asked) => `您的钱包后来还是发送了：${asked}。请在“交易”中跟踪。`,
    otherAccount: (asked, account) => `您的钱包后来还是批准了：${asked}。要在“交易”中跟踪，请连接 ${account}。`,
    no: (asked) => `未发送任何交易：您的钱包未执行“${asked}”。`
  },
  attempts: {
    open: '交易可能已经发送。您的钱包未确认是否发送：再次尝试之前，请先在钱包中查看；如果请求仍在等待处理，请拒绝。',
    overtaken: '交易可能已经发送。此后，该账户有一笔交易已确认：请在区块浏览器中查看是否就是这一笔。',
    overtakenElsewhere: '交易可能已经发送。此后，该账户有一笔交易已确认：请在钱包中查看是否就是这一笔。',
    explorer: '在区块浏览器中查看账户',
    unreadable:
      '您的钱包已回应，但内容无法读取。如果本页面在网络上找到这笔交易，会将其列在“交易”中。再次尝试之前，请先在钱包中查看。',
    nonceUsed: '该账户的另一笔交易已使用预计用于此请求的 nonce。如果请求仍在钱包中等待处理，请在钱包中拒绝。',
    otherTransaction: '在区块浏览器中查看另一笔交易',
    neverSeen: '没有节点见过它；您的下一笔付款不受影响。如果请求仍在钱包中等待处理，请在钱包中拒绝。',
    dismiss: '关闭',
    dismissNamed: (asked) => `关闭警告：${asked}`,
    title: '您钱包中的请求',
    more: (count) => `其他没有答复的请求：${count}`,
    signature: '此请求可能仍在您的钱包中打开。如果是，请在钱包中拒绝。',
    message: '签署消息',
    typedData: '签署数据',
    other: '您的钱包中可能还有另一个打开的请求。请只在钱包中批准您仍想要的内容。',
    unsaved: '您的浏览器无法存储此请求。如果关闭或重新加载本页面，即使已经发送，这里也不会留下记录。'
  },
  again: {
    question: '完全相同的转账可能已经发送过。再次发送可能会付款两次。',
    confirm: '再次发送'
  },
  available: (amount) => `可用 ${amount}`,
  otherNetwork: (network) => `这是 ${network} 的地址。请先切换到该网络，或输入当前网络的地址。`,
  invisibleRemoved: '已移除不可见字符。',
  problems: {
    'missing-recipient': '请输入地址。',
    'invalid-recipient': '这不是地址：地址由 0x 和 40 个十六进制字符组成。',
    'payment-request': '这是带有金额或其他信息的付款请求，无法完整采用。请自行输入收款人和金额。',
    'mistyped-recipient': '此地址有输入错误：校验和不符。请重新复制。',
    'resolving-name': '正在查询此名称。',
    'invalid-name': '此名称无效。',
    'unknown-name': '此名称没有对应的地址。',
    'unreadable-name': '目前无法查询此名称。请重试，或输入地址。',
    'missing-amount': '请输入金额。',
    'invalid-amount': '这不是有效的金额，或小数位数过多。请完整书写，不用千位分隔符，例如 1500 或 0.5。',
    'zero-amount': '请输入大于零的金额。',
    'exceeds-balance': '超出了账户余额。',
    'unknown-fee': '目前无法估算费用。请输入一个能留足费用的金额。'
  }
}
