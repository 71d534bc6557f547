import type { Address } from 'viem'
import { isAddress } from '#devchain/address.ts'
import type { AnnouncedWallet } from './announced-wallet.ts'
import { failureText, StoppedWaitingError } from './wallet-failure.ts'
import { askFor, readFrom } from './wallet-request.ts'

export type ConnectionState =
  | { readonly status: 'disconnected'; readonly failure?: string }
  | { readonly status: 'connecting'; readonly wallet: AnnouncedWallet; readonly stop: () => void }
  | Connected

export interface Connected {
  readonly status: 'connected'
  readonly wallet: AnnouncedWallet
  readonly account: Address
  /** Undefined where the wallet's answer is not a chain id. */
  readonly chainId: number | undefined
}

const REMEMBERED = 'portside.explorer.wallet'

/** The wallet that this page sends with. */
export class Connection {
  #state: ConnectionState = { status: 'disconnected' }
  readonly #followed = new Set<object>()
  readonly #changed: (state: ConnectionState) => void

  constructor(changed: (state: ConnectionState) => void) {
    this.#changed = changed
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Never rejects: a failure is in the state. */
  async connect(wallet: AnnouncedWallet): Promise<void> {
    const stopper = new AbortController()
    this.#set({ status: 'connecting', wallet, stop: () => stopper.abort() })
    try {
      const granted = await readGrant(wallet, await askFor(wallet, 'eth_requestAccounts', [], stopper.signal))
      if (stopper.signal.aborted) throw new StoppedWaitingError('eth_requestAccounts')
      this.#accept(granted)
    } catch (cause) {
      this.#set({ status: 'disconnected', failure: failureText(cause, wallet.name) })
    }
  }

  /** Connects the last visit's wallet if it still shares an account, without asking anybody. */
  async restore(wallet: AnnouncedWallet): Promise<void> {
    if (this.#state.status !== 'disconnected' || !isRemembered(wallet)) return
    const accounts = await readFrom(wallet, 'eth_accounts').catch(() => [])
    const granted = await readGrant(wallet, accounts).catch(() => undefined)
    // Somebody may have chosen a wallet meanwhile.
    if (granted && this.#state.status === 'disconnected') this.#accept(granted)
  }

  disconnect(): void {
    remember(undefined)
    this.#set({ status: 'disconnected' })
  }

  /** Asks again, since not every wallet reports changes. */
  async refreshChain(): Promise<void> {
    const before = this.#state
    if (before.status !== 'connected') return
    const chainId = toChainId(await readFrom(before.wallet, 'eth_chainId'))
    const { state } = this
    // What the wallet reported meanwhile is newer.
    if (state.status === 'connected' && state.chainId === before.chainId) this.#update(before.wallet, { chainId })
  }

  #accept(granted: Connected): void {
    remember(granted.wallet)
    this.#follow(granted.wallet)
    this.#set(granted)
  }

  /** Once for each wallet: not every wallet can remove listeners. */
  #follow(wallet: AnnouncedWallet): void {
    if (this.#followed.has(wallet.provider)) return
    this.#followed.add(wallet.provider)
    wallet.provider.on?.('chainChanged', (chainId) => this.#update(wallet, { chainId: toChainId(chainId) }))
    wallet.provider.on?.('accountsChanged', (accounts) => {
      const account = Array.isArray(accounts) ? accounts.find(isAddress) : undefined
      if (account) this.#update(wallet, { account })
      else if (this.#isConnectedTo(wallet)) {
        this.#set({ status: 'disconnected', failure: `${wallet.name} no longer shares an account with this page.` })
      }
    })
  }

  #update(
    wallet: AnnouncedWallet,
    change: { readonly account?: Address; readonly chainId?: number | undefined }
  ): void {
    const { state } = this
    if (state.status === 'connected' && this.#isConnectedTo(wallet)) this.#set({ ...state, ...change })
  }

  #isConnectedTo(wallet: AnnouncedWallet): boolean {
    return this.#state.status === 'connected' && this.#state.wallet.provider === wallet.provider
  }

  #set(state: ConnectionState): void {
    this.#state = state
    this.#changed(state)
  }
}

/** @throws Error if the wallet shares no account, and what it throws. */
async function readGrant(wallet: AnnouncedWallet, accounts: unknown): Promise<Connected> {
  const account = Array.isArray(accounts) ? accounts.find(isAddress) : undefined
  if (account === undefined) throw new Error('it shared no account.')
  return { status: 'connected', wallet, account, chainId: toChainId(await readFrom(wallet, 'eth_chainId')) }
}

/** Hexadecimal by EIP-1193; some wallets use numbers or decimal text. */
export function toChainId(value: unknown): number | undefined {
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : undefined
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Storage may be blocked or full; then the wallet is chosen again on the next visit. */
function remember(wallet: AnnouncedWallet | undefined): void {
  try {
    if (wallet) localStorage.setItem(REMEMBERED, wallet.rdns)
    else localStorage.removeItem(REMEMBERED)
  } catch {
    // As above.
  }
}

function isRemembered({ rdns }: AnnouncedWallet): boolean {
  try {
    return rdns !== '' && localStorage.getItem(REMEMBERED) === rdns
  } catch {
    return false
  }
}
