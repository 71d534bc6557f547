import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

type BasePath = typeof import('./base-path.ts')

const SOURCE = fileURLToPath(new URL('./base-path.ts', import.meta.url))

async function builtFor(basePath: string): Promise<BasePath> {
  const define = { __BASE_PATH__: JSON.stringify(basePath) }
  return (await runnerImport<BasePath>(SOURCE, { configFile: false, logLevel: 'error', define })).module
}

afterEach(() => void vi.unstubAllGlobals())

/** A page for any folder, opened in the folder of that manifest. */
function openedIn(folder: string): Promise<BasePath> {
  vi.stubGlobal('document', { querySelector: () => ({ href: `https://host.example${folder}manifest.json` }) })
  return builtFor('./')
}

test.each(['/', '/dashboard', '/dashboard?view=a%2Fb', '/activity?status=failed'])(
  'a page at the root of its host has the address %s itself',
  async (page) => {
    const { pageAddress, pageAtAddress, nameScope } = await builtFor('/')
    expect([pageAddress(page), nameScope]).toEqual([page, ''])
    expect(pageAtAddress(page.replace(/\?.*/, ''))).toBe(page.replace(/\?.*/, ''))
  }
)

test.each([
  ['/', '/app/'],
  ['/dashboard', '/app/dashboard'],
  ['/dashboard?view=/a', '/app/dashboard?view=/a']
])('in the folder /app/, %s is at %s', async (page, address) => {
  const { pageAddress } = await builtFor('/app/')
  expect(pageAddress(page)).toBe(address)
})

test.each([
  ['/', '/ipfs/bafy/'],
  ['/dashboard', '/ipfs/bafy/dashboard/'],
  ['/dashboard?view=/a', '/ipfs/bafy/dashboard/?view=/a']
])('where every page is a file in a folder, %s is at %s', async (page, address) => {
  const { pageAddress, nameScope } = await openedIn('/ipfs/bafy/')
  expect([pageAddress(page), nameScope]).toEqual([address, '/ipfs/bafy/'])
})

test('on a host of its own, a page for any folder is at the root', async () => {
  const { pageAddress, nameScope } = await openedIn('/')
  expect([pageAddress('/'), pageAddress('/dashboard'), nameScope]).toEqual(['/', '/dashboard/', ''])
})

test('prerendered for any folder, links are relative to the file', async () => {
  const { pageAddress } = await builtFor('./')
  expect([pageAddress('/'), pageAddress('/dashboard')]).toEqual(['./', './dashboard/'])
})

test.each([
  ['/app', '/'],
  ['/app/', '/'],
  ['/app/index.html', '/'],
  ['/app/dashboard', '/dashboard'],
  ['/app/dashboard/', '/dashboard'],
  ['/app/dashboard/index.html', '/dashboard']
])('%s of the host is the page %s', async (address, page) => {
  const { pageAtAddress } = await builtFor('/app/')
  expect(pageAtAddress(address)).toBe(page)
})

test('pictures of the site are in its folder, and others where they are', async () => {
  const { pictureAddress } = await builtFor('/app/')
  const others = ['https://icons.example/a.svg', '//icons.example/a.svg', 'data:image/svg+xml,<svg/>']
  expect(['/chains/base.svg', ...others].map(pictureAddress)).toEqual(['/app/chains/base.svg', ...others])
})
