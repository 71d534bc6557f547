import type { transactions as english } from '#ui/text/en/transactions.ts'

export const transactions: typeof english = {
  details: {
    'speed-up': '已加速：由另一筆內容相同的交易取代。',
    cancellation: '已取消：由一筆不傳送任何資產的交易取代。',
    other: '未執行：由這個帳戶的另一筆交易取代。',
    unclear:
      '已由另一筆交易取代，但本頁無法判斷那筆交易做了什麼。如果是加速，付款已經完成；如果是取消，則沒有付款：您的錢包會顯示是哪一種。',
    outcomeUnknown: '交易已在區塊中，但此網路不說明其是否成功。',
    reorganised: '網路捨棄了包含這筆交易的區塊。它可能會再次被打包。',
    unknown: '在網路上找不到。仍有可能完成。',
    beyondHistory: '時間過久，網路的節點已不知道結果。區塊鏈瀏覽器可能知道。',
    neverSeen: '沒有節點看過它；您的下一筆付款不受影響。本頁會繼續尋找。',
    nonceUsed: '在網路上找不到，而這個帳戶的另一筆交易已使用預計用於它的 nonce。'
  },
  marks: {
    cancelled: '已取消',
    replaced: '已取代',
    dropped: '已捨棄'
  },
  instead: {
    sent: (amount, recipient) => `改為向 ${recipient} 傳送了 ${amount}。`,
    nothing: (recipient) => `改為向 ${recipient} 傳送了一筆空交易。`,
    called: (recipient) => `改為對 ${recipient} 發出了一次呼叫。`,
    calledWith: (amount, recipient) => `改為對 ${recipient} 發出了一次附帶 ${amount} 的呼叫。`,
    created: '改為建立了一個合約。'
  },
  brokenPromise: {
    sent: (amount, recipient) => `您的錢包傳送了其他內容：向 ${recipient} 傳送 ${amount}。`,
    nothing: (recipient) => `您的錢包傳送了其他內容：向 ${recipient} 傳送一筆空交易。`,
    called: (recipient) => `您的錢包傳送了其他內容：對 ${recipient} 的一次呼叫。`,
    calledWith: (amount, recipient) => `您的錢包傳送了其他內容：對 ${recipient} 的一次附帶 ${amount} 的呼叫。`,
    created: '您的錢包傳送了其他內容：一個新合約。',
    approved: (spender, token) => `您的錢包傳送了其他內容：授權 ${spender} 動用 ${token} 的代幣。`,
    otherSender: (address) => `您的錢包從另一個帳戶傳送了這筆交易：${address}。`,
    nothingArrived: (promised) => `${promised} 完全沒有入帳：代幣沒有向收款人轉移任何數額。`,
    lessArrived: (arrived, promised) => `${promised} 當中只有 ${arrived} 入帳。`
  },
  confirmations: (count, wanted) => `${count}/${wanted} 次確認。`,
  unrepeated: '失敗原因不明：重新執行相同的呼叫時並未失敗。可能是 gas 用盡。',
  to: '接收方',
  unknownSince: (time) => `從 ${time} 起在網路上找不到。仍有可能完成。`,
  announcedWith: (announced, detail) => `${announced}。${detail}`,
  newer: '部分交易由本頁的較新版本儲存，因此未在此列出。這些交易會原樣保留。',
  unsaved: '未儲存',
  hasUnsaved:
    '您的瀏覽器尚未儲存標有「未儲存」的交易的最新狀態。關閉本頁後，這些交易可能會從這裡消失或不是最新的：請複製其雜湊以便追蹤。',
  copyHash: '複製雜湊',
  remove: '移除',
  removeNamed: (description) => `從清單中移除：${description}`,
  removed: (description) => `已從清單中移除：${description}。`,
  removedUnsaved: (description) =>
    `已從清單中移除，但瀏覽器無法儲存這項變更：${description}。重新載入本頁時，它可能會再次出現。`,
  ended: {
    title: '已結束的交易',
    others: (shown) => `另有 +${shown} 筆`
  },
  clearAll: '全部清除',
  cleared: (_count, shown) => `已從這個瀏覽器清除 ${shown} 筆交易，包括「活動」中的紀錄。`,
  clearedUnsaved: (_count, shown) =>
    `已清除 ${shown} 筆交易，但瀏覽器無法儲存這項變更。重新載入本頁時，這些交易可能會再次出現。`,
  pendingStay: '待處理的交易會保留，直到有最終結果。',
  undo: '復原',
  putBack: (_count, shown) => `已將 ${shown} 筆交易還原到清單中。`
}
