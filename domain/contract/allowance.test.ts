import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctSpenders, type Holdings, kindOfAllowance } from './allowance.ts'

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

const supply = 10n ** 12n
const held = 10n ** 6n

test.each([
  ['the most that can be approved', 2n ** 256n - 1n, { totalSupply: supply, balance: 0n }, 'unlimited'],
  ['the most, of a token that says nothing else', 2n ** 256n - 1n, {}, 'unlimited'],
  ['what is left of the most after some was spent', 2n ** 256n - 10n ** 30n, {}, 'unlimited'],
  ['the most that a token with smaller numbers keeps', 2n ** 96n - 1n, { totalSupply: 10n ** 27n }, 'unlimited'],
  ['all that there is', supply, { totalSupply: supply, balance: held }, 'unlimited'],
  ['all that the account holds', held, { totalSupply: supply, balance: held }, 'whole-balance'],
  ['more than it holds, of which the supply is not known', 2n ** 200n, { balance: held }, 'whole-balance'],
  ['a part of what it holds', held - 1n, { totalSupply: supply, balance: held }, 'limited'],
  ['a part of what it holds, of which the supply is not known', held - 1n, { balance: held }, 'limited'],
  ['a part of what there is, of which it holds nothing', 5n, { totalSupply: supply, balance: 0n }, 'limited'],
  ['an amount of a token of which there is nothing yet', 5n, { totalSupply: 0n, balance: 0n }, 'limited'],
  ['much of a token whose supply is not known, of which it holds nothing', 2n ** 200n, { balance: 0n }, 'unknown'],
  ['a part of what there is, where its balance is not known', 5n, { totalSupply: supply }, 'unknown'],
  ['an amount of a token of which nothing is known', 5n, {}, 'unknown'],
  ['nothing', 0n, {}, 'none']
] as const)('an allowance of %s is judged', (_what, allowance, known, expected) => {
  const holdings: Partial<Holdings> = known
  const { totalSupply, balance } = holdings
  expect(kindOfAllowance(allowance, { totalSupply, balance })).toBe(expected)
})

const ORDER = ['none', 'limited', 'unknown', 'whole-balance', 'unlimited']
const known = fc.option(amounts, { nil: undefined })

test('a larger allowance is never less of a danger, and only nothing is none', () => {
  fc.assert(
    fc.property(amounts, amounts, known, known, (a, b, totalSupply, balance) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      const [lower, higher] = [less, more].map((each) => kindOfAllowance(each, { totalSupply, balance }))
      expect(ORDER.indexOf(String(higher))).toBeGreaterThanOrEqual(ORDER.indexOf(String(lower)))
      expect(lower === 'none').toBe(less === 0n)
    })
  )
})

test('more is never said of a token of which less is known', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (allowance, totalSupply, balance) => {
      const all = kindOfAllowance(allowance, { totalSupply, balance })
      for (const less of [{ totalSupply }, { balance }, {}]) {
        const kind = kindOfAllowance(allowance, { totalSupply: undefined, balance: undefined, ...less })
        if (kind !== all) expect(['unknown', 'whole-balance', 'limited']).toContain(kind)
        if (kind === 'limited') expect(['limited', 'unlimited']).toContain(all)
      }
    })
  )
})

test('a spender is named once, whatever its spelling', () => {
  const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const other = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
  expect(distinctSpenders([spender, other, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'])).toEqual([spender, other])
})
