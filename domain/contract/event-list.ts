import type { BlockRange, ContractEvent } from './contract-call.ts'

/** Two epochs: Ethereum does not reorganise blocks that are older, so older events need not be read again. */
export const OVERLAP_BLOCKS = 64n
/** Public nodes refuse wide ranges; whoever is further behind catches up in several reads. */
export const MAX_BLOCKS = 500n
/** Whoever has missed more starts over with the newest blocks: it would take too many reads. */
export const MAX_MISSED_BLOCKS = 5_000n
/** More than a page shows at once; bounds memory for a contract with many events. */
export const MAX_EVENTS = 1000

/** What one read of a range found. */
interface EventRead<Arguments> {
  readonly range: BlockRange
  readonly events: readonly ContractEvent<Arguments>[]
}

/**
 * The events after a range was read, possibly again: what is known inside the range is replaced, because a
 * reorganisation may have removed it. In the order of the chain, the newest `MAX_EVENTS`. Known events keep their
 * identity, and `known` itself is returned if nothing changed, so that views render nothing again.
 */
export function nextEvents<Arguments>(
  known: readonly ContractEvent<Arguments>[],
  { range, events }: EventRead<Arguments>
): readonly ContractEvent<Arguments>[] {
  const before = new Map(known.map((event) => [keyOf(event), event]))
  const kept = known.filter((event) => !isInside(range, event))
  const read = events.filter((event) => isInside(range, event)).map((event) => before.get(keyOf(event)) ?? event)
  const byKey = new Map([...kept, ...read].map((event) => [keyOf(event), event]))
  const next = [...byKey.values()].sort(inOrderOfTheChain).slice(-MAX_EVENTS)
  return next.length === known.length && next.every((event, i) => event === known[i]) ? known : next
}

/**
 * The blocks to read next: from `OVERLAP_BLOCKS` before the end of the last range, at most `MAX_BLOCKS`, up to the head.
 * The newest `MAX_BLOCKS` if nothing was read yet, or more than `MAX_MISSED_BLOCKS` were missed. A head below `lastRead` is
 * of a node that is behind, or of a chain that was reorganised; the blocks above it are then read again when they come.
 */
export function nextRange(lastRead: bigint | undefined, head: bigint): BlockRange {
  if (lastRead === undefined || head - lastRead > MAX_MISSED_BLOCKS)
    return { fromBlock: notNegative(head + 1n - MAX_BLOCKS), toBlock: head }
  const fromBlock = notNegative(lesser(lastRead, head) + 1n - OVERLAP_BLOCKS)
  return { fromBlock, toBlock: lesser(head, fromBlock + MAX_BLOCKS - 1n) }
}

function isInside({ fromBlock, toBlock }: BlockRange, { blockNumber }: ContractEvent): boolean {
  return blockNumber >= fromBlock && blockNumber <= toBlock
}

/** True if blocks between the last range and this one are never read: what was known is then no part of the list. */
export function isGap(lastRead: bigint | undefined, { fromBlock }: BlockRange): boolean {
  return lastRead !== undefined && fromBlock > lastRead + 1n
}

/** A reorganised block can have the number of another one, and one transaction can be in both. */
function keyOf({ blockHash, logIndex }: ContractEvent): string {
  return `${blockHash}:${logIndex}`
}

function inOrderOfTheChain(a: ContractEvent, b: ContractEvent): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function notNegative(block: bigint): bigint {
  return block < 0n ? 0n : block
}
