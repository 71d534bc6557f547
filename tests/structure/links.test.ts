import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isPage, markdownFiles, pageOf, slug, targetOf } from '../../docs/pages.mjs'
import { root } from '../ready.mjs'

const CODE = /^ *```.*?^ *```$|`[^`\n]+`/gms
const pages = markdownFiles().filter((file) => isPage(file) && !file.startsWith('docs/reference/'))

test('every link of a document leads to a file, and to a heading that it has', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap((page) => linksOf(page).flatMap((href) => problemOf(page, href)))).toEqual([])
})

test('two documents have two addresses', () => {
  expect(new Set(pages.map(pageOf)).size).toBe(pages.length)
})

test.each([
  ['README.md', 'index.md'],
  ['docs/themes.md', 'themes.md'],
  ['docs/guides/your-own-server.md', 'guides/your-own-server.md'],
  ['server/README.md', 'server/index.md']
])('%s is the page %s', (file, page) => {
  expect([isPage(file), pageOf(file)]).toEqual([true, page])
})

test.each(['ui/text/de/glossary.md', 'src/config.ts'])('%s is no page', (file) => {
  expect(isPage(file)).toBe(false)
})

test('a link to a folder leads to its README', () => {
  expect(targetOf('docs/themes.md', '../server/#sessions')).toEqual({ file: 'server/README.md', anchor: '#sessions' })
})

test('a link to another site is none of the project', () => {
  expect(targetOf('README.md', 'https://example.com')).toBeUndefined()
})

test('a link to no file, or to one outside the project, is an error', () => {
  expect(() => targetOf('README.md', 'docs/nowhere.md')).toThrow('README.md links to docs/nowhere.md: no such file.')
  expect(() => targetOf('README.md', '../other/README.md')).toThrow('no such file')
})

test('the anchor of a heading is spelled as on GitHub', () => {
  expect(slug('Texts come from ui/text/')).toBe('texts-come-from-uitext')
  expect(slug('With the page: npm start')).toBe('with-the-page-npm-start')
})

function linksOf(page: string): readonly string[] {
  const text = readFileSync(path.join(root, page), 'utf8').replace(CODE, '')
  return [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, href = '']) => href)
}

function problemOf(page: string, href: string): readonly string[] {
  try {
    const target = href.startsWith('#') ? { file: page, anchor: href } : targetOf(page, href)
    if (!target?.file.endsWith('.md') || target.anchor === '' || anchorsOf(target.file).includes(target.anchor))
      return []
    return [`${page} links to ${href}: no such heading.`]
  } catch (cause) {
    return [String(cause)]
  }
}

function anchorsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^ *```.*?^ *```$/gms, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${slug(heading)}`)
}
