import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '#server/secrets.ts'
import { findRedisServer } from '../run/redis.mjs'
import { listen } from './events.ts'
import { type OwnRedisServer, startRedis } from './redis-server.ts'
import { openAdmin, ReplicatedRedis } from './replicated-redis.ts'
import { type RunningService, startService, Visitor } from './visitor.ts'

const PAGE = 'http://127.0.0.1:5173'
const OK = [200, null, undefined]
const NOBODY_SIGNED_IN = [204, null, undefined]
const UNREACHABLE = [503, '5', 'store-unreachable']
const FAILED = [503, '60', 'store-failed']
const CHANNEL = '{portside}:changes'
/** A port on which nothing listens. */
const NOWHERE = 1

const observer = { answered: () => undefined, failed: () => undefined, warned: () => undefined }

async function start(url: string): Promise<RunningService> {
  const service = await startService({ redisUrl: url, origins: [PAGE], databaseWaitMs: 2000, observer })
  // Readiness would be told only a second after a first question that came too early.
  await expectServed(service)
  return service
}

async function readiness({ origin }: RunningService): Promise<unknown> {
  return answerOf(await fetch(`${origin}/readyz`))
}

const expectReady = (service: RunningService) => expect.poll(() => readiness(service)).toEqual(OK)

async function answerOf(response: Response): Promise<readonly unknown[]> {
  const text = await response.text()
  const { error } = JSON.parse(text || '{}') as { readonly error?: string }
  return [response.status, response.headers.get('retry-after'), error]
}

async function signIn(service: RunningService): Promise<Visitor> {
  const visitor = new Visitor(service, PAGE)
  if (!(await visitor.adapter.verify(await visitor.signed()))) throw new Error('The sign-in was refused.')
  return visitor
}

/** Another browser with the same cookies. */
function thiefOf(owner: Visitor, service: RunningService): Visitor {
  const thief = new Visitor(service, PAGE)
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  return thief
}

const ask = async (by: Visitor, { origin }: RunningService, path: string, method = 'GET') =>
  answerOf(await by.fetch(`${origin}${path}`, { method }))

const expectServed = (service: RunningService) =>
  expect.poll(() => ask(new Visitor(service, PAGE), service, '/nonce', 'POST')).toEqual(OK)

const keyOf = ({ cookies }: Visitor) => `{portside}:session:${hashSecret(cookies.get('portside-session') ?? '')}`

