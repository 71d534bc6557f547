import type { WalletProblem, WhetherSent } from '#domain/wallet/wallet-error.ts'

/** Invalid parameters, and batches that a wallet does not take (EIP-5792): its chain is unknown, or it is too large. */
const NOT_TAKEN: readonly unknown[] = [-32602, 5710, 5740]
/** A batch with this id was sent before (EIP-5792). */
const DUPLICATE_BATCH = 5720

/** Messages of Geth, Besu, Erigon, Nethermind and anvil (MetaMask/metamask-extension#3669, NethermindEth/nethermind#4148). */
const ALREADY_KNOWN = /already ?known|\bknown transaction|already imported|same hash/i

/** Another transaction with the same nonce is pending: if the wallet re-signs on resubmission, it is the same transfer. */
const IS_REPLACEMENT = /replacement/i

/**
 * A node's messages for a transaction that it does not accept; messages only, because -32000 is also the code for a known
 * transaction and for a timeout. "Nonce too low" is not included: wallets submit twice
 * (MetaMask/eth-json-rpc-middleware, `fetch.ts`), and the first may already be mined. Nor are Besu's and Nethermind's
 * messages about the balance, which they check before the nonce.
 */
const NOT_ACCEPTED =
  /insufficient funds|underpriced|intrinsic gas|exceeds (?:allowance|block gas limit|the configured cap)|fee cap|max (?:priority )?fee per gas|below (?:configured minimum|current base fee)|execution reverted/i

/** Messages that only nodes send, some with codes that mean something else from a wallet: -32002 (geth, Besu) and -32004 (Besu). */
const NODE_ONLY = /timed?[ -]?out|invalid signature|account balance|insufficient ?funds/i

/** Whether a wallet that failed with this message, perhaps its node's, has sent the transaction. */
export function sentByMessage(message: string, code: number | undefined): WhetherSent {
  if (code === DUPLICATE_BATCH || ALREADY_KNOWN.test(message)) return 'likely'
  if (IS_REPLACEMENT.test(message)) return 'unknown'
  return NOT_TAKEN.includes(code) || NOT_ACCEPTED.test(message) ? 'no' : 'unknown'
}

/** The problem that a node's message describes, whatever the code: most nodes use one code for everything. */
export function problemByMessage(message: string): WalletProblem<'other'> | undefined {
  if (/insufficient ?funds/i.test(message)) return 'insufficient-funds'
  return /execution reverted/i.test(message) ? 'reverted' : undefined
}

export function isFromNode(message: string): boolean {
  return NODE_ONLY.test(message)
}
