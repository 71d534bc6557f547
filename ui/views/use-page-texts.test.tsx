// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { LanguageTag } from '#domain/text/languages.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakePage } from './fake-page.tsx'
import { usePageTexts } from './use-page-texts.ts'

const { openTab } = openTabs()

afterEach(cleanup)

function mount(tag: LanguageTag) {
  const { promise, resolve } = deferred<boolean>()
  const shell = { loadTexts: vi.fn(() => promise) }
  const { models } = openTab()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FakePage models={models} shell={shell} language={{ tag }}>
      {children}
    </FakePage>
  )
  const { result } = renderHook(() => usePageTexts('contracts/log-book'), { wrapper })
  return { result, load: shell.loadTexts, resolve }
}

test.each([true, false])('a page waits for its texts, and is told whether they came: %s', async (areHere) => {
  const { result, load, resolve } = mount('de')
  expect(result.current).toBeUndefined()
  expect(load).toHaveBeenCalledWith('contracts/log-book')
  await act(async () => resolve(areHere))
  expect(result.current).toBe(areHere)
})

test('an English page waits for nothing, and its texts are asked for, so that another language brings them along', () => {
  const { result, load } = mount('en')
  expect(result.current).toBe(true)
  expect(load).toHaveBeenCalledWith('contracts/log-book')
})
