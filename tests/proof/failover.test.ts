import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sleep } from '#domain/wait/sleep.ts'
import { hashSecret } from '#server/secrets.ts'
import { buildService, type RunningProcess, startProcess } from '../bench/server/process.ts'
import { type BenchAnswer, send } from '../bench/server/requests.ts'
import { signedBody } from '../bench/server/signing.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { findRedisServer } from '../run/redis.mjs'
import { ReplicatedRedis } from '../server/replicated-redis.ts'

const PROCESSES = 3
/** Visitors at a time, each of whom uses two processes. */
const LANES = 6
/** Instead of the five seconds that a page waits. */
const WAIT_MS = 50
/** From the promotion to a sign-in by each process. */
const WITHIN_MS = limit(10_000)
const NOT_NOW = ['store-unreachable', 'store-busy']

/** Visitors who sign in, read their session at another process, and every second of whom signs out there. */
class Load {
  readonly #urls: readonly string[]
  readonly #ended: string[] = []
  readonly #unexpected: string[] = []
  readonly #stop = new AbortController()
  readonly #lanes: Promise<unknown>
  /** By which processes, since `forget`. */
  #signedIn = new Set<number>()
  #visits = 0

  constructor(urls: readonly string[]) {
    this.#urls = urls
    this.#lanes = Promise.all(Array.from({ length: LANES }, () => this.#run()))
  }

  /** Cookies of sessions that were signed out of, whether or not they could be stored. */
  get ended(): readonly string[] {
    return this.#ended
  }

  get signedIn(): number {
    return this.#signedIn.size
  }

  forget(): void {
    this.#signedIn = new Set()
  }

  /** @returns answers that are neither right nor a refusal for now. */
  async stop(): Promise<readonly string[]> {
    this.#stop.abort()
    await this.#lanes
    return this.#unexpected
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      const isServed = await this.#visit(this.#visits++)
      if (!isServed) await sleep(WAIT_MS, signal)
    }
  }

  /** @returns whether the visitor could do it all. */
  async #visit(visitor: number): Promise<boolean> {
    const [own, other] = [visitor % PROCESSES, (visitor + 1) % PROCESSES]
    const nonce = await this.#send('POST', own, '/nonce', { visitor })
    if (nonce.status !== 200) return this.#allow(nonce)
    const body = await signedBody(privateKeyToAccount(bytesToHex(randomBytes(32))), nonce.body)
    const verified = await this.#send('POST', own, '/verify', { visitor, cookie: nonce.cookie, body })
    // A primary that is replaced takes nonces with it.
    if (verified.status !== 200) return this.#allow(verified, 401)
    this.#signedIn.add(own)
    const { cookie } = verified
    const read = await this.#send('GET', other, '/session', { visitor, cookie })
    // And sessions.
    if (read.status !== 200) return this.#allow(read, 204)
    if (visitor % 2 === 0) return true
    this.#ended.push(cookie)
    const signedOut = await this.#send('POST', other, '/sign-out', { visitor, cookie })
    const after = await this.#send('GET', other, '/session', { visitor, cookie })
    // Whatever Redis says, and however it goes on.
    if (after.status !== 204) this.#unexpected.push(`A session that has ended: ${after.status} ${after.body}`)
    return signedOut.status === 204 || this.#allow(signedOut)
  }

  #send(
    method: 'GET' | 'POST',
    process: number,
    path: string,
    request: { readonly visitor: number; readonly cookie?: string; readonly body?: string }
  ): Promise<BenchAnswer> {
    return send({ method, url: `${this.#urls[process]}${path}`, ...request })
  }

  #allow({ status, body }: BenchAnswer, ...statuses: readonly number[]): false {
    const isNotNow = status === 503 && NOT_NOW.some((code) => body.includes(code))
    if (!isNotNow && !statuses.includes(status)) this.#unexpected.push(`${status} ${body}`)
    return false
  }
}

