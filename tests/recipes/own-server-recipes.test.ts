import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PREFERRED_PORT } from '#src/start/serve-page.ts'
import { alice, Visitor } from '../server/visitor.ts'
import {
  ask,
  askWithoutService,
  Development,
  GUIDE,
  NO_SERVICE,
  OwnServerFolder,
  settingOfGuide,
  signedIn
} from './own-server.ts'
import { blocksOf } from './readme.ts'

const AUDIENCE = 'https://api.example.com'
const KEY = settingOfGuide('AUTH_SERVER_KEY') ?? ''
/** As the project's Vite configuration has it. */
const HOST = '127.0.0.1'
let own: OwnServerFolder
let development: Development | undefined

beforeAll(() => {
  own = new OwnServerFolder()
  own.link(['@portside/session-verifier', 'hono', '@hono/node-server', 'jose'])
})

afterAll(() => own.remove())

afterEach(async () => {
  await development?.stop()
  development = undefined
})

async function develop(file: string, more: Readonly<Record<string, string>> = {}): Promise<Development> {
  development = await Development.start((variables) => own.start(file, { ...variables, ...more }))
  return development
}

test.each(['api/hono.mjs', 'api/http.mjs'])(
  'the guide’s %s serves whoever is signed in to the page, through its dev server',
  async (file) => {
    const { origin, own: server } = await develop(file)
    const [me, notes] = [`${origin}/api/me`, `${origin}/api/notes`]
    expect(await ask(new Visitor({ origin, stop: async () => undefined }), me)).toEqual([401, { error: 'signed-out' }])
    const visitor = await signedIn(origin)
    expect(await ask(visitor, me)).toEqual([200, { address: alice.address }])
    expect(await ask(visitor, notes, { method: 'POST' })).toEqual([201, { by: alice.address }])
    const foreign = { method: 'POST', origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }
    expect(await ask(visitor, notes, foreign)).toEqual([403, { error: 'origin-refused' }])
    // Outside a browser, too, the Origin says which page it was.
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const statusOfPost = async (page: string) =>
      (await fetch(notes, { method: 'POST', headers: { cookie, origin: page } })).status
    expect([await statusOfPost(origin), await statusOfPost(server.origin)]).toEqual([201, 403])
    const cookies = [...visitor.cookies]
    await visitor.adapter.signOut()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    await expect.poll(() => ask(visitor, me)).toEqual([401, { error: 'signed-out' }])
  }
)

test.each(['api/hono.mjs', 'api/http.mjs'])(
  'while the guide’s %s cannot ask the service it says when to try again, and to its operator why',
  async (file) => {
    const server = await own.start(file, { AUTH_SERVICE: NO_SERVICE, AUTH_SERVER_KEY: KEY })
    try {
      const refused = [503, { error: 'service-unreachable' }, '1']
      expect(await askWithoutService(server, '/api/me')).toEqual(refused)
      expect((await fetch(`${server.origin}/api/me`)).status).toBe(401)
      await expect
        .poll(() => server.output())
        .toContain(`The sign-in service at AUTH_SERVICE, ${NO_SERVICE}, cannot be`)
    } finally {
      await server.stop()
    }
  }
)

const tokenOf = async (origin: string) => {
  const visitor = await signedIn(origin)
  const controls = await visitor.adapter.sessionControls()
  return { visitor, token: String((await controls.issueToken?.(AUDIENCE))?.token) }
}

test('the guide’s api/token.mjs serves whoever has a token for it, to the page on another host', async () => {
  const { origin, own: server } = await develop('api/token.mjs')
  const { visitor, token } = await tokenOf(origin)
  const url = `${server.origin}/me`
  expect(await ask(visitor, url, { authorization: `Bearer ${token}` })).toEqual([
    200,
    { address: alice.address, chainId: 84531 }
  ])
  const [head, body] = token.split('.')
  for (const authorization of ['', 'Bearer ', `Bearer ${head}.${body}.AAAA`, `Basic ${token}`])
    expect(await ask(visitor, url, { authorization })).toEqual([401, undefined])
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin } })
  const allowed = ['origin', 'headers'].map((name) => preflight.headers.get(`access-control-allow-${name}`))
  expect([preflight.status, ...allowed]).toEqual([204, origin, 'authorization, content-type'])
  for (const authorization of ['', `Bearer ${token}`])
    expect((await fetch(url, { headers: { origin, authorization } })).headers.get('access-control-allow-origin')).toBe(
      origin
    )
})

test('it says in its output why it refuses, such as for a page that was opened under another name', async () => {
  const other = 'http://localhost:5173/auth'
  const { origin, own: server } = await develop('api/token.mjs', { AUTH_ISSUER: other })
  const { visitor, token } = await tokenOf(origin)
  expect(await ask(visitor, `${server.origin}/me`, { authorization: `Bearer ${token}` })).toEqual([401, undefined])
  await expect
    .poll(() => server.output())
    .toContain('A token was refused: ERR_JWT_CLAIM_VALIDATION_FAILED: unexpected "iss" claim value.')
  expect(server.output()).not.toContain(token)
})

test('the servers of the guide expect the page where npm start prints it, and two run beside each other', () => {
  const servers = blocksOf(GUIDE).filter(({ file }) => file?.endsWith('.mjs'))
  const origins = servers.flatMap(({ text }) => text.match(/http:\/\/[\w.]+:\d+/g) ?? [])
  expect([...new Set(origins)]).toEqual([`http://${HOST}:${PREFERRED_PORT}`])
  const ports = servers.map(({ file, text }) => [file === 'api/token.mjs', /\bPORT = '(\d+)'/.exec(text)?.[1]] as const)
  expect(ports.every(([isOfToken, port]) => port === (isOfToken ? '3001' : '3000'))).toBe(true)
})
