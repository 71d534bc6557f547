import { type Authenticated, readAuthentication } from '#adapters/wallet/walletconnect/session/authentication-answer.ts'
import { SESSION_METHODS, sessionRecap } from '#domain/session/authenticate-message.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { outcomesOf, type Session, type SignClient } from './open-client.ts'
import {
  type Accepted,
  type AccountSignature,
  expiryOf,
  type Proposed,
  pairingTopicOf,
  SESSION_EVENTS
} from './proposal.ts'
import { DISCONNECTED } from './walletconnect-errors.ts'

const AUTHENTICATE = 'wc_sessionAuthenticate'
/** An older wallet's answer to a method that it does not know; it answers the proposal beside it. */
const UNKNOWN_METHOD = 10001
const SESSION_LASTS_S = 7 * 24 * 60 * 60

/** Hidden by the package's types. */
interface Sending {
  sendRequest(sent: {
    readonly topic: string
    readonly method: string
    readonly params: object
    readonly throwOnFailedPublish?: boolean
  }): Promise<unknown>
}

/** To the request, unchecked. */
interface Answer {
  readonly error?: unknown
  readonly result?: unknown
}

type AuthRequest = ReturnType<SignClient['auth']['requests']['get']>

/**
 * Asks for a session and a signature at once, with the usual proposal beside it for wallets that do not know this
 * request. They answer one of the two.
 * @param until when the nonce expires, in ms since 1970 by the visitor's clock.
 */
export async function proposeAuthentication(
  client: SignClient,
  asked: SignInRequest,
  until: number
): Promise<Proposed> {
  const { uri = '', response } = await sendAuthentication(client, asked)
  const pairingTopic = pairingTopicOf(uri)
  const request = client.auth.requests.getAll().find((each) => each.pairingTopic === pairingTopic)
  const [proposal] = client.proposal.getAll({ pairingTopic })
  if (!request || !proposal) throw new WalletError('timeout')
  const expiresAt = Math.min(expiryOf(uri), until)
  return new Authentication(client, asked, { uri, expiresAt, request, proposalId: proposal.id, response })
}

/** The package would write the time by the visitor's clock and a ReCap without chains, and propose nothing but to sign. */
async function sendAuthentication(client: SignClient, asked: SignInRequest): ReturnType<SignClient['authenticate']> {
  const { domain, uri, nonce, statement, issuedAt, expiresAt, chainIds } = asked
  const engine = client.engine as unknown as Sending
  const { sendRequest } = engine
  engine.sendRequest = (sent) => {
    const { authPayload, optionalNamespaces } = Object(sent.params)
    if (sent.method === AUTHENTICATE) {
      Object.assign(authPayload, { iat: new Date(issuedAt).toISOString(), resources: [sessionRecap(chainIds)] })
    } else if (optionalNamespaces) Object.assign(optionalNamespaces.eip155, { methods: SESSION_METHODS })
    return sendRequest(sent)
  }
  const chains = chainIds.map((chainId) => `eip155:${chainId}`)
  const exp = new Date(expiresAt).toISOString()
  return client.authenticate({ chains, domain, uri, nonce, statement, exp }).finally(() => {
    engine.sendRequest = sendRequest
  })
}

interface Offered extends Pick<Proposed, 'uri' | 'expiresAt'> {
  readonly request: AuthRequest
  readonly proposalId: number
  /** Settles with the outcome of the proposal. */
  readonly response: () => Promise<{ readonly session?: Session }>
}

/**
 * Reads the answer in place of the package, which would ask a node of its own about contracts' signatures, and keep the
 * session even if a signature is wrong.
 */
class Authentication implements Proposed {
  readonly uri: string
  readonly expiresAt: number
  readonly #client: SignClient
  readonly #asked: SignInRequest
  readonly #offered: Offered
  #signed: readonly AccountSignature[] = []
  #accepted: Promise<Accepted> | undefined
  #isRetired = false

