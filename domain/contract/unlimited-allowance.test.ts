import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctSpenders, isUnlimited } from './unlimited-allowance.ts'

const NO_LIMIT = 2n ** 255n
const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test.each([
  ['the most that can be approved', 2n ** 256n - 1n, 10n ** 12n, true],
  ['what is left of it after some was spent', 2n ** 256n - 10n ** 30n, undefined, true],
  ['the most that a token with smaller numbers keeps', 2n ** 96n - 1n, 10n ** 27n, true],
  ['all that there is', 10n ** 12n, 10n ** 12n, true],
  ['a part of what there is', 10n ** 12n - 1n, 10n ** 12n, false],
  ['a part, where it is not known how much there is', 10n ** 12n, undefined, false],
  ['an amount of a token of which there is nothing yet', 5n, 0n, false],
  ['nothing', 0n, 0n, false]
])('an allowance of %s is judged', (_what, allowance, totalSupply, expected) => {
  expect(isUnlimited(allowance, totalSupply)).toBe(expected)
})

test('a larger allowance is never more limited, and nothing is never unlimited', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.option(amounts, { nil: undefined }), (a, b, totalSupply) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(isUnlimited(less, totalSupply) && !isUnlimited(more, totalSupply)).toBe(false)
      expect(isUnlimited(0n, totalSupply)).toBe(false)
    })
  )
})

test('below 2^255, only all that there is of a token is no limit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: NO_LIMIT - 1n }), amounts, (allowance, totalSupply) => {
      expect(isUnlimited(allowance, totalSupply)).toBe(totalSupply > 0n && allowance >= totalSupply)
      expect(isUnlimited(allowance + NO_LIMIT, totalSupply)).toBe(true)
    })
  )
})

test('a spender is named once, whatever its spelling', () => {
  const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const other = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
  expect(distinctSpenders([spender, other, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'])).toEqual([spender, other])
})
