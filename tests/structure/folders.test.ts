import { expect, test } from 'vitest'
import { entriesOf } from './source-tree.ts'

const MOST_FILES = 12

/** What the product is about: one word for each, the same in every layer. */
const NOUNS = ['chain', 'connection', 'contract', 'name', 'request', 'session', 'transaction', 'wallet', 'write']

/** Folders of the domain that are not nouns of the field. */
const OTHERS = ['ports', 'text', 'wait']

const LAYERS = ['domain', 'adapters', 'ui', 'src', 'devchain', 'server', 'contracts']

const adapters = foldersBelow('adapters')
/** Each is a page of its own; `generated/` has a file for every contract. */
const features = foldersIn('contracts').filter((name) => name !== 'generated')

test.each([...LAYERS, 'ui/models', ...adapters, ...features.map((name) => `contracts/${name}`)])(
  `%s holds at most ${MOST_FILES} source files`,
  (folder) => {
    const files = entriesOf(folder).filter((entry) => entry.isFile() && isSource(entry.name))
    expect(files.map(({ name }) => name).length).toBeLessThanOrEqual(MOST_FILES)
  }
)

test('the folders of rules and of models are nouns of the field', () => {
  expect(foldersIn('domain').filter((name) => ![...NOUNS, ...OTHERS].includes(name))).toEqual([])
  expect(foldersIn('ui/models').filter((name) => !NOUNS.includes(name))).toEqual([])
})

function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function foldersBelow(folder: string): readonly string[] {
  return foldersIn(folder).flatMap((name) => [`${folder}/${name}`, ...foldersBelow(`${folder}/${name}`)])
}

function isSource(name: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|\.d\.m?ts$/.test(name)
}
