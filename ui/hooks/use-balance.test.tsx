// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { useBalance } from './use-balance.ts'

const BEAT = 4_000
const MINUTE = 60_000
const ether = { value: 10n ** 18n, symbol: 'ETH', decimals: 18, tokens: [] }
const { openTab } = openTabs()

afterEach(cleanup)

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the balance is pending until an account is connected, then read, and renders nothing while it is equal', async () => {
  const { models, reader } = openTab()
  const { current, given } = await mountHook(() => useBalance(), { models })
  expect(current()).toMatchObject({ status: 'pending', data: undefined })
  await act(() => models.connection.connect('wallet'))
  await advance(0)
  expect(current()).toMatchObject({ status: 'success', data: ether, error: undefined })
  const [renders, reads] = [given.length, reader.reads]
  await advance(MINUTE)
  expect([given.length, reader.reads]).toEqual([renders, reads + 15])
})

test('an unreachable chain keeps the last balance beside the error', async () => {
  const { models, reader } = openTab()
  await models.connection.connect('wallet')
  const { current } = await mountHook(() => useBalance({ chainId: 59140 }), { models })
  const asked: number[] = []
  reader.getBalances = async (chainId) => {
    asked.push(chainId)
    throw new ChainReadError('timeout', chainId, 'Too slow.')
  }
  await advance(BEAT)
  expect(current()).toMatchObject({ status: 'error', data: ether, error: { failure: 'timeout', details: 'Too slow.' } })
  await act(() => current().refetch())
  expect(asked).toEqual([59140, 59140])
})

test('nothing is requested after the component has gone, and strict mode leaves one subscription', async () => {
  const { models, reader } = openTab()
  await models.connection.connect('wallet')
  const { unmount } = await mountHook(() => useBalance(), { models, isStrict: true })
  const before = reader.reads
  await advance(MINUTE)
  expect(reader.reads).toBe(before + 15)
  unmount()
  await advance(MINUTE)
  expect(reader.reads).toBe(before + 15)
})

test('a chain that is not configured is an error at once, and nothing is requested', async () => {
  const { models, reader } = openTab()
  await models.connection.connect('wallet')
  const { current } = await mountHook(() => useBalance({ chainId: 77 }), { models })
  const error = { failure: 'unreachable', details: 'Chain 77 is not configured.' }
  expect(current()).toMatchObject({ status: 'error', data: undefined, error })
  const asked = vi.spyOn(reader, 'getBalances')
  await act(() => current().refetch())
  await advance(MINUTE)
  expect(asked).not.toHaveBeenCalled()
})
