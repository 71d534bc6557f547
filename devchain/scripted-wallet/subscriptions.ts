import { type Hex, toHex } from 'viem'
import { sleep } from '#devchain/wait/sleep.ts'
import type { AskNode } from './accounts/smart-account.ts'
import { invalid, WalletError } from './wallet-error.ts'

const POLL_MS = 250

type Kind = 'newHeads' | 'logs'

/** The value of the provider's event `message` (EIP-1193). */
export interface SubscriptionMessage {
  readonly type: 'eth_subscription'
  readonly data: { readonly subscription: Hex; readonly result: unknown }
}

interface Subscription {
  readonly ending: AbortController
  /** Resolves once nothing more is asked or sent. */
  readonly ended: Promise<void>
}

/** `eth_subscribe`, as in MetaMask: the wallet asks its node for what is new, and every page of it hears that. */
export class Subscriptions {
  readonly #send: (message: SubscriptionMessage) => Promise<void>
  readonly #open = new Map<unknown, Subscription>()

  constructor(send: (message: SubscriptionMessage) => Promise<void>) {
    this.#send = send
  }

  /** @throws WalletError -32602 for a kind that MetaMask does not have either. */
  async subscribe([kind, filter = {}]: readonly unknown[], askNode: AskNode): Promise<Hex> {
    if (kind !== 'newHeads' && kind !== 'logs')
      throw new WalletError(invalid(`Unsupported subscription type "${kind}"`))
    const install = () => (kind === 'logs' ? askNode('eth_newFilter', [filter]) : askNode('eth_newBlockFilter', []))
    const id = toHex(crypto.getRandomValues(new Uint8Array(16)))
    const ending = new AbortController()
    const first = await install()
    const ended = follow({ kind, first, install, askNode, signal: ending.signal }, (result) =>
      this.#send({ type: 'eth_subscription', data: { subscription: id, result } })
    )
    this.#open.set(id, { ending, ended })
    return id
  }

  /** @returns whether there was one. */
  unsubscribe([id]: readonly unknown[]): boolean {
    this.#open.get(id)?.ending.abort()
    return this.#open.delete(id)
  }

  async end(): Promise<void> {
    const open = [...this.#open.values()]
    this.#open.clear()
    for (const { ending } of open) ending.abort()
    await Promise.all(open.map(({ ended }) => ended))
  }
}

interface Followed {
  readonly kind: Kind
  readonly first: unknown
  readonly install: () => Promise<unknown>
  readonly askNode: AskNode
  readonly signal: AbortSignal
}

/** A node that starts over or is restored has forgotten its filters: a new one takes the place of the lost one. */
async function follow(
  { kind, first, install, askNode, signal }: Followed,
  send: (result: unknown) => Promise<void>
): Promise<void> {
  let filter = first
  while (!signal.aborted) {
    try {
      filter ??= await install()
      for (const change of (await askNode('eth_getFilterChanges', [filter])) as readonly unknown[]) {
        const result = kind === 'logs' ? change : headerOf(await askNode('eth_getBlockByHash', [change, false]))
        if (!signal.aborted) await send(result)
      }
    } catch {
      filter = undefined
    }
    await sleep(POLL_MS, signal)
  }
  if (filter !== undefined) await askNode('eth_uninstallFilter', [filter]).catch(() => undefined)
}

function headerOf(block: unknown): object {
  const { transactions: _, uncles: __, withdrawals: ___, ...header } = Object(block)
  return header
}
