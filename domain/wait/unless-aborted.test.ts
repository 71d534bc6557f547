import { expect, test } from 'vitest'
import { unlessAborted } from './unless-aborted.ts'

const never = new Promise<never>(() => undefined)

test('the promise’s outcome counts if it comes first', async () => {
  const { signal } = new AbortController()
  expect(await unlessAborted(signal, Promise.resolve('there'))).toBe('there')
  const broken = new Error('broken')
  await expect(unlessAborted(signal, Promise.reject(broken))).rejects.toBe(broken)
})

test('an abort, even an earlier one, ends the wait with its reason', async () => {
  const controller = new AbortController()
  const reason = new Error('cancelled')
  const waiting = expect(unlessAborted(controller.signal, never)).rejects.toBe(reason)
  controller.abort(reason)
  await waiting
  await expect(unlessAborted(controller.signal, never)).rejects.toBe(reason)
})

test('an abandoned promise that rejects is not reported', async () => {
  const failed = Promise.reject(new Error('late'))
  await expect(unlessAborted(AbortSignal.abort(), failed)).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((later) => setImmediate(later))
})
