import { expect, test } from 'vitest'
import { entriesOf } from './source-tree.ts'

/** What the product is about: one word for each, the same in every layer. */
const NOUNS = ['chain', 'connection', 'contract', 'name', 'session', 'transaction', 'wallet', 'write']

/** Folders of the domain that are not nouns of the field. */
const OTHERS = ['ports', 'wait']

test('the folders of rules and of models are nouns of the field', () => {
  expect(foldersIn('domain').filter((name) => ![...NOUNS, ...OTHERS].includes(name))).toEqual([])
  expect(foldersIn('ui/models').filter((name) => !NOUNS.includes(name))).toEqual([])
})

function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
