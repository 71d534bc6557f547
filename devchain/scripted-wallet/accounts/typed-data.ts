import { hashTypedData, type TypedDataDomain } from 'viem'
import { invalid, WalletError } from '../wallet-error.ts'

/** The parameter of `eth_signTypedData_v4`. */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain?: TypedDataDomain
  readonly message: Readonly<Record<string, unknown>>
}

/**
 * As an object or as JSON, checked as it is signed.
 * @throws WalletError -32602 for what cannot be signed, such as an address with a wrong checksum
 */
export function readTypedData(given: unknown): TypedData {
  const typedData = Object(typeof given === 'string' ? parse(given) : given) as TypedData
  try {
    hashTypedData(withOwnDomain(typedData))
  } catch (cause) {
    const { shortMessage, message } = cause as { readonly shortMessage?: string; readonly message: string }
    throw new WalletError({ ...invalid(`The typed data cannot be signed: ${shortMessage ?? message}`), cause })
  }
  return typedData
}

/** With every field that the domain has, whatever type the page gives it. */
export function withOwnDomain(typedData: TypedData): TypedData {
  const { EIP712Domain: _, ...types } = Object(typedData.types)
  return { ...typedData, types }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WalletError({ ...invalid('The typed data is not JSON.'), cause })
  }
}
