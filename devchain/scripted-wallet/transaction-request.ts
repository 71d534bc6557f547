import type { Address, Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { isBytes, isQuantity } from './rpc-values.ts'
import { invalid, WalletError } from './wallet-error.ts'

/** The parameter of `eth_sendTransaction`, checked: its known fields alone. */
export interface TransactionRequest {
  readonly from: Address
  /** Absent for a contract's creation, which always has `data`. */
  readonly to?: Address
  /** Also if the page calls it `input`. */
  readonly data?: Hex
  readonly value?: Hex
  /** Also if the page calls it `gasLimit`. */
  readonly gas?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
  readonly type?: Hex
  readonly accessList?: readonly AccessListItem[]
}

interface AccessListItem {
  readonly address: Address
  readonly storageKeys: readonly Hex[]
}

type Fields = Readonly<Record<string, unknown>>

/** The fields that are numbers, and the bits that each may have. */
const QUANTITIES = {
  value: 256,
  gas: 64,
  gasLimit: 64,
  gasPrice: 256,
  maxFeePerGas: 256,
  maxPriorityFeePerGas: 256,
  nonce: 64,
  chainId: 64,
  type: 8
} as const

/** Legacy, with an access list (EIP-2930), and with a priority fee (EIP-1559). */
const KNOWN_TYPES: readonly number[] = [0, 1, 2]

/** Unknown fields are ignored, as MetaMask does. @throws WalletError -32602 for a malformed value of a known one. */
export function readTransaction(parameter: unknown): TransactionRequest {
  const given = fieldsOf(parameter)
  if (!isAddress(given['from'])) throw malformed('from', 'must be an address')
  const to = optional(given, 'to', isAddress, 'must be an address')
  const numbers = quantitiesOf(given)
  const { gasLimit, ...others } = numbers
  const gas = numbers.gas ?? gasLimit
  const data = dataOf(given)
  const accessList = optional(given, 'accessList', isAccessList, 'must be a list of addresses with their storage keys')
  assertOneKind(numbers, accessList !== undefined)
  if (to === undefined && (data ?? '0x') === '0x') {
    throw new WalletError(invalid('A transaction must have a recipient, or the code of a contract in its data.'))
  }
  return {
    from: given['from'],
    ...others,
    ...(to !== undefined && { to }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas }),
    ...(accessList !== undefined && { accessList })
  }
}

/** JSON's null counts as absent. */
function fieldsOf(parameter: unknown): Fields {
  if (typeof parameter !== 'object' || parameter === null || Array.isArray(parameter)) {
    throw new WalletError(invalid('Expected a transaction.'))
  }
  return Object.fromEntries(Object.entries(parameter).filter(([, value]) => value !== undefined && value !== null))
}

function quantitiesOf(given: Fields): Partial<Record<keyof typeof QUANTITIES, Hex>> {
  const read = Object.entries(QUANTITIES).map(([name, bits]) => {
    const isNumber = (value: unknown): value is Hex => isQuantity(value, bits)
    return [name, optional(given, name, isNumber, `must be a hexadecimal number of at most ${bits} bits, such as 0x1`)]
  })
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

function dataOf(given: Fields): Hex | undefined {
  const [data, input] = ['data', 'input'].map((name) => optional(given, name, isBytes, 'must be bytes, such as 0x1234'))
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase()) {
    throw malformed('input', 'must be the same as its data')
  }
  return data ?? input
}

/** The type, the way of paying and the access list must go together. */
function assertOneKind(
  { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: ReturnType<typeof quantitiesOf>,
  hasAccessList: boolean
): void {
  const suggestsPriority = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && suggestsPriority) throw malformed('gasPrice', 'cannot stand beside maxFeePerGas')
  if (type === undefined) return
  const number = Number(type)
  if (!KNOWN_TYPES.includes(number)) throw malformed('type', 'must be 0x0, 0x1 or 0x2')
  if (number === 2 && gasPrice !== undefined) throw malformed('type', 'cannot be 0x2 beside gasPrice')
  if (number < 2 && suggestsPriority) throw malformed('type', 'must be 0x2 beside maxFeePerGas')
  if (number === 0 && hasAccessList) throw malformed('type', 'cannot be 0x0 beside accessList')
}

function isAccessList(value: unknown): value is readonly AccessListItem[] {
  return Array.isArray(value) && value.every(isAccessListItem)
}

function isAccessListItem(item: unknown): item is AccessListItem {
  const { address, storageKeys } = Object(item)
  const isKey = (key: unknown) => isBytes(key) && key.length === 66
  return isAddress(address) && Array.isArray(storageKeys) && storageKeys.every(isKey)
}

function optional<Value>(
  given: Fields,
  name: string,
  is: (value: unknown) => value is Value,
  rule: string
): Value | undefined {
  const value = given[name]
  if (value === undefined) return undefined
  if (!is(value)) throw malformed(name, rule)
  return value
}

function malformed(field: string, rule: string): WalletError {
  return new WalletError(invalid(`The transaction’s ${field} ${rule}.`))
}
