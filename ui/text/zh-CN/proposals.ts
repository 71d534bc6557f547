import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: '已在您的 Safe 中提交提案。在足够多的所有者同意之前，不会发送任何交易。',
    failed: '未发送任何交易：提案已在您的 Safe 中被拒绝、替换或移除。'
  },
  sent: '已在您的 Safe 中提交提案。它列在“交易”中，待足够多的所有者同意后发送。',
  unsaved: '已在您的 Safe 中提交提案，但浏览器未能保存。关闭本页面后，请在 Safe 中跟踪。',
  late: (asked) => `您的 Safe 后来还是提交了此提案：${asked}。请在“交易”中跟踪。`,
  attempt: '提案可能已提交。您的 Safe 未确认是否提交：再次尝试之前，请先查看其队列。',
  owners: '您的 Safe 的其他所有者可能也需要签名。本页面最多等待他们 8 分钟。'
}
