import type { Hex } from 'viem'
import { invalid, WalletError } from '../wallet-error.ts'
import { messageOf } from '../wallet-reads.ts'
import { type AskNode, accountSignature } from './smart-account.ts'
import type { Signer } from './wallet-accounts.ts'

export async function signMessage({ account, key }: Signer, message: unknown, askNode: AskNode): Promise<Hex> {
  return accountSignature(account, await key.signMessage({ message: messageOf(message) }), askNode)
}

export async function signTypedData(
  { account, key }: Signer,
  given: unknown,
  { chainId, askNode }: { readonly chainId: number; readonly askNode: AskNode }
): Promise<Hex> {
  const data = typeof given === 'string' ? JSON.parse(given) : given
  const domainChainId = data.domain?.chainId
  if (domainChainId !== undefined && Number(domainChainId) !== chainId) {
    throw new WalletError(invalid(`Provided chainId "${domainChainId}" must match the active chainId "${chainId}"`))
  }
  const { EIP712Domain: _, ...types } = data.types
  return accountSignature(account, await key.signTypedData({ ...data, types }), askNode)
}
