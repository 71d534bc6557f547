/** What is proposed to the owners of a Safe. */
export const proposals = {
  statuses: {
    pending: 'Proposed in your Safe. Nothing is sent before enough owners have agreed.',
    failed: 'Nothing was sent: it was rejected, replaced or removed in your Safe.'
  },
  sent: 'Proposed in your Safe. It is listed under Transactions, and sent once enough owners have agreed.',
  unsaved:
    'Proposed in your Safe, but your browser could not save it. After you close this page, follow it in your Safe.',
  late: (asked: string) => `Your Safe has proposed this after all: ${asked}. Follow it under Transactions.`,
  attempt:
    'This may have been proposed. Your Safe has not confirmed it either way: check its queue before you try again.',
  owners: 'Other owners of your Safe may have to sign too. This page waits for them, for up to 8 minutes.'
}
