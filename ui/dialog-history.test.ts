// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDialogSteps, leaveDialog } from './dialog-history.ts'

const soon = () => new Promise<void>((resolve) => queueMicrotask(resolve))

let entries: unknown[]

beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  entries = []
  history.replaceState(undefined, '', '/')
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
    entries.push(state)
    history.replaceState(state, '', url ?? undefined)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The browser's Back to the entry before all steps. */
function back(): void {
  history.replaceState(undefined, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

test('a dialog has one entry for each of its steps, and Back tells it of each step that is gone', async () => {
  const onBack = vi.fn()
  keepDialogSteps({ count: 2, onBack })
  await soon()
  expect(entries).toEqual([{ dialogStep: 1 }, { dialogStep: 2 }])
  back()
  expect(onBack).toHaveBeenCalledTimes(2)
})

test('before the visitor has done anything, it has none, and closes when the page changes', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const onBack = vi.fn()
  keepDialogSteps({ count: 1, onBack })
  await soon()
  expect(entries).toEqual([])
  back()
  expect(onBack).toHaveBeenCalledOnce()
})

test('a page that is gone to takes the place of the dialog’s last step, and closes the dialog', async () => {
  const onBack = vi.fn()
  keepDialogSteps({ count: 1, onBack })
  await soon()
  leaveDialog('/dashboard')
  expect(entries).toEqual([{ dialogStep: 1 }])
  expect([location.pathname, history.state ?? 'no step']).toEqual(['/dashboard', 'no step'])
  expect(onBack).toHaveBeenCalledOnce()
})
