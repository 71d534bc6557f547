import type { PrivateKeyAccount } from 'viem/accounts'
import { formatSignInMessage, signInStatement } from '#domain/session/sign-in-message.ts'
import { PAGE } from './process.ts'

const CHAIN_ID = 84531

/** The body of `verify` for the nonce in a service's answer. */
export async function signedBody(account: PrivateKeyAccount, answer: string): Promise<string> {
  const own = { domain: new URL(PAGE).host, uri: PAGE, statement: signInStatement('Portside') }
  const nonce = JSON.parse(answer) as { readonly nonce: string; readonly issuedAt: number; readonly expiresAt: number }
  const message = formatSignInMessage({ ...own, ...nonce, address: account.address, chainId: CHAIN_ID })
  return JSON.stringify({ message, signature: await account.signMessage({ message }) })
}
