import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignClient } from './open-client.ts'
import { requestSession, settleRequests } from './request.ts'

const asked = { topic: 'topic', chainId: 'eip155:84531', request: { method: 'personal_sign', params: [] } }

/** The package as far as requests go: one that expires leaves a rejection behind that nobody can catch. */
function fakeClient() {
  const events = new EventEmitter()
  const client = new EventEmitter()
  const expired = vi.fn()
  const request = ({ request, expiry }: { request: object; expiry: number }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(expired, expiry * 1000)
      events.once('session_request:7', ({ error, result }) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      })
      setTimeout(() => client.emit('session_request_sent', { request, id: 7 }), 10)
    })
  const answer = (result: unknown) => events.emit('session_request:7', { result })
  return { client: Object.assign(client, { engine: { events }, request }) as unknown as SignClient, expired, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the wallet’s answer is the result, and the id is reported once the request is sent', async () => {
  const { client, answer } = fakeClient()
  const onSent = vi.fn()
  const result = requestSession(client, asked, onSent, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10)
  expect(onSent).toHaveBeenCalledExactlyOnceWith(7)
  answer('0x1')
  expect(await result).toBe('0x1')
  expect(vi.getTimerCount()).toBe(0)
})

test('a request without an answer times out after five minutes, before the package’s own timer does', async () => {
  const { client, expired } = fakeClient()
  const result = requestSession(client, asked, vi.fn(), new AbortController().signal).catch((error) => error)
  await vi.advanceTimersByTimeAsync(299_999)
  expect(vi.getTimerCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(expired).not.toHaveBeenCalled()
})

test.each([
  ['before it is sent', 0],
  ['after it was sent', 20]
])('a request that is given up %s leaves no timer of the package behind', async (_when, afterMs) => {
  const { client, expired } = fakeClient()
  const givingUp = new AbortController()
  const onSent = vi.fn()
  const result = requestSession(client, asked, onSent, givingUp.signal).catch((error) => error)
  await vi.advanceTimersByTimeAsync(afterMs)
  const reason = new Error('given up')
  givingUp.abort(reason)
  expect(await result).toBe(reason)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([expired.mock.calls.length, onSent.mock.calls.length]).toEqual([0, afterMs > 0 ? 1 : 0])
})

test('a closed client leaves no timer behind, for requests that were not sent either', async () => {
  const { client, expired } = fakeClient()
  client.request({ ...asked, expiry: 300 }).catch(() => undefined)
  settleRequests(client)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(expired).not.toHaveBeenCalled()
})
