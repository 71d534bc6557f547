import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: '請連接錢包以繼續。',
  unconfigured: '本頁不包含這個合約所在的網路。',
  elsewhere: (network) => `您的錢包在另一個網路上。請切換到 ${network} 以繼續。`,
  simulating: '正在檢查這項操作的結果。',
  simulatingAgain: '您核對之後，網路又有了新區塊。在向錢包提出請求之前，正在再次檢查。',
  review: '這項操作目前會成功。請核對後確認。',
  changed: '您核對之後，這項操作的結果已經改變。請再次核對。',
  checkedAt: (time) => `檢查時間：${time}。`,
  notCheckedAgain: '無法再次檢查。顯示的是您核對過的內容：如果您再確認一次，就會依此向錢包提出請求。',
  unsimulated: (reason) => `${reason}本頁無法檢查這項操作的結果。如果繼續，操作可能會失敗，而且仍會產生費用。`,
  notYet: '尚未傳送任何交易。',
  notYetAgain: '相同的請求可能已經傳送過。目前尚未再次傳送。',
  repeating: '完全相同的請求可能已經傳送過。再次傳送可能會執行兩次。',
  revalidating: '正在檢查是否有變化。',
  asking: '請在錢包中確認。',
  sent: '已傳送。請在總覽的「交易」中追蹤。',
  earlier: '您的錢包後來還是傳送了先前的請求。如果這次也確認，操作會執行兩次。',
  unsaved: {
    asked: '您的瀏覽器無法儲存這個請求。如果關閉或重新載入本頁，即使錢包將它傳送，這裡也不會留下紀錄。',
    sent: '您的瀏覽器無法儲存這筆紀錄。如果關閉或重新載入本頁，這裡將不再列出。'
  },
  removed: '已傳送，但已不在「交易」中，因此本頁不知道結果：再次嘗試之前，請先查看錢包或區塊鏈瀏覽器。',
  reverted: '已傳送，但失敗了。沒有產生任何效果，但仍收取了費用。',
  revertedBecause: (reason) => `已傳送，但失敗了。沒有產生任何效果，但仍收取了費用。${reason}`,
  reviewed: '您要確認的內容',
  terms: {
    from: '傳送方',
    contract: '合約',
    network: '網路',
    amount: '金額'
  },
  actions: {
    connect: '連接錢包',
    confirm: '在錢包中確認',
    confirmAgain: '再傳送一次',
    again: '重試',
    back: '返回'
  }
}
