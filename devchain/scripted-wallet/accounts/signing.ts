import { encodePacked, type Hex, keccak256 } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { invalid, WalletError } from '../wallet-error.ts'
import { messageOf } from '../wallet-reads.ts'
import { type AskNode, accountSignature, type WalletAccount } from './smart-account.ts'
import { readTypedData, withOwnDomain } from './typed-data.ts'
import type { Signer } from './wallet-accounts.ts'

export async function signMessage({ account, key }: Signer, message: unknown, askNode: AskNode): Promise<Hex> {
  return accountSignature(account, await key.signMessage({ message: messageOf(message) }), askNode)
}

/** @param version the third has no lists, and is the fourth otherwise. */
export async function signTypedData(
  { account, key }: Signer,
  given: unknown,
  { chainId, askNode }: { readonly chainId: number; readonly askNode: AskNode },
  version: 'v3' | 'v4' = 'v4'
): Promise<Hex> {
  const data = readTypedData(given)
  const domainChainId = data.domain?.chainId
  if (domainChainId !== undefined && Number(domainChainId) !== chainId) {
    throw new WalletError(invalid(`Provided chainId "${domainChainId}" must match the active chainId "${chainId}"`))
  }
  const signed = withOwnDomain(data)
  if (version === 'v3' && Object.values(signed.types).flat().some(isList)) {
    throw new WalletError(invalid('Lists need eth_signTypedData_v4.'))
  }
  return accountSignature(account, await key.signTypedData(signed), askNode)
}

/** The form before EIP-712 (`eth_signTypedData`): a list of values, each with its type and name. */
export async function signTypedValues(
  { account, key }: { readonly account: WalletAccount; readonly key: Pick<HDAccount, 'sign'> },
  given: unknown,
  askNode: AskNode
): Promise<Hex> {
  return accountSignature(account, await key.sign({ hash: digestOfValues(given) }), askNode)
}

/** @throws WalletError -32602. */
function digestOfValues(given: unknown): Hex {
  if (!Array.isArray(given) || given.length === 0) throw new WalletError(invalid('Expected a list of values.'))
  const names = given.map((each) => `${Object(each).type} ${Object(each).name}`)
  try {
    const types = given.map(({ type }) => String(type))
    const schema = keccak256(encodePacked(Array(names.length).fill('string'), names))
    const values = keccak256(
      encodePacked(
        types,
        given.map(({ value }) => value)
      )
    )
    return keccak256(encodePacked(['bytes32', 'bytes32'], [schema, values]))
  } catch {
    throw new WalletError(invalid(`The values do not fit their types: ${names.join(', ')}.`))
  }
}

function isList(field: unknown): boolean {
  return String(Object(field).type).includes('[')
}
