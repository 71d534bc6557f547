import type { WalletKitTypes } from '@reown/walletkit'
import type { Address } from 'viem'
import { EventLog } from '#devchain/relay/event-log.ts'
import { disconnected, toWalletErrorData, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import { PendingWork } from '#devchain/wait/pending-work.ts'
import { PhoneAnswers, type PhoneBehaviour, type PhoneRefusal, type Prompt } from './phone-answers.ts'
import {
  type Authentication,
  type PhoneAuthentication,
  sendUnchecked,
  signAuthentication
} from './phone-authentication.ts'
import { type Kit, type OpenKit, openKit } from './phone-kit.ts'
import { chainIdIn, type PhoneRequest, PhoneWallet, type PhoneWalletOptions, SILENT_METHODS } from './phone-wallet.ts'

export interface PhoneOptions extends PhoneWalletOptions {
  readonly relayUrl: string
  readonly projectId?: string
  /** As shown to the page. */
  readonly name?: string
  /** Asks pages not to open the wallet's app for each request. */
  readonly disablesDeepLink?: boolean
  /** Without it, the phone knows proposals only, as many wallets do. */
  readonly authentication?: PhoneAuthentication
}

/** An event on the phone. */
export interface PhoneEntry {
  /** In ms since 1970. */
  readonly time: number
  /** `answer` and `failure` belong to the prompt with the same id. */
  readonly kind: 'prompt' | 'answer' | 'failure' | 'session' | 'session-ended' | 'expired'
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly chainId?: number
  readonly result?: unknown
  readonly refusal?: PhoneRefusal
  readonly topic?: string
}

export interface PhoneSession {
  readonly topic: string
  /** The page's own name. */
  readonly page: string
  /** In seconds since 1970. */
  readonly expiry: number
  /** Whether the page has acknowledged it. */
  readonly acknowledged: boolean
}

const PROPOSAL = 'session_proposal'
const AUTHENTICATION = 'session_authenticate'

/** A phone with a real WalletConnect wallet, used by a test or by a person in `npm start`. */
export class Phone {
  readonly transcript = new EventLog<PhoneEntry>({ limit: 500 })
  readonly #kit: Kit
  readonly #close: () => Promise<void>
  readonly #wallet: PhoneWallet
  readonly #sessionConfig: { readonly disableDeepLink?: boolean }
  readonly #answers = new PhoneAnswers()
  readonly #pending = new PendingWork()
  /** Requests by id: the kit emits one twice that the relay delivers twice. */
  readonly #received = new Set<number>()

  private constructor({ kit, close }: OpenKit, options: PhoneOptions) {
    this.#kit = kit
    this.#close = close
    this.#wallet = new PhoneWallet(options)
    this.#sessionConfig = options.disablesDeepLink ? { disableDeepLink: true } : {}
    kit.on('session_proposal', (proposal) => void this.#once(proposal.id, () => this.#propose(proposal)))
    const { authentication } = options
    if (authentication) {
      // With a listener for these, the kit ignores the proposal that comes with one.
      kit.on(AUTHENTICATION, (asked) => void this.#once(asked.id, () => this.#authenticate(asked, authentication)))
    }
    kit.on('session_request', (request) => void this.#once(request.id, () => this.#answer(request)))
    kit.on('session_delete', ({ topic }) => this.#log({ kind: 'session-ended', topic }))
    kit.on('proposal_expire', ({ id }) => this.#expired(id))
    kit.on('session_request_expire', ({ id }) => this.#expired(id))
  }

  static async start(options: PhoneOptions): Promise<Phone> {
    const { relayUrl, projectId = 'devchain', name = 'Test Phone' } = options
    return new Phone(await openKit({ relayUrl, projectId, name }), options)
  }

  /** Scans the page's QR code. @throws Error for an invalid URI. */
  async pair(uri: string): Promise<void> {
    await this.#kit.pair({ uri })
  }

  /** @param method the request's method, `session_proposal` or `session_authenticate`. */
  next(method: string, behaviour: PhoneBehaviour): void {
    this.#answers.next(method, behaviour)
  }

  /** @param method without it, applies to all methods that have no behaviour of their own. */
  always(behaviour: PhoneBehaviour, method?: string): void {
    this.#answers.always(behaviour, method)
  }

  /** Open prompts, oldest first. */
  get prompts(): readonly Prompt[] {
    return this.#answers.prompts
  }

  untilPrompted(method: string): Promise<Prompt> {
    return this.#answers.untilPrompted(method)
  }

  /** Settles this prompt, or the oldest one. @throws Error when there is none. */
  settle(answer: 'approve' | 'reject' | PhoneRefusal, id?: number): void {
    this.#answers.settle(answer, id)
  }

  get addresses(): readonly Address[] {
    return this.#wallet.addresses
  }

  /** That pages are granted. */
  get chainIds(): readonly number[] {
    return this.#wallet.chainIds
  }

  get watchedAssets(): readonly unknown[] {
    return this.#wallet.watchedAssets
  }

  sessions(): readonly PhoneSession[] {
    return Object.values(this.#kit.getActiveSessions()).map(({ topic, expiry, acknowledged, peer }) => ({
      topic,
      expiry,
      acknowledged,
      page: peer.metadata.name
    }))
  }

  /** Changes the grants of future sessions, and updates the current ones. */
  async grant(granted: Partial<Pick<PhoneWallet, 'chainIds' | 'accounts' | 'methods' | 'events'>>): Promise<void> {
    Object.assign(this.#wallet, granted)
    for (const { topic } of this.sessions()) {
      await this.#kit.updateSession({ topic, namespaces: { ...this.#wallet.namespaces } })
    }
  }

  /** The user selects other accounts, the current one first. */
  async selectAccounts(...accounts: readonly number[]): Promise<void> {
    await this.grant({ accounts })
    const [chainId] = this.#wallet.chainIds
    await this.emit(
      'accountsChanged',
      this.addresses.map((address) => `eip155:${chainId}:${address}`)
    )
  }

  /** The user switches the wallet to another chain, whether it is granted to pages or not. */
  async switchChain(chainId: number): Promise<void> {
    await this.emit('chainChanged', chainId)
  }

  /** Sends any event to every page. */
  async emit(name: string, data: unknown): Promise<void> {
    const [chainId] = this.#wallet.chainIds
    const isOnChain = typeof data === 'number' && this.#wallet.chainIds.includes(data)
    for (const { topic } of this.sessions()) {
      await this.#kit.emitSessionEvent({
        topic,
        event: { name, data },
        chainId: `eip155:${isOnChain ? data : chainId}`
      })
    }
  }

  /** Extends the sessions' expiry. */
  async extend(): Promise<void> {
    for (const { topic } of this.sessions()) await this.#kit.extendSession({ topic })
  }

  /** Ends every session from the phone's side. */
  async disconnect(): Promise<void> {
    const reason = { code: 6000, message: 'User disconnected.' }
    for (const { topic } of this.sessions()) await this.#kit.disconnectSession({ topic, reason })
  }

  /** Switches the phone off, once what it is carrying out is done: its sessions are lost, and pages are not notified. */
  async stop(): Promise<void> {
    await this.#pending.end()
    await this.#close()
  }

  /** A session may have ended by the time its request is answered. */
  async #once(id: number, answer: () => Promise<void>): Promise<void> {
    if (this.#received.has(id)) return
    this.#received.add(id)
    await answer().catch((cause) => this.#log({ kind: 'failure', id, refusal: toWalletErrorData(cause) }))
  }

  async #propose({ id, params }: WalletKitTypes.SessionProposal): Promise<void> {
    const page = params.proposer.metadata.name
    const refusal = await this.#ask({ id, method: PROPOSAL, params, page })
    if (refusal) {
      await this.#kit.rejectSession({ id, reason: refusal })
      this.#log({ kind: 'answer', id, method: PROPOSAL, refusal })
    } else {
      const namespaces = { ...this.#wallet.namespaces }
      const { topic } = await this.#kit.approveSession({ id, namespaces, sessionConfig: this.#sessionConfig })
      this.#log({ kind: 'session', id, method: PROPOSAL, topic })
    }
  }

  async #authenticate(asked: Authentication, how: PhoneAuthentication): Promise<void> {
    const { id, params } = asked
    const method = AUTHENTICATION
    const { authPayload, requester } = params
    const refusal = await this.#ask({ id, method, params: authPayload, page: requester.metadata.name })
    if (refusal) {
      await this.#kit.rejectSessionAuthenticate({ id, reason: refusal })
      this.#log({ kind: 'answer', id, method, refusal })
      return
    }
    const auths = await signAuthentication(this.#kit, asked, this.#wallet, how)
    if (how.last) {
      await sendUnchecked(this.#kit, asked, auths)
      this.#log({ kind: 'answer', id, method, result: auths })
    } else {
      const { session } = await this.#kit.approveSessionAuthenticate({ id, auths })
      this.#log({ kind: 'session', id, method, ...(session && { topic: session.topic }) })
    }
  }

  async #answer({ id, topic, params }: WalletKitTypes.SessionRequest): Promise<void> {
    const { method, params: parameters } = params.request
    const chainId = Number(params.chainId.split(':')[1])
    const page = this.sessions().find((session) => session.topic === topic)?.page ?? ''
    const before = this.#wallet.chainIds
    const request = { method, params: parameters, chainId }
    const refusal = SILENT_METHODS.includes(method) ? undefined : await this.#ask({ id, ...request, page })
    const answer = refusal ? { error: refusal } : await this.#carryOut(request, page)
    if (this.#wallet.chainIds !== before) await this.grant({})
    await this.#kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
    if ('error' in answer) this.#log({ kind: 'answer', id, method, refusal: answer.error })
    else this.#log({ kind: 'answer', id, method, result: answer.result })
    if ('result' in answer && method === 'wallet_switchEthereumChain') {
      await this.switchChain(chainIdIn(Array.isArray(parameters) ? parameters[0] : undefined))
    }
  }

  async #carryOut(
    request: PhoneRequest,
    page: string
  ): Promise<{ readonly result: unknown } | { readonly error: PhoneRefusal }> {
    try {
      const answer = () => this.#wallet.answer(request, page)
      return { result: await this.#pending.run(answer, () => new WalletError(disconnected)) }
    } catch (cause) {
      return { error: toWalletErrorData(cause) }
    }
  }

  #ask(prompt: Prompt): Promise<PhoneRefusal | undefined> {
    const { page: _, ...shown } = prompt
    this.#log({ kind: 'prompt', ...shown })
    return this.#answers.decide(prompt)
  }

  #expired(id: number): void {
    this.#answers.dismiss(id)
    this.#log({ kind: 'expired', id })
  }

  #log(entry: Omit<PhoneEntry, 'time'>): void {
    this.transcript.record({ time: Date.now(), ...entry })
  }
}
