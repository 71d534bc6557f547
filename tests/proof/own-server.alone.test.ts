import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSecret } from '#server/secrets.ts'
import { Deployment } from '../e2e/harness/deployment.ts'
import { freePort } from '../free-port.ts'
import { root } from '../ready.mjs'
import {
  ask,
  askWithoutService,
  Development,
  GUIDE,
  NO_SERVICE,
  OwnServerFolder,
  type RunningServer,
  signedIn
} from '../recipes/own-server.ts'
import { blocksOf } from '../recipes/readme.ts'
import { Shell } from '../recipes/shell.ts'
import { limit } from '../run/limits.mjs'
import { deploymentNotRun } from '../run/programs.mjs'
import { alice, Visitor } from '../server/visitor.ts'

const FRAMEWORKS = 'npm install --no-audit --no-fund --ignore-scripts express@5.3.0 fastify@5.12.8 better-auth@1.7.25'
/** As the verifier's README has them, for another repository. */
const [PACK = '', INSTALL = ''] = readFileSync(path.join(root, 'server/session-verifier/README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('npm '))
const INSTALL_MS = limit(300_000)

let own: OwnServerFolder
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  own = new OwnServerFolder()
  const packed = await new Shell(root, `${PACK} --pack-destination ${own.folder}`).untilEnd()
  expect(packed.status, packed.output).toBe(0)
  const { status, output } = await new Shell(own.folder, `${FRAMEWORKS} ${INSTALL.split(' ').at(-1)}`).untilEnd()
  expect(status, output).toBe(0)
  // npm would remove links to packages of this project.
  own.link(['hono', '@hono/node-server'])
}, INSTALL_MS)

afterAll(() => own.remove())

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function develop(file: string, more: Record<string, string> = {}): Promise<string> {
  const development = await Development.start((variables) => own.start(file, { ...variables, ...more }))
  closers.push(() => development.stop())
  return development.origin
}

test('the packed verifier is one module with its types, and depends on nothing', () => {
  const folder = path.join(own.folder, 'node_modules/@portside/session-verifier')
  const files = ['LICENSE', 'README.md', 'package.json', 'session-verifier.d.mts', 'session-verifier.mjs']
  expect(readdirSync(folder).sort()).toEqual(files)
  expect(readFileSync(path.join(folder, 'session-verifier.mjs'), 'utf8')).not.toMatch(/^import |import\(/m)
})

const stranger = (origin: string) => new Visitor({ origin, stop: async () => undefined })

test(
  'the guide’s servers for Express, Fastify and Better Auth serve whoever is signed in to the page',
  async () => {
    for (const file of ['api/express.mjs', 'api/fastify.mjs']) {
      const server = await own.start(file, { AUTH_SERVICE: NO_SERVICE, AUTH_SERVER_KEY: createSecret() })
      closers.push(() => server.stop())
      const refused = [503, { error: 'service-unreachable' }, '1']
      expect(await askWithoutService(server, '/api/me'), file).toEqual(refused)
    }
    for (const file of ['api/express.mjs', 'api/fastify.mjs']) {
      const origin = await develop(file)
      const [me, notes] = [`${origin}/api/me`, `${origin}/api/notes`]
      expect(await ask(stranger(origin), me)).toEqual([401, { error: 'signed-out' }])
      const visitor = await signedIn(origin)
      expect(await ask(visitor, me)).toEqual([200, { address: alice.address }])
      expect(await ask(visitor, notes, { method: 'POST' })).toEqual([201, { by: alice.address }])
      const foreign = { method: 'POST', origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
      expect(await ask(visitor, notes, foreign)).toEqual([403, { error: 'origin-refused' }])
      const cookies = [...visitor.cookies]
      await visitor.adapter.signOut()
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      await expect.poll(() => ask(visitor, me)).toEqual([401, { error: 'signed-out' }])
    }
    const origin = await develop('api/better-auth.mjs', { BETTER_AUTH_SECRET: createSecret() })
    const signIn = `${origin}/api/auth/portside/sign-in`
    const [refused] = await ask(stranger(origin), signIn, { method: 'POST' })
    expect(refused).toBe(401)
    const visitor = await signedIn(origin)
    const [first, again] = [await exchange(visitor, signIn), await exchange(visitor, signIn)]
    expect(first).toMatchObject({ name: alice.address })
    expect(again).toEqual(first)
    expect(await ask(visitor, `${origin}/api/auth/get-session`)).toMatchObject([200, { user: first }])
  },
  INSTALL_MS
)

/** The visitor's browser keeps the cookies of Better Auth, too. */
async function exchange(by: Visitor, url: string): Promise<unknown> {
  const response = await by.fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.status).toBe(200)
  return response.json()
}

test.skipIf(deploymentNotRun())(
  'behind Caddy a team’s server hears what any of three processes ends, while they end',
  async () => {
    const page = mkdtempSync(path.join(tmpdir(), 'portside-own-page-'))
    writeFileSync(path.join(page, 'index.html'), '<!doctype html>')
    closers.push(async () => rmSync(page, { recursive: true }))
    const key = createSecret()
    const [handle] = blocksOf(GUIDE).filter(({ language }) => language === 'caddyfile')
    const port = await freePort()
    const site = handle?.text.replace('127.0.0.1:3000', `127.0.0.1:${port}`) ?? ''
    const settings = { AUTH_SERVER_KEYS: key, AUTH_DATABASE_WAIT_MS: '10000' }
    const deployment = await Deployment.start({ page, site, variables: settings })
    closers.push(() => deployment.stop())
    const { origin } = deployment
    for (const address of deployment.services.keys())
      await expect.poll(async () => (await fetch(`http://${address}/readyz`)).status).toBe(200)
    const variables = { AUTH_SERVICE: `${origin}/auth`, AUTH_SERVER_KEY: key }
    const server: RunningServer = await own.start('api/hono.mjs', variables, port)
    closers.push(() => server.stop())
    const [me, notes] = [`${origin}/api/me`, `${origin}/api/notes`]
    const [laptop, phone] = [await signedIn(origin), await signedIn(origin)]
    for (const visitor of [laptop, phone]) expect(await ask(visitor, me)).toEqual([200, { address: alice.address }])
    expect(await ask(laptop, notes, { method: 'POST' })).toEqual([201, { by: alice.address }])
    const foreign = { method: 'POST', origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    expect(await ask(laptop, notes, foreign)).toEqual([403, { error: 'origin-refused' }])
    const [first = ''] = deployment.services.keys()
    await deployment.killService(first)
    expect((await laptop.fetch(`${origin}/auth/sign-out-others`, { method: 'POST' })).status).toBe(200)
    await expect.poll(() => ask(phone, me)).toEqual([401, { error: 'signed-out' }])
    expect(await ask(laptop, me)).toEqual([200, { address: alice.address }])
    // No visitor gets what is for servers.
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const { status } = await fetch(`${origin}/auth/server/session`, asked)
    expect(status).toBe(401)
  },
  limit(120_000)
)
