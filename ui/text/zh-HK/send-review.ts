import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: '你要發送的內容',
  terms: {
    to: '至',
    from: '由',
    network: '網絡',
    amount: '金額'
  },
  simulating: '正在檢查這項操作的結果。',
  simulatingAgain: '已過了一段時間。正在檢查是否有變。',
  ready: '這項操作目前會成功。尚未發送任何交易。',
  changed: '自你核對後，內容已有變化。尚未發送任何交易：請再次核對。',
  unchecked: (reason) => `${reason}此頁面無法檢查這項操作的結果。如果繼續，操作可能會失敗，而且仍要支付費用。`,
  tokenRefused: (reason) => `${reason}沒有發送任何交易。`,
  reverted: '收款人是不接受這項操作的合約。沒有發送任何交易。',
  insufficientFunds: '賬戶餘額不足以支付這筆款項及網絡費用。沒有發送任何交易。',
  closed: '你錢包的賬戶或網絡已更改，因此此頁面已退出核對。如仍要發送，請重新輸入轉賬資料。',
  paidBefore: '你曾從此頁面向這個地址轉賬。',
  notPaidBefore: '此頁面沒有你曾向這個地址轉賬的記錄。',
  cautions: {
    'zero-address': '這是零地址。沒有人持有其私鑰：發送至此地址的資產將無法取回。',
    'token-contract': '這是代幣的合約，不是個人地址。發送至此地址的資產極可能無法取回。',
    'look-alike':
      '請小心：此地址的開頭和結尾與你認識的地址相似，但並非同一個。這類地址是為了令人混淆而製造的。你認識的地址是：',
    'own-address': '這是你自己的賬戶。發送給自己仍須支付費用。',
    contract: '此地址上有合約。請確定該合約能將你發送的資產再轉出。',
    'high-fee': '網絡費用遠高於這類操作的一般水平。請確認你願意支付這個金額。'
  },
  feeUncovered: '賬戶餘額可能不足以一併支付網絡費用。',
  confirm: '在錢包確認',
  confirmAnyway: '仍要發送',
  payAnyway: '仍要支付這筆費用',
  again: '再次檢查',
  back: '返回'
}
