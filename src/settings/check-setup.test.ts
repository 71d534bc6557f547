import { expect, test } from 'vitest'
import { pageFiles, pages } from '#src/pages.ts'
import type { Page } from '#ui/views/page.ts'
import { paths } from '#ui/views/paths.ts'
import { checkIcons, checkPages, checkWallets } from './check-setup.ts'

const view: Page['view'] = { View: () => undefined, load: async () => undefined }
const pageWith = (path: string): Page => ({ path, view })

test('the pages of the site are found by their files', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(paths)))
  expect(() => checkPages(pageFiles)).not.toThrow()
})

test.each(['/', '/log-book', '/log-book/2', '/a/b-c/d'])('%s is a path', (path) => {
  expect(() => checkPages({ '../contracts/log-book/page.ts': pageWith(path) })).not.toThrow()
})

test.each([
  '',
  'log-book',
  '/log-book/',
  '//log-book',
  '/Log',
  '/log book',
  '/author-',
  '/..',
  '/index.html',
  '/?a',
  '/__dev'
])('the path %j is refused in one sentence that names the file', (path) => {
  expect(() => checkPages({ '../contracts/log-book/page.ts': pageWith(path) })).toThrow(
    new Error(`contracts/log-book/page.ts: a path is "/" and lower-case words, like "/log-book", got "${path}".`)
  )
})

test.each(['/404', '/assets', '/assets/author'])('%s, which a build writes itself, is refused', (path) => {
  expect(() => checkPages({ '../contracts/log-book/page.ts': pageWith(path) })).toThrow(
    new Error(`contracts/log-book/page.ts: the path "${path}" is taken by a file of the build.`)
  )
})

test('two pages at one path are refused, with both files', () => {
  const files = { '../contracts/a/page.ts': pageWith('/book'), '../contracts/b/page.ts': pageWith('/book') }
  expect(() => checkPages(files)).toThrow(
    new Error('contracts/b/page.ts: the path "/book" is also that of contracts/a/page.ts.')
  )
})

test('of a page of a team and one of Portside at one path, the team’s is named first', () => {
  const files = {
    '../contracts/ferry/page.ts': pageWith('/dashboard'),
    '../ui/views/dashboard-page/page.ts': pageWith('/dashboard')
  }
  expect(() => checkPages(files)).toThrow(
    new Error('contracts/ferry/page.ts: the path "/dashboard" is also that of ui/views/dashboard-page/page.ts.')
  )
})

test('a file that exports something else is refused', () => {
  expect(() => checkPages({ '../contracts/a/page.ts': undefined })).toThrow(
    new Error('contracts/a/page.ts must export its page as "page".')
  )
})

test.each([5, '', { a: 1 }, 'two\nlines'])('the link %j is refused', (link) => {
  const page = { ...pageWith('/book'), link } as Page
  expect(() => checkPages({ '../contracts/a/page.ts': page })).toThrow(
    new Error(`contracts/a/page.ts: a link is one line of visible text, got ${JSON.stringify(link)}.`)
  )
})

test('an icon of a chain that is no file of the page is named with its chain', () => {
  const icons = ['/chains/base.svg', '/chains/base.svg?v=2', 'data:image/svg+xml,%3Csvg/%3E', undefined]
  expect(() => checkIcons(icons.map((iconUrl) => ({ id: 1, ...(iconUrl && { iconUrl }) })))).not.toThrow()
  expect(() => checkIcons([{ id: 31337, iconUrl: '/chains/dao.svg' }])).toThrow(
    new Error('Chain 31337: iconUrl names "/chains/dao.svg", but there is no file src/public/chains/dao.svg.')
  )
})

const harbour = { id: 'harbour', name: 'Harbour', iconUrl: 'data:image/svg+xml,%3Csvg/%3E' }
const HARBOUR = 'adapters/wallet/catalogue/harbour.ts'

test.each([
  [
    { iconUrl: '/wallets/harbor.svg' },
    'iconUrl names "/wallets/harbor.svg", but there is no file src/public/wallets/harbor.svg.'
  ],
  [
    { iconUrl: 'https://a.example/harbour.svg' },
    'iconUrl must be a file of this page, such as "/wallets/harbour.svg", got "https://a.example/harbour.svg".'
  ],
  [{ id: 'har bour' }, 'Property `id` may hold only letters, digits, "-" and "_" for wallet: Harbour'],
  [{ id: 'quay' }, 'the id "quay" is also that of adapters/wallet/catalogue/quay.ts.']
])('a wallet of the catalogue with %j is refused in one sentence that names its file', (more, problem) => {
  const quay = { ...harbour, id: 'quay', iconUrl: '/wallets/rainbow.svg' }
  const check = (wallet: typeof harbour) => () =>
    checkWallets({ 'adapters/wallet/catalogue/quay.ts': quay, [HARBOUR]: wallet }, { groups: [] })
  expect(check(harbour)).not.toThrow()
  expect(check({ ...harbour, ...more })).toThrow(new Error(`${HARBOUR}: ${problem}`))
})
