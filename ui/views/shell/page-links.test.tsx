// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { navigate, Prefetch } from '#ui/router.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Page } from '#ui/views/page.ts'
import type { Shell } from '#ui/views/shell-context.ts'
import { PageLinks } from './page-links.tsx'

const view: Page['view'] = { View: () => undefined, load: async () => undefined }
const about: Page = { path: '/about', link: 'About us', view }
const book: Page = { path: '/log-book', link: 'Log book', needs: 'account', view }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(undefined, '', '/')
})

function draw(pages: readonly Page[], shell: Partial<Shell> = {}) {
  const load = vi.fn(async () => undefined)
  render(
    <FakePage models={openTab().models} shell={{ pages, ...shell }}>
      <Prefetch value={load}>
        <PageLinks />
      </Prefetch>
    </FakePage>
  )
  return load
}

/** Every element is in the window. */
function stubObserver() {
  class Observer {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe() {
      this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

test('pages with the text of a link have one, in their order, without a connected account', () => {
  draw([about, { path: '/hidden', view }, book], { hasAccount: false, views: undefined })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About us', '/about'],
    ['Log book', '/log-book']
  ])
})

test('the link of the page on screen is the current one', () => {
  draw([about, book])
  const current = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(current()).toEqual([null, null])
  act(() => navigate('/log-book'))
  expect(current()).toEqual([null, 'page'])
})

test('a page that needs the code of an account is not preloaded for a visitor who only reads, until they point at it', async () => {
  stubObserver()
  const load = draw([about, book], { views: undefined })
  await whenIdle()
  expect(new Set(load.mock.calls.flat())).toEqual(new Set(['/about']))
  fireEvent.focus(screen.getByRole('link', { name: 'Log book' }))
  expect(load).toHaveBeenLastCalledWith('/log-book')
})

test('once the code of an account is loaded, it is preloaded like any other', async () => {
  stubObserver()
  const load = draw([about, book])
  await whenIdle()
  expect(new Set(load.mock.calls.flat())).toEqual(new Set(['/about', '/log-book']))
})
