import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: '發送',
  recipient: '收款人',
  recipientHint: '0x 及 40 個字元',
  recipientOrNameHint: '0x 及 40 個字元，或 alice.eth 等名稱',
  asset: '貨幣',
  amount: (symbol) => `金額（${symbol}）`,
  max: '全部',
  submit: '核對',
  sent: {
    pending: '已發送。請在「交易」跟進。',
    confirmed: '已發送，並獲網絡確認。',
    failed: '已發送，但交易失敗。',
    unsaved: '已發送，但瀏覽器無法儲存。關閉此頁面之前，請在「交易」跟進。'
  },
  isSent: {
    no: '沒有發送任何交易。',
    likely: '網絡已有這筆交易，因此極可能已經發送：再試之前，請先檢查你的錢包。',
    unknown: '交易仍可能已經發送：再試之前，請先檢查你的錢包。'
  },
  notThisTime: '這次沒有發送任何交易。',
  late: {
    sent: (asked) => `你的錢包其後還是發送了：${asked}。請在「交易」跟進。`,
    otherAccount: (asked, account) => `你的錢包其後還是批准了：${asked}。要在「交易」跟進，請連接 ${account}。`,
    no: (asked) => `沒有發送任何交易：你的錢包未有執行「${asked}」。`
  },
  attempts: {
    open: '這筆交易可能已經發送，但你的錢包未有確認是否已發送：再試之前，請先在錢包檢查；如要求仍待處理，請拒絕。',
    overtaken: '這筆交易可能已經發送。此賬戶其後有一筆交易獲確認：請在區塊瀏覽器查看是否就是這一筆。',
    overtakenElsewhere: '這筆交易可能已經發送。此賬戶其後有一筆交易獲確認：請在你的錢包查看是否就是這一筆。',
    explorer: '在區塊瀏覽器查看賬戶',
    unreadable:
      '你的錢包已回應，但內容無法讀取。如此頁面在網絡上找到這筆交易，便會列於「交易」。再試之前，請先在錢包檢查。',
    nonceUsed: '此賬戶的另一筆交易已使用預計用於此要求的 nonce。如要求仍在錢包待處理，請在錢包拒絕。',
    otherTransaction: '在區塊瀏覽器查看另一筆交易',
    neverSeen: '沒有節點見過它；你的下一筆付款不受影響。如要求仍在錢包待處理，請在錢包拒絕。',
    dismiss: '關閉',
    dismissNamed: (asked) => `關閉警告：${asked}`,
    title: '你錢包內的要求',
    more: (count) => `其他未有回覆的要求：${count}`,
    signature: '這項要求可能仍在你的錢包內開啟。如是，請在錢包拒絕。',
    message: '簽署訊息',
    typedData: '簽署資料',
    other: '你的錢包內可能還有另一項開啟的要求。請只在錢包批准你仍想要的內容。',
    unsaved: '瀏覽器無法儲存這項要求。如果你關閉或重新載入此頁面，即使已經發送，此處也不會保留記錄。'
  },
  again: {
    question: '完全相同的轉賬可能已經發送。再次發送可能會付款兩次。',
    confirm: '再次發送'
  },
  available: (amount) => `可用 ${amount}`,
  otherNetwork: (network) => `這是 ${network} 的地址。請先切換至該網絡，或輸入目前網絡的地址。`,
  invisibleRemoved: '已移除不可見字元。',
  problems: {
    'missing-recipient': '請輸入地址。',
    'invalid-recipient': '這不是地址：地址由 0x 及 40 個十六進制字元組成。',
    'payment-request': '這是附有金額或其他資料的付款要求，無法完整採用。請自行輸入收款人及金額。',
    'mistyped-recipient': '此地址輸入有誤：校驗碼不符。請重新複製。',
    'resolving-name': '正在查詢此名稱。',
    'invalid-name': '此名稱無效。',
    'unknown-name': '此名稱沒有對應的地址。',
    'unreadable-name': '目前無法查詢此名稱。請再試一次，或輸入地址。',
    'missing-amount': '請輸入金額。',
    'invalid-amount': '這不是有效的金額，或小數位過多。請完整書寫，不用千位分隔符，例如 1500 或 0.5。',
    'zero-amount': '請輸入大於零的金額。',
    'exceeds-balance': '超出了賬戶餘額。',
    'unknown-fee': '目前無法估算費用。請輸入預留足夠費用的金額。'
  }
}
