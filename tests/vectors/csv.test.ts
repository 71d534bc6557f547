import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { plainText } from '#domain/plain-text.ts'
import type { SentEntry } from '#domain/transaction/activity-entry.ts'
import { activityCsv } from '#ui/words/activity-export.ts'
import { readVectors } from './vectors.ts'

interface Family {
  readonly spectrum: readonly {
    readonly name: string
    readonly csv: string
    readonly json: readonly Readonly<Record<string, string>>[]
  }[]
  /** Cells that a spreadsheet calculates. */
  readonly injections: readonly string[]
}

const { spectrum, injections } = readVectors<Family>('csv')
const { strings } = readVectors<{ readonly strings: readonly string[] }>('naughty-strings')

/** What spreadsheets take for the start of a formula; some also after spaces or at full width. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** Cells of RFC 4180, row by row. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.join('') !== '')
}

type Cells = Readonly<Record<string, string | undefined>>

/** Of entries with these names of a network, which are also their descriptions. */
function exported(texts: readonly string[]): readonly Cells[] {
  const entries = texts.map(
    (text): SentEntry => ({
      chain: { ...baseGoerli, name: text },
      transaction: {
        sent: {
          hash: `0x${'ab'.repeat(32)}`,
          description: text,
          from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          addedAt: 1
        },
        fate: { status: 'confirmed' }
      }
    })
  )
  const [header = [], ...rows] = cellsOf(activityCsv(entries).replace(/^\ufeff/, ''))
  expect(rows.map((row) => row.length)).toEqual(texts.map(() => header.length))
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i]])))
}

test('the reader of these tests reads RFC 4180', () => {
  expect(spectrum.length).toBeGreaterThan(10)
  for (const { name, csv, json } of spectrum) {
    const [header = [], ...rows] = cellsOf(csv)
    expect(
      rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i]]))),
      name
    ).toEqual(json)
  }
})

test('every text comes back from an export as it was, but for a mark before a formula', () => {
  const values = spectrum.flatMap(({ json }) => json.flatMap((row) => Object.values(row)))
  const texts = [...values, ...injections, ...strings]
  const marked = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
  const rows = exported(texts)
  const missed = texts.filter((text, i) => {
    const { network, description } = rows[i] ?? {}
    return network !== marked(text) || description !== marked(plainText(text))
  })
  expect(missed).toEqual([])
})

test('no cell of an export is a formula', () => {
  expect(injections.length).toBeGreaterThan(10)
  const disguised = ['\uff1d1+1', '\uff0b1', '\uff0d1', '\uff20SUM(1)', ' =1', '\u00a0=1', '\t=1']
  const cells = exported([...injections, ...strings, ...disguised]).flatMap((row) => Object.values(row))
  expect(cells.filter((cell) => FORMULA.test(cell ?? ''))).toEqual([])
})
