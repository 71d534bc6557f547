import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import { ChainResets } from './chain-resets.ts'
import { mayBeBeyondHead, recoverHead } from './head-recovery.ts'
import { NonceRecovery } from './nonce-recovery.ts'
import { isSending } from './sent-transaction.ts'
import type { WalletMemory } from './wallet-memory.ts'

interface RecoveryOptions {
  readonly nodeUrl: (chainId: number) => Promise<string>
  readonly memory: WalletMemory
  readonly log: (line: string) => void
}

/** Keeps wallets and pages of one worker working after a chain restarts. */
export interface Recovery {
  readonly resets: ChainResets
  /** @returns the calls to forward; undefined when they need no recovery. */
  readonly recover: (chainId: number, calls: readonly RpcCall[]) => Promise<readonly RpcCall[]> | undefined
}

export function createRecovery({ nodeUrl, memory, log }: RecoveryOptions): Recovery {
  const resets = new ChainResets(nodeUrl)
  const nonces = new NonceRecovery({ nodeUrl, resets, memory, log })
  const recoverAll = async (chainId: number, calls: readonly RpcCall[]) => {
    try {
      await nonces.recover(chainId, calls)
      return await recoverHead(chainId, calls, resets)
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
    recover(chainId, calls) {
      nonces.watch(chainId)
      if (calls.some(isSending) || mayBeBeyondHead(chainId, calls, resets)) return recoverAll(chainId, calls)
      return calls.some(asksForReceipt) ? seeHead(chainId, calls) : undefined
    }
  }
}

/** What a client has a receipt of may be undone before the head would be checked again. One mined just after is seen by the next query. */
function asksForReceipt({ method }: RpcCall): boolean {
  return method === 'eth_getTransactionReceipt'
}
