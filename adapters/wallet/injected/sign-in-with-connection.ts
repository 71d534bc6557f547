import { accountsIn, toHex } from '#adapters/wallet/eip1193/answers.ts'
import { propertyOf } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import type { Eip1193Wallet } from '#adapters/wallet/eip1193/eip1193-wallet.ts'
import type { Address } from '#domain/address.ts'
import type { Grant } from '#domain/ports/connector.ts'
import { isAsRequested, type SignedMessage, type SignInRequest } from '#domain/session/sign-in-request.ts'
import { isSignature } from '#domain/signature.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { checksumAddress } from '../checksum-address.ts'

/** What a wallet shares after a prompt. */
export interface Shared {
  /** Undefined if the answer cannot be read. */
  readonly accounts: readonly Address[] | undefined
  /** What the granted account has signed with it; undefined for anything but what was asked. */
  readonly signedBy?: (grant: Grant) => SignedMessage | undefined
}

/**
 * Connects and signs in with one prompt (`wallet_connect` of ERC-7846).
 * @returns undefined if the wallet has shown none, because it lacks the method or the capability. @throws WalletError
 */
export async function connectSigningIn(
  wallet: Eip1193Wallet,
  request: SignInRequest,
  chainId: number
): Promise<Shared | undefined> {
  let answer: unknown
  try {
    answer = await wallet.request('wallet_connect', [connectParameter(request, chainId)])
  } catch (cause) {
    if (hasNotPrompted(cause)) return undefined
    throw cause
  }
  wallet.state.hasAnswered()
  const answered = propertyOf(answer, 'accounts')
  const list: readonly unknown[] = Array.isArray(answered) ? answered : []
  const named = accountsIn(list.map((each) => propertyOf(each, 'address'))) ?? []
  return {
    // Whoever has approved a prompt is not asked again because its answer is malformed.
    accounts: named.length > 0 ? named : await wallet.state.accounts(),
    signedBy: (grant) => {
      const granted = list.find((each) => checksumAddress(propertyOf(each, 'address')) === grant.account)
      const capability = propertyOf(propertyOf(granted, 'capabilities'), 'signInWithEthereum')
      const [message, signature] = [propertyOf(capability, 'message'), propertyOf(capability, 'signature')]
      if (typeof message !== 'string' || !isSignature(signature)) return undefined
      return isAsRequested(message, request, grant) ? { message, signature } : undefined
    }
  }
}

function connectParameter(request: SignInRequest, chainId: number): object {
  const { nonce, domain, uri, statement } = request
  const [issuedAt, expirationTime] = [request.issuedAt, request.expiresAt].map((at) => new Date(at).toISOString())
  const fields = { domain, uri, statement, nonce, version: '1', issuedAt, expirationTime }
  return { version: '1', capabilities: { signInWithEthereum: { ...fields, chainId: toHex(chainId) } } }
}

/** It refuses the request itself, which nobody has seen. */
function hasNotPrompted(cause: unknown): boolean {
  return isWalletError(cause, 'unsupported') || (isWalletError(cause, 'other') && cause.problem === 'invalid')
}
