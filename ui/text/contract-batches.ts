import { contractBatches } from './en/contract-batches.ts'
import { liveText } from './live-text.ts'

/** Texts about sending calls that belong together, loaded with the code that shows them. */
export const contractBatchText = liveText('contractBatches', contractBatches)
