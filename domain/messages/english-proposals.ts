/** What is proposed to the owners of a Safe. */
export const englishProposals = {
  statuses: {
    pending: 'Proposed in your Safe. Nothing is sent before enough owners have agreed.',
    failed: 'Nothing was sent: it was rejected, replaced or removed in your Safe.'
  },
  sent: 'Proposed in your Safe. It is listed under Transactions, and sent once enough owners have agreed.',
  owners: 'Other owners of your Safe may have to sign too. This page waits for them, for up to 8 minutes.'
}
