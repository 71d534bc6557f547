import {
  busy,
  chainDisconnected,
  disconnected,
  rejected,
  type Thrown,
  unknownChain,
  type WalletErrorData
} from './wallet-error.ts'

/**
 * What the wallet or its user does with a request:
 * - `approve`: answers immediately
 * - `ask`: holds a prompt until the test settles it; a second prompt finds the wallet busy
 * - `reject`: code 4001, or as the quirk `refusal` says
 * - `busy`: code -32002, as when a prompt is open already
 * - `hang`: never answers
 * - `slow`: answers after `release`, or after `slowMs`
 * - `locked`: locks the wallet: connecting waits for `unlock`, other requests see no account
 * - `disconnected`, `chain-disconnected`, `unknown-chain`: codes 4900, 4901, 4902
 * - `event-storm`: emits a storm of events before answering
 * - `switch-account`: the user switches to another account before answering
 * - a custom error, or a text with `throws`
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
  | Exclude<Thrown, string>
  | { readonly throws: string }

/** The effects of behaviours on the wallet before a request is answered. */
export interface WalletActions {
  lock(): Promise<void>
  untilUnlocked(): Promise<void>
  emitStorm(): Promise<void>
  switchAccount(): Promise<void>
}

interface Waiting {
  readonly method: string
  readonly origin: string
}

/** A request held until the test settles it. */
interface Held extends Waiting {
  readonly settle: (refusal: Thrown | undefined) => void
}

const REFUSALS: Readonly<Record<string, WalletErrorData>> = {
  busy,
  disconnected,
  'chain-disconnected': chainDisconnected,
  'unknown-chain': unknownChain
}

/** Methods for which a locked wallet asks for its password; it answers others as if nothing were granted. */
const UNLOCKING: ReadonlySet<string> = new Set(['eth_requestAccounts', 'wallet_requestPermissions'])

const POLL_MS = 20
const HELD_WITHIN_MS = 10_000

/** Decides what the wallet does next: one-shot behaviours first, in the order they were added. */
export class Behaviours {
  /** For every prompt without a one-shot behaviour. */
  always: Behaviour = 'approve'
  readonly rejection: Thrown
  readonly #actions: WalletActions
  readonly #next: { readonly method: string; readonly behaviour: Behaviour }[] = []
  #held: readonly Held[] = []
  #slow: readonly (() => void)[] = []

  /** @param rejection what the wallet throws where its user refuses. */
  constructor(actions: WalletActions, rejection: Thrown = rejected) {
    this.#actions = actions
    this.rejection = rejection
  }

  addNext(method: string, behaviour: Behaviour): void {
    this.#next.push({ method, behaviour })
  }

  /** Undefined when no behaviour is set for this request. */
  takeNext(method: string): Behaviour | undefined {
    const index = this.#next.findIndex((entry) => entry.method === method)
    return index < 0 ? undefined : this.#next.splice(index, 1)[0]?.behaviour
  }

  /** Resolves once the request may be answered. @returns the refusal, or undefined on approval. */
  async decide(behaviour: Behaviour, request: Waiting): Promise<Thrown | undefined> {
    if (typeof behaviour === 'object' && 'message' in behaviour) return behaviour
    if (typeof behaviour === 'object' && 'throws' in behaviour) return behaviour.throws
    if (typeof behaviour === 'object') await new Promise((resolve) => setTimeout(resolve, behaviour.slowMs))
    else if (behaviour === 'reject') return this.rejection
    else if (behaviour in REFUSALS) return REFUSALS[behaviour]
    else if (behaviour === 'ask') return this.#hold(request)
    else if (behaviour === 'hang') await new Promise(() => undefined)
    else if (behaviour === 'slow') await this.#untilReleased()
    else if (behaviour === 'locked') await this.#unlock(request)
    else if (behaviour === 'event-storm') await this.#actions.emitStorm()
    else if (behaviour === 'switch-account') await this.#actions.switchAccount()
    return undefined
  }

  get heldMethods(): readonly string[] {
    return this.#held.map(({ method }) => method)
  }

  /** @throws Error after 10 s. */
  async untilHeld(method: string): Promise<void> {
    const deadline = Date.now() + HELD_WITHIN_MS
    while (!this.heldMethods.includes(method)) {
      if (Date.now() > deadline)
        throw new Error(`The wallet received no ${method}; it is holding [${this.heldMethods}].`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  isHolding(method: string, origin: string): boolean {
    return this.#held.some((held) => held.method === method && held.origin === origin)
  }

  /** Settles the oldest held request. @throws Error when nothing is held. */
  settle(refusal: Thrown | undefined): string {
    const [oldest, ...rest] = this.#held
    if (!oldest) throw new Error('The wallet is holding no request.')
    this.#held = rest
    oldest.settle(refusal)
    return oldest.method
  }

  /** Lets slow requests be answered. @returns how many there were. */
  release(): number {
    const slow = this.#slow
    this.#slow = []
    for (const resolve of slow) resolve()
    return slow.length
  }

  #hold({ method, origin }: Waiting): Promise<Thrown | undefined> {
    return new Promise((settle) => {
      this.#held = [...this.#held, { method, origin, settle }]
    })
  }

  #untilReleased(): Promise<void> {
    return new Promise((resolve) => {
      this.#slow = [...this.#slow, resolve]
    })
  }

  async #unlock({ method }: Waiting): Promise<void> {
    await this.#actions.lock()
    if (UNLOCKING.has(method)) await this.#actions.untilUnlocked()
  }
}
