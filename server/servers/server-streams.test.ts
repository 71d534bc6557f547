import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashSecret, publicId } from '#server/secrets.ts'
import { HEARTBEAT_MS } from '#server/sessions/session-streams.ts'
import { ServerStreams } from './server-streams.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let streams: ServerStreams

beforeEach(() => {
  vi.useFakeTimers()
  streams = new ServerStreams()
})

afterEach(() => {
  streams.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open(server = 'server 0') {
  const reader = streams.open(server)?.getReader()
  const next = async () => {
    const part = await reader?.read()
    return part?.done === false ? new TextDecoder().decode(part.value) : 'closed'
  }
  return { next, leave: () => reader?.cancel(), isOpen: reader !== undefined }
}

test('every server hears of every session that ends and every account that changes, and never of a secret', async () => {
  const [one, other] = [open(), open('server 1')]
  streams.ended('secret')
  streams.changed(ADDRESS)
  for (const { next } of [one, other])
    expect([await next(), await next(), await next()]).toEqual([
      'data: open\n\n',
      `data: ended ${publicId(hashSecret('secret'))}\n\n`,
      `data: changed ${ADDRESS}\n\n`
    ])
})

test('a comment every 15 seconds shows that the stream is alive, as long as there is one', async () => {
  const [started, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  const { next, leave } = open()
  const [heartbeat] = started.mock.results
  expect(await next()).toBe('data: open\n\n')
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  expect(await next()).toBe(':\n\n')
  expect(ended).not.toHaveBeenCalledWith(heartbeat?.value)
  await leave()
  expect(streams.size).toBe(0)
  expect(ended).toHaveBeenCalledWith(heartbeat?.value)
})

test('one key has 64 streams, which take none from another', () => {
  expect(Array.from({ length: 70 }, () => open().isOpen).filter(Boolean)).toHaveLength(64)
  expect(open('server 1').isOpen).toBe(true)
})

test('a server that reads nothing is let go, and misses nothing in silence: it has to open another', async () => {
  open()
  for (let nth = 0; nth < 5000; nth++) streams.changed(ADDRESS)
  expect(streams.size).toBe(0)
})

test('at the end of the service all streams end, and no new one opens', async () => {
  const { next } = open()
  streams.close()
  expect([await next(), await next()]).toEqual(['data: open\n\n', 'closed'])
  expect(open().isOpen).toBe(false)
})
