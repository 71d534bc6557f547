import { expect, test } from 'vitest'
import { type Description, isDescription, readDescription, storableDescription } from './description.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD' } as const
const eth = { symbol: 'ETH', decimals: 18 }
const all: readonly Description[] = [
  { kind: 'transfer', to: bob, value: 15n * 10n ** 17n, currency: eth },
  { kind: 'transfer', to: bob, value: 2n ** 256n - 1n, currency: { ...token, decimals: 6 } },
  { kind: 'revocation', spender: bob, token },
  'Sign the petition'
]

const stored = (description: Description) => JSON.parse(JSON.stringify(storableDescription(description)))

test.each(all)('%o is the same after it was stored', (description) => {
  expect(readDescription(stored(description))).toEqual(description)
  expect(isDescription(description)).toBe(true)
})

test("no sentence is stored of the page's own transactions", () => {
  expect(JSON.stringify(all.slice(0, 3).map(stored))).not.toMatch(/send|revoke an/i)
})

const transfer = { kind: 'transfer', to: bob, value: '1', currency: eth }
test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a number', 5],
  ['another kind', { ...transfer, kind: 'mint' }],
  ['a recipient that is no address', { ...transfer, to: '0x12' }],
  ['a value in hex', { ...transfer, value: '0x1' }],
  ['a value that is a number', { ...transfer, value: 1 }],
  ['a value beyond a uint256', { ...transfer, value: '9'.repeat(79) }],
  ['no currency', { ...transfer, currency: undefined }],
  ['decimals that would fill the memory', { ...transfer, currency: { symbol: 'ETH', decimals: 2 ** 31 } }],
  ['a token that is no address', { ...transfer, currency: { ...eth, address: 'x' } }],
  ['a revocation for nobody', { kind: 'revocation', token }],
  ['a revocation of nothing', { kind: 'revocation', spender: bob, token: { symbol: 'x' } }]
])('%s is no stored description', (_what, value) => {
  expect(readDescription(value)).toBeUndefined()
})

test('what is no description is refused before it is stored', () => {
  expect([undefined, 5, {}, { ...transfer }, { kind: 'transfer', value: 1n }].map(isDescription)).toEqual(
    Array(5).fill(false)
  )
})
