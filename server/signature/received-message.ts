import { parseSiweMessage } from 'viem/siwe'
import { getAddress, isAddress } from 'viem/utils'
import type { Address } from '#domain/address.ts'

/** The fields of a signed EIP-4361 message. Times are milliseconds since 1970. */
interface ReceivedMessage {
  readonly scheme: string | undefined
  readonly domain: string
  readonly address: Address
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number | undefined
  readonly notBefore: number | undefined
}

type MessageRefusal =
  | 'domain-mismatch'
  | 'uri-mismatch'
  | 'chain-id-invalid'
  | 'issued-at-refused'
  | 'message-expired'
  | 'message-not-yet-valid'

const CLOCK_SKEW_MS = 60_000
const MAX_LENGTH = 4096

// viem finds the fields anywhere; this rules out duplicates and text before, between or after them. See README.md.
const LAYOUT = new RegExp(
  [
    '^(?:[a-zA-Z][a-zA-Z0-9+.-]*://)?\\S+ wants you to sign in with your Ethereum account:\\n',
    '0x[a-fA-F0-9]{40}\\n\\n(?:.+\\n)?\\n',
    'URI: \\S+\\nVersion: 1\\nChain ID: \\d+\\nNonce: [a-zA-Z0-9]{8,}\\nIssued At: \\S+',
    '(?:\\nExpiration Time: \\S+)?(?:\\nNot Before: \\S+)?(?:\\nRequest ID: .*)?(?:\\nResources:(?:\\n- \\S+)*)?$'
  ].join('')
)

/** Undefined unless the text is exactly one EIP-4361 message. */
export function parseReceivedMessage(text: string): ReceivedMessage | undefined {
  if (text.length > MAX_LENGTH || !LAYOUT.test(text)) return undefined
  const { scheme, domain, address, uri, chainId, nonce, issuedAt, expirationTime, notBefore } = parseSiweMessage(text)
  if (!domain || !address || !isAddress(address) || !uri || chainId === undefined || !nonce || !issuedAt)
    return undefined
  if ([issuedAt, expirationTime, notBefore].some((time) => Number.isNaN(time?.getTime()))) return undefined
  return {
    scheme,
    domain,
    address: getAddress(address),
    uri,
    chainId,
    nonce,
    issuedAt: issuedAt.getTime(),
    expiresAt: expirationTime?.getTime(),
    notBefore: notBefore?.getTime()
  }
}

/** Why a message is not valid for this page at this time, or undefined if it is. */
export function messageRefusal(
  message: ReceivedMessage,
  expected: { readonly origin: URL; readonly now: number; readonly maxAgeMs: number }
): MessageRefusal | undefined {
  const { origin, now, maxAgeMs } = expected
  if (message.domain !== origin.host) return 'domain-mismatch'
  if (message.scheme !== undefined && `${message.scheme}:` !== origin.protocol) return 'domain-mismatch'
  if (!URL.canParse(message.uri) || new URL(message.uri).origin !== origin.origin) return 'uri-mismatch'
  if (!Number.isSafeInteger(message.chainId) || message.chainId <= 0) return 'chain-id-invalid'
  if (message.issuedAt > now + CLOCK_SKEW_MS) return 'issued-at-refused'
  if (message.issuedAt < now - maxAgeMs - CLOCK_SKEW_MS) return 'issued-at-refused'
  if (message.expiresAt !== undefined && message.expiresAt <= now - CLOCK_SKEW_MS) return 'message-expired'
  if (message.notBefore !== undefined && message.notBefore > now + CLOCK_SKEW_MS) return 'message-not-yet-valid'
  return undefined
}
