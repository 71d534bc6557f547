import type { Address, Hex } from 'viem'
import { shortenAddress } from '#devchain/address.ts'
import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { networkName } from '#devchain/nodes/networks.ts'
import type { ChainInstance, ChainResets } from './chain-resets.ts'
import { sentTransactionOf } from './sent-transaction.ts'
import type { WalletMemory } from './wallet-memory.ts'

interface NonceRecoveryOptions {
  readonly nodeUrl: (chainId: number) => Promise<string>
  readonly resets: ChainResets
  readonly memory: WalletMemory
  readonly log: (line: string) => void
}

/**
 * A wallet may still count its nonces from before its chain restarted, and its transactions would stay pending forever.
 * Raises the account's nonce in that case; a gap that no restart explains is left alone.
 */
export class NonceRecovery {
  readonly #options: NonceRecoveryOptions
  /** The instance of each chain when this gateway first used it. */
  readonly #first = new Map<number, Promise<ChainInstance>>()
  /** One at a time, so that transactions reach their node in the order they arrived. */
  readonly #queues = new Map<number, Promise<void>>()

  constructor(options: NonceRecoveryOptions) {
    this.#options = options
  }

  /** Detects restarts of the chain from now on. */
  watch(chainId: number): void {
    if (this.#first.has(chainId)) return
    const first = this.#options.resets.check(chainId)
    this.#first.set(chainId, first)
    first.catch(() => this.#first.delete(chainId))
  }

  /** Must run before the node gets the transactions: once queued for a gap, they stay queued. */
  recover(chainId: number, calls: readonly RpcCall[]): Promise<void> {
    const before = this.#queues.get(chainId) ?? Promise.resolve()
    const recovery = before.catch(() => undefined).then(() => this.#recover(chainId, calls))
    this.#queues.set(chainId, recovery)
    return recovery
  }

  async #recover(chainId: number, calls: readonly RpcCall[]): Promise<void> {
    for (const call of calls) {
      const sent = await sentTransactionOf(call)
      if (sent) await this.#recoverOne(chainId, sent.from, sent.nonce)
    }
  }

  async #recoverOne(chainId: number, from: Address, nonce: number | undefined): Promise<void> {
    const { resets, memory, log, nodeUrl } = this.#options
    const instance = await resets.check(chainId)
    const last = memory.lastSent(chainId, from) ?? (await this.#first.get(chainId))
    memory.note(chainId, from, instance)
    if (nonce === undefined || last === instance) return
    const url = await nodeUrl(chainId)
    const expected = Number(await callNode<Hex>(url, 'eth_getTransactionCount', [from, 'pending']))
    if (nonce <= expected) return
    await callNode(url, 'anvil_setNonce', [from, `0x${nonce.toString(16)}`])
    const name = networkName(chainId)
    log(`${name} restarted since ${shortenAddress(from)} last sent: raised its nonce from ${expected} to ${nonce}.`)
  }
}
