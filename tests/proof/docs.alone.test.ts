import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Ended, runForeign } from '../devchain/foreign-program.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

const SITE = path.join(root, 'docs/dist')

let built: Ended

beforeAll(async () => {
  built = await runForeign('npm', ['run', 'docs', '--', '--build'], root)
}, limit(150_000))

test('the site is built by packages of its own, without a dead link', () => {
  expect({ code: built.code, errors: built.errors }).toMatchObject({ code: 0 })
  expect(built.output).toContain('The site is in docs/dist/.')
  expect(existsSync(path.join(root, 'node_modules/vitepress'))).toBe(false)
})

test('it has the README as its home, the guides, and a page for each hook', () => {
  const parts = [
    ['index.html', 'id="run-it"'],
    ['guides/your-own-server.html', '<h1'],
    ['reference/hooks/use-contract-read.html', 'read with every new block'],
    ['reference/harness/weather.html', 'dropTransaction']
  ] as const
  // Not as a difference of a whole page.
  expect(parts.filter(([name, part]) => !page(name).includes(part))).toEqual([])
})

test('a component’s page names and describes its properties', () => {
  const button = page('reference/components/copy-button.html')
  expect(button.replace(/<[^>]*>/g, '')).toContain('CopyButton(props)')
  expect(button).toContain('text, until something is copied.')
})

test('a diagram is drawn by a program of the site, and is its own text until then', () => {
  expect(page('architecture.html')).toContain('<pre>flowchart TD')
  const programs = readdirSync(path.join(SITE, 'assets')).filter((name) => name.startsWith('mermaid.min.'))
  expect(programs).toHaveLength(1)
})

test('a file that a document links to is there as text', () => {
  expect(page('files/LICENSE.txt')).toContain('MIT License')
})

test('its search needs no other host, and no page names one for scripts, styles or fonts', () => {
  const chunks = readdirSync(path.join(SITE, 'assets/chunks'))
  expect(chunks.some((name) => name.includes('localSearchIndex'))).toBe(true)
  for (const file of ['index.html', 'reference/index.html'])
    expect(
      [...page(file).matchAll(/<(?:link|script|img)\b[^>]*(?:href|src)="([^"]+)"/g)].map(([, url]) => url)
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/^(?:https?:)?\/\//)]))
})

function page(name: string): string {
  return readFileSync(path.join(SITE, name), 'utf8')
}
