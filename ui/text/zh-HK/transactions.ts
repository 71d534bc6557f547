import type { transactions as english } from '#ui/text/en/transactions.ts'

const transactionCount = (shown: string) => `${shown} 筆交易`

export const transactions: typeof english = {
  details: {
    'speed-up': '已加速：由另一筆內容相同的交易取代。',
    cancellation: '已取消：由一筆不發送任何資產的交易取代。',
    other: '未執行：由此賬戶的另一筆交易取代。',
    unclear:
      '已由另一筆交易取代，但此頁面無法得知該筆交易做了甚麼。如屬加速，付款已經完成；如屬取消，則沒有付款：你的錢包會顯示是哪一種。',
    outcomeUnknown: '交易已在區塊中，但此網絡不說明其是否成功。',
    reorganised: '網絡已捨棄包含這筆交易的區塊。它可能會再次被納入區塊。',
    unknown: '在網絡上找不到。它仍可能會完成。',
    beyondHistory: '時間過久，網絡的節點已無法得知其結果。區塊瀏覽器或可查到。',
    neverSeen: '沒有節點見過它；你的下一筆付款不受影響。此頁面會繼續尋找。',
    nonceUsed: '在網絡上找不到，而此賬戶的另一筆交易已使用預計用於它的 nonce。'
  },
  marks: {
    cancelled: '已取消',
    replaced: '已取代',
    dropped: '已丟棄'
  },
  instead: {
    sent: (amount, recipient) => `改為向 ${recipient} 發送了 ${amount}。`,
    nothing: (recipient) => `改為向 ${recipient} 發送了一筆空交易。`,
    called: (recipient) => `改為向 ${recipient} 發出了一次呼叫。`,
    calledWith: (amount, recipient) => `改為向 ${recipient} 發出了一次附帶 ${amount} 的呼叫。`,
    created: '改為建立了一個合約。'
  },
  brokenPromise: {
    sent: (amount, recipient) => `你的錢包發送了其他內容：向 ${recipient} 發送 ${amount}。`,
    nothing: (recipient) => `你的錢包發送了其他內容：向 ${recipient} 發送一筆空交易。`,
    called: (recipient) => `你的錢包發送了其他內容：對 ${recipient} 的一次呼叫。`,
    calledWith: (amount, recipient) => `你的錢包發送了其他內容：對 ${recipient} 的一次附帶 ${amount} 的呼叫。`,
    created: '你的錢包發送了其他內容：一個新合約。',
    approved: (spender, token) => `你的錢包發送了其他內容：授權 ${spender} 動用 ${token} 的代幣。`,
    otherSender: (address) => `你的錢包由另一個賬戶發送了這筆交易：${address}。`,
    nothingArrived: (promised) => `${promised} 完全沒有到賬：代幣沒有向收款人轉移任何數額。`,
    lessArrived: (arrived, promised) => `${promised} 當中只有 ${arrived} 到賬。`
  },
  confirmations: (count, wanted) => `已有 ${count} 次確認，共需 ${wanted} 次。`,
  unrepeated: '失敗原因不明：再次執行相同呼叫時沒有失敗。可能是 gas 用盡。',
  to: '至',
  unknownSince: (time) => `自 ${time} 起在網絡上找不到。它仍可能會完成。`,
  announcedWith: (announced, detail) => `${announced}。${detail}`,
  newer: '部分交易由此頁面的較新版本儲存，因此未在此列出。這些資料會原樣保留。',
  unsaved: '未儲存',
  hasUnsaved:
    '瀏覽器尚未儲存標示為「未儲存」的交易的最新狀態。關閉此頁面後，這些交易可能在此消失或資料過時：請複製其雜湊值，以便跟進。',
  copyHash: '複製雜湊值',
  remove: '移除',
  removeNamed: (description) => `從清單移除：${description}`,
  removed: (description) => `已從清單移除：${description}。`,
  removedUnsaved: (description) =>
    `已從清單移除，但瀏覽器無法儲存這項更改：${description}。再次載入此頁面時，它可能會重新出現。`,
  ended: {
    title: '已結束的交易',
    others: (shown) => `另有 +${shown} 筆`
  },
  clearAll: '全部清除',
  cleared: (_count, shown) => `已從此瀏覽器清除 ${transactionCount(shown)}，包括「活動」內的記錄。`,
  clearedUnsaved: (_count, shown) =>
    `已清除 ${transactionCount(shown)}，但瀏覽器無法儲存這項更改。再次載入此頁面時，這些交易可能會重新出現。`,
  pendingStay: '待處理的交易會保留至有結果為止。',
  undo: '復原',
  putBack: (_count, shown) => `已將 ${transactionCount(shown)}放回清單。`
}
