import { afterEach, expect, test, vi } from 'vitest'
import { untilHung } from './hang-watch.ts'

const GIVES_UP_AFTER = 7

afterEach(() => void vi.unstubAllGlobals())

/** In which pause each probe is answered, or fails; after the last one, the node answers nothing. */
async function watch(...probes: readonly { readonly answered?: number; readonly failed?: number }[]) {
  const ended = new AbortController()
  const ends: (() => void)[][] = Array.from({ length: GIVES_UP_AFTER + 1 }, () => [])
  const { signal } = ended
  let sent = 0
  const send = (_url: string, options: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      expect(options.signal).toBe(signal)
      const { answered, failed } = probes[sent++] ?? {}
      if (answered !== undefined) ends[answered]?.push(() => resolve(new Response('busy', { status: 500 })))
      if (failed !== undefined) ends[failed]?.push(() => reject(new TypeError('fetch failed')))
    })
  vi.stubGlobal('fetch', send)
  let pauses = 0
  const pause = async () => {
    for (const end of ends[++pauses] ?? []) end()
    if (pauses === GIVES_UP_AFTER) ended.abort()
    await new Promise((later) => setImmediate(later))
  }
  const isHung = await untilHung('http://127.0.0.1:1', pause, signal)
  return { isHung, pauses, sent }
}

test('a node hangs if it leaves a probe open for three pauses', async () => {
  expect(await watch()).toEqual({ isHung: true, pauses: 3, sent: 1 })
})

test('a node that has answered is probed again', async () => {
  expect(await watch({ answered: 1 }, { answered: 2 })).toEqual({ isHung: true, pauses: 5, sent: 3 })
})

test('any answer counts, however late', async () => {
  expect(await watch({ answered: 3 }, { answered: 6 })).toEqual({ isHung: false, pauses: GIVES_UP_AFTER, sent: 3 })
})

test('a probe that fails is missed, and sent again', async () => {
  expect(await watch({ failed: 1 }, { failed: 2 }, { failed: 3 })).toEqual({ isHung: true, pauses: 3, sent: 3 })
  expect(await watch({ failed: 1 }, { answered: 2 })).toMatchObject({ isHung: true, pauses: 5 })
})

test('a node that ends while it misses probes does not hang', async () => {
  expect(await watch({ answered: 1 }, { answered: 4 })).toEqual({ isHung: false, pauses: GIVES_UP_AFTER, sent: 3 })
})
