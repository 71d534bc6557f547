import { expect, test } from 'vitest'
import { PendingWork } from './pending-work.ts'

const ended = () => new Error('Ended.')

test('ends once all that is under way has succeeded or failed', async () => {
  const work = new PendingWork()
  let succeed = (_value: string) => {}
  let fail = (_cause: Error) => {}
  const one = new Promise<string>((resolve) => {
    succeed = resolve
  })
  const other = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  const done = work.run(() => one, ended)
  const failing = work.run(() => other, ended)
  const failed = failing.catch(({ message }: Error) => message)
  let isEnded = false
  const end = work.end().then(() => {
    isEnded = true
  })
  succeed('done')
  expect(await done).toBe('done')
  expect(isEnded).toBe(false)
  fail(new Error('No.'))
  expect(await failed).toBe('No.')
  await end
  expect(isEnded).toBe(true)
})

test('begins nothing after it has ended', async () => {
  const work = new PendingWork()
  await work.end()
  let isBegun = false
  const late = work.run(async () => {
    isBegun = true
  }, ended)
  await expect(late).rejects.toThrow('Ended.')
  expect(isBegun).toBe(false)
})
