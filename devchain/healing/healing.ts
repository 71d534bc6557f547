import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import { ChainResets } from './chain-resets.ts'
import { healHead, mayBeBeyondHead } from './head-healing.ts'
import { NonceHealing } from './nonce-healing.ts'
import { isSending } from './sent-transaction.ts'
import type { WalletMemory } from './wallet-memory.ts'

interface HealingOptions {
  readonly nodeUrl: (chainId: number) => Promise<string>
  readonly memory: WalletMemory
  readonly log: (line: string) => void
}

/** Keeps wallets and pages of one worker working after a chain restarts. */
export interface Healing {
  readonly resets: ChainResets
  /** @returns the calls to forward; undefined when they cannot need healing. */
  readonly heal: (chainId: number, calls: readonly RpcCall[]) => Promise<readonly RpcCall[]> | undefined
}

export function createHealing({ nodeUrl, memory, log }: HealingOptions): Healing {
  const resets = new ChainResets(nodeUrl)
  const nonces = new NonceHealing({ nodeUrl, resets, memory, log })
  const healAll = async (chainId: number, calls: readonly RpcCall[]) => {
    try {
      await nonces.heal(chainId, calls)
      return await healHead(chainId, calls, resets)
    } catch {
      return calls // the node does not answer; the gateway will report it
    }
  }
  const seeHead = async (chainId: number, calls: readonly RpcCall[]) => {
    await resets.check(chainId).catch(() => undefined) // as above
    return calls
  }
  return {
    resets,
    heal(chainId, calls) {
      nonces.watch(chainId)
      if (calls.some(isSending) || mayBeBeyondHead(chainId, calls, resets)) return healAll(chainId, calls)
      return calls.some(asksForReceipt) ? seeHead(chainId, calls) : undefined
    }
  }
}

/** What a client has a receipt of may be undone before the head would be checked again. One mined just after is seen by the next query. */
function asksForReceipt({ method }: RpcCall): boolean {
  return method === 'eth_getTransactionReceipt'
}
