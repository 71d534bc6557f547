import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type Approved, isShared, parseChainId } from './approved-session.ts'

/** What means the same on every chain, so that any chain of a session may carry it. */
const ANYWHERE: readonly string[] = ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

/**
 * The chain under which a wallet is asked: many go by it alone, and would send on it what was meant for another one.
 * A transaction names its own. @throws WalletError for what is meant for a chain that the session does not share.
 */
export function requestChain(
  approved: Approved,
  selected: number,
  { method, params }: { readonly method: string; readonly params?: unknown }
): number | undefined {
  const [transaction] = method === 'eth_sendTransaction' && Array.isArray(params) ? params : []
  const chainId = parseChainId(Object(transaction).chainId) ?? selected
  if (isShared(approved, chainId)) return chainId
  if (ANYWHERE.includes(method)) return approved.accounts[0]?.chainId
  throw new WalletError('switch', { problem: 'not-shared' })
}
