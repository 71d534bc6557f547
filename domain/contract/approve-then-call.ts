import type { Description } from '#domain/transaction/description.ts'
import type { Address } from '../address.ts'
import { contract } from './contract.ts'
import type { ContractCall } from './contract-call.ts'

/** A call that spends an account's tokens, and what it needs for that. */
interface SpendingCall<Call> {
  /** An ERC-20 contract. */
  readonly token: Address
  /** Who spends the tokens, usually the contract that is called. */
  readonly spender: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly call: Call
  /** Of the approval, and of the reset that some need before it, for Recent Transactions. */
  readonly descriptions: { readonly approve: Description; readonly reset: Description }
}

/** A call of a batch. */
interface Approval {
  readonly call: ContractCall
  readonly description: Description
}

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

/** Takes back what the spender may still spend. */
export function revokeCall({ token, spender }: Pick<SpendingCall<unknown>, 'token' | 'spender'>): ContractCall {
  return contract({ address: token, abi }).call('approve', spender, 0n)
}

/**
 * The calls of a batch, in order; the call alone if the allowance suffices. Tokens such as USDT refuse to change an
 * allowance that is not 0, so that a smaller one is always reset first; any other token accepts that too.
 */
export function approveThenCall<Call>(
  { token, spender, amount, call, descriptions }: SpendingCall<Call>,
  allowance: bigint
): readonly [Call | Approval, ...(Call | Approval)[]] {
  if (allowance >= amount) return [call]
  const approve = (approved: bigint) => contract({ address: token, abi }).call('approve', spender, approved)
  const approval = { call: approve(amount), description: descriptions.approve }
  return allowance === 0n ? [approval, call] : [{ call: approve(0n), description: descriptions.reset }, approval, call]
}
