import { accountText } from '#domain/text/account.ts'

export type SignInFailure = 'preparing' | 'signing' | 'verifying' | 'unknown'

/** `idle` without a nonce is fetching one, unless `failure` is `preparing`. */
export type SignIn =
  | { readonly status: 'idle'; readonly nonce?: string; readonly failure?: SignInFailure }
  | { readonly status: 'signing' }
  | { readonly status: 'verifying' }

/** The primary button's label (section 2). */
export function signInLabel(signIn: SignIn): string {
  if (signIn.status === 'signing') return accountText.signIn.waiting
  if (signIn.status === 'verifying') return accountText.signIn.verifying
  if (signIn.failure === 'preparing') return accountText.signIn.tryAgain
  return signIn.nonce === undefined ? accountText.signIn.preparing : accountText.signIn.send
}

/** True if pressing the primary button does something. */
export function canPressSignIn(signIn: SignIn): boolean {
  return signIn.status === 'idle' && (signIn.nonce !== undefined || signIn.failure === 'preparing')
}

/** The error text of section 8, if there is one to show. */
export function signInError(signIn: SignIn): string | undefined {
  return signIn.status === 'idle' && signIn.failure ? accountText.signIn.errors[signIn.failure] : undefined
}
