import { busy, rejected, type WalletErrorData } from './wallet-error.ts'

/**
 * What the wallet, or the person in front of it, does with a request:
 * - `approve`: answers at once
 * - `reject`: code 4001
 * - `busy`: code -32002, as when a prompt is open already
 * - `hang`: never answers
 * - `ask`: holds the request until the test settles it
 * - an error of its own
 */
export type Behaviour = 'approve' | 'reject' | 'busy' | 'hang' | 'ask' | WalletErrorData

/** A request that is held until the test settles it. */
interface Held {
  readonly method: string
  readonly origin: string
  readonly settle: (refusal: WalletErrorData | undefined) => void
}

/** What the wallet will do next. One-shot behaviours go first, in the order in which they were given. */
export class Behaviours {
  /** For every prompt that has no behaviour of its own. */
  always: Behaviour = 'approve'
  readonly #next: { readonly method: string; readonly behaviour: Behaviour }[] = []
  #held: readonly Held[] = []

  addNext(method: string, behaviour: Behaviour): void {
    this.#next.push({ method, behaviour })
  }

  /** Undefined when nothing was said about this very request. */
  takeNext(method: string): Behaviour | undefined {
    const index = this.#next.findIndex((entry) => entry.method === method)
    return index < 0 ? undefined : this.#next.splice(index, 1)[0]?.behaviour
  }

  /** Resolves once the request may be answered. @returns why it is refused, or undefined. */
  async decide(behaviour: Behaviour, method: string, origin: string): Promise<WalletErrorData | undefined> {
    if (typeof behaviour === 'object') return behaviour
    if (behaviour === 'reject') return rejected
    if (behaviour === 'busy') return busy
    if (behaviour === 'approve') return undefined
    if (behaviour === 'hang') return new Promise(() => undefined)
    return new Promise((settle) => {
      this.#held = [...this.#held, { method, origin, settle }]
    })
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
}
