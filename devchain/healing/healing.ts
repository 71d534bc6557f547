import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import { ChainResets } from './chain-resets.ts'
import { asksBeyond, healHead } from './head-healing.ts'
import { NonceHealing } from './nonce-healing.ts'
import { isSending } from './sent-transaction.ts'
import type { WalletMemory } from './wallet-memory.ts'

interface HealingOptions {
  readonly nodeUrl: (chainId: number) => Promise<string>
  readonly memory: WalletMemory
  readonly log: (line: string) => void
}

/** What the gateway of one worker does for wallets and pages that a restart of a chain would confuse. */
export interface Healing {
  readonly resets: ChainResets
  /** @returns the calls as their node should get them; undefined when nothing can be wrong with them. */
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
      return calls // the node does not answer, which the gateway is about to find out itself
    }
  }
  return {
    resets,
    heal(chainId, calls) {
      nonces.meet(chainId)
      return calls.some(isSending) || asksBeyond(chainId, calls, resets) ? healAll(chainId, calls) : undefined
    }
  }
}
