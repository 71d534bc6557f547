import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '模擬',
  unknown: '沒有節點能說明這項操作會改變哪些餘額。',
  sends: (amount) => `你將發送 ${amount}。`,
  falls: (amount) => `你的餘額將減少 ${amount}。`,
  stays: (symbol) => `你的 ${symbol} 餘額將維持不變。`,
  receives: (amount) => `你將收到 ${amount}。`,
  recipientReceives: (amount) => `收款人將收到 ${amount}。`,
  alsoReceives: (amount) => `你亦會收到 ${amount}。`,
  alsoReceivesUnknown: '你亦會收到一種此頁面不認識、亦無法判斷其價值的代幣：',
  recipientReceivesLess: (amount) =>
    `收款人只會收到 ${amount}，少於你發送的金額。部分代幣在每次轉賬時會扣起一部分，或將金額捨入。`,
  recipientReceivesNothing: '收款人不會收到你發送的資產：對方餘額不會增加。',
  alsoPays: (amount) => `你的賬戶亦會支付 ${amount}。`,
  alsoPaysUnknown: '你的賬戶亦會支付一種此頁面不認識的代幣：',
  contradicted: '一項檢查顯示會成功，另一項則顯示會失敗。如果繼續，操作可能會失敗，而且仍要支付費用。'
}
