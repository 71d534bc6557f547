// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { LazyView } from '#ui/views/page.ts'
import type { Shell } from '#ui/views/shell-context.ts'
import { lazyView } from './lazy-view.tsx'

const Here = () => <p>It is here.</p>
const gone = new TypeError('Failed to fetch dynamically imported module')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show({ View }: LazyView, shell: Partial<Shell> = {}) {
  const { models, stop } = openTab()
  stop()
  const page = (
    <FakePage models={models} shell={shell}>
      <View fallback={<p>On its way</p>} />
    </FakePage>
  )
  return act(async () => render(page))
}

const says = (text: string) => screen.queryByText(text) !== null
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('the fallback keeps its place while it loads', async () => {
  const { promise, resolve } = deferred<ComponentType>()
  await show(lazyView(() => promise))
  expect(says('On its way')).toBe(true)
  await act(async () => resolve(Here))
  expect([says('On its way'), says('It is here.')]).toEqual([false, true])
})

test('a preloaded view renders immediately, and is loaded once', async () => {
  const fetchView = vi.fn(async () => Here)
  const view = lazyView(fetchView)
  await view.load()
  const { models, stop } = openTab()
  stop()
  render(
    <FakePage models={models}>
      <view.View />
    </FakePage>
  )
  expect(says('It is here.')).toBe(true)
  expect(fetchView).toHaveBeenCalledTimes(1)
})

test('a view that failed to preload is loaded again when it is needed', async () => {
  const fetchView = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Here)
  const view = lazyView(fetchView)
  await expect(view.load()).rejects.toThrow()
  await show(view)
  expect(says('It is here.')).toBe(true)
})

test('a view that cannot be loaded says so, and the visitor can retry', async () => {
  const fetchView = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Here)
  await show(lazyView(fetchView))
  expect(screen.getByRole('alert').textContent).toContain('Part of the page could not be loaded.')
  await press('Try again')
  expect(says('It is here.')).toBe(true)
})

test("a retry at the visitor's request may reload the page soon after another reload", async () => {
  const retryOrReload = vi.fn(() => new Promise<never>(() => undefined))
  await show(
    lazyView(() => Promise.reject(gone)),
    { retryOrReload }
  )
  expect(retryOrReload).not.toHaveBeenCalled()
  await press('Try again')
  expect(retryOrReload).toHaveBeenCalledTimes(1)
  expect(says('On its way')).toBe(true)
})

test('a reload is offered as well, but not to an offline visitor', async () => {
  const reload = vi.fn()
  const lost = () => lazyView(() => Promise.reject(gone))
  await show(lost(), { reload })
  await press('Reload')
  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(lost())
  expect(screen.getByRole('alert').textContent).toContain('This device is not connected to the internet.')
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

test('the fallback keeps its place while the page reloads', async () => {
  await show(
    lazyView(() => Promise.reject(gone)),
    { loadOrReload: (load) => load().catch(() => new Promise(() => undefined)) }
  )
  expect(says('On its way')).toBe(true)
})
