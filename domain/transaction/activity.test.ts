import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/chains.ts'
import { activityState, type SentEntry } from './activity-entry.ts'
import { activityCsv, activityJson } from './activity-export.ts'
import { filterActivity } from './activity-filter.ts'
import type { Fate } from './fate.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const fates: readonly Fate[] = [
  { status: 'pending' },
  { status: 'pending', unknownSince: 1 },
  { status: 'confirmed' },
  { status: 'confirmed', replacement: 'speed-up', replacedBy: hash(77) },
  { status: 'failed' },
  { status: 'failed', replacement: 'cancellation', replacedBy: hash(77) },
  { status: 'failed', replacement: 'unclear' }
]

function entry(n: number, fate: Fate, description = `Payment ${n}`, chain = baseGoerli): SentEntry {
  return { chain, transaction: { hash: hash(n), description, from: alice, to: bob, addedAt: n, ...fate } }
}

const entries = fc.array(
  fc
    .tuple(fc.nat(500), fc.constantFrom(...fates), fc.string(), fc.constantFrom(baseGoerli, lineaGoerli))
    .map(([n, fate, description, chain]) => entry(n, fate, description, chain))
)
const filter = fc.record({
  chainId: fc.constantFrom(undefined, baseGoerli.id, lineaGoerli.id),
  state: fc.constantFrom(undefined, 'pending', 'confirmed', 'failed', 'replaced'),
  search: fc.oneof(fc.constant(''), fc.string({ maxLength: 3 }), fc.constantFrom('payment', bob.toUpperCase(), hash(7)))
} as const)

test('a filter keeps the order, and whatever it keeps passes again', () => {
  fc.assert(
    fc.property(entries, filter, (all, by) => {
      const kept = filterActivity(all, by)
      expect(kept).toEqual(all.filter((each) => kept.includes(each)))
      expect(filterActivity(kept, by)).toEqual(kept)
      expect(kept.every(({ chain }) => by.chainId === undefined || chain.id === by.chainId)).toBe(true)
      expect(kept.every((each) => !by.state || activityState(each) === by.state)).toBe(true)
    })
  )
})

test('every entry is in exactly one state', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const states = ['pending', 'confirmed', 'failed', 'replaced'] as const
      const counts = states.map((state) => filterActivity(all, { state, search: '' }).length)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length)
    })
  )
})

test.each([
  ['a word of the description', 'PAYMENT', true],
  ['words in any order', '7 payment', true],
  ['an address in any letter case', bob.toLowerCase(), true],
  ['the hash', hash(7), true],
  ["the replacement's hash", hash(77), true],
  ['three digits that only an address has', '997', false],
  ['four digits of an address', '0997', true],
  ['a word that it lacks', 'payment refund', false]
])('a search finds an entry by %s', (_what, search, isFound) => {
  const sped: Fate = { status: 'confirmed', replacement: 'speed-up', replacedBy: hash(77) }
  expect(filterActivity([entry(7, sped)], { search })).toHaveLength(isFound ? 1 : 0)
})

/** Reads RFC 4180, as a spreadsheet does. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('each entry is a row of a CSV file with the same columns, whatever its description says', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const [head = [], ...rows] = readCsv(activityCsv(all))
      expect(rows).toHaveLength(all.length)
      expect(rows.every(({ length }) => length === head.length)).toBe(true)
      expect(rows.map((row) => row[head.indexOf('hash')])).toEqual(all.map(({ transaction }) => transaction.hash))
    })
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("https://evil.example","a")',
  '\uff1d1+1',
  '\uff20SUM(A1)'
])('no cell is a formula: %j', (description) => {
  const [head = [], row = []] = readCsv(activityCsv([entry(1, { status: 'pending' }, description)]))
  expect(row[head.indexOf('description')]).toMatch(/^'[=+\-@\uff1d\uff20]/)
})

test('an export says what the page says', () => {
  const reverted: Fate = {
    status: 'failed',
    blockNumber: 9,
    blockHash: hash(9),
    revert: { type: 'reason', details: 'Too late' }
  }
  expect(activityCsv([entry(1, reverted, 'Buy "two", please')])).toMatchInlineSnapshot(`
    "time,network,chainId,state,detail,description,from,to,nonce,hash,networkHash,block,reason,direction,amount,token,tokenAddress
    1970-01-01T00:00:00.001Z,Base Goerli,84531,failed,,"Buy ""two"", please",0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266,0x70997970C51812dc3A010C7d01b50e0d17dc79C8,,0x0000000000000000000000000000000000000000000000000000000000000001,0x0000000000000000000000000000000000000000000000000000000000000001,9,"The contract refused this, and said why. Too late",,,,
    "
  `)
  expect(
    activityJson([entry(2, { status: 'failed', replacement: 'cancellation', replacedBy: hash(77) })])
  ).toMatchInlineSnapshot(`
    "[
      {
        "time": "1970-01-01T00:00:00.002Z",
        "network": "Base Goerli",
        "chainId": 84531,
        "state": "replaced",
        "detail": "cancellation",
        "description": "Payment 2",
        "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "hash": "0x0000000000000000000000000000000000000000000000000000000000000002",
        "networkHash": "0x000000000000000000000000000000000000000000000000000000000000004d"
      }
    ]
    "
  `)
})
