import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '../address.ts'
import { type AskedBatch, describeHashes, isSameBatch, MAX_CALLS } from './asked-batch.ts'
import { batchKey, parseBatch, serialiseBatch } from './stored-batches.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const approve = { to, value: 0n, data: '0xab', description: 'Approve' } as const
const swap = { to: account, value: 3n, data: '0xcd', description: 'Swap' } as const
const hash: Hex = `0x${'12'.repeat(32)}`
const batch: AskedBatch = {
  key: 'a1',
  account,
  chainId: 84531,
  wallet: { id: 'wallet', isPaired: false },
  description: 'Approve and swap',
  calls: [approve, swap],
  askedAt: 1_700_000_000_000
}

const revoke = { kind: 'revocation', spender: account, token: { address: to, symbol: 'tUSD' } } as const
const own: AskedBatch = { ...batch, description: revoke, calls: [{ ...approve, description: revoke }, swap] }

test.each([batch, own, { ...batch, id: 'b1' }, { ...batch, sentHashes: [hash] }])(
  'what is stored is read again: %o',
  (stored) => {
    expect(parseBatch(account, batchKey(stored), serialiseBatch(stored))).toEqual(stored)
  }
)

describe('a record is not read', () => {
  const text = serialiseBatch({ ...batch, id: 'b1' })
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })
  const call = { to, value: '1', data: '0xab', description: 'Approve' }

  test.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no object', '7'],
    ['another version', changed({ version: 2 })],
    ['no description', changed({ description: 7 })],
    ['a time before 1970', changed({ askedAt: -1 })],
    ['an empty id', changed({ id: '' })],
    ['a huge id', changed({ id: 'b'.repeat(4097) })],
    ['no wallet', changed({ wallet: 'wallet' })],
    ['no calls', changed({ calls: [] })],
    ['too many calls', changed({ calls: Array(MAX_CALLS + 1).fill(call) })],
    ['a call to nobody', changed({ calls: [{ ...call, to: '0x1' }] })],
    ['half a byte', changed({ calls: [{ ...call, data: '0xabc' }] })],
    ['a fraction of a wei', changed({ calls: [{ ...call, value: '1.5' }] })],
    ['hashes beside an id', changed({ sentHashes: [hash] })],
    ['no hash', changed({ id: undefined, sentHashes: [] })],
    ['what is no hash', changed({ id: undefined, sentHashes: ['0x1'] })],
    ['more hashes than calls', changed({ id: undefined, sentHashes: [hash, hash, hash] })],
    ['one bad call of two', changed({ calls: [call, undefined] })]
  ])('that has %s', (_, stored) => {
    expect(parseBatch(account, batchKey(batch), stored)).toBeUndefined()
  })

  test.each(['portside.batch.other.84531.a1', batchKey({ ...batch, chainId: 0 }), batchKey({ ...batch, key: '-' })])(
    'under the key %s',
    (key) => {
      expect(parseBatch(account, key, text)).toBeUndefined()
    }
  )
})

test('the same calls are recognised in any notation, and nothing else', () => {
  const other = { ...swap, to: account.toLowerCase() as Address, data: '0xCD' as Hex, description: 'Something else' }
  expect(isSameBatch(batch, { ...batch, calls: [approve, other] })).toBe(true)
  const different = [
    { ...batch, account: to },
    { ...batch, chainId: 5 },
    { ...batch, calls: [approve] },
    { ...batch, calls: [swap, approve] },
    { ...batch, calls: [approve, { ...swap, value: 4n }] },
    { ...batch, calls: [approve, { ...swap, data: '0xce' as Hex }] }
  ]
  expect(different.filter((calls) => isSameBatch(batch, calls))).toEqual([])
})

test('hashes have the descriptions of their calls only if it is known which is which, and are never more', () => {
  const each = [
    { hash: '0x1', description: 'Approve', to },
    { hash: '0x2', description: 'Swap', to: account }
  ]
  expect(describeHashes(batch, ['0x1', '0x2'], false)).toEqual(each)
  const whole = { hash: '0x1', description: 'Approve and swap' }
  expect(describeHashes(batch, ['0x1'], false)).toEqual([whole])
  expect(describeHashes(batch, ['0x1'], true)).toEqual([whole])
  expect(describeHashes(batch, ['0x1', '0x2', '0x3'], false)).toHaveLength(2)
})
