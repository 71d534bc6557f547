import { englishContractWrites } from './en/contract-writes.ts'

/** Texts about sending calls of contracts, loaded with the code that shows them. */
export const contractWriteText: typeof englishContractWrites = englishContractWrites
