import type { AccessList, Address, Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { isBytes, isQuantity, isRecord } from '../hex-values.ts'
import { invalid, WalletError } from '../wallet-error.ts'

const TYPES = ['0x0', '0x1', '0x2'] as const

/** Legacy, with an access list (EIP-2930), or with a fee market (EIP-1559). */
type TransactionType = (typeof TYPES)[number]

/** The fields of `eth_sendTransaction` that the wallet knows, with what each may be; it ignores all others. */
const FIELDS = {
  from: isAddress,
  to: isAddress,
  value: isWei,
  data: isAnyBytes,
  input: isAnyBytes,
  gas: isGas,
  gasLimit: isGas,
  gasPrice: isWei,
  maxFeePerGas: isWei,
  maxPriorityFeePerGas: isWei,
  nonce: isSafeInteger,
  chainId: isSafeInteger,
  type: (value: unknown): value is TransactionType => TYPES.some((type) => type === value),
  accessList: isAccessList,
  /** Pages may not delegate the account (EIP-7702): wallets do that themselves. */
  authorizationList: (_value: unknown): _value is never => false
}

type Fields = {
  readonly [Name in keyof typeof FIELDS]?: (typeof FIELDS)[Name] extends (value: unknown) => value is infer Value
    ? Value
    : never
}

/** The parameter of `eth_sendTransaction`, in which `data` and `gas` stand for both their names. */
export type TransactionParameter = Omit<Fields, 'input' | 'gasLimit' | 'authorizationList'>

/** From an account. */
export type TransactionRequest = TransactionParameter & { readonly from: Address }

/** As MetaMask, checks what the page asks for before the user is asked. @throws WalletError -32602. */
export function readTransaction(parameter: unknown): TransactionRequest {
  const { input, to, from, gasLimit, ...fields } = readFields(parameter)
  const { data = input, gas = gasLimit } = fields
  if (from === undefined) throw new WalletError(invalid('Invalid transaction params: from is missing.'))
  if (input !== undefined && data?.toLowerCase() !== input.toLowerCase()) throw mixed('data', 'a different input')
  if (to === undefined && (data ?? '0x') === '0x') {
    throw new WalletError(invalid('Invalid transaction params: neither a recipient nor the code of a contract.'))
  }
  assertOnePricing(fields)
  return {
    ...fields,
    from,
    // Whatever the case of its letters: the library that signs also rejects a wrong checksum.
    ...(to && { to: to.toLowerCase() as Address }),
    ...(data && { data }),
    ...(gas && { gas })
  }
}

function readFields(parameter: unknown): Fields {
  if (!isRecord(parameter)) throw new WalletError(invalid('Expected a transaction.'))
  // Some libraries write null for what is not given.
  const given = Object.entries(FIELDS).flatMap(([name, isValid]): [string, unknown][] => {
    const value = Object.hasOwn(parameter, name) ? (parameter[name] ?? undefined) : undefined
    if (value === undefined) return []
    if (isValid(value)) return [[name, value]]
    throw new WalletError(invalid(`Invalid transaction params: ${name} is not valid.`))
  })
  return Object.fromEntries(given)
}

/** Fields that belong to different types of transactions, or to another one than `type`. */
function assertOnePricing(fields: Fields): void {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } = fields
  const isMarket = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice && isMarket) throw mixed('gasPrice', 'maxFeePerGas or maxPriorityFeePerGas')
  if (type === '0x2' && gasPrice) throw mixed('type 0x2', 'gasPrice')
  if (type && type !== '0x2' && isMarket) throw mixed(`type ${type}`, 'maxFeePerGas or maxPriorityFeePerGas')
  if (type === '0x0' && accessList && accessList.length > 0) throw mixed('type 0x0', 'accessList')
  if (maxFeePerGas && maxPriorityFeePerGas && BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas)) {
    throw new WalletError(invalid('Invalid transaction params: maxPriorityFeePerGas is above maxFeePerGas.'))
  }
}

function mixed(one: string, other: string): WalletError {
  return new WalletError(
    invalid(`Invalid transaction params: specified ${one} but also included ${other}, these cannot be mixed.`)
  )
}

function isWei(value: unknown): value is Hex {
  return isQuantity(value, 256)
}

function isGas(value: unknown): value is Hex {
  return isQuantity(value, 64)
}

function isSafeInteger(value: unknown): value is Hex {
  return isQuantity(value, 53)
}

function isAnyBytes(value: unknown): value is Hex {
  return isBytes(value)
}

function isAccessList(value: unknown): value is AccessList {
  return Array.isArray(value) && value.every(isAccess)
}

function isAccess(value: unknown): boolean {
  const { address, storageKeys } = Object(value)
  return isAddress(address) && Array.isArray(storageKeys) && storageKeys.every((key) => isBytes(key, 32))
}
