import { englishFeeSpeeds } from './en/fee-speeds.ts'

/** Texts of the choice between fees, loaded with the code that shows them. */
export const feeSpeedText: typeof englishFeeSpeeds = englishFeeSpeeds
