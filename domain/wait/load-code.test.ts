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

test.each([
  new Error('The module threw this.'),
  new TypeError("Cannot read properties of undefined (reading 'call')"),
  new SyntaxError("The requested module '/rows.ts' does not provide an export named 'Rows'"),
  new SyntaxError("The requested module 'http://a/rows.ts' doesn't provide an export named: 'Rows'"),
  new SyntaxError("Importing binding name 'Rows' is not found.")
])('what code that has arrived throws stays as it is, and is not asked for again: %s', async (cause) => {
  const load = vi.fn().mockRejectedValue(cause)
  await expect(loadCode(load, { onLine: true })).rejects.toBe(cause)
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([
  new TypeError('error loading dynamically imported module: http://a/wallet.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new SyntaxError('Unexpected end of input')
])('a file that did not arrive, or not whole, is missing in every browser: %s', async (cause) => {
  await expect(loadCode(() => Promise.reject(cause), { onLine: true })).rejects.toMatchObject({ failure: 'missing' })
})
