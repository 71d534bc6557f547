import type { simulations as english } from '#domain/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '模擬結果',
  unknown: '沒有節點能指出哪些餘額會因此改變。',
  sends: (amount) => `你發送 ${amount}。`,
  falls: (amount) => `你的餘額減少 ${amount}。`,
  stays: (symbol) => `你的 ${symbol} 餘額維持不變。`,
  receives: (amount) => `你收到 ${amount}。`,
  recipientReceives: (amount) => `收款人收到 ${amount}。`,
  alsoReceives: (amount) => `你亦會收到 ${amount}。`,
  alsoReceivesUnknown: '你亦會收到一種此頁面不認識的代幣，其價值無法得知：',
  recipientReceivesLess: (amount) =>
    `收款人只會收到 ${amount}，少於你發送的數量。部分代幣會在每次轉賬時扣起一部分，或將數量捨入。`,
  recipientReceivesNothing: '收款人不會收到你發送的資產：對方餘額不會增加。',
  alsoPays: (amount) => `你的賬戶亦會支付 ${amount}。`,
  alsoPaysUnknown: '你的賬戶亦會支付一種此頁面不認識的代幣：',
  contradicted: '一項檢查顯示會成功，另一項則顯示會失敗。如果繼續，交易可能失敗，而且仍要支付費用。'
}
