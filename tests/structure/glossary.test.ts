import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

const SOURCES = ['domain', 'adapters', 'ui', 'src', 'server', 'devchain']

test('every term of the glossary is there once, and is used in names or texts', () => {
  const terms = termsOf(read('docs/glossary.md'))
  expect(terms).toEqual([...new Set(terms)])
  const files = SOURCES.flatMap(filesBelow).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const words = wordsOf(files.map(read).join('\n'))
  expect(terms.filter((term) => !isUsed(term, words))).toEqual([])
})

test('a term is found in names and texts, and not within another word', () => {
  for (const text of ['loggedTransfers()', 'class LoggedTransfer', 'a logged transfer', 'LOGGED_TRANSFER'])
    expect(isUsed('logged transfer', wordsOf(text))).toBe(true)
  expect(isUsed('write', wordsOf('it rewrites'))).toBe(false)
})

/** Rows `| term, term | means |` below the head of each table. */
function termsOf(document: string): readonly string[] {
  const rows = [...document.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, terms = '']) => terms)
  return rows.filter((terms) => terms !== 'term' && terms !== '---').flatMap((terms) => terms.split(', '))
}

/** Names in camel case, too, as words in small letters with a blank between them. */
function wordsOf(source: string): string {
  return source
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}

function isUsed(term: string, words: string): boolean {
  return new RegExp(`\\b${term.toLowerCase()}s?\\b`).test(words)
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
