import type { Address } from '../address.ts'
import { contract } from './contract.ts'
import type { ContractCall } from './contract-call.ts'

/** A call that spends an account's tokens, and what it needs for that. */
export interface SpendingCall<Call> {
  /** An ERC-20 contract. */
  readonly token: Address
  /** Who spends the tokens, usually the contract that is called. */
  readonly spender: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly call: Call
}

/** One of the calls of a batch: `approve` for the spender's exact amount, `reset` of an allowance to 0 before that. */
export type SpendingStep<Call> =
  | { readonly kind: 'reset' | 'approve'; readonly call: ContractCall }
  | { readonly kind: 'call'; readonly call: Call }

const abi = [
  {
    type: 'function',
    name: 'allowance',
    stateMutability: 'view',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' }
    ],
    outputs: [{ name: '', type: 'uint256' }]
  },
  {
    // Without outputs: some tokens, such as USDT, return nothing.
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'spender', type: 'address' },
      { name: 'amount', type: 'uint256' }
    ],
    outputs: []
  }
] as const

/** To read first: `approveThenCall` needs its result, how much the spender may still spend of the owner's tokens. */
export function allowanceOf(
  owner: Address,
  { token, spender }: Pick<SpendingCall<unknown>, 'token' | 'spender'>
): ContractCall<bigint> {
  return contract({ address: token, abi }).call('allowance', owner, spender)
}

/**
 * The calls of a batch, in order; the call alone if the allowance suffices. Tokens such as USDT refuse to change an
 * allowance that is not 0, so that a smaller one is always reset first; any other token accepts that too.
 */
export function approveThenCall<Call>(
  { token, spender, amount, call }: SpendingCall<Call>,
  allowance: bigint
): readonly [SpendingStep<Call>, ...SpendingStep<Call>[]] {
  const last = { kind: 'call', call } as const
  if (allowance >= amount) return [last]
  const approve = (approved: bigint) => contract({ address: token, abi }).call('approve', spender, approved)
  const approval = { kind: 'approve', call: approve(amount) } as const
  return allowance === 0n ? [approval, last] : [{ kind: 'reset', call: approve(0n) }, approval, last]
}
