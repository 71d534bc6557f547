import { expect, test } from 'vitest'
import { isSpreadsheetFormula } from './spreadsheet-formula.ts'

test.each([
  '=1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1',
  '\t1',
  '\r1',
  '\n1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff201',
  '\u00a0=1'
])('a spreadsheet calculates %j', (text) => expect(isSpreadsheetFormula(text)).toBe(true))

test.each(['', '1', 'a=1', 'USD+', "'=1", '$', 'tUSD', '#REF'])('a spreadsheet leaves %j alone', (text) =>
  expect(isSpreadsheetFormula(text)).toBe(false)
)
