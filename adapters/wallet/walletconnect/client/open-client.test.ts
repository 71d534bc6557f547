import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreDuplicateDeletes, openInTime } from './open-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openedClient = () => ({ close: vi.fn(async () => undefined) })

test('a client that opens in time is kept, and leaves no timer behind', async () => {
  const opened = openedClient()
  expect(await openInTime(Promise.resolve(opened), 15_000)).toBe(opened)
  expect(vi.getTimerCount()).toBe(0)
  expect(opened.close).not.toHaveBeenCalled()
})

test('a failure to open is reported immediately', async () => {
  await expect(openInTime(Promise.reject(new Error('No database')), 15_000)).rejects.toThrow('No database')
  expect(vi.getTimerCount()).toBe(0)
})

test('an opening that hangs times out, and is closed if it completes late', async () => {
  const late = openedClient()
  let open: (opened: typeof late) => void = () => undefined
  const opening = new Promise<typeof late>((resolve) => {
    open = resolve
  })
  const failed = expect(openInTime(opening, 15_000)).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
  open(late)
  await vi.advanceTimersByTimeAsync(0)
  expect(late.close).toHaveBeenCalledOnce()
})

/** As the package does it: a session that is not there cannot be deleted. */
function deletingClient(failure?: Error) {
  const keys: string[] = ['topic']
  const engine = {
    async deleteSession({ topic }: { readonly topic: string }) {
      if (failure) throw failure
      if (!keys.includes(topic)) throw new Error('Record was recently deleted')
      await Promise.resolve()
      keys.splice(0)
    }
  }
  ignoreDuplicateDeletes({ engine, session: { keys } })
  return { engine, keys }
}

test('a session that ends twice ends once, one after the other or at the same time', async () => {
  const { engine, keys } = deletingClient()
  const ended = { topic: 'topic' }
  await Promise.all([engine.deleteSession(ended), engine.deleteSession(ended)])
  await engine.deleteSession(ended)
  expect(keys).toEqual([])
})

test('one that cannot be ended and stays is a failure all the same', async () => {
  const { engine } = deletingClient(new Error('no storage'))
  await expect(engine.deleteSession({ topic: 'topic' })).rejects.toThrow('no storage')
})
