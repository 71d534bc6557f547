import type { sendReview as english } from '#domain/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: '你要發送的內容',
  terms: {
    to: '至',
    from: '由',
    network: '網絡',
    amount: '金額'
  },
  checking: '正在檢查這項操作的結果。',
  checkingAgain: '已過了一段時間。正在檢查情況有否改變。',
  ready: '這項操作目前會成功。尚未發送任何交易。',
  changed: '自你核對後已有變化。尚未發送任何交易：請再次核對。',
  unchecked: (reason) => `${reason}此頁面無法檢查這項操作的結果。如果繼續，可能會失敗，而且仍要支付費用。`,
  tokenRefused: (reason) => `${reason}沒有發送任何交易。`,
  reverted: '收款地址是合約，不接受這項操作。沒有發送任何交易。',
  insufficientFunds: '賬戶餘額不足以支付這筆款項及網絡費用。沒有發送任何交易。',
  closed: '錢包的賬戶或網絡已更改，因此此頁面關閉了核對。如仍要發送，請重新輸入轉賬資料。',
  paidBefore: '你曾從此頁面向這個地址發送資產。',
  notPaidBefore: '此頁面沒有列出你以往向這個地址的發送記錄。',
  cautions: {
    'zero-address': '這是零地址。沒有人持有其密鑰：發送至該處的資產將會遺失。',
    'token-contract': '這是代幣合約，不是個人地址。發送至該處的資產很可能會遺失。',
    'look-alike':
      '請小心：此地址的開頭和結尾與你認識的地址相似，但並非同一個。這類地址是為了令人混淆而設。你認識的是：',
    'own-address': '這是你自己的賬戶。發送給自己仍須支付費用。',
    contract: '此地址有合約。請確定它能再轉出你發送至該處的資產。'
  },
  feeUncovered: '賬戶餘額可能不足以一併支付網絡費用。',
  confirm: '在錢包確認',
  confirmAnyway: '仍要發送',
  again: '再次檢查',
  back: '返回'
}
