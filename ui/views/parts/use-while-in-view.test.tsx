// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWhileInView } from './use-while-in-view.ts'

/** Whether something is followed: by watching and stopping, one after the other. */
let followed = 0
let report: (...isIntersecting: readonly boolean[]) => void = () => undefined

class FakeObserver {
  readonly disconnect = vi.fn()
  readonly observe = vi.fn()

  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    report = (...answers) => tell(answers.map((isIntersecting) => ({ isIntersecting })))
  }
}

function watch(): () => void {
  followed++
  return () => {
    followed--
  }
}

function Tile() {
  return <p ref={useWhileInView(watch)}>Tile</p>
}

afterEach(() => {
  cleanup()
  followed = 0
  vi.unstubAllGlobals()
})

test('what a tile shows is followed while it is in view, also when it is drawn twice', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const { unmount } = render(<Tile />, { wrapper: StrictMode })
  expect(screen.getByText('Tile')).toBeDefined()
  expect(followed).toBe(1)
  act(() => report(true))
  expect(followed).toBe(1)
  act(() => report(false))
  act(() => report(false))
  expect(followed).toBe(0)
  act(() => report(true))
  expect(followed).toBe(1)
  unmount()
  expect(followed).toBe(0)
})

test('of several answers at once, the last one counts', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  render(<Tile />)
  act(() => report(true, false))
  expect(followed).toBe(0)
  act(() => report(false, true))
  expect(followed).toBe(1)
})

test('without IntersectionObserver, everything counts as in view', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { unmount } = render(<Tile />)
  expect(followed).toBe(1)
  unmount()
  expect(followed).toBe(0)
})
