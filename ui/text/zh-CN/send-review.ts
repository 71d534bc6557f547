import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: '您要发送的内容',
  terms: {
    to: '接收方',
    from: '发送方',
    network: '网络',
    amount: '金额'
  },
  simulating: '正在检查此操作的结果。',
  simulatingAgain: '已过去一段时间。正在检查是否有变化。',
  ready: '此操作目前会成功。尚未发送任何交易。',
  changed: '自您核对以来，内容已发生变化。尚未发送任何交易：请再次核对。',
  unchecked: (reason) => `${reason}本页面无法检查此操作的结果。如果继续，操作可能会失败，而且仍会产生费用。`,
  tokenRefused: (reason) => `${reason}未发送任何交易。`,
  reverted: '收款方是一个不接受此操作的合约。未发送任何交易。',
  insufficientFunds: '账户余额不足以支付此笔款项和网络费用。未发送任何交易。',
  closed: '您钱包中的账户或网络已发生变化，因此本页面已退出核对。如果仍要发送，请重新输入转账信息。',
  paidBefore: '您曾从本页面向此地址转账。',
  notPaidBefore: '本页面没有您曾向此地址转账的记录。',
  cautions: {
    'zero-address': '这是零地址。没有人拥有它的私钥：发送到此地址的资产将无法找回。',
    'token-contract': '这是代币的合约，而不是个人。发送到此地址的资产极有可能无法找回。',
    'look-alike':
      '请注意：此地址的开头和结尾与您熟悉的地址相似，但其实是另一个地址。这类地址就是为了让人认错而制造的。您熟悉的地址是：',
    'own-address': '这是您自己的账户。发送给自己仍需支付费用。',
    contract: '此地址上有一个合约。请确保该合约能将您发送的资产再转出。',
    'high-fee': '网络费用远高于此类操作的通常水平。请确认您愿意支付这么多。'
  },
  feeUncovered: '账户余额可能不足以同时支付网络费用。',
  confirm: '在钱包中确认',
  confirmAnyway: '仍要发送',
  payAnyway: '仍要支付此费用',
  again: '再次检查',
  back: '返回'
}
