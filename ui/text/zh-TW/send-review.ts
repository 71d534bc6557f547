import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: '您要傳送的內容',
  terms: {
    to: '接收方',
    from: '傳送方',
    network: '網路',
    amount: '金額'
  },
  simulating: '正在檢查這項操作的結果。',
  simulatingAgain: '已過了一段時間。正在檢查是否有變化。',
  ready: '這項操作目前會成功。尚未傳送任何交易。',
  changed: '您核對之後，內容已經改變。尚未傳送任何交易：請再次核對。',
  unchecked: (reason) => `${reason}本頁無法檢查這項操作的結果。如果繼續，操作可能會失敗，而且仍會產生費用。`,
  tokenRefused: (reason) => `${reason}未傳送任何交易。`,
  reverted: '收款方是不接受這項操作的合約。未傳送任何交易。',
  insufficientFunds: '帳戶餘額不足以支付這筆款項和網路費用。未傳送任何交易。',
  closed: '您錢包中的帳戶或網路已變更，因此本頁已退出核對。如果仍要傳送，請重新輸入轉帳資料。',
  paidBefore: '您曾從本頁向這個地址轉帳。',
  notPaidBefore: '本頁沒有您曾向這個地址轉帳的紀錄。',
  cautions: {
    'zero-address': '這是零地址。沒有人擁有它的私鑰：傳送到這個地址的資產將無法取回。',
    'token-contract': '這是代幣的合約，不是個人。傳送到這個地址的資產極可能無法取回。',
    'look-alike':
      '請注意：這個地址的開頭和結尾與您熟悉的地址相似，但其實是另一個地址。這類地址就是為了讓人認錯而製造的。您熟悉的地址是：',
    'own-address': '這是您自己的帳戶。傳送給自己仍須支付費用。',
    contract: '這個地址上有合約。請確認該合約能將您傳送的資產再轉出。',
    'high-fee': '網路費用遠高於這類操作的一般水準。請確認您願意支付這麼多。'
  },
  feeUncovered: '帳戶餘額可能不足以同時支付網路費用。',
  confirm: '在錢包中確認',
  confirmAnyway: '仍要傳送',
  payAnyway: '仍要支付這筆費用',
  again: '再次檢查',
  back: '返回'
}
