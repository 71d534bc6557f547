import type { Fault, Transport } from '#devchain/weather/fault.ts'

/** One HTTP request or WebSocket message and its outcome; neither response nor failure while it is open. */
export interface Exchange {
  /** In ms since 1970. */
  readonly time: number
  readonly chainId: number
  readonly via: Transport
  /** `eth_subscription` for a node's notifications, which have an empty request. */
  readonly methods: readonly string[]
  readonly request: string
  /** As the client received it. */
  readonly response?: string
  /** Why the client received no answer, in a few words. */
  readonly failure?: string
  /** The kinds of the faults applied to it, comma-separated. */
  readonly fault?: string
  /** From request to the end of the exchange. */
  readonly ms?: number
}

export type Ending = { readonly response: string } | { readonly failure: string }

/** An exchange in progress. */
export interface OpenExchange {
  /** Records faults applied to it. */
  addFaults(...faults: readonly Fault[]): void
  end(ending: Ending): void
}

type Entry = { -readonly [Key in keyof Exchange]: Exchange[Key] }

const MAX_CHARACTERS = 20_000

/** The latest exchanges through a gateway, with long bodies truncated. */
export class Transcript {
  readonly #limit: number
  #entries: Entry[] = []

  constructor({ limit = 2_000 }: { readonly limit?: number } = {}) {
    this.#limit = limit
  }

  begin(beginning: Pick<Exchange, 'chainId' | 'via' | 'methods' | 'request'>): OpenExchange {
    const startedAt = performance.now()
    const entry: Entry = { ...beginning, request: truncate(beginning.request), time: Date.now() }
    this.#entries.push(entry)
    if (this.#entries.length > this.#limit) this.#entries.shift()
    return {
      addFaults(...faults) {
        entry.fault = [...(entry.fault?.split(', ') ?? []), ...faults.map(({ kind }) => kind)].join(', ')
      },
      end(ending) {
        entry.ms = Math.round((performance.now() - startedAt) * 10) / 10
        if ('response' in ending) entry.response = truncate(ending.response)
        else entry.failure = ending.failure
      }
    }
  }

  /** Oldest first. */
  entries(): readonly Exchange[] {
    return this.#entries.map((entry) => ({ ...entry }))
  }

  clear(): void {
    this.#entries = []
  }
}

function truncate(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  // A slice alone would keep the whole text in memory.
  const start = Buffer.from(text.slice(0, MAX_CHARACTERS)).toString()
  return `${start}… (${text.length - MAX_CHARACTERS} more characters)`
}
