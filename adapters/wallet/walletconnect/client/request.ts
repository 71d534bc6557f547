import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { outcomesOf, type SignClient } from './open-client.ts'

/** WalletConnect's timeout for a request, in seconds; it allows no shorter one. */
const EXPIRY_S = 300

type SessionRequest = Omit<Parameters<SignClient['request']>[0], 'expiry'>

/**
 * Sends a request to the wallet of a session. An abandoned request is settled in the package too: its own timer would
 * cause a rejection that nobody can catch.
 * @param onSent called with the request's id once it is on its way.
 * @throws WalletError('timeout') after 5 minutes, the signal's reason, or what the wallet answers.
 */
export async function requestSession(
  client: SignClient,
  asked: SessionRequest,
  onSent: (id: number) => void,
  signal: AbortSignal
): Promise<unknown> {
  const { request } = asked
  const ending = new AbortController()
  let id: number | undefined
  const settle = () => id !== undefined && settleRequest(client, `session_request:${id}`)
  const handleSent = (sent: { readonly request: unknown; readonly id: number }) => {
    if (sent.request !== request) return
    id = sent.id
    if (ending.signal.aborted) settle()
    else onSent(id)
  }
  const answered = () => {
    client.on('session_request_sent', handleSent)
    const answer = client.request({ ...asked, expiry: EXPIRY_S })
    answer.catch(() => undefined).finally(() => client.off('session_request_sent', handleSent))
    return unlessAborted(signal, answer)
  }
  try {
    // This timer starts before the package's own, so it fires first.
    return await withTimeout(
      EXPIRY_S * 1000,
      answered,
      () => new WalletError('timeout', { message: 'Request expired.' })
    )
  } finally {
    ending.abort()
    settle()
  }
}

/** For all open requests, whose answers are no longer awaited. */
export function settleRequests(client: SignClient): void {
  for (const name of outcomesOf(client).eventNames())
    if (typeof name === 'string' && name.startsWith('session_request:')) settleRequest(client, name)
}

function settleRequest(client: SignClient, name: string): void {
  outcomesOf(client).emit(name, { error: new Error('Request abandoned.') })
}
