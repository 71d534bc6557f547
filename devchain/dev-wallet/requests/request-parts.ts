import { isQuantity } from '#devchain/scripted-wallet/hex-values.ts'
import { invalid, unsupported, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'

/** @throws WalletError when the parameter has no valid chain id. */
export function chainIdOf(parameter: unknown): number {
  const { chainId } = Object(parameter)
  if (!isQuantity(chainId, 53)) throw new WalletError(invalid('chainId must be a hexadecimal number.'))
  return Number(chainId)
}

export function hexOf(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

/** @throws WalletError when `asked` is a chain other than the wallet's. */
export function assertForChain(what: string, asked: unknown, chainId: number): void {
  if (asked === undefined || Number(asked) === chainId) return
  throw new WalletError(invalid(`${what} is for chain ${Number(asked)}, and the wallet is on chain ${chainId}.`))
}

export function notSupported(what: string): WalletError {
  return new WalletError({ ...unsupported, message: `Dev Wallet does not support ${what}.` })
}