describe.skipIf(!findRedisServer())('with a Redis that fails over', () => {
  let redis: ReplicatedRedis
  let services: readonly RunningService[]

  beforeEach(async () => {
    services = []
    redis = await ReplicatedRedis.start()
  })
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop()))
    await redis.stop()
  })

  async function startOne(): Promise<RunningService> {
    const service = await start(redis.address.url)
    services = [...services, service]
    return service
  }

  test.each(['failOver', 'handOver'] as const)(
    'a connection that stays with the earlier primary is replaced: sign-in goes on, and sessions last (%s)',
    async (kind) => {
      const service = await startOne()
      const visitor = await signIn(service)
      await redis.expectReplicated()
      await redis[kind]()
      await expectServed(service)
      await signIn(service)
      await expectReady(service)
      expect(await visitor.adapter.getSession()).toBeDefined()
      expect(await redis.second.admin.exists(keyOf(visitor))).toBe(1)
    }
  )

  test('a primary that hangs is left for the one that its address moves to', async () => {
    const service = await startOne()
    redis.first.pause()
    const opened = redis.address.accepted()
    await expect.poll(() => readiness(service)).toEqual(UNREACHABLE)
    // It has given up the connection, and waits for another one, which hangs as well.
    await expect.poll(() => redis.address.accepted()).toBeGreaterThan(opened)
    await redis.promote()
    redis.address.moveTo(redis.second.port)
    await expectServed(service)
    redis.first.resume()
  })

  test('a Redis user who may not ask for the role is told by writes', async () => {
    for (const { admin } of [redis.first, redis.second])
      await admin.sendCommand(['ACL', 'SETUSER', 'service', 'on', '>secret', '~*', '&*', '+@all', '-role'])
    const service = await start(redis.address.url.replace('//', '//service:secret@'))
    services = [service]
    await redis.promote()
    await redis.demote()
    await expect.poll(() => readiness(service)).toEqual(UNREACHABLE)
    redis.address.moveTo(redis.second.port)
    await expectServed(service)
    await expectReady(service)
  })

  test.each([
    ['one that follows the new primary', { 'replica-read-only': 'yes' }],
    // It would take writes, but says MASTERDOWN.
    ['one whose primary is out of its reach', { 'replica-read-only': 'no', 'replica-serve-stale-data': 'no' }]
  ])('a replica is not ready and answers nothing: %s', async (_kind, config) => {
    const service = await startOne()
    const visitor = await signIn(service)
    await redis.expectReplicated()
    await redis.first.admin.configSet(config)
    await redis.promote()
    await redis.demote('replica-serve-stale-data' in config ? NOWHERE : redis.second.port)
    // The first of them finds out.
    for (const path of ['/session', '/session', '/sessions', '/events'])
      expect(await ask(visitor, service, path)).toEqual(UNREACHABLE)
    for (const path of ['/nonce', '/renew', '/sign-out-others'])
      expect(await ask(visitor, service, path, 'POST')).toEqual(UNREACHABLE)
    await expect.poll(() => readiness(service)).toEqual(UNREACHABLE)
    redis.address.moveTo(redis.second.port)
    await expectReady(service)
    expect(await ask(visitor, service, '/session')).toEqual(OK)
  })

  test('a replica that takes writes is not ready either, and is then left', async () => {
    const service = await startOne()
    const visitor = await signIn(service)
    await redis.first.admin.configSet({ 'replica-read-only': 'no' })
    await redis.promote()
    await redis.demote()
    await expect.poll(() => readiness(service)).toEqual(UNREACHABLE)
    expect(await ask(visitor, service, '/session')).toEqual(UNREACHABLE)
    redis.address.moveTo(redis.second.port)
    await expectReady(service)
  })

  test('a sign-out that a replica refused is final at once here, and stored on the primary later', async () => {
    const [service, other] = [await startOne(), await startOne()]
    const visitor = await signIn(service)
    const [thief, far] = [thiefOf(visitor, service), thiefOf(visitor, other)]
    const key = keyOf(visitor)
    await redis.expectReplicated()
    await redis.promote()
    await redis.demote()
    expect(await ask(visitor, service, '/sign-out', 'POST')).toEqual(UNREACHABLE)
    expect(visitor.cookies.has('portside-session')).toBe(false)
    expect(await ask(thief, service, '/session')).toEqual(NOBODY_SIGNED_IN)
    expect(await ask(far, other, '/session')).toEqual(UNREACHABLE)
    redis.address.moveTo(redis.second.port)
    await expect.poll(() => redis.second.admin.exists(key)).toBe(0)
    await expect.poll(() => ask(far, other, '/session')).toEqual(NOBODY_SIGNED_IN)
    expect(await ask(thief, service, '/session')).toEqual(NOBODY_SIGNED_IN)
  })

  test('ends that a lagging replica never heard of are stored again, once it is the primary', async () => {
    const service = await startOne()
    const [laptop, phone, tablet, kiosk] = [
      await signIn(service),
      await signIn(service),
      await signIn(service),
      await signIn(service)
    ]
    const keys = [phone, tablet, kiosk].map(keyOf)
    await redis.expectReplicated()
    redis.link.hold()
    await kiosk.adapter.signOut()
    const { sessions } = (await (await laptop.fetch(`${service.origin}/sessions`)).json()) as {
      readonly sessions: readonly { readonly id: string; readonly isCurrent: boolean }[]
    }
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id
    const headers = { 'content-type': 'application/json' }
    await laptop.fetch(`${service.origin}/end-session`, { method: 'POST', headers, body: JSON.stringify({ id }) })
    await laptop.fetch(`${service.origin}/sign-out-others`, { method: 'POST' })
    await redis.promote()
    expect(await redis.second.admin.exists(keys)).toBe(3)
    redis.address.moveTo(redis.second.port)
    await redis.demote()
    await expectServed(service)
    await expect.poll(() => redis.second.admin.exists(keys)).toBe(0)
    expect(await redis.second.admin.exists(keyOf(laptop))).toBe(1)
  })

  test('pages hear through the new primary what another process has ended', async () => {
    const [first, second] = [await startOne(), await startOne()]
    await redis.promote()
    redis.address.moveTo(redis.second.port)
    // Nothing that is published on the new primary reaches it.
    await redis.demote(NOWHERE)
    for (const service of services) await expectServed(service)
    await expect.poll(() => redis.second.admin.pubSubNumSub(CHANNEL)).toEqual({ [CHANNEL]: 2 })
    const [laptop, phone] = [await signIn(first), await signIn(second)]
    const { next } = await listen(phone, second)
    await laptop.fetch(`${first.origin}/sign-out-others`, { method: 'POST' })
    const heard: string[] = []
    while (heard.at(-1) !== 'closed') heard.push(await next())
    expect(heard.filter((event) => event !== 'data: changed')).toEqual(['data: open', 'data: ended', 'closed'])
  })
})

