import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: '已在您的 Safe 中提案。在足夠的擁有者同意之前，不會傳送任何交易。',
    failed: '未傳送任何交易：提案已在您的 Safe 中遭到拒絕、取代或移除。'
  },
  sent: '已在您的 Safe 中提案。提案列在「交易」中，待足夠的擁有者同意後傳送。',
  unsaved: '已在您的 Safe 中提案，但瀏覽器無法儲存。關閉本頁後，請在 Safe 中追蹤。',
  late: (asked) => `您的 Safe 後來還是提出了這個提案：${asked}。請在「交易」中追蹤。`,
  attempt: '可能已經提案。您的 Safe 未確認是否已提案：再次嘗試之前，請先查看其佇列。',
  owners: '您的 Safe 的其他擁有者可能也需要簽署。本頁最多等待他們 8 分鐘。'
}
