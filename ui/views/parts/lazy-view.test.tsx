// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { CurrentPage } from '#ui/views/current-page.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ModelsContext, useModels } from '#ui/views/models-context.ts'
import type { LazyView } from '#ui/views/page.ts'
import { Frame } from '#ui/views/shell/frame.tsx'
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

test('what a view throws while it loads takes down its page, as when it is drawn, and is shown while a team develops', async () => {
  await showPage(lazyView(() => Promise.reject(new Error('The module threw this.'))))
  expect(screen.getByRole('alert').textContent).toContain('Error: The module threw this.')
  await showPage(
    lazyView(async () => () => {
      throw new Error('The component threw this.')
    })
  )
  expect(screen.getByRole('alert').textContent).toContain('Error: The component threw this.')
  await showPage(lazyView(async () => (({}) as { readonly View: ComponentType }).View))
  expect(screen.getByRole('alert').textContent).toContain('A view is not exported under the name that is asked for')
})

test('a hook of an account on a page that does not ask for one says what is missing, and outside the site what it needs', async () => {
  const Counting = () => <p>{useModels().connection.account}</p>
  const view = lazyView(async () => Counting)
  const withoutAccount: LazyView = {
    ...view,
    View: () => (
      <ModelsContext value={undefined}>
        <view.View />
      </ModelsContext>
    )
  }
  await showPage(withoutAccount, { pages: [{ path: '/', view: withoutAccount }] })
  expect(screen.getByRole('alert').textContent).toContain(
    `The page "/" uses a hook of an account, so its page.ts has to say needs: 'account'.`
  )
  await showPage(withoutAccount, { pages: [{ path: '/', needs: 'account', view: withoutAccount }] })
  expect(screen.getByRole('alert').textContent).toContain('Transaction hooks must be used within ModelsContext')
})

/** In the frame of the site, which stays. */
async function showPage(view: LazyView, shell: Partial<Shell> = {}) {
  cleanup()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { models, stop } = openTab()
  stop()
  await act(async () =>
    render(
      <FakePage models={models} shell={{ pages: [{ path: '/', view }], ...shell }}>
        <Frame theme={undefined} language={undefined}>
          <CurrentPage path="/" />
        </Frame>
      </FakePage>
    )
  )
  expect([
    says('Skip to content'),
    screen.queryByRole('banner') !== null,
    screen.queryByRole('contentinfo') !== null
  ]).toEqual([true, true, true])
}
