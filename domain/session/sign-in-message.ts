import { type Address, isAddress } from '../address.ts'

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

/** For an error: the signs that a statement may hold beside letters, digits and spaces. */
export const STATEMENT_SIGNS = "-._~:/?#[]@!$&'()*+,;="

/** Whether a text can be part of the statement: EIP-4361 takes spaces, and the reserved and unreserved characters of RFC 3986. */
export function isStatementText(text: string): boolean {
  return /^[\w\-.~:/?#[\]@!$&'()*+,;= ]*$/.test(text)
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

const LAYOUT = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:\\n(?<address>\\S+)\\n\\n(?<statement>.+)\\n\\n',
    'URI: (?<uri>\\S+)\\nVersion: 1\\nChain ID: (?<chainId>\\d+)\\nNonce: (?<nonce>[a-zA-Z0-9]{8,})\\n',
    'Issued At: (?<issuedAt>\\S+)\\nExpiration Time: (?<expiresAt>\\S+)$'
  ].join('')
)

/** Controls, and what is invisible or turns text around: a wallet would show another sentence than it signs. */
const HIDDEN = /\p{C}/u

/** The fields of a text, or undefined unless `formatSignInMessage` writes exactly this text from them. */
export function parseSignInMessage(text: string): SignInMessage | undefined {
  const { domain = '', address, statement = '', uri = '', nonce = '', ...values } = LAYOUT.exec(text)?.groups ?? {}
  const [chainId, issuedAt, expiresAt] = [
    Number(values['chainId']),
    Date.parse(values['issuedAt'] ?? ''),
    Date.parse(values['expiresAt'] ?? '')
  ]
  if (HIDDEN.test(statement)) return undefined
  if (!isAddress(address) || Number.isNaN(issuedAt) || Number.isNaN(expiresAt)) return undefined
  const message: SignInMessage = { domain, address, statement, uri, chainId, nonce, issuedAt, expiresAt }
  return formatSignInMessage(message) === text ? message : undefined
}
