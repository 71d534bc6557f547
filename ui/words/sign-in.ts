import { shortenAddress } from '#domain/address.ts'
import type { SignInMismatch } from '#domain/session/check-sign-in-message.ts'
import type { SignIn, SignInNote, SignInRefusal } from '#domain/session/sign-in.ts'
import type { SignInObstacle } from '#domain/session/sign-in-chains.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import { accountText } from '#ui/text/account.ts'
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

/** What is said quietly, beside a message that is ready to be sent. */
export function signInNote(note: SignInNote): string {
  const { stillOpen, accountChanged } = accountText.signIn
  return note.kind === 'left-open' ? stillOpen : accountChanged(shortenAddress(note.account))
}

/** Why nobody can sign in on a network. */
export function signInObstacleText(obstacle: SignInObstacle, network: string): string {
  const { notHere, contractNotHere } = accountText.signIn
  return obstacle === 'chain' ? notHere(network) : contractNotHere(network)
}

/** Why nobody was signed in. @param formatMoment writes a time in ms since 1970. */
export function shownSignInFailure(
  failure: WalletFailure<RequestProblem | SignInRefusal>,
  formatMoment: (at: number) => string
): ShownWalletFailure {
  const { problem } = failure
  switch (problem.kind) {
    case 'late':
      return withReason(accountText.signIn.late, failure)
    case 'busy':
      return withReason(accountText.signIn.busyUntil(formatMoment(problem.until)), failure)
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
