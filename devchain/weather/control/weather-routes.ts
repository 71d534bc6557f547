import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import { readRules } from './read-rules.ts'
import type { WeatherControl } from './weather-control.ts'
import { WeatherInputError } from './weather-input-error.ts'
import type { WeatherScope } from './weather-scope.ts'
import { readMethods, readPreset } from './weather-step.ts'

const MAX_BYTES = 1_000_000

type Body = Readonly<Record<string, unknown>>

/**
 * The weather over HTTP, as JSON: for programs of this machine and pages of the same origin.
 * @param own a name of this machine besides its loopback names.
 */
export function createWeatherRoutes(control: WeatherControl, path: string, own?: string): Hono {
  const app = new Hono({ strict: false }).basePath(path)
  const refuse = (reason: string, status: 403 | 415) => Response.json({ error: reason }, { status })
  app.use(
    '*',
    pageGuard(() => "default-src 'none'", { refuse, own })
  )
  app.use('*', bodyLimit({ maxSize: MAX_BYTES, onError: (context) => fail(context, 413, 'The request is too long.') }))
  app.get('/', (context) => context.json(control.report))
  const change = (route: string, fields: readonly string[], act: (body: Body) => Promise<void> | void) =>
    app.post(route, async (context) => {
      await act(await readBody(context, fields))
      return context.json(control.report)
    })
  change('/', ['preset', 'rules', 'chainId', 'methods'], (body) => {
    const hasRules = body['rules'] !== undefined
    if (hasRules === (body['preset'] !== undefined))
      throw new WeatherInputError('Send either a preset or rules; see GET for what there is.')
    const scope = scopeOf(body)
    return hasRules ? control.set(readRules(body['rules']), scope) : control.use(readPreset(body['preset']), scope)
  })
  change('/clear', ['chainId', 'methods'], (body) => control.clear(scopeOf(body)))
  change('/script', ['format', 'steps', 'chainId'], ({ chainId, steps, ...recording }) => {
    const script = 'format' in recording ? { ...recording, steps } : steps
    return control.run(script ?? [], scopeOf({ chainId }))
  })
  change('/record', [], () => control.record())
  app.post('/record/stop', async (context) => context.json(await control.stopRecording()))
  app.notFound((context) => fail(context, 404, 'There is no such part of the weather.'))
  app.onError((cause, context) =>
    fail(context, cause instanceof WeatherInputError ? 422 : 500, cause.message.split('\n')[0] ?? '')
  )
  return app
}

function fail(context: Context, status: 404 | 413 | 422 | 500, error: string): Response {
  return context.json({ error }, status)
}

/** @throws WeatherInputError unless it is an object with these fields only; nothing counts as an empty one. */
async function readBody(context: Context, fields: readonly string[]): Promise<Body> {
  const text = await context.req.text()
  const body = text === '' ? {} : parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new WeatherInputError('The request must be a JSON object.')
  const unknown = Object.keys(body).find((name) => !fields.includes(name))
  if (unknown === undefined) return body as Body
  const known = fields.length === 0 ? 'it has none' : `its fields are ${fields.join(', ')}`
  throw new WeatherInputError(`"${unknown}" is not a field of this request; ${known}.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WeatherInputError('The request is not JSON.', { cause })
  }
}

function scopeOf({ chainId, methods }: Body): WeatherScope {
  if (chainId !== undefined && typeof chainId !== 'number')
    throw new WeatherInputError(`chainId: ${JSON.stringify(chainId)} is not a number.`)
  return { ...(chainId !== undefined && { chainId }), ...(methods !== undefined && { methods: readMethods(methods) }) }
}
