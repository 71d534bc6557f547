import type { AbiFunction } from 'abitype'
import type { Token } from '#domain/chain/chain.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { standardErrors } from '#domain/contract/standard-errors.ts'
import type { Address, Hex } from '../address.ts'
import type { Payment } from './payment.ts'

/** What the wallet is asked to send for a payment: itself, or a call of the token's contract. */
interface PaymentTransaction {
  readonly to: Address
  /** In wei. */
  readonly value: bigint
  readonly call?: { readonly data: Hex }
}

/** Of ERC-20. Some tokens return nothing, although they should. */
const transfer: AbiFunction = {
  type: 'function',
  name: 'transfer',
  stateMutability: 'nonpayable',
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' }
  ],
  outputs: [{ name: '', type: 'bool' }]
}

/** Of ERC-20. */
const balanceOf: AbiFunction = {
  type: 'function',
  name: 'balanceOf',
  stateMutability: 'view',
  inputs: [{ name: 'owner', type: 'address' }],
  outputs: [{ name: '', type: 'uint256' }]
}

const TRANSFER_SELECTOR = '0xa9059cbb'
/** Of `balanceOf(address)`. */
const BALANCE_SELECTOR = '0x70a08231'
/** Hex digits. */
const WORD = 64

export function paymentTransaction({ to, value, token }: Payment): PaymentTransaction {
  if (!token) return { to, value }
  return { to: token.address, value: 0n, call: { data: transferData(to, value) } }
}

/** To simulate a transfer of a token; encoded, it is what `paymentTransaction` has. */
export function tokenTransfer({ to, value }: Payment, token: Token): ContractCall {
  return { address: token.address, fragment: transfer, args: [to, value], errors: standardErrors }
}

/** To read the balance of a token. */
export function tokenBalance(token: Address, account: Address): ContractCall<bigint> {
  return { address: token, fragment: balanceOf, args: [account], errors: [] }
}

/** To simulate a read of it, in the same way. */
export function balanceData(account: Address): Hex {
  return `${BALANCE_SELECTOR}${addressWord(account)}`
}

function transferData(to: Address, value: bigint): Hex {
  return `${TRANSFER_SELECTOR}${addressWord(to)}${value.toString(16).padStart(WORD, '0')}`
}

function addressWord(address: Address): string {
  return address.slice(2).toLowerCase().padStart(WORD, '0')
}
