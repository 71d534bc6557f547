import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `用於連接 ${wallet} 的 QR 碼`,
  preparing: '正在準備 QR 碼',
  ready: 'QR 碼已可掃描。',
  validFor: (time) => `有效時間：${time}`,
  newValidFor: (time) => `新 QR 碼，有效時間：${time}`,
  expiresSoon: 'QR 碼將於一分鐘後失效，之後會自動產生新的 QR 碼。',
  renewed: '已換成新的 QR 碼。',
  copyLink: '複製連結',
  openAny: '開啟錢包',
  openAnyTitle: '開啟這部手機上的錢包',
  openAnyText: '請在錢包確認，然後返回此頁面。',
  openAnyHelp: '沒有反應？請複製連結，或用另一部手機掃描 QR 碼。',
  showCode: '顯示 QR 碼',
  hideCode: '隱藏 QR 碼',
  confirm: (wallet) => `請在 ${wallet} 確認連接，然後返回此頁面。`,
  preparingLink: '正在準備連結',
  open: (wallet) => `開啟 ${wallet}`,
  openAgain: '再次開啟',
  notOpened: (wallet) => `${wallet} 沒有開啟？`,
  notOpenedHelp: '請再試一次、將連結貼到錢包內，或先安裝錢包。',
  inAppHelp:
    '此頁面正在另一個應用程式內開啟，可能無法由此開啟錢包。請使用該應用程式的選單在瀏覽器開啟此頁面，或複製其網址。'
}
