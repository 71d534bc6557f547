import type { proposals as english } from '#domain/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: '已在你的 Safe 提出。須有足夠擁有人同意才會發送。',
    failed: '沒有發送任何交易：已在你的 Safe 被拒絕、取代或移除。'
  },
  sent: '已在你的 Safe 提出。已列於「交易」，有足夠擁有人同意後便會發送。',
  unsaved: '已在你的 Safe 提出，但瀏覽器無法儲存。關閉此頁面後，請在你的 Safe 跟進。',
  late: (asked) => `你的 Safe 最終已提出：${asked}。請在「交易」跟進。`,
  attempt: '這項要求可能已經提出，但你的 Safe 未有確認是否如此：再試之前，請先檢查其隊列。',
  owners: '可能還需要 Safe 的其他擁有人簽署。此頁面會等候他們，最長 8 分鐘。'
}
