import { isAddress } from '../address.ts'
import { formatSignInMessage, type SignInMessage } from './sign-in-message.ts'

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
