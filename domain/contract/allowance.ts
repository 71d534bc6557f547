import type { Token } from '#domain/chain/chain.ts'
import type { Address } from '../address.ts'
import { contract } from './contract.ts'
import type { ContractCall, ManyEventsQuery } from './contract-call.ts'

/** Approvals without a limit are of 2^256 - 1; some tokens count down from there, and none has half as many units. */
const NO_LIMIT = 2n ** 255n

const abi = [
  {
    type: 'function',
    name: 'totalSupply',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }]
  },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }]
  }
] as const

const approval = {
  type: 'event',
  name: 'Approval',
  inputs: [
    { name: 'owner', type: 'address', indexed: true },
    { name: 'spender', type: 'address', indexed: true },
    { name: 'value', type: 'uint256', indexed: false }
  ]
} as const

/** A spender that may spend all that an account holds of a token, or more. */
export interface ListedAllowance {
  readonly token: Token
  readonly spender: Address
  /** In the token's smallest unit; undefined without a limit. */
  readonly amount: bigint | undefined
}

/**
 * How much of a token an allowance is:
 * - `unlimited`: as much as the account ever has
 * - `whole-balance`: limited, and no less than the account holds
 * - `limited`: less than the account holds, or of a token that it does not hold
 * - `unknown`: not known without the token's supply or the account's balance
 */
type AllowanceKind = 'none' | 'unlimited' | 'whole-balance' | 'limited' | 'unknown'

/** Of a token, in its smallest unit; undefined for one that could not be read. */
export interface Holdings {
  readonly totalSupply: bigint | undefined
  readonly balance: bigint | undefined
}

export function kindOfAllowance(allowance: bigint, { totalSupply, balance }: Holdings): AllowanceKind {
  if (allowance === 0n) return 'none'
  if (isUnlimited(allowance, totalSupply)) return 'unlimited'
  if (balance === undefined) return 'unknown'
  if (balance > 0n) return allowance >= balance ? 'whole-balance' : 'limited'
  return totalSupply === undefined ? 'unknown' : 'limited'
}

/** Some tokens, such as UNI, have smaller numbers for "no limit", but none below all that there is of them. */
function isUnlimited(allowance: bigint, totalSupply: bigint | undefined): boolean {
  if (allowance >= NO_LIMIT) return true
  return totalSupply !== undefined && totalSupply > 0n && allowance >= totalSupply
}

/** How much there is of a token, in its smallest unit. */
export function totalSupplyOf(token: Address): ContractCall<bigint> {
  return contract({ address: token, abi }).call('totalSupply')
}

/** How much an account holds of a token, in its smallest unit. */
export function balanceOf(account: Address, token: Address): ContractCall<bigint> {
  return contract({ address: token, abi }).call('balanceOf', account)
}

/** Whom an account has ever approved to spend these tokens. */
export function approvalsBy(
  owner: Address,
  tokens: readonly Address[]
): ManyEventsQuery<{ readonly spender: Address }> {
  return { addresses: tokens, fragment: approval, filter: [owner, undefined] }
}

/** Each once, whatever the spelling, in the order in which they are first named. */
export function distinctSpenders(spenders: readonly Address[]): readonly Address[] {
  const bySpelling = new Map<string, Address>()
  for (const spender of spenders) {
    const key = spender.toLowerCase()
    if (!bySpelling.has(key)) bySpelling.set(key, spender)
  }
  return [...bySpelling.values()]
}
