import type { Address } from '#domain/address.ts'
import { SESSION_METHODS } from '#domain/session/authenticate-message.ts'
import type { SignedMessage } from '#domain/session/sign-in-request.ts'
import type { Session, SignClient } from './open-client.ts'

/** The message that was asked for, signed by one account for one chain. */
export interface AccountSignature extends SignedMessage {
  readonly account: Address
  readonly chainId: number
}

/** A session that a wallet has granted, and what it signed with it. */
export interface Accepted {
  readonly session: Session
  readonly signed: readonly AccountSignature[]
}

/** A code that the relay has, and that a wallet can accept. */
export interface Proposed {
  readonly uri: string
  /** In ms since 1970. */
  readonly expiresAt: number
  /** Rejects with what the wallet answers, if that is no. */
  accepted(): Promise<Accepted>
  /** For a code that is no longer shown, or has been accepted: an answer that comes now grants nothing. */
  retire(): void
}

export const SESSION_EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']

/** All that the page asks for is optional: wallets grant what they can, and are asked for the rest later. */
export async function proposeSession(client: SignClient, chains: readonly string[]): Promise<Proposed> {
  const eip155 = { chains: [...chains], methods: [...SESSION_METHODS], events: [...SESSION_EVENTS] }
  const { uri = '', approval } = await client.connect({ optionalNamespaces: { eip155 } })
  // Two callers may be shown the same code. Each call of the package's own would start a timer that nothing clears.
  let accepted: Promise<Accepted> | undefined
  return {
    uri,
    expiresAt: expiryOf(uri),
    accepted: () => {
      accepted ??= approval().then((session) => ({ session, signed: [] }))
      return accepted
    },
    retire: () => undefined
  }
}

export function pairingTopicOf(uri: string): string {
  return /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
}

/** In ms since 1970; the package writes seconds into the link. Its proposal expires later, by what the relay takes. */
export function expiryOf(uri: string): number {
  const [, seconds] = /[?&]expiryTimestamp=(\d+)/.exec(uri) ?? []
  return seconds ? Number(seconds) * 1000 : Number.POSITIVE_INFINITY
}
