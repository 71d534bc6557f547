import { englishOwnSteps, englishSteps } from './en/wallet-steps.ts'

/** Texts of the installation steps, loaded with them. */
export const walletStepMessages: { readonly of: typeof englishSteps; readonly own: typeof englishOwnSteps } = {
  of: englishSteps,
  own: englishOwnSteps
}
