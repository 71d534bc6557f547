/** What a wallet rejects with: crosses from Node into the page as plain data. */
export interface WalletErrorData {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: WalletErrorData) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const rejected: WalletErrorData = { code: 4001, message: 'User rejected the request.' }
export const unauthorized: WalletErrorData = { code: 4100, message: 'The account has not been authorized by the user.' }
export const unsupported: WalletErrorData = { code: 4200, message: 'The requested method is not supported.' }
export const busy: WalletErrorData = { code: -32002, message: 'Request already pending. Please wait.' }
export const invalid = (message: string): WalletErrorData => ({ code: -32602, message })

export function toWalletErrorData(cause: unknown): WalletErrorData {
  const { code, message, data } = Object(cause) as Partial<WalletErrorData>
  return {
    code: typeof code === 'number' ? code : -32603,
    message: message ?? String(cause),
    ...(data !== undefined && { data })
  }
}
