import type { Session, SignClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import type { Address } from '#domain/address.ts'
import { type Approved, approvedBy, parseNamedChain, parsePreferred } from './approved-session.ts'
import { couldBeSameWallet, peerNamed, type SessionView } from './view.ts'

/** What the page stores with a session, because WalletConnect leaves it open. */
interface Selection {
  readonly topic: string
  readonly chainId: number
  /** The account that the wallet most recently listed first. */
  readonly preferred?: Address
  /** The name of the wallet that the visitor picked. */
  readonly wallet?: string | undefined
}

/** The page's one session: follows the wallet's changes to it. Emits `change` whenever its view may have changed. */
export class CurrentSession extends EventTarget {
  readonly #client: SignClient
  readonly #chainIds: readonly number[]
  /** In the client's storage. */
  readonly #key: string
  /** Resolves once the session of an earlier visit is restored, without waiting for the network. */
  readonly restored: Promise<void>
  #selection: Selection | undefined

  constructor(client: SignClient, chainIds: readonly number[]) {
    super()
    this.#client = client
    this.#chainIds = chainIds
    this.#key = `${client.core.customStoragePrefix.slice(1)}:selection`
    this.restored = client.core.storage.getItem<Selection>(this.#key).then((stored) => {
      // Any other session was never used, or has been left.
      if (client.session.getAll().some(({ topic }) => topic === stored?.topic)) this.#selection = stored
    })
    for (const event of ['session_update', 'session_delete', 'session_expire'] as const)
      client.on(event, () => this.#notify())
    client.on('session_event', ({ topic, params: { event } }) => {
      // The relay may deliver a stored event while the page is still loading its selection.
      const handle = () => this.#onEvent(topic, event.name, event.data)
      this.restored.then(handle, () => undefined)
    })
  }

  /** The session and its selection; undefined without one. */
  get granted(): (Session & Selection & Approved) | undefined {
    const selection = this.#selection
    const session = this.#client.session.getAll().find(({ topic }) => topic === selection?.topic)
    return selection && session && { ...session, ...selection, ...approvedBy(session.namespaces) }
  }

  get view(): SessionView | undefined {
    if (!this.granted) return undefined
    const { accounts: all, methods, chainId, preferred, wallet, peer } = this.granted
    const onChain = all.filter((account) => account.chainId === chainId)
    // On a chain that it does not share, a wallet still has its accounts.
    const accounts = (onChain.length > 0 ? onChain : all).map(({ address }) => address)
    const first = accounts.filter((address) => address === preferred)
    const isElsewhere = (account: { readonly chainId: number }) =>
      account.chainId !== chainId && this.#chainIds.includes(account.chainId)
    const canAsk = methods.has('wallet_switchEthereumChain') || methods.has('wallet_addEthereumChain')
    const names = { ...(wallet !== undefined && { wallet }), ...peerNamed(Object(peer.metadata).name) }
    return {
      accounts: [...new Set([...first, ...accounts])],
      chainId,
      canSwitchChain: canAsk || all.some(isElsewhere),
      ...names
    }
  }

  /** Starts on the wallet's first configured chain, else its first chain. Resolves once a reload would find it. */
  begin({ topic, namespaces }: Session, wallet: string | undefined): Promise<void> {
    const { accounts } = approvedBy(namespaces)
    const first = accounts.find(({ chainId }) => this.#chainIds.includes(chainId)) ?? accounts[0]
    return this.#select({ topic, chainId: first?.chainId ?? 0, wallet })
  }

  /** False only for a wallet that is known to be a different one. */
  isWith(wallet: string | undefined): boolean {
    return couldBeSameWallet(this.granted?.wallet, wallet)
  }

  selectChain(chainId: number): void {
    if (this.#selection) void this.#select({ ...this.#selection, chainId })
  }

  /** Ends the session for this page, whatever happens to it elsewhere. */
  async end(): Promise<void> {
    this.#selection = undefined
    this.#notify()
    await this.#client.core.storage.removeItem(this.#key)
  }

  async #select(selection: Selection): Promise<void> {
    this.#selection = selection
    this.#notify()
    // If it cannot be stored, the session ends with the visit.
    await this.#client.core.storage.setItem(this.#key, selection).catch(() => undefined)
  }

  #onEvent(topic: string, name: string, data: unknown): void {
    if (!this.#selection || topic !== this.#selection.topic) return
    const chainId = name === 'chainChanged' ? parseNamedChain(data) : undefined
    const preferred = name === 'accountsChanged' ? parsePreferred(data) : undefined
    if (chainId !== undefined) this.selectChain(chainId)
    if (preferred !== undefined) void this.#select({ ...this.#selection, preferred })
  }

  #notify(): void {
    this.dispatchEvent(new Event('change'))
  }
}
