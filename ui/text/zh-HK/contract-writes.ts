import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: '請連接錢包以繼續。',
  unconfigured: '此頁面不包括這個合約所在的網絡。',
  elsewhere: (network) => `你的錢包在另一個網絡。請切換至 ${network} 以繼續。`,
  simulating: '正在檢查這項操作的結果。',
  simulatingAgain: '自你核對後，網絡已有新區塊。向錢包提出要求前，現正再次檢查。',
  review: '這項操作目前會成功。請核對，然後確認。',
  changed: '自你核對後，這項操作的結果已有變化。請再次核對。',
  checkedAt: (time) => `檢查時間：${time}。`,
  notCheckedAgain: '無法再次檢查。顯示的是你核對過的內容：如果你再確認一次，便會按此向錢包提出要求。',
  unsimulated: (reason) => `${reason}此頁面無法檢查這項操作的結果。如果繼續，操作可能會失敗，而且仍要支付費用。`,
  notYet: '尚未發送任何交易。',
  notYetAgain: '相同的要求可能已經發送，目前尚未再次發送。',
  repeating: '完全相同的要求可能已經發送。再次發送可能會執行兩次。',
  revalidating: '正在檢查是否有變。',
  asking: '請在你的錢包確認。',
  sent: '已發送。請在總覽的「交易」跟進。',
  earlier: '你的錢包其後還是發送了之前的要求。如果這次也確認，操作會執行兩次。',
  unsaved: {
    asked: '瀏覽器無法儲存這項要求。如果你關閉或重新載入此頁面，即使錢包將其發送，此處也不會保留記錄。',
    sent: '瀏覽器無法儲存這項記錄。如果你關閉或重新載入此頁面，此處將不再列出。'
  },
  removed: '已發送，但不再列於「交易」，因此此頁面不知道其結果：再試之前，請先檢查你的錢包或區塊瀏覽器。',
  reverted: '已發送，但失敗了。沒有產生任何效果，但仍收取了費用。',
  revertedBecause: (reason) => `已發送，但失敗了。沒有產生任何效果，但仍收取了費用。${reason}`,
  reviewed: '你要確認的內容',
  terms: {
    from: '由',
    contract: '合約',
    network: '網絡',
    amount: '金額'
  },
  actions: {
    connect: '連接錢包',
    confirm: '在錢包確認',
    confirmAgain: '再發送一次',
    again: '再試一次',
    back: '返回'
  }
}
