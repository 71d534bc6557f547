import type { SignInMismatch } from '#domain/session/check-sign-in-message.ts'
import type { SignIn, SignInRefusal } from '#domain/session/sign-in.ts'
import { accountText } from '#domain/text/account.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import { problemText, type ShownWalletFailure, withReason } from './wallet-failure.ts'

const LABELS = {
  idle: 'preparing',
  preparing: 'preparing',
  ready: 'send',
  unprepared: 'tryAgain',
  signing: 'waiting',
  verifying: 'verifying'
} as const satisfies Record<SignIn['status'], keyof typeof accountText.signIn>

/** The primary button's label. */
export function signInLabel({ status }: SignIn): string {
  return accountText.signIn[LABELS[status]]
}

/** The specification's text for what failed, if anything did. */
export function signInError(signIn: SignIn): string | undefined {
  const { errors } = accountText.signIn
  if (signIn.status === 'unprepared') return errors.preparing
  return 'failure' in signIn && signIn.failure ? errors[signIn.failure] : undefined
}

/** Why the wallet did not sign. */
export function shownSignInFailure(failure: WalletFailure<RequestProblem | SignInRefusal>): ShownWalletFailure {
  const { problem } = failure
  switch (problem.kind) {
    case 'moved':
      return withReason(accountText.signIn.switched, failure)
    case 'not-as-shown':
      return withReason(accountText.signIn.notAsShown, { ...failure, details: mismatchText(problem.mismatch) })
    default:
      return withReason(problemText(problem), failure)
  }
}

function mismatchText(mismatch: SignInMismatch): string {
  const { differs, differences } = accountText.signIn
  const text = differences[mismatch.part]
  return 'found' in mismatch ? differs(text, mismatch.expected, mismatch.found) : text
}
