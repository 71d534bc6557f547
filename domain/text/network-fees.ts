import { englishNetworkFees } from './en/network-fees.ts'

/** Texts about what the network charges, loaded with the code that shows them. */
export const networkFeeText: typeof englishNetworkFees = englishNetworkFees
