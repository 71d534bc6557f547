import type { BatchEvent } from './batch-state.ts'
import type { ContractWrite } from './contract-write.ts'

/** What has become of the current call, for its batch; none while nothing is decided. */
export function batchEventsOf(write: ContractWrite): readonly BatchEvent[] {
  switch (write.status) {
    case 'review':
    case 'unsimulated':
      if (write.refusal) return [{ type: 'failed', isSent: 'no', isUnsupported: false }]
      return 'isChanged' in write ? [{ type: 'returned' }] : []
    case 'refused':
      return [{ type: 'failed', isSent: 'no', isUnsupported: false }]
    case 'unclear':
      return [{ type: 'failed', isSent: write.isSent, isUnsupported: false }]
    // After a failure, the call itself would be reviewed again, while its batch could not be confirmed.
    case 'elsewhere':
    case 'disconnected':
      return [{ type: 'restarted' }]
    case 'removed':
      return [{ type: 'removed' }]
    case 'sent':
      return [{ type: 'sent', hash: write.hash }]
    case 'confirmed':
      return [{ type: 'sent', hash: write.hash }, { type: 'confirmed' }]
    case 'reverted':
    case 'replaced':
    case 'withdrawn':
      return [{ type: 'sent', hash: write.hash }, { type: 'reverted' }]
    default:
      return []
  }
}
