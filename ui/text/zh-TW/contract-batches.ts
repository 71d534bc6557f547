import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `${count} 個步驟中的第一步目前會成功。其餘步驟可能取決於它，因此本頁暫時無法檢查。請核對所有步驟，然後確認。`,
  preparing: '正在檢查您的錢包支援哪些功能，之後錢包會請您確認。',
  impossible: '這些步驟必須全部一起執行，否則就全部不執行，但您的錢包做不到。',
  asking: (count) => `請在錢包中確認全部 ${count} 個步驟。`,
  earlier: '您的錢包後來還是接受了先前的請求。如果這次也確認，操作可能會執行兩次。',
  batched: (count) => `您的錢包已收到全部 ${count} 個步驟，本頁會向錢包查詢結果。傳送後，這些步驟會列在「交易」中。`,
  away: (count) => `您的錢包已收到全部 ${count} 個步驟。請用同一帳戶重新連接錢包，以得知結果。`,
  partial: {
    listed: (count) => `${count} 個步驟中只完成了一部分。已傳送的交易列在「交易」中：再次嘗試之前，請先查看。`,
    unlisted: (count) => `${count} 個步驟中只完成了一部分。您的錢包未說明傳送了哪些交易：再次嘗試之前，請先查看錢包。`
  },
  confirmed: (count) => `全部 ${count} 個步驟都已傳送，並獲得網路確認。`,
  unlisted: (count) => `您的錢包回報全部 ${count} 個步驟都已完成，但未說明是透過哪些交易完成的，因此本頁無法列出。`,
  failed: '您的錢包回報操作失敗。所有步驟都沒有生效。',
  unclear: '您的錢包未說明結果：再次嘗試之前，請先查看錢包。',
  stepNotSent: {
    notYet: '這個步驟尚未傳送。',
    no: '這個步驟未傳送。',
    notThisTime: '這個步驟這次未傳送。'
  },
  step: (number, count) => `第 ${number} 步，共 ${count} 步：`,
  done: (done, count) => `${count} 個步驟中已完成 ${done} 個。`
}
