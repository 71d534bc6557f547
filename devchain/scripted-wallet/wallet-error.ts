/** A wallet's error as plain data, which is passed from Node to the page. */
export interface WalletErrorData {
  readonly code: number
  readonly message: string
  readonly data?: unknown
  /** The wrapped error, as in wallets built on a library. */
  readonly cause?: unknown
}

export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data, cause }: WalletErrorData) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
  }
}

export const rejected: WalletErrorData = { code: 4001, message: 'User rejected the request.' }
export const unauthorized: WalletErrorData = { code: 4100, message: 'The account has not been authorized by the user.' }
export const unsupported: WalletErrorData = { code: 4200, message: 'The requested method is not supported.' }
export const disconnected: WalletErrorData = { code: 4900, message: 'The provider is disconnected from all chains.' }
export const chainDisconnected: WalletErrorData = {
  code: 4901,
  message: 'The provider is disconnected from the specified chain.'
}
export const unknownChain: WalletErrorData = {
  code: 4902,
  message: 'Unrecognized chain ID. Try adding the chain using wallet_addEthereumChain first.'
}
export const busy: WalletErrorData = { code: -32002, message: 'Request already pending. Please wait.' }
export const invalid = (message: string): WalletErrorData => ({ code: -32602, message })

/**
 * An error nested inside another, with its code only there:
 * - `original-error`: in `data.originalError`, as in MetaMask mobile
 * - `data`: in `data`, as in wallets that forward a node's answer
 * - `cause`: in `cause`, as in wallets built on viem
 */
export function nested(error: WalletErrorData, place: 'original-error' | 'data' | 'cause'): WalletErrorData {
  const outer = { code: -32603, message: 'Internal JSON-RPC error.' }
  if (place === 'original-error') return { ...outer, data: { originalError: error } }
  return place === 'data' ? { ...outer, data: error } : { ...outer, cause: error }
}

export function toWalletErrorData(thrown: unknown): WalletErrorData {
  const { code, message, data } = Object(thrown) as Partial<WalletErrorData>
  return {
    code: typeof code === 'number' ? code : -32603,
    message: message ?? String(thrown),
    ...(data !== undefined && { data })
  }
}
