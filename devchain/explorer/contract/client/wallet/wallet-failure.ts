const MAX_DEPTH = 4
const MAX_TEXT = 300
const UNKNOWN_CHAIN: readonly number[] = [4902, 4901]

/** The wallet did not respond in time. */
export class WalletTimeoutError extends Error {}

/** What a wallet is asked to approve. */
export type ApprovedMethod =
  | 'eth_requestAccounts'
  | 'eth_sendTransaction'
  | 'wallet_addEthereumChain'
  | 'wallet_switchEthereumChain'

/** The visitor no longer waits for the wallet. */
export class StoppedWaitingError extends Error {
  readonly method: ApprovedMethod
  constructor(method: ApprovedMethod) {
    super()
    this.method = method
  }
}

/** What the wallet may still do. */
const AFTER_STOPPING: Readonly<Record<ApprovedMethod, string>> = {
  eth_requestAccounts: 'To connect it after all, choose it once more.',
  eth_sendTransaction: 'If you approve its request now, the transaction is sent all the same.',
  wallet_addEthereumChain: 'Nothing was sent. If you approve its request now, it still adds the network.',
  wallet_switchEthereumChain: 'Nothing was sent. If you approve its request now, it still switches the network.'
}

const TEXTS: Readonly<Record<number, string>> = {
  4001: 'You rejected the request in the wallet. Nothing was sent.',
  4100: 'The wallet has not authorised this account for this page: connect it again.',
  4200: 'The wallet does not support this request.',
  4900: 'The wallet has lost its connection to the network.',
  4901: 'The wallet is not connected to this network.',
  [-32002]: 'The wallet is already waiting for an answer: open it and finish or reject that request first.'
}

/** Why a wallet did not do what it was asked to, in words. */
export function failureText(cause: unknown, wallet: string): string {
  if (cause instanceof StoppedWaitingError) {
    return `No longer waiting for ${wallet}. ${AFTER_STOPPING[cause.method]}`
  }
  if (cause instanceof WalletTimeoutError) {
    return `${wallet} did not respond. Look for a request that is still open in it, then try again.`
  }
  const known = codesOf(cause).flatMap((code) => TEXTS[code] ?? [])
  if (known[0] !== undefined) return known[0]
  const { message } = Object(cause)
  const reason = typeof message === 'string' ? message.trim().slice(0, MAX_TEXT) : ''
  return reason === '' ? `${wallet} reported an error without a reason.` : `${wallet} reported: ${reason}`
}

/** The wallet has no such network yet: 4902, or 4901 (Taho), either inside another error. */
export function isUnknownChain(cause: unknown): boolean {
  return codesOf(cause).some((code) => UNKNOWN_CHAIN.includes(code))
}

/** From the outside in: many wallets wrap the error that counts. */
function codesOf(cause: unknown, depth = 0): readonly number[] {
  if (depth > MAX_DEPTH || typeof cause !== 'object' || cause === null) return []
  const { code, data, cause: inner } = Object(cause)
  const nested = [Object(data).originalError, data, inner].flatMap((each) => codesOf(each, depth + 1))
  return [...(typeof code === 'number' ? [code] : []), ...nested]
}
