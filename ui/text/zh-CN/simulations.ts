import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '模拟',
  unknown: '没有节点能说明此操作会改变哪些余额。',
  sends: (amount) => `您将发送 ${amount}。`,
  falls: (amount) => `您的余额将减少 ${amount}。`,
  stays: (symbol) => `您的 ${symbol} 余额将保持不变。`,
  receives: (amount) => `您将收到 ${amount}。`,
  recipientReceives: (amount) => `收款方将收到 ${amount}。`,
  alsoReceives: (amount) => `您还会收到 ${amount}。`,
  alsoReceivesUnknown: '您还会收到一种本页面不认识、也无法判断其价值的代币：',
  recipientReceivesLess: (amount) =>
    `收款方只会收到 ${amount}，少于您发送的金额。有些代币在每次转账时会扣留一部分，或将金额取整。`,
  recipientReceivesNothing: '收款方不会收到您发送的资产：对方的余额不会增加。',
  alsoPays: (amount) => `您的账户还会支付 ${amount}。`,
  alsoPaysUnknown: '您的账户还会支付一种本页面不认识的代币：',
  contradicted: '一项检查显示会成功，另一项显示会失败。如果继续，操作可能会失败，而且仍会产生费用。'
}
