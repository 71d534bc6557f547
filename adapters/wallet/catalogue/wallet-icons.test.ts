// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Eip6963Discovery } from '../injected/eip6963-discovery.ts'
import { walletCatalogue } from '../wallet-catalogue.ts'

const folder = join(import.meta.dirname, '../../../src/public/wallets')
const files = readdirSync(folder)
const device = { os: 'desktop', browser: 'chrome' } as const
const catalogue = walletCatalogue({ discovery: new Eip6963Discovery(), device })

const MAX_LENGTH = 1000
const NAMESPACE = 'http://www.w3.org/2000/svg'
const WITHIN = /(?:url\(|href=["'])#[\w-]+/g
const OUTSIDE = /url\(|href|@import|:\/\//i
const RUNS = /<script|<foreignObject|<!|\bon\w+=/i

test('the icons of all wallets are files of this page, or in the catalogue itself', () => {
  const paths = files.map((name) => `/wallets/${name}`)
  const elsewhere = catalogue.filter(({ iconUrl }) => !iconUrl.startsWith('data:image/') && !paths.includes(iconUrl))
  expect(elsewhere.map(({ id, iconUrl }) => `${id}: ${iconUrl}`)).toEqual([])
})

test.each(files)('%s is a small square picture without scripts or external references', (name) => {
  expect(problemsOf(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})

const svg = (attributes: string, content = '') => `<svg xmlns="${NAMESPACE}" ${attributes}>${content}</svg>`

test.each([
  ['has width and height', svg('width="24" height="24" viewBox="0 0 24 24" fill="none"')],
  ['names its own gradient', svg('viewBox="0 0 48 48"', '<path fill="url(#a)"/><use href="#b"/>')],
  ['starts as drawing programs let it', `<?xml version="1.0"?>\n<!-- Drawn by hand. -->\n${svg('viewBox="0 0 48 48"')}`]
])('a picture that %s is fine', (_what, text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['is no picture', '<p>Harbour</p>', ['no SVG']],
  ['is cut off', svg('viewBox="0 0 48 48"').slice(0, -3), ['no SVG']],
  ['is not square', svg('viewBox="0 0 48 24"'), ['no square viewBox']],
  ['does not say what it covers', svg('width="48" height="48"'), ['no square viewBox']],
  ['is stretched', svg('width="48" height="24" viewBox="0 0 48 48"'), ['width and height differ']],
  ['is large', svg('viewBox="0 0 48 48"', ' '.repeat(MAX_LENGTH)), ['1000 characters or more']],
  ['runs a script', svg('viewBox="0 0 48 48" onload="x()"'), ['runs something']],
  ['asks for a picture', svg('viewBox="0 0 48 48"', '<image href="https://a.example"/>'), ['names something outside']],
  ['asks for a style', svg('viewBox="0 0 48 48"', '<style>@import "a"</style>'), ['names something outside']]
])('a picture that %s is refused', (_what, text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

/** What docs/guides/wallets.md asks of an icon, as far as this one does not keep to it. */
function problemsOf(text: string): readonly string[] {
  const drawn = text.replace(/<!--.*?-->/gs, '')
  const { documentElement: root } = new DOMParser().parseFromString(drawn, 'image/svg+xml')
  const isSvg = root?.localName === 'svg' && root.namespaceURI === NAMESPACE && /<\/svg>\s*$/.test(drawn)
  if (!isSvg || root.querySelector('parsererror')) return ['no SVG']
  const problems = {
    'no square viewBox': !/^0 0 (\d+) \1$/.test(root.getAttribute('viewBox') ?? ''),
    'width and height differ': root.getAttribute('width') !== root.getAttribute('height'),
    [`${MAX_LENGTH} characters or more`]: text.length >= MAX_LENGTH,
    'runs something': RUNS.test(drawn),
    'names something outside': OUTSIDE.test(drawn.replaceAll(NAMESPACE, '').replace(WITHIN, ''))
  }
  return Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}
