import type { Hex } from 'viem'
import { invalid, WalletError } from '../wallet-error.ts'
import { type AskNode, accountSignature } from './smart-account.ts'
import { readTypedData, withOwnDomain } from './typed-data.ts'
import type { Signer } from './wallet-accounts.ts'

export async function signMessage({ account, key }: Signer, message: unknown, askNode: AskNode): Promise<Hex> {
  const text = String(message)
  const isHex = /^0x(?:[0-9a-f]{2})*$/i.test(text)
  return accountSignature(account, await key.signMessage({ message: isHex ? { raw: text as Hex } : text }), askNode)
}

export async function signTypedData(
  { account, key }: Signer,
  given: unknown,
  { chainId, askNode }: { readonly chainId: number; readonly askNode: AskNode }
): Promise<Hex> {
  const data = readTypedData(given)
  const domainChainId = data.domain?.chainId
  if (domainChainId !== undefined && Number(domainChainId) !== chainId) {
    throw new WalletError(invalid(`Provided chainId "${domainChainId}" must match the active chainId "${chainId}"`))
  }
  return accountSignature(account, await key.signTypedData(withOwnDomain(data)), askNode)
}
