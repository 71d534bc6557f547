// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consumeNavigation, Link, navigate, Prefetch, useParameter, usePath } from './router.tsx'

let loaded: string[]
const load = async (path: string) => void loaded.push(path)

function Page() {
  return (
    <Prefetch value={load}>
      <p>Path {usePath()}</p>
      <p>View {useParameter('view') ?? 'none'}</p>
      <Link to="/dashboard">Dashboard</Link>
    </Prefetch>
  )
}

beforeEach(() => {
  loaded = []
  history.replaceState(undefined, '', '/')
  consumeNavigation()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a plain click goes to the path without leaving the page', () => {
  render(<Page />)
  const isForTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(isForTheBrowser).toBe(false)
  expect(location.pathname).toBe('/dashboard')
  expect(screen.getByText('Path /dashboard')).toBeDefined()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (modified) => {
    render(<Page />)
    const isForTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }), modified)
    expect(isForTheBrowser).toBe(true)
    expect(screen.getByText('Path /')).toBeDefined()
  }
)

test('the title of a page that was navigated to takes the focus once, the first page does not', () => {
  render(<Page />)
  expect(consumeNavigation()).toBe(false)
  act(() => navigate('/dashboard'))
  expect([consumeNavigation(), consumeNavigation()]).toEqual([true, false])
})

test('following a fragment or a link to the same page is not a navigation', () => {
  render(<Page />)
  act(() => navigate('/'))
  history.replaceState(undefined, '', '/#main')
  act(() => dispatchEvent(new PopStateEvent('popstate')))
  expect(consumeNavigation()).toBe(false)
})

test('a link loads its page when it is hovered or focused', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Page />)
  expect(loaded).toEqual([])
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Dashboard' }))
  fireEvent.focus(screen.getByRole('link', { name: 'Dashboard' }))
  expect(loaded).toEqual(['/dashboard', '/dashboard'])
})

test('a link loads its page when it comes within 200 px of the viewport, once the page is idle', async () => {
  let rest: IdleRequestCallback = () => undefined
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    rest = callback
  })
  let margin: string | undefined
  let see = (_isIntersecting: boolean) => undefined as void
  class FakeObserver {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
      see = (isIntersecting) => report([{ isIntersecting }])
      margin = options.rootMargin
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  render(<Page />)
  see(false)
  expect(loaded).toEqual([])
  see(true)
  expect(loaded).toEqual([])
  rest({ didTimeout: false, timeRemaining: () => 50 })
  await Promise.resolve()
  expect([margin, ...loaded]).toEqual(['200px', '/dashboard'])
})

test('a parameter of the address follows navigation, also within a page and back', () => {
  render(<Page />)
  expect(screen.getByText('View none')).toBeDefined()
  act(() => navigate('/dashboard?view=a%20b'))
  expect(screen.getByText('View a b')).toBeDefined()
  expect(screen.getByText('Path /dashboard')).toBeDefined()
  expect(consumeNavigation()).toBe(true)
  act(() => navigate('/dashboard'))
  expect(screen.getByText('View none')).toBeDefined()
  expect(consumeNavigation()).toBe(true)
})
