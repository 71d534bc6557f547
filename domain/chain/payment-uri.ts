import type { Address } from '../address.ts'

/** What a wallet reads from a QR code to pay an account on one network, without an amount (EIP-681). */
export function paymentUri(account: Address, chainId: number): string {
  return `ethereum:${account}@${chainId}`
}
