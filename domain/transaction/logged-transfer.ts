import type { Token } from '#domain/chain/chain.ts'
import type { ContractEvent, ManyEventsQuery } from '#domain/contract/contract-call.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'
import { formatUnits } from '../amount.ts'
import type { Description } from './description.ts'

const transfer = {
  type: 'event',
  name: 'Transfer',
  inputs: [
    { name: 'from', type: 'address', indexed: true },
    { name: 'to', type: 'address', indexed: true },
    { name: 'value', type: 'uint256', indexed: false }
  ]
} as const

interface TransferArguments {
  readonly from: Address
  readonly to: Address
  readonly value: bigint
}

/** A log of a token's contract. */
export type LoggedEvent = ContractEvent<TransferArguments>

/** The same, with its token. */
export interface TransferEvent {
  readonly token: Token
  readonly event: LoggedEvent
}

/** `self` is from the account to itself. */
export type TransferDirection = 'in' | 'out' | 'self'

/** A transfer of a configured token from or to an account, as the token's contract has logged it. */
export interface LoggedTransfer {
  readonly direction: TransferDirection
  readonly token: Token
  readonly from: Address
  readonly to: Address
  /** In the token's smallest unit. */
  readonly value: bigint
  /** Of its transaction. */
  readonly hash: Hex
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly logIndex: number
  /** When its block was made, in milliseconds since 1970. */
  readonly time: number
}

/** All transfers of tokens from an account, and all to it. */
export function transferQueries(
  account: Address,
  tokens: readonly Address[]
): readonly ManyEventsQuery<TransferArguments>[] {
  const filters = [
    [account, undefined],
    [undefined, account]
  ]
  return filters.map((filter) => ({ addresses: tokens, fragment: transfer, filter }))
}

/** Without those of blocks that no longer exist, which have no time. */
export function loggedTransfers(
  events: readonly TransferEvent[],
  { account, times }: { readonly account: Address; readonly times: ReadonlyMap<bigint, number> }
): readonly LoggedTransfer[] {
  return events.flatMap(({ token, event: { args, transactionHash: hash, blockNumber, blockHash, logIndex } }) => {
    const time = times.get(blockNumber)
    const direction = directionOf(args, account)
    return time === undefined ? [] : [{ direction, token, ...args, hash, blockNumber, blockHash, logIndex, time }]
  })
}

/** Newest first, after everything from a block on was read: what a reorganisation has removed is in it no more. */
export function nextTransfers(
  known: readonly LoggedTransfer[],
  read: { readonly from: bigint; readonly to: bigint; readonly found: readonly LoggedTransfer[] }
): readonly LoggedTransfer[] {
  const kept = known.filter(({ blockNumber }) => blockNumber < read.from || blockNumber > read.to)
  const byKey = new Map([...kept, ...read.found].map((transfer) => [transferKey(transfer), transfer]))
  return [...byKey.values()].sort(newestTransferFirst)
}

/** A sort order of one chain's transfers. */
function newestTransferFirst(a: LoggedTransfer, b: LoggedTransfer): number {
  return Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex
}

/** Who is on the other side; the account itself if nobody is. */
export function counterpartyOf({ direction, from, to }: LoggedTransfer): Address {
  return direction === 'in' ? from : to
}

/** Whether a description has the amount; that of host code may be in any language. */
export function isAmountIn(description: Description, { value, token }: LoggedTransfer): boolean {
  if (typeof description !== 'string')
    return (
      description.kind === 'transfer' &&
      description.value === value &&
      isSameAddress(description.currency.address ?? '', token.address)
    )
  return description.replaceAll(',', '.').includes(`${formatUnits(value, token.decimals)} ${token.symbol}`)
}

/** Anyone can log a transfer of nothing from anyone to anyone, to put a look-alike address into a history. */
export function isOfNothing({ value }: LoggedTransfer): boolean {
  return value === 0n
}

/** A reorganised block can have the number of another one, and one transaction can be in both. */
function transferKey({ blockHash, logIndex }: LoggedTransfer): string {
  return `${blockHash}:${logIndex}`
}

function directionOf({ from, to }: TransferArguments, account: Address): TransferDirection {
  if (isSameAddress(from, to)) return 'self'
  return isSameAddress(to, account) ? 'in' : 'out'
}
