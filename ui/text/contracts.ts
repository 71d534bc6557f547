import { contracts } from './en/contracts.ts'
import { liveText } from './live-text.ts'

/** Texts about calls of contracts, loaded with the code that shows them. */
export const contractText = liveText('contracts', contracts)
