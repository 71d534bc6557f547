import { networkFees } from './en/network-fees.ts'
import { liveText } from './live-text.ts'

/** Texts about what the network charges, loaded with the code that shows them. */
export const networkFeeText = liveText('networkFees', networkFees)
