import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignInService, type SignInService } from '../app.ts'
import { ENDPOINTS, endpointOf } from './endpoints.ts'
import { openApiDocument } from './open-api.ts'

const ORIGIN = 'http://localhost:5173'
let service: SignInService

beforeEach(() => {
  service = createSignInService({ databaseWaitMs: 10_000 })
})
afterEach(() => service.close())

const call = (method: string, path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`${ORIGIN}${path}`, { method, headers: { origin: ORIGIN }, ...init }))

test('the document has every endpoint that the service serves, and no other', () => {
  const served = service.routes.map(({ method, path }) => `${method} ${path.replace(/^\/auth(?=\/)/, '')}`)
  expect([...new Set(served)].sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort())
})

test.each(ENDPOINTS.map(({ method, path }) => [method, path] as const))(
  'what %s %s answers is in the document',
  async (method, path) => {
    const endpoint = ENDPOINTS.find((each) => each.method === method && each.path === path)
    const foreign = { headers: { origin: 'https://evil.test' } }
    const json = { headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: '{}' }
    for (const init of method === 'POST' ? [{}, foreign, json, { ...json, body: '{' }] : [{}]) {
      const { status, ...response } = await answerOf(await call(method, path, init))
      const described = endpoint?.responses[status]
      expect(described, `${status}`).toBeDefined()
      if (described?.schema) expect(described.schema.safeParse(response.body).error).toBeUndefined()
    }
  }
)

test('the document is served, and its schemas say what the routes check', async () => {
  const document = (await (await call('GET', '/auth/openapi.json')).json()) as ReturnType<typeof openApiDocument>
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  expect(document.paths['/verify']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['message', 'signature'],
            properties: { message: { type: 'string' }, signature: { pattern: '^0x(?:[0-9a-fA-F]{2})*$' } }
          }
        }
      }
    }
  })
})

test('logs and metrics name only endpoints', () => {
  expect(endpointOf('POST', '/auth/verify')).toEqual({ method: 'POST', route: '/verify' })
  expect(endpointOf('BREW', '/auth/secret-of-somebody')).toEqual({ method: 'other', route: 'other' })
})

async function answerOf(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
