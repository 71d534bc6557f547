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

/** A spender that may spend as much of a token as an account ever has. */
export interface UnlimitedAllowance {
  readonly token: Token
  readonly spender: Address
}

/** Some tokens, such as UNI, have smaller numbers for "no limit", but none below all that there is of them. */
export function isUnlimited(allowance: bigint, totalSupply: bigint | undefined): boolean {
  if (allowance >= NO_LIMIT) return true
  return totalSupply !== undefined && totalSupply > 0n && allowance >= totalSupply
}

/** How much there is of a token, in its smallest unit. */
export function totalSupplyOf(token: Address): ContractCall<bigint> {
  return contract({ address: token, abi }).call('totalSupply')
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
