import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS } from '#server/sessions/session-streams.ts'
import { listen } from './events.ts'
import { type RunningService, startService, Visitor } from './visitor.ts'

let folder: string
/** Two processes on one file. */
let services: readonly [RunningService, RunningService]

beforeEach(async () => {
  // Only the heartbeat: a database waits by the others.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = mkdtempSync(join(tmpdir(), 'portside-shared-'))
  const options = { database: join(folder, 'sign-in.db') }
  services = [await startService(options), await startService(options)]
})

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()))
  rmSync(folder, { recursive: true })
  vi.useRealTimers()
})

test('a session that another process ends is refused at once, and its pages hear of it at the next heartbeat', async () => {
  const [first, second] = services
  const [laptop, phone] = [new Visitor(first), new Visitor(second)]
  for (const browser of [laptop, phone]) await browser.adapter.verify(await browser.signed())
  const { next } = await listen(phone, second)
  expect(await next()).toBe('data: open')
  const ended = await laptop.fetch(`${first.origin}/sign-out-others`, { method: 'POST' })
  expect(await ended.json()).toEqual({ ended: 1 })
  expect(await phone.adapter.getSession()).toBeUndefined()
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect([await next(), await next(), await next()]).toEqual([':', 'data: ended', 'closed'])
})
