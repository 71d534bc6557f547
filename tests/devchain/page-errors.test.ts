import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limit } from '../run/limits.mjs'
import { launchBrowser } from './browser.ts'
import { type StartedProduct, startProduct } from './started-product.ts'

const ROOT = join(import.meta.dirname, '../..')
const soon = { timeout: limit(20_000), interval: 25 }
/** No chain starts: none of this needs one. */
const WITHOUT_NODES = { RPC_URL_84531: 'http://127.0.0.1:9', RPC_URL_59140: 'http://127.0.0.1:9' }

/** By the path of their page: the view, and with it what its page.ts asks of it. */
const views = {
  'throws-loading': "export const View = () => null\nthrow new Error('It threw while it loaded.')",
  'lacks-import': "import { nobody } from '#ui/router.tsx'\nexport const View = () => nobody",
  'without-needs':
    "import { useAccount } from '#ui/hooks/use-account.ts'\nexport const View = () => useAccount().address"
}

/** By folder: what its `page.ts` is changed to. */
const brokenFiles = {
  'throws-alone': "throw new Error('It threw in its page.ts.')",
  'names-no-file':
    "import { lazyView } from '#ui/views/parts/lazy-view.tsx'\n" +
    "export const page = { path: '/names-no-file', view: lazyView(() => import('./misspelled.tsx').then(({ View }) => View)) }",
  'exports-pages': "export const pages = { path: '/exports-pages' }"
}

let folder: string
let product: StartedProduct
let browser: Browser

beforeAll(async () => {
  folder = writePages()
  ;[product, browser] = await Promise.all([startProduct({ ...WITHOUT_NODES, CONFIG_DIR: folder }), launchBrowser()])
})

afterAll(async () => {
  await Promise.all([product?.end(), browser?.close()])
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['throws-loading', 'Error: It threw while it loaded.'],
  ['lacks-import', /SyntaxError: The requested module '\/\S*ui\/router.tsx' does not provide an export named 'nobody'/],
  [
    'without-needs',
    `Error: The page "/without-needs" uses a hook of an account, so its page.ts has to say needs: 'account'.`
  ]
])(
  'what goes wrong on a page of a team’s own is on the page, in the overlay, the console and the terminal: %s',
  async (path, reason) => {
    const page = await browser.newPage()
    const thrown: string[] = []
    page.on('pageerror', ({ name, message }) => thrown.push(`${name}: ${message}`))
    await page.goto(new URL(path, product.url).href)
    await vi.waitFor(async () => expect(await overlayIn(page)).toMatch(reason), soon)
    expect(await page.getByRole('main').getByRole('alert').textContent()).toMatch(reason)
    expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([1, 1])
    expect(thrown.join('\n')).toMatch(reason)
    await vi.waitFor(() => expect(stripVTControlCharacters(product.command.errors())).toMatch(reason), soon)
    await page.close()
  }
)

test('a page.ts that throws, names no file or exports no page leaves the frame and the other pages', async () => {
  const page = await browser.newPage()
  await page.goto(product.url)
  await page.getByRole('banner').waitFor()
  for (const [name, code] of Object.entries(brokenFiles)) writeFileSync(join(folder, name, 'page.ts'), code)
  await vi.waitFor(async () => expect(await page.locator('vite-error-overlay').count()).toBe(1), soon)
  await vi.waitFor(() => expect(product.command.errors()).toContain('It threw in its page.ts.'), soon)
  expect(product.command.errors()).toContain('misspelled.tsx')
  await page.goto(new URL('without-needs', product.url).href)
  await vi.waitFor(async () => expect(await page.getByRole('main').textContent()).toContain('needs: '), soon)
  await page.close()
})

function overlayIn(page: Page): Promise<string> {
  return page.locator('vite-error-overlay .message-body').innerText()
}

/** A configuration of the site with these pages, inside the project, whose files alone the development server reads. */
function writePages(): string {
  mkdirSync(join(ROOT, '.devchain'), { recursive: true })
  const written = mkdtempSync(join(ROOT, '.devchain/pages-'))
  writeFileSync(join(written, 'config.ts'), "export * from '../../tests/configuration/config.ts'")
  const pages = Object.keys(views).map(
    (path) => `'${path}': { path: '/${path}', view: lazyView(() => import('./${path}.tsx').then(({ View }) => View)) }`
  )
  const files = "import.meta.glob(['./*/page.ts'], { eager: true, import: 'page' })"
  writeFileSync(
    join(written, 'own-pages.ts'),
    `import { lazyView } from '#ui/views/parts/lazy-view.tsx'\nexport const ownPages = { ...${files},\n${pages.join(',\n')} }`
  )
  for (const [path, code] of Object.entries(views)) writeFileSync(join(written, `${path}.tsx`), code)
  for (const name of Object.keys(brokenFiles)) {
    mkdirSync(join(written, name))
    const view = "lazyView(() => import('../without-needs.tsx').then(({ View }) => View))"
    const code = `export const page = { path: '/${name}', view: ${view} }`
    writeFileSync(join(written, name, 'page.ts'), `import { lazyView } from '#ui/views/parts/lazy-view.tsx'\n${code}`)
  }
  return written
}
