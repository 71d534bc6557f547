import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '模擬',
  unknown: '沒有節點能說明這項操作會改變哪些餘額。',
  sends: (amount) => `您將傳送 ${amount}。`,
  falls: (amount) => `您的餘額將減少 ${amount}。`,
  stays: (symbol) => `您的 ${symbol} 餘額將保持不變。`,
  receives: (amount) => `您將收到 ${amount}。`,
  recipientReceives: (amount) => `收款方將收到 ${amount}。`,
  alsoReceives: (amount) => `您還會收到 ${amount}。`,
  alsoReceivesUnknown: '您還會收到一種本頁不認得、也無法判斷其價值的代幣：',
  recipientReceivesLess: (amount) =>
    `收款方只會收到 ${amount}，少於您傳送的金額。有些代幣在每次轉帳時會扣留一部分，或將金額取整。`,
  recipientReceivesNothing: '收款方不會收到您傳送的資產：對方的餘額不會增加。',
  alsoPays: (amount) => `您的帳戶還會支付 ${amount}。`,
  alsoPaysUnknown: '您的帳戶還會支付一種本頁不認得的代幣：',
  contradicted: '一項檢查顯示會成功，另一項顯示會失敗。如果繼續，操作可能會失敗，而且仍會產生費用。'
}
