import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { entriesOf, filesBelow } from './source-tree.ts'

interface Requirement {
  readonly number: string
  readonly text: string
  /** Why no test of it can use the running page. */
  readonly onNoPage?: string | undefined
  readonly shownBy: readonly Evidence[]
}

interface Evidence {
  readonly name: string
  readonly file: string
}

/** How many there are of each letter, in the order of the document. */
const GROUPS = { R: 9, C: 17, V: 5, A: 7, N: 4, B: 3, E: 5, S: 6, K: 10, L: 4, X: 5, D: 5 }
const FOLDER = 'docs'
/** Of Playwright, in Chromium or another browser. */
const BROWSER_TEST = /\.spec\.ts$/
const requirements = readRequirements(read(`${FOLDER}/requirements.md`))

test('every requirement is there once, in order, in words', () => {
  const numbers = Object.entries(GROUPS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
  )
  expect(requirements.map(({ number }) => number)).toEqual(numbers)
  expect(requirements.filter(({ text }) => text.length < 10)).toEqual([])
})

test('every requirement is shown by tests that are there, by their names', () => {
  expect(requirements.filter(({ shownBy }) => shownBy.length === 0)).toEqual([])
  const lost = requirements.flatMap(({ number, shownBy }) =>
    shownBy.filter((each) => !isThere(each)).map(({ name, file }) => `${number}: "${name}" in ${file}`)
  )
  expect(lost).toEqual([])
})

test('every requirement is shown on the running page, or says why it cannot be', () => {
  const shown = requirements.filter(({ shownBy }) => shownBy.some(({ file }) => BROWSER_TEST.test(file)))
  const excused = requirements.filter(({ onNoPage = '' }) => onNoPage.length > 20)
  const numbers = [...shown, ...excused].map(({ number }) => number)
  expect(numbers.toSorted()).toEqual(requirements.map(({ number }) => number).toSorted())
})

test('no file names a requirement that is not there, or a section of a document that is not there', () => {
  const known = new Set(requirements.map(({ number }) => number))
  const wrong = ourFiles().flatMap((file) => {
    const text = read(file)
    return [...namedRequirements(text).filter((number) => !known.has(number)), ...namedSections(text)].map(
      (what) => `${file}: ${what}`
    )
  })
  expect(wrong).toEqual([])
})

test.each<readonly [text: string, numbers: readonly string[]]>([
  ['The nonce is fetched ahead (requirement V2).', ['V2']],
  ['Requirements C8 and C17: the widths', ['C8', 'C17']],
  ['of requirements E1, E2 and E3', ['E1', 'E2', 'E3']],
  ['twice the L1 fee is required', []]
])('"%s" names requirements %j', (text, numbers) => {
  expect(namedRequirements(text)).toEqual(numbers)
})

test.each<readonly [text: string, sections: readonly string[]]>([
  [`the text of section${' 8'}`, [`section${' 8'}`]],
  [`RFC 9110, section${' 10.2.3'}: seconds, or a date`, []],
  ['a section of the page', []]
])('"%s" names sections %j', (text, sections) => {
  expect(namedSections(text)).toEqual(sections)
})

/** Rows `| number | text | [name of a test](file); … |`, the tests after `*On no page:* a reason.` where none uses the page. */
function readRequirements(document: string): readonly Requirement[] {
  return [...document.matchAll(/^\| ([A-Z]\d+) \| (.+) \| (.*) \|$/gm)].map(
    ([, number = '', text = '', tests = '']) => ({
      number,
      text,
      onNoPage: /^\*On no page:\* (.+?\.) \[/.exec(tests)?.[1],
      shownBy: [...tests.matchAll(/\[(.+?)\]\(([^)\s]+)\)/g)].map(([, name = '', link = '']) => ({
        name,
        file: path.posix.join(FOLDER, link)
      }))
    })
  )
}

function isThere({ name, file }: Evidence): boolean {
  return existsSync(path.join(root, file)) && read(file).includes(name)
}

function namedRequirements(text: string): readonly string[] {
  const matches = text.matchAll(/\brequirements? ([A-Z]\d+(?:(?:, | and )[A-Z]\d+)*)/gi)
  return [...matches].flatMap(([, numbers = '']) => numbers.split(/, | and /))
}

/** Of no standard, which anybody can look up. */
function namedSections(text: string): readonly string[] {
  return [...text.matchAll(/(?<!\b(?:RFC|EIP|ERC)[ -]\d+,? )\bsections? \d+/gi)].map(([section]) => section)
}

/** Without what a team adds to `contracts/`. */
function ourFiles(): readonly string[] {
  const top = entriesOf('').filter(({ name }) => name !== '.git' && name !== 'contracts')
  const files = top.flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  return files.filter((file) => /\.(?:tsx?|mjs|md)$/.test(file))
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
