import { feeSpeeds } from './en/fee-speeds.ts'
import { liveText } from './live-text.ts'

/** Texts of the choice between fees, loaded with the code that shows them. */
export const feeSpeedText = liveText('feeSpeeds', feeSpeeds)
