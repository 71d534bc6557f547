import type { Behaviour } from '#devchain/scripted-wallet/behaviour.ts'
import { nested, rejected } from '#devchain/scripted-wallet/wallet-error.ts'

const SLOW_MS = 5_000

/** The behaviours that the panel offers; the first one prompts the visitor. */
export const behaviours: readonly { readonly name: string; readonly behaviour: Behaviour | undefined }[] = [
  { name: 'Ask me', behaviour: undefined },
  { name: 'Reject (4001)', behaviour: 'reject' },
  { name: 'Reject, inside another error', behaviour: nested(rejected, 'original-error') },
  { name: 'Busy with another request (-32002)', behaviour: 'busy' },
  { name: 'Never respond', behaviour: 'hang' },
  { name: 'Slow: ask me after 5 seconds', behaviour: { slowMs: SLOW_MS } },
  { name: 'Lock the wallet', behaviour: 'locked' },
  { name: 'Disconnected from all chains (4900)', behaviour: 'disconnected' },
  { name: 'Disconnected from this chain (4901)', behaviour: 'chain-disconnected' },
  { name: 'Unknown chain (4902)', behaviour: 'unknown-chain' },
  { name: 'Event storm, then ask me', behaviour: 'event-storm' },
  { name: 'Switch the account, then ask me', behaviour: 'switch-account' }
]

export interface Choice {
  /** Of `behaviours`. */
  readonly index: number
  readonly lasts: 'once' | 'always'
}

const ASK_ME: Choice = { index: 0, lasts: 'once' }

/** How the wallet handles requests that open a prompt; kept per tab, across reloads. */
export class BehaviourChoice {
  readonly #key: string
  #choice: Choice
  #listener: () => void = () => undefined

  constructor(key: string) {
    this.#key = key
    this.#choice = read(key)
  }

  get choice(): Choice {
    return this.#choice
  }

  /** The panel is the only listener. */
  onChange(listener: () => void): void {
    this.#listener = listener
  }

  choose(choice: Choice): void {
    this.#choice = choice
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(choice))
    } catch {
      // Without storage the choice lasts until the reload.
    }
    this.#listener()
  }

  /** @returns undefined when the visitor is to be prompted. Consumes a choice made for one request. */
  take(): Behaviour | undefined {
    const { index, lasts } = this.#choice
    if (lasts === 'once' && index !== 0) this.choose(ASK_ME)
    return behaviours[index]?.behaviour
  }
}

function read(key: string): Choice {
  try {
    const { index, lasts } = Object(JSON.parse(sessionStorage.getItem(key) ?? '')) as Partial<Choice>
    if (index === undefined || !behaviours[index]) return ASK_ME
    return { index, lasts: lasts === 'always' ? 'always' : 'once' }
  } catch {
    return ASK_ME
  }
}
