/** What a wallet rejects with (EIP-1193, EIP-1474). */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const rejected = () => new ProviderError(4001, 'User rejected the request.')
export const unauthorized = () => new ProviderError(4100, 'The account has not been authorized by the user.')
export const unsupported = (method: string) => new ProviderError(4200, `The Dev Wallet does not support ${method}.`)
export const pending = () => new ProviderError(-32002, 'Request already pending. Please wait.')
export const invalid = (message: string) => new ProviderError(-32602, message)
export const unknownChain = (chainId: number) =>
  new ProviderError(4902, `Unrecognized chain ID ${chainId}: the Dev Wallet knows the local chains only.`)
