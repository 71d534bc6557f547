import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { alice, Visitor } from '../server/visitor.ts'
import { ask, Development, OwnServerFolder, signedIn } from './own-server.ts'

const AUDIENCE = 'https://api.example.com'
let own: OwnServerFolder
let development: Development

beforeAll(() => {
  own = new OwnServerFolder()
  own.link(['@portside/session-verifier', 'hono', '@hono/node-server', 'jose'])
})

afterAll(() => own.remove())

afterEach(async () => {
  await development.stop()
})

async function develop(file: string): Promise<void> {
  development = await Development.start((variables) => own.start(file, variables))
}

test.each(['api/hono.mjs', 'api/http.mjs'])(
  'the guide’s %s serves whoever is signed in to the page, through its dev server',
  async (file) => {
    await develop(file)
    const { origin } = development
    const [me, notes] = [`${origin}/api/me`, `${origin}/api/notes`]
    expect(await ask(new Visitor({ origin, stop: async () => undefined }), me)).toEqual([401, { error: 'signed-out' }])
    const visitor = await signedIn(origin)
    expect(await ask(visitor, me)).toEqual([200, { address: alice.address }])
    expect(await ask(visitor, notes, { method: 'POST' })).toEqual([201, { by: alice.address }])
    const foreign = { method: 'POST', origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }
    expect(await ask(visitor, notes, foreign)).toEqual([403, { error: 'origin-refused' }])
    const cookies = [...visitor.cookies]
    await visitor.adapter.signOut()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    await expect.poll(() => ask(visitor, me)).toEqual([401, { error: 'signed-out' }])
  }
)

test('the guide’s api/token.mjs serves whoever has a token for it, on the page’s own origin too', async () => {
  await develop('api/token.mjs')
  const { origin } = development
  const visitor = await signedIn(origin)
  const controls = await visitor.adapter.sessionControls()
  const { token } = (await controls.issueToken?.(AUDIENCE)) ?? {}
  const url = `${origin}/api/token/me`
  expect(await ask(visitor, url, { authorization: `Bearer ${token}` })).toEqual([
    200,
    { address: alice.address, chainId: 84531 }
  ])
  const [head, body] = String(token).split('.')
  for (const authorization of ['', 'Bearer ', `Bearer ${head}.${body}.AAAA`, `Basic ${token}`])
    expect(await ask(visitor, url, { authorization })).toEqual([401, undefined])
})
