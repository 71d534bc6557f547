import { afterEach, expect, test, vi } from 'vitest'

const HOME = '#ui/views/home-page/home-page.tsx'

afterEach(() => {
  vi.doUnmock(HOME)
  vi.resetModules()
})

async function prerendered() {
  const { prerenderShell } = await import('./prerender.tsx')
  return prerenderShell()
}

/** @param home the module of the landing page's view. */
function prerenderedWith(home: () => { readonly HomePage: () => undefined }) {
  vi.doMock(HOME, home)
  return prerendered()
}

test('the content of the landing page gives its styles, and is not in the shell', async () => {
  const empty = await prerenderedWith(() => ({ HomePage: () => undefined }))
  vi.resetModules()
  vi.doUnmock(HOME)
  const { html, styleIds } = await prerendered()
  expect(html).toBe(empty.html)
  expect(styleIds.split(' ').length).toBeGreaterThan(empty.styleIds.split(' ').length)
})

test.each([
  [
    'loaded',
    () => {
      throw new ReferenceError('window is not defined')
    }
  ],
  [
    'drawn',
    () => ({
      HomePage: () => {
        throw new ReferenceError('window is not defined')
      }
    })
  ]
])('a landing page that only a browser can have %s leaves the shell whole', async (_, home) => {
  const { html } = await prerenderedWith(home)
  expect(html).toContain('data-opens="connect"')
})
