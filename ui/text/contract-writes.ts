import { contractWrites } from './en/contract-writes.ts'
import { liveText } from './live-text.ts'

/** Texts about sending calls of contracts, loaded with the code that shows them. */
export const contractWriteText = liveText('contractWrites', contractWrites)
