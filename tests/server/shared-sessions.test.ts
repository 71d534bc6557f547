import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limit } from '../run/limits.mjs'
import { findRedisServer } from '../run/redis.mjs'
import { type Events, listen } from './events.ts'
import { type OwnRedisServer, startRedis } from './redis-server.ts'
import { type RunningService, startService, Visitor } from './visitor.ts'

const CHANNEL = '{portside}:changes'

describe.skipIf(!findRedisServer())('with two processes on one Redis', () => {
  let redis: OwnRedisServer
  let admin: ReturnType<typeof createClient>
  let services: readonly [RunningService, RunningService]
  let failures: unknown[]

  beforeEach(async () => {
    failures = []
    redis = await startRedis()
    admin = createClient({ url: redis.url })
    await admin.connect()
  })
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop()))
    admin.destroy()
    await redis.stop()
  })

  async function start(): Promise<void> {
    const observer = {
      answered: () => undefined,
      failed: (reason: unknown) => void failures.push(reason),
      warned: () => undefined
    }
    const options = { redisUrl: redis.url, databaseWaitMs: 10_000, observer }
    services = [await startService(options), await startService(options)]
    for (const { origin } of services)
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: limit(10_000) }).toBe(200)
  }
  const expectSubscribed = () =>
    expect.poll(() => admin.pubSubNumSub(CHANNEL), { timeout: limit(10_000) }).toEqual({ [CHANNEL]: 2 })

  async function signIn(service: RunningService): Promise<Visitor> {
    const visitor = new Visitor(service)
    if (!(await visitor.adapter.verify(await visitor.signed()))) throw new Error('The sign-in was refused.')
    return visitor
  }

  async function endOther(by: Visitor, { origin }: RunningService): Promise<unknown> {
    const { sessions } = (await (await by.fetch(`${origin}/sessions`)).json()) as { sessions: { id: string }[] }
    const body = JSON.stringify({ id: sessions[1]?.id })
    const headers = { 'content-type': 'application/json' }
    return (await by.fetch(`${origin}/end-session`, { method: 'POST', headers, body })).json()
  }

  /** A heartbeat, which would come first, is a colon. The sign-ins before may be told of late. */
  async function heardUntilClosed({ next }: Events): Promise<readonly string[]> {
    const heard: string[] = []
    while (heard.at(-1) !== 'closed') heard.push(await next())
    return heard.filter((event) => event !== 'data: changed')
  }

  test('an open page hears at once, without a heartbeat, that another process has ended its session', async () => {
    await start()
    await expectSubscribed()
    const [first, second] = services
    const [laptop, phone] = [await signIn(first), await signIn(second)]
    const events = await listen(phone, second)
    expect(await endOther(laptop, first)).toEqual({ ended: 1 })
    expect(await heardUntilClosed(events)).toEqual(['data: open', 'data: ended', 'closed'])
  })

  test('each change is heard once, by the pages of the process that made it and of the other', async () => {
    await start()
    await expectSubscribed()
    const [first, second] = services
    const laptop = await signIn(first)
    const { next } = await listen(laptop, first)
    expect(await next()).toBe('data: open')
    await signIn(first)
    expect(await next()).toBe('data: changed')
    const phone = await signIn(second)
    expect(await next()).toBe('data: changed')
    await phone.adapter.signOut()
    expect(await next()).toBe('data: changed')
    await laptop.adapter.signOut()
    expect([await next(), await next()]).toEqual(['data: ended', 'closed'])
  })

  test('a subscription that was lost comes back', async () => {
    await start()
    await expectSubscribed()
    expect(await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])).toBe(2)
    await expectSubscribed()
    const [first, second] = services
    const [laptop, phone] = [await signIn(first), await signIn(second)]
    const events = await listen(phone, second)
    await laptop.fetch(`${first.origin}/sign-out-others`, { method: 'POST' })
    expect(await heardUntilClosed(events)).toEqual(['data: open', 'data: ended', 'closed'])
  })

  test('a Redis user that may not use the channel can do everything else, and the reason is reported', async () => {
    await admin.sendCommand(['ACL', 'SETUSER', 'default', 'resetchannels'])
    await start()
    const [first, second] = services
    const [laptop, phone] = [await signIn(first), await signIn(second)]
    expect(await endOther(laptop, first)).toEqual({ ended: 1 })
    expect(await phone.adapter.getSession()).toBeUndefined()
    expect(await laptop.adapter.getSession()).toBeDefined()
    await expect.poll(() => failures).toHaveLength(2)
    expect(failures).toMatchObject([{ kind: 'store-failed' }, { kind: 'store-failed' }])
  })
})
