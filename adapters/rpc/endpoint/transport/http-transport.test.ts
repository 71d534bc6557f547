import { expect, test } from 'vitest'
import { EndpointError } from '../endpoint-error.ts'
import { HttpTransport } from './http-transport.ts'

const now = Date.parse('2026-01-02T03:04:05Z')

/** How long an endpoint asks to be left alone that answers 429 with this header. */
async function retryAfterOf(header: string | undefined): Promise<number | undefined> {
  const busy = async () =>
    new Response('', { status: 429, headers: header === undefined ? {} : { 'retry-after': header } })
  const transport = new HttpTransport({ url: 'http://node', fetch: busy, now: () => now })
  const request = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] } as const
  const [outcome] = await transport.send([request], new AbortController().signal)
  expect(outcome).toMatchObject({ name: 'EndpointError', failure: 'rate-limited' })
  return outcome instanceof EndpointError ? outcome.retryAfterMs : undefined
}

test.each([
  ['20', 20_000],
  ['0.5', 500],
  ['Fri, 02 Jan 2026 03:04:35 GMT', 30_000]
])('a Retry-After of %s is %i ms', async (header, wait) => {
  expect(await retryAfterOf(header)).toBe(wait)
})

test.each(['86400', 'Infinity', 'Sat, 03 Jan 2026 00:00:00 GMT'])(
  'a Retry-After of %s is cut to a minute',
  async (header) => {
    expect(await retryAfterOf(header)).toBe(60_000)
  }
)

test.each([undefined, '', '0', '-5', 'soon', 'Thu, 01 Jan 2026 00:00:00 GMT'])(
  'a Retry-After of %s says nothing',
  async (header) => {
    expect(await retryAfterOf(header)).toBeUndefined()
  }
)
