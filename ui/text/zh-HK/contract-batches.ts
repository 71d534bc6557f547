import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `全部 ${count} 個步驟中，第一步目前會成功。其餘步驟可能取決於第一步，因此此頁面暫時無法檢查。請全部核對，然後確認。`,
  preparing: '正在檢查你的錢包支援哪些功能，之後錢包會請你確認。',
  impossible: '這些步驟必須全部一併執行，否則全部不執行，而你的錢包做不到。',
  asking: (count) => `請在你的錢包確認全部 ${count} 個步驟。`,
  earlier: '你的錢包其後還是接受了之前的要求。如果這次也確認，操作可能會執行兩次。',
  batched: (count) => `你的錢包已收到全部 ${count} 個步驟，此頁面會向它查詢結果。發送後，這些步驟會列於「交易」。`,
  away: (count) => `你的錢包已收到全部 ${count} 個步驟。請以相同賬戶再次連接錢包，以得知結果。`,
  partial: {
    listed: (count) => `${count} 個步驟中只完成了一部分。已發送的交易列於「交易」：再試之前，請先在該處檢查。`,
    unlisted: (count) => `${count} 個步驟中只完成了一部分。你的錢包沒有說明發送了哪些交易：再試之前，請先在錢包檢查。`
  },
  confirmed: (count) => `全部 ${count} 個步驟已發送，並獲網絡確認。`,
  unlisted: (count) => `你的錢包表示全部 ${count} 個步驟已完成，但沒有說明是經哪些交易完成，因此此頁面無法列出。`,
  failed: '你的錢包表示操作失敗。所有步驟均未有生效。',
  unclear: '你的錢包沒有說明結果：再試之前，請先在錢包檢查。',
  stepNotSent: {
    notYet: '這個步驟尚未發送。',
    no: '這個步驟沒有發送。',
    notThisTime: '這個步驟這次沒有發送。'
  },
  step: (number, count) => `第 ${number} 步，共 ${count} 步：`,
  done: (done, count) => `${count} 個步驟中已完成 ${done} 個。`
}
