import type { Session, SignClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import type { Address } from '#domain/address.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import { type Approved, approvedBy, parseChainId, parsePreferred } from './approved-session.ts'
import { isSameWallet, type View } from './view-events.ts'

/** What the page keeps beside a session, because WalletConnect leaves it open. */
export interface Selection {
  readonly topic: string
  readonly chainId: number
  /** The account that the wallet named first, lately. */
  readonly preferred?: Address
  /** The name of the wallet that the visitor picked. */
  readonly wallet?: string
}

interface WalletEvent {
  readonly topic: string
  readonly name: string
  readonly data: unknown
}

const SELECTION_KEY = 'portside:selection'
const SESSION_EVENTS = ['session_event', 'session_update', 'session_delete', 'session_expire'] as const

/** The page's one session: follows what the wallet does to it. */
export class SessionState {
  readonly #client: SignClient
  readonly #chainIds: readonly number[]
  readonly #listeners = new Set<() => void>()
  #selection: Selection | undefined
  /** What the relay had kept for the page, while it still looks up its selection. */
  #early: WalletEvent[] | undefined = []

  /** Takes up the session of an earlier visit, without waiting for the network. */
  static async restore(client: SignClient, chainIds: readonly number[]): Promise<SessionState> {
    const state = new SessionState(client, chainIds)
    const stored = await client.core.storage.getItem<Selection>(SELECTION_KEY)
    state.#restore(stored)
    return state
  }

  private constructor(client: SignClient, chainIds: readonly number[]) {
    this.#client = client
    this.#chainIds = chainIds
    client.on('session_event', ({ topic, params }) => {
      if (this.#early) this.#early.push({ topic, ...params.event })
      else this.#handleEvent({ topic, ...params.event })
    })
    client.on('session_update', () => this.#tell())
    client.on('session_delete', () => this.#tell())
    client.on('session_expire', () => this.#tell())
  }

  /** Undefined without a session. */
  get selection(): Selection | undefined {
    return this.#session && this.#selection
  }

  get approved(): Approved | undefined {
    return this.#session && approvedBy(this.#session.namespaces)
  }

  get view(): View | undefined {
    const { approved } = this
    if (!approved || !this.#selection) return undefined
    const peerName = plainText(Object(this.#session?.peer.metadata).name, MAX_NAME_LENGTH)
    const { chainId, preferred, wallet } = this.#selection
    const onChain = approved.accounts.filter((account) => account.chainId === chainId)
    // On a chain that it does not share, a wallet still has its accounts.
    const accounts = (onChain.length > 0 ? onChain : approved.accounts).map(({ address }) => address)
    const first = accounts.filter((address) => address === preferred)
    return {
      accounts: [...new Set([...first, ...accounts])],
      chainId,
      canSwitchChain: this.#canSwitch(approved, chainId),
      ...(wallet !== undefined && { wallet }),
      ...(peerName && { peerName })
    }
  }

  /** Calls back whenever the view may have changed. @returns a function that stops. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins on the wallet's first chain that is configured here, or on its first one. Resolves once a reload would find it. */
  begin(session: Session, wallet?: string): Promise<void> {
    return this.#select({ ...this.#selectionFor(session), ...(wallet !== undefined && { wallet }) })
  }

  /** False only for a wallet that is known to be another one. */
  isWith(wallet: string | undefined): boolean {
    return isSameWallet(this.selection?.wallet, wallet)
  }

  selectChain(chainId: number): void {
    if (this.#selection) void this.#select({ ...this.#selection, chainId })
  }

  /** The session is over for this page, whatever becomes of it. */
  async end(): Promise<void> {
    this.#selection = undefined
    this.#tell()
    await this.#client.core.storage.removeItem(SELECTION_KEY)
  }

  /** Final. */
  close(): void {
    for (const event of SESSION_EVENTS) this.#client.removeAllListeners(event)
  }

  #restore(stored: Selection | undefined): void {
    // Any other session was never taken up, or has been left.
    if (this.#client.session.getAll().some(({ topic }) => topic === stored?.topic)) this.#selection = stored
    const early = this.#early ?? []
    this.#early = undefined
    for (const event of early) this.#handleEvent(event)
  }

  get #session(): Session | undefined {
    const topic = this.#selection?.topic
    return this.#client.session.getAll().find((session) => session.topic === topic)
  }

  #canSwitch({ accounts, methods }: Approved, from: number): boolean {
    if (methods.has('wallet_switchEthereumChain') || methods.has('wallet_addEthereumChain')) return true
    return accounts.some(({ chainId }) => chainId !== from && this.#chainIds.includes(chainId))
  }

  #selectionFor({ topic, namespaces }: Session): Selection {
    const { accounts } = approvedBy(namespaces)
    const first = accounts.find(({ chainId }) => this.#chainIds.includes(chainId)) ?? accounts[0]
    return { topic, chainId: first?.chainId ?? 0 }
  }

  async #select(selection: Selection): Promise<void> {
    this.#selection = selection
    this.#tell()
    // Where nothing can be kept, the session ends with the visit.
    await this.#client.core.storage.setItem(SELECTION_KEY, selection).catch(() => undefined)
  }

  #handleEvent({ topic, name, data }: WalletEvent): void {
    if (!this.#selection || topic !== this.#selection.topic) return
    if (name === 'chainChanged') {
      const chainId = parseChainId(data)
      if (chainId !== undefined) void this.#select({ ...this.#selection, chainId })
    } else if (name === 'accountsChanged') {
      const preferred = parsePreferred(data)
      if (preferred !== undefined) void this.#select({ ...this.#selection, preferred })
    }
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
