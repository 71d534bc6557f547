import { getAddress } from 'viem/utils'
import type { Hex } from '#domain/address.ts'
import { formatSignInMessage, parseSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import { readJsonBody } from '#server/api/json-body.ts'
import { signedMessage } from '#server/api/schemas.ts'

type SignedMessage =
  | { readonly message: string; readonly signature: Hex }
  | { readonly status: 400 | 415 | 422; readonly error: string }

/** Reads `{ message, signature }` from a JSON body, or returns why it cannot. */
export async function readSignedMessage(request: Request): Promise<SignedMessage> {
  const read = await readJsonBody(request)
  if ('error' in read) return read
  const signed = signedMessage.safeParse(read.body)
  return signed.success ? signed.data : { status: 422, error: 'body-invalid' }
}

/** What the service knows of a message before it arrives. Times are milliseconds since 1970. */
export interface ExpectedMessage {
  /** Of the requesting page. */
  readonly origin: URL
  readonly statement: string
  readonly chainIds: readonly number[]
  /** The lifetime of the nonce, which is the message's. */
  readonly nonce: { readonly issuedAt: number; readonly expiresAt: number }
  readonly now: number
}

type MessageRefusal =
  | 'domain-mismatch'
  | 'statement-mismatch'
  | 'uri-mismatch'
  | 'chain-id-invalid'
  | 'issued-at-refused'
  | 'message-expired'
  | 'expiration-time-refused'

/** Of the page's message 300 bytes are usual. */
const MAX_LENGTH = 4096
/** The page dates its message by the service's clock, but the visitor's clock may be set in between. */
const CLOCK_SKEW_MS = 60_000

/** Undefined unless the text is exactly what the page writes for some fields, with a checksummed address. */
export function parseReceivedMessage(text: string): SignInMessage | undefined {
  const message = text.length > MAX_LENGTH ? undefined : parseSignInMessage(text)
  return message && getAddress(message.address) === message.address ? message : undefined
}

/**
 * Why a text is refused; undefined if it is, byte for byte, the message that the service writes itself for this account,
 * chain, nonce and time of issue.
 */
export function messageRefusal(
  text: string,
  message: SignInMessage,
  expected: ExpectedMessage
): MessageRefusal | undefined {
  const { origin, statement, chainIds, nonce, now } = expected
  const own = { domain: origin.host, uri: origin.origin, statement, expiresAt: nonce.expiresAt }
  if (!chainIds.includes(message.chainId)) return 'chain-id-invalid'
  if (message.issuedAt < nonce.issuedAt - CLOCK_SKEW_MS) return 'issued-at-refused'
  if (message.issuedAt > now + CLOCK_SKEW_MS) return 'issued-at-refused'
  if (text === formatSignInMessage({ ...message, ...own })) return undefined
  if (message.domain !== own.domain) return 'domain-mismatch'
  if (message.statement !== statement) return 'statement-mismatch'
  if (message.uri !== own.uri) return 'uri-mismatch'
  return message.expiresAt <= now ? 'message-expired' : 'expiration-time-refused'
}
