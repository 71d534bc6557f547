import type { Address } from '../address.ts'

/** The fields of an EIP-4361 message that this application fills in. Times are milliseconds since 1970. */
export interface SignInMessage {
  /** Host and port of the requesting page, without a scheme. */
  readonly domain: string
  /** EIP-55 checksummed; written as given. */
  readonly address: Address
  readonly statement: string
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/**
 * The sentence that the wallet shows. It is here and not with the texts, because page and service must write the same bytes:
 * ASCII without line breaks, as EIP-4361 asks.
 */
export function signInStatement(appName: string): string {
  return `Sign in to ${appName}. This moves nothing and costs nothing.`
}

/** The text to sign. @throws RangeError for a line break in a field, which could forge the fields after it. */
export function formatSignInMessage(message: SignInMessage): string {
  const { domain, address, statement, uri, chainId, nonce } = message
  if ([domain, statement, uri, nonce].some((field) => /[\r\n]/.test(field))) {
    throw new RangeError('A field of a sign-in message cannot hold a line break.')
  }
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(message.issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(message.expiresAt).toISOString()}`
  ].join('\n')
}
