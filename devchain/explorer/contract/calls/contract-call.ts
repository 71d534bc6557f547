import { type Address, encodeFunctionData, type Hex } from 'viem'
import { checkedAddress } from '#devchain/explorer/checked-address.ts'
import { type FilledIn, fieldsOf, fillIn } from '#devchain/explorer/contract/input/fields.ts'
import { parseInteger } from '#devchain/explorer/contract/input/integer.ts'
import type { ContractFunction } from '../contract-functions.ts'

/** A call with its arguments encoded. */
export interface ContractCall {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
}

export type TypedCall =
  | { readonly status: 'ready'; readonly call: ContractCall }
  | { readonly status: 'refused'; readonly problems: Extract<FilledIn, { status: 'invalid' }>['problems'] }

/** The form's names for what is not an argument. */
export const FROM_FIELD = 'from'
export const AMOUNT_FIELD = 'amount'

const AMOUNT = { isSigned: false, bits: 256 } as const

/** The call that a form describes, or what is wrong with which field. */
export function typedCall(to: Address, fn: ContractFunction, typed: Readonly<Record<string, string>>): TypedCall {
  const { inputs, name, stateMutability } = fn.item
  const filledIn = fillIn(fieldsOf(inputs), typed)
  const from = checkedAddress(typed[FROM_FIELD] ?? '')
  const amountText = typed[AMOUNT_FIELD]?.trim() || '0'
  const amount = stateMutability === 'payable' ? parseInteger(amountText, AMOUNT, ['amount']) : undefined
  const problems = new Map(filledIn.status === 'invalid' ? filledIn.problems : [])
  if (amount?.status === 'invalid') problems.set(AMOUNT_FIELD, amount.problems)
  if (typeof from === 'string') problems.set(FROM_FIELD, [{ path: ['calling account'], text: from }])
  if (filledIn.status === 'invalid' || problems.size > 0 || typeof from === 'string') {
    return { status: 'refused', problems }
  }
  const value = amount?.status === 'valid' && typeof amount.value === 'bigint' ? amount.value : 0n
  const data = encodeFunctionData({ abi: [fn.item], functionName: name, args: filledIn.values })
  return { status: 'ready', call: { from: from.to, to, data, value } }
}
