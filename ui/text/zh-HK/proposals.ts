import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: '已在你的 Safe 提交提案。有足夠擁有人同意之前，不會發送任何交易。',
    failed: '沒有發送任何交易：提案已在你的 Safe 被拒絕、取代或移除。'
  },
  sent: '已在你的 Safe 提交提案。提案列於「交易」，有足夠擁有人同意後便會發送。',
  unsaved: '已在你的 Safe 提交提案，但瀏覽器無法儲存。關閉此頁面後，請在你的 Safe 跟進。',
  late: (asked) => `你的 Safe 其後還是提交了此提案：${asked}。請在「交易」跟進。`,
  attempt: '提案可能已經提交，但你的 Safe 未有確認是否已提交：再試之前，請先檢查其隊列。',
  owners: '你的 Safe 的其他擁有人可能亦須簽署。此頁面最多等候他們 8 分鐘。'
}
