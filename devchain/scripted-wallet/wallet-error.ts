/** A wallet's error as plain data, which is passed from Node to the page. */
export interface WalletErrorData {
  readonly code: number
  readonly message: string
  readonly data?: unknown
  /** The wrapped error, as in wallets built on a library. */
  readonly cause?: unknown
}

/** Whatever wallets throw, as plain data: some throw an error without a code, and some a text. */
export type Thrown = WalletErrorData | (Omit<WalletErrorData, 'code'> & { readonly code?: never }) | string

export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number
  readonly data: unknown
  /** As the page gets it. */
  readonly thrown: Thrown
  constructor(thrown: Thrown) {
    const { code = INTERNAL, message, data, cause } = typeof thrown === 'string' ? { message: thrown } : thrown
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
    this.thrown = thrown
  }
}

const INTERNAL = -32603

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
export function nested(error: WalletErrorData, within: 'original-error' | 'data' | 'cause'): WalletErrorData {
  const outer = { code: INTERNAL, message: 'Internal JSON-RPC error.' }
  if (within === 'original-error') return { ...outer, data: { originalError: error } }
  return within === 'data' ? { ...outer, data: error } : { ...outer, cause: error }
}

export function toWalletErrorData(thrown: unknown): WalletErrorData {
  const { code, message, data } = Object(thrown) as Partial<WalletErrorData>
  return {
    code: typeof code === 'number' ? code : INTERNAL,
    message: message ?? String(thrown),
    ...(data !== undefined && { data })
  }
}
