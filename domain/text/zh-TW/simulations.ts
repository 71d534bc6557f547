import type { simulations as english } from '#domain/text/en/simulations.ts'

export const simulations: typeof english = {
  label: '模擬',
  unknown: '沒有節點說明這會改變哪些餘額。',
  sends: (amount) => `您傳送 ${amount}。`,
  falls: (amount) => `您的餘額減少 ${amount}。`,
  stays: (symbol) => `您的 ${symbol} 餘額保持不變。`,
  receives: (amount) => `您收到 ${amount}。`,
  recipientReceives: (amount) => `收款方收到 ${amount}。`,
  alsoReceives: (amount) => `您還會收到 ${amount}。`,
  alsoReceivesUnknown: '您還會收到一種本頁不認得、也無法判斷價值的代幣：',
  recipientReceivesLess: (amount) =>
    `收款方只會收到 ${amount}，少於您傳送的金額。有些代幣在每次轉帳時會扣留一部分，或將數額取整。`,
  recipientReceivesNothing: '收款方不會收到您傳送的資產：對方的餘額不會增加。',
  alsoPays: (amount) => `您的帳戶還會支付 ${amount}。`,
  alsoPaysUnknown: '您的帳戶還會支付一些本頁不認得的代幣：',
  contradicted: '一項檢查顯示會成功，另一項顯示會失敗。如果繼續，可能會失敗，而且仍會產生費用。'
}
