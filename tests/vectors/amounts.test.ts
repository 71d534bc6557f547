import { expect, test } from 'vitest'
import { formatUnits, PLAIN_MARKS, parseUnits } from '#domain/amount.ts'
import { formatBalance } from '#ui/words/amount.ts'
import { readVectors } from './vectors.ts'

interface Family {
  /** Of each unit, an amount as text, and with `_format` the same without needless zeros. */
  readonly units: readonly (Readonly<Record<string, string>> & { readonly name: string; readonly wei: string })[]
  readonly balances: readonly (readonly [ether: string, shown: string])[]
}

const { units, balances } = readVectors<Family>('amounts')

const DECIMALS: Readonly<Record<string, number>> = {
  kwei: 3,
  mwei: 6,
  satoshi: 8,
  gwei: 9,
  szabo: 12,
  finney: 15,
  ether: 18
}

/** Stricter: what is typed into a field for an amount is none if it is negative. */
const NEGATIVE = [
  'negative-one-proper',
  'negative-one-leading',
  'negative-tenth-proper',
  'amount-negative-fraction',
  'pad-negative-fraction',
  'one-two-three-3',
  'satoshi'
]

const amounts = units.flatMap((unit) =>
  Object.entries(DECIMALS).flatMap(([name, decimals]) => {
    const [typed, shown] = [unit[name], unit[`${name}_format`]]
    return typed === undefined || shown === undefined
      ? []
      : [{ name: unit.name, value: unit.wei, decimals, typed, shown }]
  })
)

test('an amount that is typed in any unit is read to the last digit', () => {
  const missed = amounts.filter(
    ({ typed, decimals, value }) => parseUnits(typed, decimals, PLAIN_MARKS) !== BigInt(value)
  )
  expect(missed.map(({ typed, decimals }) => parseUnits(typed, decimals, PLAIN_MARKS))).toEqual(
    missed.map(() => undefined)
  )
  expect([...new Set(missed.map(({ name }) => name))]).toEqual(NEGATIVE)
})

test('an amount is written to the last digit in any unit', () => {
  expect(amounts.length).toBeGreaterThan(20)
  // Other libraries write `1.0` for `1`.
  const written = amounts.map(({ value, decimals }) => formatUnits(BigInt(value), decimals))
  expect(written).toEqual(amounts.map(({ shown }) => shown.replace(/\.0$/, '')))
})

/** Of the source, each with what is shown instead. */
const OTHER_BALANCES: Readonly<Record<string, string>> = {
  // Nothing and hardly anything are not the same.
  '0.0009': '<0.001'
}

test('a balance is shortened as RainbowKit does it', () => {
  expect(balances.length).toBeGreaterThan(30)
  const shown = balances.map(([ether]) => [ether, formatBalance(parseUnits(ether, 18, PLAIN_MARKS) ?? -1n, 18)])
  expect(shown).toEqual(balances.map(([ether, expected]) => [ether, OTHER_BALANCES[ether] ?? expected]))
})
