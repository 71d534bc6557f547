import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { REFUSALS, type RefusalCode } from '../answers.ts'
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

test('each code of a refusal is in the document and in the table of the README, with its status', () => {
  const codes = Object.entries(REFUSALS).map(([code, refusal]) => {
    const pause = 'retryAfterS' in refusal ? `${refusal.retryAfterS} s` : undefined
    return { code, status: refusal.status, pause }
  })
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
  const rows = Array.from(
    readme.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| .+ \| (.*)\|$/gm),
    ([, code, status, pause]) => ({
      code,
      status: Number(status),
      pause: /^\d+ s/.exec(pause ?? '')?.[0]
    })
  )
  const byCode = (all: readonly { readonly code?: string | undefined }[]) =>
    all.toSorted((one, other) => `${one.code}`.localeCompare(`${other.code}`))
  expect(byCode(rows)).toEqual(byCode(codes))
  const documented = ENDPOINTS.filter(({ path }) => path !== '/readyz').flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { schema }]) => codesIn(schema).map((code) => `${status} ${code}`))
  )
  // No endpoint answers the one, and a balancer hears of the other.
  const served = codes.filter(({ code }) => code !== 'not-found' && code !== 'draining')
  expect([...new Set(documented)].sort()).toEqual(served.map(({ code, status }) => `${status} ${code}`).sort())
})

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

function codesIn(schema: z.ZodType | undefined): readonly RefusalCode[] {
  const error = schema instanceof z.ZodObject ? schema.shape['error'] : undefined
  return error instanceof z.ZodEnum ? (error.options as RefusalCode[]) : []
}
