// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LinkPrefetchContext } from './prefetch.ts'
import { consumeNavigation, Link, navigate, useParameter, usePath } from './router.tsx'

let loaded: string[]
let watched: string[]
const prefetch = {
  load: ({ pathname }: HTMLAnchorElement) => void loaded.push(pathname),
  watch: ({ pathname }: HTMLAnchorElement) => {
    watched.push(pathname)
    return () => void watched.splice(watched.indexOf(pathname), 1)
  }
}

function Page() {
  return (
    <LinkPrefetchContext value={prefetch}>
      <p>Path {usePath()}</p>
      <p>View {useParameter('view') ?? 'none'}</p>
      <Link to="/dashboard">Dashboard</Link>
    </LinkPrefetchContext>
  )
}

beforeEach(() => {
  loaded = []
  watched = []
  history.replaceState(undefined, '', '/')
  consumeNavigation()
})
afterEach(cleanup)

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
  render(<Page />)
  expect(loaded).toEqual([])
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Dashboard' }))
  fireEvent.focus(screen.getByRole('link', { name: 'Dashboard' }))
  expect(loaded).toEqual(['/dashboard', '/dashboard'])
})

test('a link is watched as long as it is there', () => {
  const { unmount } = render(<Page />)
  expect(watched).toEqual(['/dashboard'])
  unmount()
  expect(watched).toEqual([])
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
