// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShownCount } from './use-shown-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = () => act(() => vi.advanceTimersByTimeAsync(150))

test('the rows of a long list follow a few at a time until all are there, and then nothing is waited for', async () => {
  const { result } = renderHook(() => useShownCount(50))
  expect(result.current).toBe(12)
  await wait()
  expect(result.current).toBe(36)
  await wait()
  expect(result.current).toBe(60)
  expect(vi.getTimerCount()).toBe(0)
})

test('another search starts over', async () => {
  const { result, rerender } = renderHook(({ search }) => useShownCount(500, search), { initialProps: { search: '' } })
  await wait()
  expect(result.current).toBe(36)
  rerender({ search: 'base' })
  expect(result.current).toBe(12)
  await wait()
  expect(result.current).toBe(36)
})
