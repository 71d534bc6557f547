import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../address.ts'
import type { BlockRange, ContractEvent } from './contract-call.ts'
import { MAX_BLOCKS, MAX_EVENTS, MAX_MISSED_BLOCKS, nextEvents, nextRange, OVERLAP_BLOCKS } from './event-list.ts'

type Signed = ContractEvent<string>

const toHash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
const signed = (blockNumber: number, logIndex: number, blockHash = blockNumber): Signed => ({
  args: `${blockHash}/${logIndex}`,
  blockNumber: BigInt(blockNumber),
  blockHash: toHash(blockHash),
  logIndex,
  transactionHash: toHash(logIndex)
})
const range = (from: number, to: number): BlockRange => ({ fromBlock: BigInt(from), toBlock: BigInt(to) })

describe('the events that are known', () => {
  test('are in the order of the chain, whatever order they were read in', () => {
    const later = nextEvents([], { range: range(10, 20), events: [signed(20, 0), signed(12, 9), signed(12, 1)] })
    const all = nextEvents(later, { range: range(0, 9), events: [signed(9, 3)] })
    expect(all).toEqual([signed(9, 3), signed(12, 1), signed(12, 9), signed(20, 0)])
  })

  test('contain each log once, although one block has several and a transaction is in two blocks', () => {
    const both = [signed(5, 0), signed(5, 1), signed(5, 1), signed(6, 0)]
    expect(nextEvents([signed(4, 0)], { range: range(4, 6), events: [signed(4, 0), ...both] })).toHaveLength(4)
  })

  test('lose what a range no longer has, at both of its ends too', () => {
    const known = [1, 2, 3, 4, 5].map((block) => signed(block, 0))
    expect(nextEvents(known, { range: range(2, 4), events: [] })).toEqual([signed(1, 0), signed(5, 0)])
    const replaced = signed(4, 0, 400)
    expect(nextEvents(known, { range: range(4, 5), events: [replaced] })).toEqual([...known.slice(0, 3), replaced])
  })

  test('have none that a node sends from outside the range', () => {
    expect(nextEvents([], { range: range(2, 4), events: [signed(1, 0), signed(5, 0)] })).toEqual([])
  })

  test('are the newest ones if there are too many', () => {
    const many = Array.from({ length: MAX_EVENTS + 3 }, (_, i) => signed(i, 0))
    expect(nextEvents([], { range: range(0, MAX_EVENTS + 3), events: many })).toEqual(many.slice(3))
  })

  test('are the same objects after they were read again, and the same list if nothing changed', () => {
    const known = [signed(1, 0), signed(2, 0)]
    const again = () => [signed(2, 0), signed(1, 0)]
    expect(nextEvents(known, { range: range(0, 9), events: again() })).toBe(known)
    const more = nextEvents(known, { range: range(0, 9), events: [...again(), signed(3, 0)] })
    expect(more[0]).toBe(known[0])
    expect(more).toHaveLength(3)
    const replaced = nextEvents(known, { range: range(2, 2), events: [signed(2, 0, 200)] })
    expect(replaced).toEqual([signed(1, 0), signed(2, 0, 200)])
  })
})

describe('the next range', () => {
  test('is the newest blocks if nothing was read', () => {
    expect(nextRange(undefined, 10_000n)).toEqual({ fromBlock: 10_001n - MAX_BLOCKS, toBlock: 10_000n })
    expect(nextRange(undefined, 3n)).toEqual(range(0, 3))
  })

  test('overlaps the last one, so that events of a reorganisation are replaced', () => {
    expect(nextRange(1000n, 1002n)).toEqual({ fromBlock: 1001n - OVERLAP_BLOCKS, toBlock: 1002n })
    expect(nextRange(1000n, 1000n)).toEqual({ fromBlock: 1001n - OVERLAP_BLOCKS, toBlock: 1000n })
  })

  test('ends at the head of a node that is behind, and overlaps what is below it', () => {
    expect(nextRange(1000n, 990n)).toEqual({ fromBlock: 991n - OVERLAP_BLOCKS, toBlock: 990n })
  })

  const block = fc.bigInt({ min: 0n, max: 100_000n })

  test('is the newest blocks if too many were missed, so that catching up takes few reads', () => {
    fc.assert(
      fc.property(block, block, (start, missed) => {
        const head = start + missed
        let lastRead = start
        let reads = 0
        for (; lastRead < head && reads < 20; reads++) lastRead = nextRange(lastRead, head).toBlock
        expect(lastRead).toBe(head)
        expect(reads).toBeLessThanOrEqual(12)
      })
    )
    expect(nextRange(1_000n, 1_000n + MAX_MISSED_BLOCKS)).toEqual(range(937, 1_436))
    expect(nextRange(1_000n, 1_001n + MAX_MISSED_BLOCKS)).toEqual(range(5_502, 6_001))
  })

  test('is bounded, starts within what was read, and gets nearer to the head each time', () => {
    fc.assert(
      fc.property(fc.option(block, { nil: undefined }), block, (lastRead, head) => {
        fc.pre(lastRead === undefined || head <= lastRead + MAX_MISSED_BLOCKS)
        const { fromBlock, toBlock } = nextRange(lastRead, head)
        expect(fromBlock).toBeGreaterThanOrEqual(0n)
        expect(toBlock).toBeGreaterThanOrEqual(fromBlock)
        expect(toBlock - fromBlock).toBeLessThan(MAX_BLOCKS)
        expect(toBlock).toBeLessThanOrEqual(head)
        if (lastRead === undefined) return
        expect(fromBlock).toBeLessThanOrEqual(lastRead)
        if (lastRead < head) expect(toBlock).toBeGreaterThan(lastRead)
      })
    )
  })
})

/** What a chain does between two polls: a fork is never deeper than the overlap, and replaces what it removes. */
const step = fc.nat(Number(OVERLAP_BLOCKS)).chain((removed) =>
  fc.record({
    removed: fc.constant(removed),
    /** For each added block the number of its logs. */
    added: fc.array(fc.nat(2), { minLength: removed, maxLength: 700 }),
    isBehindBy: fc.nat(5)
  })
)

test('whatever the chain does between polls, what is known at its head is what it has', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const blocks: (readonly Signed[])[] = [[]]
      let blockHash = 0
      let known: readonly Signed[] = []
      let lastRead = 0n
      const poll = (head: number) => {
        const next = nextRange(lastRead, BigInt(head))
        const found = blocks.slice(Number(next.fromBlock), Number(next.toBlock) + 1).flat()
        known = nextEvents(known, { range: next, events: found.reverse() })
        lastRead = next.toBlock
      }
      for (const { removed, added, isBehindBy } of steps) {
        blocks.splice(Math.max(1, blocks.length - removed))
        for (const logs of added) {
          blockHash += 1
          blocks.push(Array.from({ length: logs }, (_, i) => signed(blocks.length, i, blockHash)))
        }
        poll(Math.max(0, blocks.length - 1 - isBehindBy))
      }
      while (lastRead < blocks.length - 1) poll(blocks.length - 1)
      expect(known).toEqual(blocks.flat().slice(-MAX_EVENTS))
    }),
    { numRuns: 50 }
  )
})