  constructor(client: SignClient, asked: SignInRequest, offered: Offered) {
    this.uri = offered.uri
    this.expiresAt = offered.expiresAt
    this.#client = client
    this.#asked = asked
    this.#offered = offered
    const outcomes = outcomesOf(client)
    outcomes.removeAllListeners(this.#answerName)
    outcomes.once(this.#answerName, (answer) => void this.#handleAnswer(answer))
  }

  accepted(): Promise<Accepted> {
    this.#accepted ??= this.#offered.response().then(({ session }) => {
      if (!session) throw new WalletError('answer')
      return { session, signed: this.#signed }
    })
    return this.#accepted
  }

  retire(): void {
    if (this.#isRetired) return
    this.#isRetired = true
    const { auth, core, session } = this.#client
    const { id, requester } = this.#offered.request
    outcomesOf(this.#client).removeAllListeners(this.#answerName)
    const topics = auth.pairingTopics.getAll({ pairingTopic: this.#offered.request.pairingTopic })
    const isUsed = session.getAll().some(({ self }) => self.publicKey === requester.publicKey)
    // For which answers are encrypted; the package keeps one.
    const keys = auth.authKeys.keys.filter((key) => auth.authKeys.get(key).publicKey === requester.publicKey)
    core.expirer.del(id)
    const leftovers = [
      auth.requests.delete(id, DISCONNECTED),
      ...topics.map(({ topic }) => auth.pairingTopics.delete(topic, DISCONNECTED)),
      ...topics.map(({ topic }) => core.relayer.unsubscribe(topic)),
      ...keys.map((key) => auth.authKeys.delete(key, DISCONNECTED)),
      ...(isUsed ? [] : [core.crypto.deleteKeyPair(requester.publicKey)])
    ]
    void Promise.allSettled(leftovers)
  }

  async #handleAnswer({ error, result }: Answer): Promise<void> {
    if (Object(error).code === UNKNOWN_METHOD) return
    const answered = error === undefined ? this.#settle(result) : Promise.reject(error)
    const outcome = await answered.then(
      (session) => ({ session }),
      (cause: unknown) => ({ error: Object(cause) })
    )
    outcomesOf(this.#client).emit(`session_connect:${this.#offered.proposalId}`, outcome)
  }

  /** @returns the session, stored. A wallet whose answer is refused is told that there is none. */
  async #settle(result: unknown): Promise<Session> {
    const { core, session: store } = this.#client
    const { cacaos, responder } = Object(result)
    const { publicKey } = this.#offered.request.requester
    const topic = await core.crypto.generateSharedKey(publicKey, String(Object(responder).publicKey))
    try {
      const { signed, ...granted } = readAuthentication(cacaos, this.#asked)
      await core.relayer.subscribe(topic)
      if (this.#isRetired) throw new WalletError('timeout')
      this.#signed = signed
      const session = this.#sessionOf(topic, responder, granted)
      await store.set(topic, session)
      core.expirer.set(topic, session.expiry)
      // Neither the proposal nor anything else is answered any more.
      for (const key of [this.#offered.proposalId, session.pairingTopic]) core.expirer.set(key, 0)
      return session
    } catch (cause) {
      void this.#refuse(topic)
      throw cause
    }
  }

  /** As the wallet stores it on its side. */
  #sessionOf(
    topic: string,
    peer: Session['peer'],
    { accounts, methods }: Pick<Authenticated, 'accounts' | 'methods'>
  ): Session {
    const { requester, pairingTopic } = this.#offered.request
    return {
      topic,
      pairingTopic,
      relay: { protocol: 'irn' },
      acknowledged: true,
      expiry: Math.floor(Date.now() / 1000) + SESSION_LASTS_S,
      self: { publicKey: requester.publicKey, metadata: this.#client.metadata },
      peer,
      controller: peer.publicKey,
      requiredNamespaces: {},
      optionalNamespaces: {},
      namespaces: { eip155: { accounts: [...accounts], methods: [...methods], events: [...SESSION_EVENTS] } },
      transportType: 'relay'
    }
  }

  async #refuse(topic: string): Promise<void> {
    const { core, engine } = this.#client
    const ended = { topic, method: 'wc_sessionDelete', params: DISCONNECTED, throwOnFailedPublish: true }
    const told = (engine as unknown as Sending).sendRequest(ended)
    await Promise.allSettled([told, core.relayer.unsubscribe(topic)])
    await core.crypto.deleteSymKey(topic).catch(() => undefined)
  }

  get #answerName(): string {
    return `session_request:${this.#offered.request.id}`
  }
}
