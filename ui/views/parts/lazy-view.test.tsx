// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Shell } from '#ui/views/shell-context.ts'
import { type LazyView, lazyView } from './lazy-view.tsx'

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

test('its place is kept while it is on its way', async () => {
  const { promise, resolve } = deferred<ComponentType>()
  await show(lazyView(() => promise))
  expect(says('On its way')).toBe(true)
  await act(async () => resolve(Here))
  expect([says('On its way'), says('It is here.')]).toEqual([false, true])
})

test('what was fetched ahead is drawn at once, and fetched once', async () => {
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

test('what could not be fetched ahead is fetched again where it is asked for', async () => {
  const fetchView = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Here)
  const view = lazyView(fetchView)
  await expect(view.load()).rejects.toThrow()
  await show(view)
  expect(says('It is here.')).toBe(true)
})

test('where it is missing the page says so, and the visitor can ask for it again', async () => {
  const fetchView = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Here)
  await show(lazyView(fetchView))
  expect(screen.getByRole('alert').textContent).toContain('Part of the page could not be loaded.')
  await press('Try again')
  expect(says('It is here.')).toBe(true)
})

test('loading the page again is offered as well, but not to a visitor who is offline', async () => {
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

test('while the page is being loaded again for it, its place is kept', async () => {
  await show(
    lazyView(() => Promise.reject(gone)),
    { ask: (load) => load().catch(() => new Promise(() => undefined)) }
  )
  expect(says('On its way')).toBe(true)
})
