import { disconnected, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import { WALLET_RPC_PATH } from './config.ts'

const TIMEOUT_MS = 10_000
const trusted = new Set<number>()

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** Calls the chain's node through the dev server. @throws WalletError with the node's own code and message. */
export async function askNode(chainId: number, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const { result, error } = await post(chainId, method, params)
  if (error) throw new WalletError(error)
  return result
}

/** Only a test node may sign with its unlocked accounts. @throws WalletError for any other node. */
export async function assertTestNode(chainId: number): Promise<void> {
  if (trusted.has(chainId)) return
  const version = await askNode(chainId, 'web3_clientVersion')
  if (!String(version).startsWith('anvil/')) {
    throw new WalletError({ ...disconnected, message: 'Dev Wallet signs on anvil nodes only.' })
  }
  trusted.add(chainId)
}

async function post(chainId: number, method: string, params: readonly unknown[]): Promise<Answer> {
  try {
    const response = await fetch(`${WALLET_RPC_PATH}/${chainId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    return await response.json()
  } catch {
    const message = 'Dev Wallet cannot reach its node: is the dev server still running?'
    throw new WalletError({ code: -32603, message })
  }
}
