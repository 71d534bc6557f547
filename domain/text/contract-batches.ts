import { englishContractBatches } from './en/contract-batches.ts'

/** Texts about sending calls that belong together, loaded with the code that shows them. */
export const contractBatchText: typeof englishContractBatches = englishContractBatches