describe.skipIf(!findRedisServer())('with one Redis', () => {
  let redis: OwnRedisServer
  let service: RunningService

  afterEach(async () => {
    await service.stop()
    await redis.stop()
  })

  test('one that comes back with an older snapshot is told again what had ended since', async () => {
    redis = await startRedis()
    service = await start(redis.url)
    const [visitor, stays] = [await signIn(service), await signIn(service)]
    const keys = [keyOf(visitor), keyOf(stays)]
    const before = await openAdmin(redis)
    expect(await before.exists(keys)).toBe(2)
    await before.sendCommand(['SAVE'])
    before.destroy()
    await visitor.adapter.signOut()
    await redis.kill()
    await redis.start()
    const admin = await openAdmin(redis)
    await expect.poll(() => admin.exists(keys)).toBe(1)
    expect(await admin.exists(keyOf(stays))).toBe(1)
    admin.destroy()
  })

  test('one with appendonly that is killed has forgotten nothing, also for a process that knows nothing', async () => {
    redis = await startRedis('--appendonly', 'yes')
    service = await start(redis.url)
    const [visitor, stays] = [await signIn(service), await signIn(service)]
    const { message, signature } = await visitor.signed()
    const body = JSON.stringify({ message, signature })
    const headers = { 'content-type': 'application/json' }
    const verify = async () =>
      answerOf(await visitor.fetch(`${service.origin}/verify`, { method: 'POST', headers, body }))
    const thief = thiefOf(visitor, service)
    await visitor.adapter.signOut()
    expect(await verify()).toEqual(OK)
    await service.stop()
    await redis.kill()
    await redis.start()
    service = await start(redis.url)
    const asked = async (by: Visitor) => ask(by, service, '/session')
    expect([await asked(thief), await asked(stays)]).toEqual([NOBODY_SIGNED_IN, OK])
    // The nonce is still used up.
    expect(await verify()).toEqual([401, null, 'nonce-refused'])
  })

  test.each(['NOREPLICAS', 'MISCONF'])(
    'one that stores nothing is not ready, but its sessions are read: %s',
    async (kind) => {
      redis = await startRedis()
      service = await start(redis.url)
      const visitor = await signIn(service)
      const admin = await openAdmin(redis)
      if (kind === 'NOREPLICAS') await admin.configSet({ 'min-replicas-to-write': '1' })
      else {
        await admin.configSet({ save: '3600 1' })
        rmSync((await admin.configGet('dir'))['dir'] ?? '', { recursive: true })
        await admin.sendCommand(['BGSAVE'])
        await expect.poll(() => admin.info('persistence')).toContain('rdb_last_bgsave_status:err')
      }
      expect(await ask(visitor, service, '/nonce', 'POST')).toEqual(FAILED)
      await expect.poll(() => readiness(service)).toEqual(FAILED)
      expect(await ask(visitor, service, '/session')).toEqual(OK)
      if (kind === 'MISCONF') {
        // As the disk of a replica may be full too.
        await admin.sendCommand(['REPLICAOF', '127.0.0.1', String(NOWHERE)])
        expect(await ask(visitor, service, '/session')).toEqual(UNREACHABLE)
      }
      admin.destroy()
    }
  )
})
