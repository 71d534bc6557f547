// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { AccountRehearsal } from './account-rehearsal.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
})

/** The browser is idle when the returned function is called. */
function open(tab: ReturnType<typeof openTab>) {
  stop = tab.stop
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const { container } = render(
    <FakePage models={tab.models}>
      <AccountRehearsal />
    </FakePage>
  )
  const pass = () =>
    act(async () => {
      for (const callback of idle.splice(0)) callback()
    })
  return { container, pass }
}

test('the buttons of an account are drawn out of sight, with nobody’s account and nothing read, and are then gone', async () => {
  const tab = openTab()
  const { container, pass } = open(tab)
  await act(async () => undefined)
  const [link] = container.querySelectorAll('a')
  expect([container.textContent?.includes('0x000'), link?.style.display]).toEqual([true, 'none'])
  await pass()
  expect([container.textContent, tab.reader.reads, tab.models.connection.account]).toEqual(['', 0, undefined])
})

test('beside a connected account there is nothing to rehearse', async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const { container } = open(tab)
  await act(async () => undefined)
  expect(container.textContent).toBe('')
})

test('an account that comes before the browser is idle stands alone on the page', async () => {
  const tab = openTab()
  const { container } = open(tab)
  await act(async () => undefined)
  await act(() => tab.models.connection.connect('wallet'))
  expect(container.textContent).toBe('')
})
