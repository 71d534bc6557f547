import { expect, test } from 'vitest'
import { fetchOnce } from './fetch-once.ts'

test('code is fetched once, and again only after it was missing', async () => {
  const answers = [Promise.reject(new Error('404')), Promise.resolve('code')]
  let loads = 0
  const load = fetchOnce(
    () => answers[loads++] ?? Promise.resolve('twice'),
    (cause) => new Error('missing', { cause })
  )
  await expect(load()).rejects.toThrow('missing')
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code'])
  expect(await load()).toBe('code')
})
