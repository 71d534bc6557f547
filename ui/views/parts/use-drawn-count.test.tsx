// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DIALOG_STEPS, PAGE_STEPS, useDrawnCount } from './use-drawn-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = () => act(() => vi.advanceTimersByTimeAsync(150))

test('the rows of a long list follow a few at a time until all are there, and then nothing is drawn again', async () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useDrawnCount(50, DIALOG_STEPS)
  })
  expect(result.current).toBe(12)
  await wait()
  expect(result.current).toBe(36)
  await wait()
  expect(result.current).toBe(60)
  const complete = renders
  await wait()
  expect(renders).toBe(complete)
})

test('another search starts over', async () => {
  const { result, rerender } = renderHook(({ search }) => useDrawnCount(500, DIALOG_STEPS, search), {
    initialProps: { search: '' }
  })
  await wait()
  expect(result.current).toBe(36)
  rerender({ search: 'base' })
  expect(result.current).toBe(12)
  await wait()
  expect(result.current).toBe(36)
})

test('the rows of a page follow without waiting', () => {
  const { result, rerender } = renderHook(({ length }) => useDrawnCount(length, PAGE_STEPS), {
    initialProps: { length: 8 }
  })
  expect(result.current).toBe(11)
  rerender({ length: 30 })
  expect(result.current).toBe(31)
})
