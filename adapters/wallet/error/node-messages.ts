import type { WalletProblem, WhetherSent } from '#domain/wallet/wallet-error.ts'

const INVALID_PARAMETERS = -32602

/** Geth, Besu, Erigon, Nethermind and anvil, each in its own words (MetaMask/metamask-extension#3669, NethermindEth/nethermind#4148). */
const ALREADY_KNOWN = /already ?known|\bknown transaction|already imported|same hash/i

/** Another with the same nonce waits: from a wallet that signs anew when it hands in again, that is the same transfer. */
const IS_REPLACEMENT = /replacement/i

/**
 * What a node says of a transaction that it does not take; words alone, because -32000 is also its code for one that it has, and
 * for a time-out. "Nonce too low" is not among them: wallets hand in twice (MetaMask/eth-json-rpc-middleware, `fetch.ts`), and
 * the first may be mined by then. Nor are Besu's and Nethermind's words for a balance, which they look at before the nonce.
 */
const NOT_ACCEPTED =
  /insufficient funds|underpriced|intrinsic gas|exceeds (?:allowance|block gas limit|the configured cap)|fee cap|max (?:priority )?fee per gas|below (?:configured minimum|current base fee)|execution reverted/i

/** What only a node says, some with codes by which a wallet means something else: -32002 (geth, Besu) and -32004 (Besu). */
const NODE_ONLY = /timed?[ -]?out|invalid signature|account balance|insufficient ?funds/i

/** Whether a wallet that fails like this, perhaps in the words of its node, has sent the transaction. */
export function sentByMessage(message: string, code: number | undefined): WhetherSent {
  if (ALREADY_KNOWN.test(message)) return 'likely'
  if (IS_REPLACEMENT.test(message)) return 'unknown'
  return code === INVALID_PARAMETERS || NOT_ACCEPTED.test(message) ? 'no' : 'unknown'
}

/** What a node's words say of a failure, whatever its code: most nodes have one code for everything. */
export function problemByMessage(message: string): WalletProblem<'other'> | undefined {
  if (/insufficient ?funds/i.test(message)) return 'insufficient-funds'
  return /execution reverted/i.test(message) ? 'reverted' : undefined
}

export function isFromNode(message: string): boolean {
  return NODE_ONLY.test(message)
}
