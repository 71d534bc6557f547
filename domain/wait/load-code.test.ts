import { expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')

test('code that loads on the retry is no failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce({ wallet: 'here' })
  expect(await loadCode(load, { onLine: true })).toEqual({ wallet: 'here' })
})

test.each([
  [true, 'missing'],
  [false, 'offline']
])(
  'what does not arrive at the second attempt either is told apart by the connection (online: %s)',
  async (onLine, failure) => {
    const load = vi.fn().mockRejectedValue(gone)
    await expect(loadCode(load, { onLine })).rejects.toMatchObject({ failure, message: gone.message, cause: gone })
    expect(load).toHaveBeenCalledTimes(2)
  }
)