describe.skipIf(!findRedisServer())('three processes under load', () => {
  let folder: string
  let redis: ReplicatedRedis
  let processes: readonly RunningProcess[]
  let load: Load

  beforeEach(async () => {
    const dist = join(root, 'server', 'dist')
    mkdirSync(dist, { recursive: true })
    folder = mkdtempSync(join(dist, 'failover-'))
    redis = await ReplicatedRedis.start()
    await buildService(folder)
    const variables = { AUTH_REDIS_URL: redis.address.url, AUTH_DATABASE_WAIT_MS: '1000' }
    processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(folder, variables)))
    load = new Load(processes.map(({ url }) => url))
  }, limit(120_000))

  afterEach(async () => {
    await load.stop()
    await Promise.all(processes.map((each) => each.stop()))
    await redis.stop()
    rmSync(folder, { recursive: true })
  })

  const keyOf = (cookie: string) => `{portside}:session:${hashSecret(cookie.replace(/^[^=]+=/, ''))}`
  const expectSignIns = () => expect.poll(() => load.signedIn, { timeout: WITHIN_MS }).toBe(PROCESSES)
  /** Once since each other, whoever asks. */
  async function answers(path: string, cookie = ''): Promise<readonly (readonly unknown[])[]> {
    const asked = processes.map(async ({ url }) => {
      const response = await fetch(`${url}${path}`, { headers: { cookie } })
      await response.arrayBuffer()
      return [response.status, response.headers.get('retry-after')]
    })
    return Promise.all(asked)
  }
  const all = (...answer: readonly unknown[]) => processes.map(() => answer)

  async function signIn(visitor: number): Promise<string> {
    const url = processes[visitor % PROCESSES]?.url
    const nonce = await send({ method: 'POST', url: `${url}/nonce`, visitor })
    const body = await signedBody(privateKeyToAccount(bytesToHex(randomBytes(32))), nonce.body)
    const { cookie } = await send({ method: 'POST', url: `${url}/verify`, cookie: nonce.cookie, body, visitor })
    return cookie
  }

  test(
    'go on with a lagging replica that is promoted, and later with an older snapshot, and no sign-out is lost',
    async () => {
      await expectSignIns()
      const leavers = [await signIn(1_000_000), await signIn(1_000_001), await signIn(1_000_002)]
      const stays = await signIn(1_000_003)
      await redis.expectReplicated()

      redis.link.hold()
      const signOut = (cookie: string, index: number) =>
        send({ method: 'POST', url: `${processes[index]?.url}/sign-out`, cookie, visitor: 1_000_000 + index })
      expect((await Promise.all(leavers.map(signOut))).map(({ status }) => status)).toEqual([204, 204, 204])

      await redis.promote()
      await redis.demote()
      // Every process still leads to the earlier primary, which remembers what it had.
      expect(await redis.first.admin.sendCommand(['ROLE'])).toContain('slave')
      await expect.poll(() => answers('/readyz')).toEqual(all(503, '5'))
      expect(await answers('/session', stays)).toEqual(all(503, '5'))
      expect(await redis.second.admin.exists(leavers.map(keyOf))).toBe(3)

      load.forget()
      redis.address.moveTo(redis.second.port)
      await expectSignIns()
      await expect.poll(() => answers('/readyz')).toEqual(all(200, null))
      expect(await answers('/session', stays)).toEqual(all(200, null))
      await expect.poll(() => redis.second.admin.exists(leavers.map(keyOf))).toBe(0)

      const [late] = [await signIn(1_000_004)]
      await redis.second.admin.sendCommand(['SAVE'])
      await signOut(late, 0)
      await redis.second.kill()
      await redis.second.start()
      load.forget()
      await expectSignIns()
      const ended = [...load.ended, ...leavers, late]
      expect(await load.stop()).toEqual([])
      await expect.poll(() => redis.second.admin.exists(ended.map(keyOf))).toBe(0)
      for (const cookie of [...leavers, late]) expect(await answers('/session', cookie)).toEqual(all(204, null))
      expect(await answers('/session', stays)).toEqual(all(200, null))
    },
    limit(120_000)
  )
})
