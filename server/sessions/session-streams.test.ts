import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { HEARTBEAT_MS, SessionStreams } from './session-streams.ts'

const ADDRESS: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const addressOf = (nth: number): Address => `0x${nth.toString(16).padStart(40, '0')}`
const valid = new Set<string>()
let find: (id: string) => Promise<AuthenticationSession | undefined>
let streams: SessionStreams

beforeEach(() => {
  vi.useFakeTimers()
  find = async (id) => (valid.has(id) ? { address: ADDRESS, chainId: 1, issuedAt: 1, expiresAt: 2 } : undefined)
  for (const id of ['a', 'b', 'c']) valid.add(id)
  streams = new SessionStreams((id) => find(id), { perSession: 2, overall: 3 })
})

afterEach(() => {
  streams.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Reads along; `received` has all events so far, and a colon for each heartbeat. */
function open(id: string, address = ADDRESS) {
  const stream = streams.open(id, address)
  if (!stream) return undefined
  const received: string[] = []
  const reader = stream.getReader()
  const reading = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      received.push(
        new TextDecoder()
          .decode(next.value)
          .replace(/^data: /, '')
          .trim()
      )
    received.push('closed')
  })()
  return { received, reading, leave: () => reader.cancel() }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a stream ends with its session, and no other does', async () => {
  const [own, other] = [open('a'), open('b')]
  streams.end('a')
  await settle()
  expect([own?.received, other?.received]).toEqual([['open', 'ended', 'closed'], ['open']])
})

test('a change of an account’s sessions ends the streams of those that are over, and is told to the others', async () => {
  const [own, other, stranger] = [open('a'), open('b'), open('c', OTHER)]
  valid.delete('b')
  await streams.changed(ADDRESS)
  await settle()
  expect([own?.received, other?.received, stranger?.received]).toEqual([
    ['open', 'changed'],
    ['open', 'ended', 'closed'],
    ['open']
  ])
})

test('at each heartbeat, sessions that have expired or that another process has ended are noticed', async () => {
  const [own, other] = [open('a'), open('b')]
  valid.delete('b')
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  expect([own?.received, other?.received]).toEqual([
    ['open', ':'],
    ['open', ':', 'ended', 'closed']
  ])
})

test('a store that does not answer ends no stream', async () => {
  const own = open('a')
  find = () => Promise.reject(new Error('busy'))
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS)
  expect(own?.received).toEqual(['open', ':', ':'])
})

test('streams are limited for each session and overall, and one that is left makes room', async () => {
  const first = open('a')
  expect([open('a'), open('a'), open('b'), open('c')].map(Boolean)).toEqual([true, false, true, false])
  await first?.leave()
  expect(streams.size).toBe(2)
  expect([open('a'), open('c')].map(Boolean)).toEqual([true, false])
  expect(streams.size).toBe(3)
})

test('an account has 16 streams, however many sessions it has', () => {
  const many = new SessionStreams((id) => find(id))
  const opened = Array.from({ length: 20 }, (_, session) => many.open(String(session), ADDRESS, '192.0.2.1'))
  expect(opened.filter(Boolean)).toHaveLength(16)
  expect(many.open('other', OTHER, '192.0.2.1')).toBeDefined()
  many.close()
})

test('an address has 64 streams, and a /48 or all unreadable ones at most half of those that there are', () => {
  const many = new SessionStreams((id) => find(id))
  const attack = (client: (nth: number) => string) =>
    Array.from({ length: 600 }, (_, nth) => many.open(`${client(nth)} ${nth}`, addressOf(nth), client(nth)))
  expect(attack(() => '203.0.113.66').filter(Boolean)).toHaveLength(64)
  expect(many.open('visitor', ADDRESS, '192.0.2.1')).toBeDefined()
  expect(attack((nth) => `2001:db8:1:${nth.toString(16)}::/64`).filter(Boolean)).toHaveLength(250)
  expect(many.open('another visitor', OTHER, '2001:db8:2:0::/64')).toBeDefined()
  many.close()
})

test('without streams, there is no heartbeat', async () => {
  const [started, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  const own = open('a')
  const [heartbeat] = started.mock.results
  expect(heartbeat?.value).toBeDefined()
  expect(ended).not.toHaveBeenCalledWith(heartbeat?.value)
  await own?.leave()
  expect(ended).toHaveBeenCalledWith(heartbeat?.value)
})

test('a page that reads nothing is let go', async () => {
  streams.open('a', ADDRESS)
  expect(streams.size).toBe(1)
  await vi.advanceTimersByTimeAsync(100 * HEARTBEAT_MS)
  expect(streams.size).toBe(0)
})

test('at the end of the service all streams end, without a word about their sessions, and no new one opens', async () => {
  const own = open('a')
  streams.close()
  await own?.reading
  expect(own?.received).toEqual(['open', 'closed'])
  expect(open('b')).toBeUndefined()
})
