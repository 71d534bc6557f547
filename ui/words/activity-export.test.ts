import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { activityOf, type SentEntry } from '#domain/transaction/activity-entry.ts'
import type { Description } from '#domain/transaction/description.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import type { LoggedTransfer } from '#domain/transaction/logged-transfer.ts'
import type { SentTransaction } from '#domain/transaction/transaction.ts'
import { translate } from '#ui/text/live-text.ts'
import { activityCsv, activityJson } from './activity-export.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

const fates: readonly Fate[] = [
  { status: 'pending' },
  { status: 'pending', unknownSince: 1 },
  { status: 'confirmed' },
  { status: 'confirmed', speedUp: hash(77) },
  { status: 'failed' },
  { status: 'failed', replacement: 'cancellation', replacedBy: hash(77) },
  { status: 'failed', replacement: 'unclear' }
]

function entry(n: number, fate: Fate, description: Description = `Payment ${n}`, chain = baseGoerli): SentEntry {
  return { chain, transaction: { sent: { hash: hash(n), description, from: alice, to: bob, addedAt: n }, fate } }
}

/** A transfer of 1.5 tUSD to Alice. */
function transfer(n: number, more: Partial<LoggedTransfer> = {}): LoggedTransfer {
  const place = { hash: hash(n), blockNumber: BigInt(n), blockHash: hash(n), logIndex: 0, time: n * 1000 }
  return { direction: 'in', token, from: bob, to: alice, value: 1_500_000n, ...place, ...more }
}
const on = (...transfers: readonly LoggedTransfer[]) => ({ chain: baseGoerli, transfers })

afterEach(() => translate({}))

