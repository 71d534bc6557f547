import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: '傳送',
  recipient: '收款方',
  recipientHint: '0x 加 40 個字元',
  recipientOrNameHint: '0x 加 40 個字元，或名稱（如 alice.eth）',
  asset: '幣別',
  amount: (symbol) => `金額（${symbol}）`,
  max: '全部',
  submit: '核對',
  sent: {
    pending: '已傳送。請在「交易」中追蹤。',
    confirmed: '已傳送，並已獲網路確認。',
    failed: '已傳送，但交易失敗。',
    unsaved: '已傳送，但瀏覽器無法儲存。關閉本頁之前，請在「交易」中追蹤。'
  },
  isSent: {
    no: '未傳送任何交易。',
    likely: '網路上已有這筆交易，因此極可能已經傳送：再次嘗試之前，請先查看錢包。',
    unknown: '交易仍可能已經傳送：再次嘗試之前，請先查看錢包。'
  },
  notThisTime: '這次未傳送任何交易。',
  late: {
    sent: (asked) => `您的錢包後來還是傳送了：${asked}。請在「交易」中追蹤。`,
    otherAccount: (asked, account) => `您的錢包後來還是核准了：${asked}。要在「交易」中追蹤，請連接 ${account}。`,
    no: (asked) => `未傳送任何交易：您的錢包未執行「${asked}」。`
  },
  attempts: {
    open: '交易可能已經傳送。您的錢包未確認是否已傳送：再次嘗試之前，請先查看錢包；如果請求仍在等待處理，請拒絕。',
    overtaken: '交易可能已經傳送。之後，這個帳戶有一筆交易獲得確認：請在區塊鏈瀏覽器查看是否就是這一筆。',
    overtakenElsewhere: '交易可能已經傳送。之後，這個帳戶有一筆交易獲得確認：請在錢包中查看是否就是這一筆。',
    explorer: '在區塊鏈瀏覽器查看帳戶',
    unreadable:
      '您的錢包已回應，但內容無法讀取。如果本頁在網路上找到這筆交易，會列在「交易」中。再次嘗試之前，請先查看錢包。',
    nonceUsed: '這個帳戶的另一筆交易已使用預計用於此請求的 nonce。如果請求仍在錢包中等待處理，請在錢包中拒絕。',
    otherTransaction: '在區塊鏈瀏覽器查看另一筆交易',
    neverSeen: '沒有節點看過它；您的下一筆付款不受影響。如果請求仍在錢包中等待處理，請在錢包中拒絕。',
    dismiss: '關閉',
    dismissNamed: (asked) => `關閉警告：${asked}`,
    title: '您錢包中的請求',
    more: (count) => `其他沒有回覆的請求：${count}`,
    signature: '這個請求可能仍在您的錢包中開啟。如果是，請在錢包中拒絕。',
    message: '簽署訊息',
    typedData: '簽署資料',
    other: '您的錢包中可能還有另一個開啟的請求。請只在錢包中核准您仍想要的內容。',
    unsaved: '您的瀏覽器無法儲存這個請求。如果關閉或重新載入本頁，即使已經傳送，這裡也不會留下紀錄。'
  },
  again: {
    question: '完全相同的轉帳可能已經傳送過。再次傳送可能會付款兩次。',
    confirm: '再次傳送'
  },
  available: (amount) => `可用 ${amount}`,
  otherNetwork: (network) => `這是 ${network} 的地址。請先切換到該網路，或輸入目前網路的地址。`,
  invisibleRemoved: '已移除看不見的字元。',
  problems: {
    'missing-recipient': '請輸入地址。',
    'invalid-recipient': '這不是地址：地址由 0x 和 40 個十六進位字元組成。',
    'payment-request': '這是附有金額或其他資訊的付款請求，無法完整採用。請自行輸入收款人和金額。',
    'mistyped-recipient': '這個地址有輸入錯誤：檢查碼不符。請重新複製。',
    'resolving-name': '正在查詢這個名稱。',
    'invalid-name': '這個名稱無效。',
    'unknown-name': '這個名稱沒有對應的地址。',
    'unreadable-name': '目前無法查詢這個名稱。請重試，或輸入地址。',
    'missing-amount': '請輸入金額。',
    'invalid-amount': '這不是有效的金額，或小數位數過多。請完整書寫，不用千位分隔符號，例如 1500 或 0.5。',
    'zero-amount': '請輸入大於零的金額。',
    'exceeds-balance': '超出了帳戶餘額。',
    'unknown-fee': '目前無法估算費用。請輸入保留足夠費用的金額。'
  }
}
