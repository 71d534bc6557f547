import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { entriesOf, filesBelow } from './source-tree.ts'

/** `[words](target)`, which is neither an address nor code. */
const LINK = /\]\((?![a-z]+:)([^)\s]+)\)/g
const CODE = /^(?<indent> *)```.*?^\k<indent>```$|`[^`\n]*`/gms
const HEADING = /^#+ (.+)$/gm

const documents = entriesOf('.').flatMap((entry) => {
  if (entry.isDirectory()) return entry.name === '.git' ? [] : filesBelow(entry.name)
  return entry.name
})
const markdown = documents.filter((file) => file.endsWith('.md'))

test('every link within the documents leads to a file, and to a heading in it', () => {
  expect(markdown.length).toBeGreaterThan(30)
  const dead = markdown.flatMap((file) => linksOf(file).filter((link) => !leadsSomewhere(file, link)))
  expect(dead).toEqual([])
})

test.each([
  ['docs/glossary.md', 'architecture.md#polling', true],
  ['docs/glossary.md', '../docs', true],
  ['docs/glossary.md', 'architecture.md#poling', false],
  ['docs/glossary.md', 'architecture', false]
])('from %s, %s leads somewhere: %s', (file, link, isAlive) => {
  expect(leadsSomewhere(file, link)).toBe(isAlive)
})

test('an anchor is a heading as GitHub writes it', () => {
  expect(anchorsOf('# With the page: `npm start`\n\n## A [link](x.md), (twice)\n\n## A link, twice\n')).toEqual([
    'with-the-page-npm-start',
    'a-link-twice',
    'a-link-twice-1'
  ])
})

function linksOf(file: string): readonly string[] {
  return [...read(file).replaceAll(CODE, '').matchAll(LINK)].map(([, link = '']) => link)
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
  const full = path.join(root, target)
  if (!existsSync(full)) return false
  return anchor === undefined || (statSync(full).isFile() && anchorsOf(read(target)).includes(anchor))
}

function anchorsOf(text: string): readonly string[] {
  const seen = new Map<string, number>()
  const prose = text.replaceAll(/^( *)```.*?^\1```$/gms, '')
  return [...prose.matchAll(HEADING)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
