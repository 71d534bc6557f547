import { afterEach, expect, test } from 'vitest'
import { formatUnits, PLAIN_MARKS, parseUnits } from '#domain/amount.ts'
import { translate } from '#domain/text/live-text.ts'
import { formatBalance, formatGwei, pageMarks, shownUnits } from './amount.ts'

afterEach(() => translate({}))

const ether = (text: string) => parseUnits(text, 18, PLAIN_MARKS) ?? 0n

test.each([
  ['0', '0'],
  ['0.0001', '<0.001'],
  ['0.0109', '0.01'],
  ['0.9999', '0.999'],
  ['1.239', '1.23'],
  ['99.999', '99.99'],
  ['100.19', '100.1'],
  ['9999.99', '9,999.9'],
  ['10000', '10k'],
  ['12345', '12.3k'],
  ['1999999', '1.9m'],
  ['5000000000', '5b'],
  ['1234567890123', '1.2t']
])('a balance of %s shows %s, cut and never rounded up', (amount, shown) => {
  expect(formatBalance(ether(amount), 18)).toBe(shown)
})

test('an amount is shown with the marks of the page’s language, and stays exact for machines', () => {
  expect(shownUnits(ether('1234.5'), 18)).toBe('1234.5')
  translate({ numberMarks: { decimal: ',', group: '.' } })
  expect(shownUnits(ether('1234.5'), 18)).toBe('1234,5')
  expect(formatUnits(ether('1234.5'), 18)).toBe('1234.5')
  expect(['9999.99', '0.0001', '12345'].map((amount) => formatBalance(ether(amount), 18))).toEqual([
    '9.999,9',
    '<0,001',
    '12,3k'
  ])
})

test('an amount that was typed keeps its value when the language changes', () => {
  translate({ numberMarks: { decimal: ',', group: '.' } })
  const marks = pageMarks()
  translate({})
  expect(parseUnits('1,500', 18, marks)).toBe(ether('1.5'))
})

test.each([
  [7n, '0.000000007'],
  [1_234n, '0.00000123'],
  [1_234_567_890n, '1.23'],
  [12_345_678_901n, '12.3'],
  [123_456_789_012n, '123'],
  [1_234_567_890_123n, '1234'],
  [0n, '0']
])('%d wei are %s gwei', (wei, gwei) => {
  expect(formatGwei(wei)).toBe(gwei)
})
