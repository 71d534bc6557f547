import { busy, chainDisconnected, disconnected, rejected, unknownChain, type WalletErrorData } from './wallet-error.ts'

/**
 * What the wallet, or the person in front of it, does with a request:
 * - `approve`: answers at once
 * - `ask`: shows a prompt until the test settles it; a second prompt finds the wallet busy
 * - `reject`: code 4001
 * - `busy`: code -32002, as when a prompt is open already
 * - `hang`: never answers
 * - `slow`: wakes up first, for so long as the test wants (`release`) or for `slowMs`
 * - `locked`: the wallet turns out to be locked: connecting waits for `unlock`, anything else sees no account
 * - `disconnected`, `chain-disconnected`, `unknown-chain`: codes 4900, 4901, 4902
 * - `event-storm`: says everything many times over before it answers
 * - `switch-account`: the person changes to another account before answering
 * - an error of its own
 */
export type Behaviour =
  | 'approve'
  | 'ask'
  | 'reject'
  | 'busy'
  | 'hang'
  | 'slow'
  | { readonly slowMs: number }
  | 'locked'
  | 'disconnected'
  | 'chain-disconnected'
  | 'unknown-chain'
  | 'event-storm'
  | 'switch-account'
  | WalletErrorData

/** What a behaviour does to the wallet before the request is answered. */
export interface WalletActs {
  lock(): Promise<void>
  untilUnlocked(): Promise<void>
  stormOfEvents(): Promise<void>
  switchAccount(): Promise<void>
}

interface Waiting {
  readonly method: string
  readonly origin: string
}

/** A request that is held until the test settles it. */
interface Held extends Waiting {
  readonly settle: (refusal: WalletErrorData | undefined) => void
}

const REFUSALS: Readonly<Record<string, WalletErrorData>> = {
  reject: rejected,
  busy,
  disconnected,
  'chain-disconnected': chainDisconnected,
  'unknown-chain': unknownChain
}

/** Those for which a locked wallet asks for its password; it answers others as if nothing had ever been granted. */
const UNLOCKING: ReadonlySet<string> = new Set(['eth_requestAccounts', 'wallet_requestPermissions'])

/** What the wallet will do next. One-shot behaviours go first, in the order in which they were given. */
export class Behaviours {
  /** For every prompt that has no behaviour of its own. */
  always: Behaviour = 'approve'
  readonly #acts: WalletActs
  readonly #next: { readonly method: string; readonly behaviour: Behaviour }[] = []
  #held: readonly Held[] = []
  #sleeping: readonly (() => void)[] = []

  constructor(acts: WalletActs) {
    this.#acts = acts
  }

  addNext(method: string, behaviour: Behaviour): void {
    this.#next.push({ method, behaviour })
  }

  /** Undefined when nothing was said about this very request. */
  takeNext(method: string): Behaviour | undefined {
    const index = this.#next.findIndex((entry) => entry.method === method)
    return index < 0 ? undefined : this.#next.splice(index, 1)[0]?.behaviour
  }

  /** Resolves once the request may be answered. @returns why it is refused, or undefined. */
  async decide(behaviour: Behaviour, request: Waiting): Promise<WalletErrorData | undefined> {
    if (typeof behaviour === 'object' && 'code' in behaviour) return behaviour
    if (typeof behaviour === 'object') await new Promise((resolve) => setTimeout(resolve, behaviour.slowMs))
    else if (behaviour in REFUSALS) return REFUSALS[behaviour]
    else if (behaviour === 'ask') return this.#hold(request)
    else if (behaviour === 'hang') await new Promise(() => undefined)
    else if (behaviour === 'slow') await this.#sleep()
    else if (behaviour === 'locked') await this.#unlock(request)
    else if (behaviour === 'event-storm') await this.#acts.stormOfEvents()
    else if (behaviour === 'switch-account') await this.#acts.switchAccount()
    return undefined
  }

  get heldMethods(): readonly string[] {
    return this.#held.map(({ method }) => method)
  }

  isHolding(method: string, origin: string): boolean {
    return this.#held.some((held) => held.method === method && held.origin === origin)
  }

  /** Settles the oldest held request. @throws Error when nothing is held. */
  settle(refusal: WalletErrorData | undefined): string {
    const [oldest, ...rest] = this.#held
    if (!oldest) throw new Error('The wallet holds no request.')
    this.#held = rest
    oldest.settle(refusal)
    return oldest.method
  }

  /** Wakes the wallet up: slow requests are answered. @returns how many there were. */
  release(): number {
    const sleeping = this.#sleeping
    this.#sleeping = []
    for (const wake of sleeping) wake()
    return sleeping.length
  }

  #hold({ method, origin }: Waiting): Promise<WalletErrorData | undefined> {
    return new Promise((settle) => {
      this.#held = [...this.#held, { method, origin, settle }]
    })
  }

  #sleep(): Promise<void> {
    return new Promise((wake) => {
      this.#sleeping = [...this.#sleeping, wake]
    })
  }

  async #unlock({ method }: Waiting): Promise<void> {
    await this.#acts.lock()
    if (UNLOCKING.has(method)) await this.#acts.untilUnlocked()
  }
}
