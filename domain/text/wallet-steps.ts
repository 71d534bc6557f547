import { englishOwnSteps, englishSteps } from './en/wallet-steps.ts'

/** The texts of the steps of an installation, which arrive with them. */
export const walletStepMessages: { readonly of: typeof englishSteps; readonly own: typeof englishOwnSteps } = {
  of: englishSteps,
  own: englishOwnSteps
}
