import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSignInService, type SignInService } from '#server/app.ts'
import { RedisConnection } from '#server/redis/redis-connection.ts'
import { hashSecret } from '#server/secrets.ts'
import { findRedisServer } from '../run/redis.mjs'
import { type OwnRedisServer, startRedis } from './redis-server.ts'

const ORIGIN = 'http://127.0.0.1:5173'
const UNREACHABLE = [503, '5', { error: 'store-unreachable' }]
const BUSY = [503, '1', { error: 'store-busy' }]
const FAILED = [503, '60', { error: 'store-failed' }]
const CLEARED = 'portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'
/** So that every request needs the store. */
const COOKIE = 'portside-session=made-up; portside-pre-session=made-up'
const REQUESTS = [
  ['POST', '/nonce'],
  ['GET', '/session'],
  ['GET', '/sessions'],
  ['GET', '/events'],
  ['POST', '/renew'],
  ['POST', '/sign-out-others'],
  ['POST', '/sign-out']
] as const

describe.skipIf(!findRedisServer())('with a Redis that fails', () => {
  let redis: OwnRedisServer
  let service: SignInService

  beforeEach(async () => {
    redis = await startRedis()
    service = createSignInService({ redisUrl: redis.url, databaseWaitMs: 1000 })
    await expectServed()
  })
  afterEach(async () => {
    service.close()
    await redis.stop()
  })

  function call(method: string, path: string, cookie = COOKIE) {
    return service.fetch(new Request(`${ORIGIN}${path}`, { method, headers: { origin: ORIGIN, cookie } }))
  }
  async function openAdmin() {
    const admin = createClient({ url: redis.url })
    admin.on('error', () => undefined)
    return admin.connect()
  }
  const expectServed = () => expect.poll(async () => (await call('POST', '/nonce')).status).toBe(200)
  const answerOf = async (response: Response) => [
    response.status,
    response.headers.get('retry-after'),
    await response.json()
  ]
  async function expectAllRefused(...refusals: readonly (readonly unknown[])[]) {
    const responses = await Promise.all(REQUESTS.map(([method, path]) => call(method, path)))
    expect(responses.at(-1)?.headers.get('set-cookie')).toBe(CLEARED)
    for (const answer of await Promise.all(responses.map(answerOf))) expect(refusals).toContainEqual(answer)
  }

  test('a Redis that is down is reported at once, and one that is back is used again', async () => {
    await redis.kill()
    await expect.poll(async () => answerOf(await call('GET', '/session'))).toEqual(UNREACHABLE)
    await expectAllRefused(UNREACHABLE)
    await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(503)
    await redis.start()
    await expectServed()
    await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(200)
    expect((await call('GET', '/session')).status).toBe(204)
  })

  test('a Redis that does not answer delays no request beyond its deadline', async () => {
    redis.pause()
    // A connection that answers nothing may be given up meanwhile.
    await expectAllRefused(BUSY, UNREACHABLE)
    redis.resume()
    await expectServed()
  })

  test('a service that starts before its Redis works once that is there', async () => {
    await redis.kill()
    const early = createSignInService({ redisUrl: redis.url })
    const ask = () => early.fetch(new Request(`${ORIGIN}/nonce`, { method: 'POST', headers: { origin: ORIGIN } }))
    expect((await ask()).status).toBe(503)
    await redis.start()
    await expect.poll(async () => (await ask()).status).toBe(200)
    early.close()
  })

  test('with a full Redis nothing new is stored, but the service is ready and sign-out works', async () => {
    const admin = await openAdmin()
    await admin.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' })
    expect(await answerOf(await call('POST', '/nonce'))).toEqual(FAILED)
    expect((await call('GET', '/readyz')).status).toBe(200)
    expect((await call('POST', '/sign-out')).status).toBe(204)
    expect((await call('GET', '/session')).status).toBe(204)
    await admin.configSet({ maxmemory: '0' })
    await expectServed()
    admin.destroy()
  })

  test('a session that ended while Redis did not answer is over once it does', async () => {
    const admin = await openAdmin()
    const key = `{portside}:session:${hashSecret('made-up')}`
    const fields = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chain_id: '1', issued_at: '0' }
    await admin.hSet(key, { ...fields, expires_at: String(Date.now() + 600_000) })
    expect((await call('GET', '/session')).status).toBe(200)
    redis.pause()
    // Two round trips take as long as a connection that answers nothing is kept.
    expect([BUSY, UNREACHABLE]).toContainEqual(await answerOf(await call('POST', '/sign-out')))
    expect((await call('GET', '/session')).status).toBe(204)
    redis.resume()
    await expect.poll(() => admin.exists(key)).toBe(0)
    expect((await call('GET', '/session')).status).toBe(204)
    admin.destroy()
  })

  test('a connection that the network has lost without a word is replaced', async () => {
    const { port } = new URL(redis.url)
    let isLost = false
    const sockets: Socket[] = []
    const network = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1')
      const isDead = () => isLost && sockets.indexOf(near) === 0
      sockets.push(near)
      near.on('data', (bytes) => void (isDead() || far.write(bytes))).on('error', () => far.destroy())
      far.on('data', (bytes) => void (isDead() || near.write(bytes))).on('error', () => near.destroy())
      near.on('close', () => far.destroy())
    }).listen(0, '127.0.0.1')
    await once(network, 'listening')
    const url = `redis://127.0.0.1:${(network.address() as AddressInfo).port}`
    const connection = new RedisConnection(url, { waitMs: 1000, probe: 'probe' })
    const ask = () =>
      connection.prove().then(
        () => 'answered',
        (error: { kind?: string }) => error.kind
      )
    await expect.poll(ask).toBe('answered')
    isLost = true
    expect(await ask()).toBe('store-busy')
    await expect.poll(ask).toBe('answered')
    expect(sockets).toHaveLength(2)
    connection.close()
    for (const socket of sockets) socket.destroy()
    network.close()
  })
})
