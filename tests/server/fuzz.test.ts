import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGN_IN_WAYS } from '#domain/session/sign-in-request.ts'
import { ENDPOINTS } from '#server/api/endpoints.ts'
import { createSignInService, type SignInService } from '#server/app.ts'
import { limit } from '../run/limits.mjs'
import { assertDocumented } from './documented.ts'

const ORIGIN = 'http://127.0.0.1:5173'
/** More by hand: FUZZ_INPUTS=100000. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 4000)
let service: SignInService

beforeAll(() => {
  const requestRates = { perAddress: 10_000_000, overall: 1_000_000_000 }
  service = createSignInService({ databaseWaitMs: 60_000, requestRates, chainIds: [84531] })
})
afterAll(() => service.close())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '0x', 'null', '%00', '../', '\u202e', `0x${'11'.repeat(65)}`, 'a'.repeat(5000))
)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ENDPOINTS.map((endpoint) => endpoint.path)) },
  { weight: 1, arbitrary: text.map((part) => `/${encodeURIComponent(part)}`) }
)
const body = fc.oneof(
  fc.record({ message: text, signature: text }, { requiredKeys: [] }).map((value) => JSON.stringify(value)),
  fc.record({ way: fc.oneof(text, fc.constantFrom(...SIGN_IN_WAYS)) }).map((value) => JSON.stringify(value)),
  fc.json({ maxDepth: 4 }),
  fc.uint8Array({ maxLength: 300 }),
  text
)
/** Whatever a header can hold. */
const header = text.map((value) =>
  Buffer.from(value)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
)
const input = fc.record({
  mount: fc.constantFrom('', '/auth'),
  path,
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'BREW'),
  origin: fc.oneof({ weight: 3, arbitrary: fc.constant(ORIGIN) }, { weight: 1, arbitrary: header }),
  type: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: header }),
  session: header,
  holder: header,
  body
})

test(
  'nothing that strangers send breaks the service or signs them in',
  async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(input, async ({ mount, path, method, origin, type, session, holder, body }) => {
        const cookie = `portside-session=${session}; portside-pre-session=${holder}`
        const sent =
          method === 'GET' || method === 'HEAD' ? {} : { body: typeof body === 'string' ? body : Buffer.from(body) }
        const headers = { origin, 'content-type': type, cookie }
        const response = await service.fetch(new Request(`${ORIGIN}${mount}${path}`, { method, headers, ...sent }))
        const { status } = response
        statuses.add(status)
        await assertDocumented(method, `${mount}${path}`, response)
        expect(status).toBeLessThan(500)
        // Nobody is signed in: a nonce, a count of none and what operators read are all that is answered with 200.
        if (/^\/(?:verify|session|renew)$/.test(path))
          expect([204, 400, 401, 403, 404, 413, 415, 422]).toContain(status)
      }),
      { numRuns: INPUTS }
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 403, 404, 415, 422]))
  },
  limit(3_600_000)
)
