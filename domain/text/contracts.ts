import { englishContracts } from './en/contracts.ts'

/** Texts about calls of contracts, loaded with the code that shows them. */
export const contractText: typeof englishContracts = englishContracts
