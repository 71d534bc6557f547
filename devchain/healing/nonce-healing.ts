import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { networkName } from '#devchain/nodes/network-name.ts'
import { type Address, type Hex, shortenAddress } from '#domain/address.ts'
import type { ChainResets, Incarnation } from './chain-resets.ts'
import { sentTransactionOf } from './sent-transaction.ts'
import type { WalletMemory } from './wallet-memory.ts'

interface NonceHealingOptions {
  readonly nodeUrl: (chainId: number) => Promise<string>
  readonly resets: ChainResets
  readonly memory: WalletMemory
  readonly log: (line: string) => void
}

/**
 * Lets a wallet go on that counts its nonces from before its chain started over: the node would keep its transactions
 * waiting for ever. A gap that no restart explains is left alone.
 */
export class NonceHealing {
  readonly #options: NonceHealingOptions
  /** The life of each chain in which this gateway met it. */
  readonly #first = new Map<number, Promise<Incarnation>>()
  /** One after the other, so that transactions reach their node in the order in which they came. */
  readonly #queues = new Map<number, Promise<void>>()

  constructor(options: NonceHealingOptions) {
    this.#options = options
  }

  /** From here on a restart of the chain is noticed. */
  meet(chainId: number): void {
    if (this.#first.has(chainId)) return
    const first = this.#options.resets.look(chainId)
    this.#first.set(chainId, first)
    first.catch(() => this.#first.delete(chainId))
  }

  /** Must come before the node has the transactions: what it once keeps waiting it never takes up again. */
  heal(chainId: number, calls: readonly RpcCall[]): Promise<void> {
    const before = this.#queues.get(chainId) ?? Promise.resolve()
    const healing = before.catch(() => undefined).then(() => this.#heal(chainId, calls))
    this.#queues.set(chainId, healing)
    return healing
  }

  async #heal(chainId: number, calls: readonly RpcCall[]): Promise<void> {
    for (const call of calls) {
      const sent = await sentTransactionOf(call)
      if (sent) await this.#healOne(chainId, sent.from, sent.nonce)
    }
  }

  async #healOne(chainId: number, from: Address, nonce: number | undefined): Promise<void> {
    const { resets, memory, log, nodeUrl } = this.#options
    const incarnation = await resets.look(chainId)
    const last = memory.lastSent(chainId, from) ?? (await this.#first.get(chainId))
    memory.note(chainId, from, incarnation)
    if (nonce === undefined || last === incarnation) return
    const url = await nodeUrl(chainId)
    const expected = Number(await callNode<Hex>(url, 'eth_getTransactionCount', [from, 'pending']))
    if (nonce <= expected) return
    await callNode(url, 'anvil_setNonce', [from, `0x${nonce.toString(16)}`])
    const name = networkName(chainId)
    log(`${name} started over since ${shortenAddress(from)} last sent: its nonce goes from ${expected} to ${nonce}.`)
  }
}