const entries = fc.array(
  fc
    .tuple(fc.nat(500), fc.constantFrom(...fates), fc.string(), fc.constantFrom(baseGoerli, lineaGoerli))
    .map(([n, fate, description, chain]) => entry(n, fate, description, chain))
)
/** Reads RFC 4180, as a spreadsheet does. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
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
      expect(rows.map((row) => row[head.indexOf('hash')])).toEqual(all.map(({ transaction }) => transaction.sent.hash))
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

test('what a wallet has sent instead is exported in the place of what was reviewed, and how much has arrived beside it', () => {
  const currency = { symbol: 'ETH', decimals: 18 }
  const payment = { kind: 'transfer', to: bob, value: 10n ** 17n, currency } as const
  const { transaction } = entry(1, { status: 'confirmed' }, payment)
  const mismatch = { kind: 'call', outline: `${carol} ${10n ** 18n} 0x` } as const
  const other = { chain: baseGoerli, transaction: { ...transaction, sent: { ...transaction.sent, mismatch } } }
  const description = { ...payment, value: 10_000_000n, currency: token }
  const less = entry(2, { status: 'confirmed', blockNumber: 9, blockHash: hash(9), arrived: 100_000n }, description)
  const bySomebodyElse = { kind: 'sender', from: carol } as const
  const elsewhere = {
    ...other,
    transaction: { ...transaction, sent: { ...transaction.sent, mismatch: bySomebodyElse } }
  }
  expect(JSON.parse(activityJson([other, less, elsewhere]))).toMatchObject([
    { amount: '1', token: 'ETH', warning: 'Your wallet sent something else: 1 ETH to 0x3C…93BC.' },
    { arrived: '0.1', warning: 'Only 0.1 tUSD of 10 tUSD has arrived.' },
    { warning: 'Your wallet sent it from another account: 0x3C…93BC.' }
  ])
  expect(activityCsv([elsewhere])).not.toContain('0.1,ETH')
})

test('an export says what the page says', () => {
  const reverted: Fate = {
    status: 'failed',
    blockNumber: 9,
    blockHash: hash(9),
    revert: { type: 'reason', details: 'Too late' }
  }
  expect(activityCsv([entry(1, reverted, 'Buy "two", please')]).slice(1)).toMatchInlineSnapshot(`
    "time,network,chainId,status,mark,detail,description,from,to,nonce,hash,networkHash,block,blockTime,gasUsed,fee,feeSymbol,reason,warning,arrived,direction,amount,token,tokenAddress
    1970-01-01T00:00:00.001Z,Base Goerli,84531,failed,,,"Buy ""two"", please",0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266,0x70997970C51812dc3A010C7d01b50e0d17dc79C8,,0x0000000000000000000000000000000000000000000000000000000000000001,0x0000000000000000000000000000000000000000000000000000000000000001,9,,,,,"The contract refused this, and said why. Too late",,,,,,
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
        "status": "failed",
        "mark": "cancelled",
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

test('exports have what was transferred, for a transaction all of it', () => {
  const swapped = [transfer(2, { direction: 'out', from: alice, to: bob, logIndex: 1 }), transfer(2, { value: 7n })]
  const list = activityOf([entry(2, { status: 'confirmed' })], [on(transfer(3, { from: carol }), ...swapped)])
  expect(JSON.parse(activityJson(list))).toEqual([
    {
      time: '1970-01-01T00:00:03.000Z',
      network: 'Base Goerli',
      chainId: 84531,
      status: 'confirmed',
      description: 'Received 1.5 tUSD',
      from: carol,
      to: alice,
      hash: hash(3),
      networkHash: hash(3),
      block: 3,
      blockTime: '1970-01-01T00:00:03.000Z',
      direction: 'in',
      amount: '1.5',
      token: 'tUSD',
      tokenAddress: token.address
    },
    expect.objectContaining({
      description: 'Payment 2',
      direction: 'out; in',
      amount: '1.5; 0.000007',
      token: 'tUSD; tUSD'
    })
  ])
  const [, first] = activityCsv(list).split('\r\n')
  expect(first).toContain('Received 1.5 tUSD')
  expect(first?.endsWith(`,in,1.5,tUSD,${token.address}`)).toBe(true)
})

test('a transaction has the time of its block, its gas and its fee as they are stored, exactly, and nothing in place of an absent one', () => {
  const mined = { status: 'confirmed', blockNumber: 9, blockHash: hash(9) } as const
  const exported = (fate: Fate) => JSON.parse(activityJson([entry(1, fate)]))[0]
  expect(exported({ ...mined, minedAt: 1_700_000_000_000, gasUsed: 21_000n, fee: 10n ** 18n + 1n })).toMatchObject({
    block: 9,
    blockTime: '2023-11-14T22:13:20.000Z',
    gasUsed: '21000',
    fee: '1.000000000000000001',
    feeSymbol: 'ETH'
  })
  expect(exported({ ...mined, status: 'failed', fee: 0n })).toMatchObject({ fee: '0', feeSymbol: 'ETH' })
  for (const name of ['blockTime', 'gasUsed', 'fee', 'feeSymbol']) expect(exported(mined)).not.toHaveProperty(name)
})

test('a CSV file begins with a byte order mark, a JSON file does not', () => {
  expect(activityCsv([])).toMatch(/^\ufefftime,/)
  expect(activityJson([])).toBe('[]\n')
})

describe('a native amount', () => {
  const { symbol, decimals } = baseGoerli.nativeCurrency
  const ether = { kind: 'transfer', to: bob, value: 15n * 10n ** 17n, currency: { symbol, decimals } } as const
  const exported = (each: SentEntry) => JSON.parse(activityJson([each]))[0]
  const moved = { direction: 'out', amount: '1.5', token: 'ETH' }
  const called = (sent: Partial<SentTransaction>): SentEntry => {
    const each = entry(1, { status: 'confirmed' }, 'Buy a ticket')
    return { ...each, transaction: { ...each.transaction, sent: { ...each.transaction.sent, ...sent } } }
  }

  test.each([{ status: 'pending' }, { status: 'confirmed' }, { status: 'confirmed', speedUp: hash(77) }] as const)(
    'that was paid is exported: %j',
    (fate) => {
      expect(exported(entry(1, fate, ether))).toMatchObject({ ...moved, from: alice, to: bob })
      expect(exported(entry(1, fate, ether))).not.toHaveProperty('tokenAddress')
    }
  )

  test.each([{ status: 'failed' }, { status: 'failed', replacement: 'cancellation', replacedBy: hash(77) }] as const)(
    'that moved nothing is not: %j',
    (fate) => {
      expect(exported(entry(1, fate, ether))).not.toHaveProperty('amount')
    }
  )

  test('is that of a payment, also where another account executed it for nothing', () => {
    const executed = called({ description: ether, call: `${carol.toLowerCase()} 0 0x` })
    expect(exported(executed)).toMatchObject(moved)
  })

  test("of another call is the account's own transaction's, in its place before the tokens", () => {
    const call = `${carol.toLowerCase()} 1500000000000000000 0xdeadbeef`
    expect(exported(called({ call, nonce: 3 }))).toMatchObject(moved)
    expect(exported(called({ call }))).not.toHaveProperty('amount')
    const [swap] = activityOf([called({ call, nonce: 3 })], [on(transfer(1))])
    expect(JSON.parse(activityJson(swap ? [swap] : []))).toMatchObject([
      { direction: 'out; in', amount: '1.5; 1.5', token: 'ETH; tUSD', tokenAddress: `; ${token.address}` }
    ])
  })

  test("of a token's payment is none", () => {
    const paid = { ...ether, currency: token }
    expect(exported(entry(1, { status: 'confirmed' }, paid))).not.toHaveProperty('amount')
  })
})

test("an export describes the page's own transactions in its language, and host code's in their own words", () => {
  const { symbol, decimals } = baseGoerli.nativeCurrency
  const own = { kind: 'transfer', to: bob, value: 15n * 10n ** 17n, currency: { symbol, decimals } } as const
  const all = [entry(1, { status: 'pending' }, own), entry(2, { status: 'pending' }, 'Send 1 ETH')]
  const described = () => JSON.parse(activityJson(all)).map(({ description }: { description: string }) => description)
  expect(described()).toEqual(['Send 1.5 ETH to 0x70…79C8', 'Send 1 ETH'])
  translate({ account: { transactions: { sentTo: (amount: string, to: string) => `${amount} an ${to} senden` } } })
  expect(described()).toEqual(['1.5 ETH an 0x70…79C8 senden', 'Send 1 ETH'])
})
