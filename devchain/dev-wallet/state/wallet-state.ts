import type { Address } from 'viem'
import type { DevWalletConfig } from '../config.ts'
import { quirksOf, type WalletQuirks } from './wallet-quirks.ts'

/** What the visitor has granted to this origin's pages; nothing is granted without an account. */
export interface WalletState {
  readonly chainId: number
  readonly account?: Address
  /** Permissions survive locking, but pages do not see them. */
  readonly isLocked?: true
  readonly quirks: WalletQuirks
}

type ChangeListener = (before: WalletState, after: WalletState) => void

/** Persists across reloads and is shared by all tabs of the page's origin. */
export class WalletStateStore {
  readonly #config: DevWalletConfig
  readonly #key: string
  readonly #notify: ChangeListener
  #state: WalletState

  /** `onChange` is called for changes made here and in other tabs. */
  constructor(config: DevWalletConfig, key: string, onChange: ChangeListener) {
    this.#config = config
    this.#key = key
    this.#notify = onChange
    this.#state = this.#read()
    addEventListener('storage', ({ key }) => {
      if (key === this.#key || key === null) this.#moveTo(this.#read())
    })
  }

  get state(): WalletState {
    return this.#state
  }

  write(next: WalletState): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(next))
    } catch {
      // Without storage the state lasts in this tab until the reload.
    }
    this.#moveTo(next)
  }

  #moveTo(next: WalletState): void {
    const before = this.#state
    this.#state = next
    this.#notify(before, next)
  }

  #read(): WalletState {
    const { chains, accounts } = this.#config
    const stored = parse(readText(this.#key))
    const chain = chains.find(({ id }) => id === stored.chainId) ?? chains[0]
    const account = accounts.find(({ address }) => address === stored.account)?.address
    return {
      chainId: chain?.id ?? 0,
      quirks: quirksOf(stored.quirks),
      ...(account && { account }),
      ...(stored.isLocked === true && { isLocked: true })
    }
  }
}

function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): Readonly<Partial<Record<keyof WalletState, unknown>>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
