import { ownSteps, steps } from './en/wallet-steps.ts'
import { liveText } from './live-text.ts'

/** Texts of the installation steps, loaded with them. */
export const walletStepMessages = liveText('walletSteps', { of: steps, own: ownSteps })
