import { getAddress } from 'viem/utils'
import type { Hex } from '#domain/address.ts'
import { formatAuthenticateMessage, parseAuthenticateMessage } from '#domain/session/authenticate-message.ts'
import { formatSignInMessage, parseSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import type { SignInWay } from '#domain/session/sign-in-request.ts'
import type { RefusalCode } from '#server/answers.ts'
import { readJsonBody } from '#server/api/json-body.ts'
import { signedMessage } from '#server/api/schemas.ts'
import type { ConsumedNonce } from '#server/store/session-store.ts'

type SignedMessage = { readonly message: string; readonly signature: Hex } | { readonly error: RefusalCode }

/** Reads `{ message, signature }` from a JSON body, or returns why it cannot. */
export async function readSignedMessage(request: Request): Promise<SignedMessage> {
  const read = await readJsonBody(request)
  if ('error' in read) return read
  const signed = signedMessage.safeParse(read.body)
  return signed.success ? signed.data : { error: 'body-invalid' }
}

/** What the service knows of a message before it arrives. Times are milliseconds since 1970. */
export interface ExpectedMessage {
  /** Of the requesting page. */
  readonly origin: URL
  readonly statement: string
  readonly chainIds: readonly number[]
  /** Its lifetime is the message's, and its way decides how the message is laid out. */
  readonly nonce: ConsumedNonce & { readonly issuedAt: number }
  readonly now: number
}

type MessageRefusal =
  | 'way-mismatch'
  | 'domain-mismatch'
  | 'statement-mismatch'
  | 'uri-mismatch'
  | 'chain-id-invalid'
  | 'issued-at-refused'
  | 'message-expired'
  | 'expiration-time-refused'

/** Of the page's message 300 bytes are usual; a ReCap adds 1000, and about 180 for each chain of the page. */
const MAX_LENGTH = 8192
/** The page dates its message by the service's clock, but the visitor's clock may be set in between. */
const CLOCK_SKEW_MS = 60_000

/** Of a statement in the log: it may be anybody's, and kilobytes long. */
const QUOTED_LENGTH = 200

/** What a wallet has signed, in one of the layouts. */
export interface ReceivedMessage {
  readonly message: SignInMessage
  /** Those in which a text has this layout. */
  readonly ways: readonly SignInWay[]
  /** All that the text names. */
  readonly chainIds: readonly number[]
  /** The text with the service's own fields in place of these. */
  readonly writtenWith: (own: Partial<SignInMessage>) => string
}

/** Undefined unless the text is exactly what one of the layouts has for some fields, with a checksummed address. */
export function parseReceivedMessage(text: string): ReceivedMessage | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const received = readPlain(text) ?? readAuthenticate(text)
  return received && getAddress(received.message.address) === received.message.address ? received : undefined
}

function readPlain(text: string): ReceivedMessage | undefined {
  const message = parseSignInMessage(text)
  return (
    message && {
      message,
      ways: ['personal_sign', 'wallet_connect'],
      chainIds: [message.chainId],
      writtenWith: (own) => formatSignInMessage({ ...message, ...own })
    }
  )
}

function readAuthenticate(text: string): ReceivedMessage | undefined {
  const message = parseAuthenticateMessage(text)
  return (
    message && {
      message,
      ways: ['wc_sessionAuthenticate'],
      chainIds: [message.chainId, ...message.chainIds],
      writtenWith: (own) => formatAuthenticateMessage({ ...message, ...own })
    }
  )
}

/**
 * Why a text is refused; undefined if it is, byte for byte, the message that the service writes itself in the nonce's way
 * for this account, chain, nonce and time of issue.
 */
export function messageRefusal(
  text: string,
  { message, ways, chainIds: named, writtenWith }: ReceivedMessage,
  expected: ExpectedMessage
): MessageRefusal | undefined {
  const { origin, statement, chainIds, nonce, now } = expected
  const own = { domain: origin.host, uri: origin.origin, statement, expiresAt: nonce.expiresAt }
  if (!ways.includes(nonce.way)) return 'way-mismatch'
  if (!named.every((chainId) => chainIds.includes(chainId))) return 'chain-id-invalid'
  if (message.issuedAt < nonce.issuedAt - CLOCK_SKEW_MS) return 'issued-at-refused'
  if (message.issuedAt > now + CLOCK_SKEW_MS) return 'issued-at-refused'
  if (text === writtenWith(own)) return undefined
  if (message.domain !== own.domain) return 'domain-mismatch'
  if (message.statement !== statement) return 'statement-mismatch'
  if (message.uri !== own.uri) return 'uri-mismatch'
  return message.expiresAt <= now ? 'message-expired' : 'expiration-time-refused'
}

/** For the operators, who can repair it. Both are statements. */
export function statementWarning(expected: string, got: string): string {
  const quoted = got.length > QUOTED_LENGTH ? `${got.slice(0, QUOTED_LENGTH)}…` : got
  return `AUTH_APP_NAME: a sign-in was refused (statement-mismatch), because this service expects "${expected}" and the page had "${quoted}" signed. If that is your page, AUTH_APP_NAME must be exactly its APP_NAME.`
}
