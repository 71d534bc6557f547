// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { walletFailure } from '#domain/wallet-failure.ts'
import { loadChunk } from './load-chunk.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')

function haveNetwork(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
}

afterEach(() => void vi.restoreAllMocks())

test.each([
  [true, 'Part of the page could not be loaded. Try again, or reload it.'],
  [false, 'This device is not connected to the internet.']
])('a file that does not come is not blamed on the wallet (online: %s)', async (onLine, reason) => {
  haveNetwork(onLine)
  const failed = await loadChunk(() => Promise.reject(gone)).catch((cause: unknown) => cause)
  expect(walletFailure(failed)).toEqual({
    reason,
    details: expect.stringContaining('/assets/wallet.js'),
    isRejection: false
  })
})

test('each try asks for it again', async () => {
  haveNetwork(true)
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce({ wallet: 'here' })
  await expect(loadChunk(load)).rejects.toThrow()
  expect(await loadChunk(load)).toEqual({ wallet: 'here' })
})
