import { readFileSync, readlinkSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { launchBrowser } from './browser.ts'
import { nodesOf } from './nodes.ts'

const CHAIN = 84531
const ACCOUNT = '0x000000000000000000000000000000000000dead'
const SECRET = 'a-secret-of-this-process'
const call = (method: string, params: readonly unknown[] = []) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

let devchain: Devchain
let url: string

beforeAll(async () => {
  vi.stubEnv('FORK_URL_59140', `https://archive.example/${SECRET}`)
  devchain = await startDevchain({ chainIds: [CHAIN], log: () => undefined })
  url = await devchain.url(CHAIN)
  vi.unstubAllEnvs()
})

afterAll(() => devchain?.stop())

describe("anvil's own address", () => {
  const json = { 'content-type': 'application/json' }
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }

  test.each(['https://evil.example', 'http://127.0.0.1:5173', 'http://localhost:3000', 'null'])(
    'gives a page at %s nothing it can read',
    async (origin) => {
      const answers = await Promise.all([
        ask('OPTIONS', { origin, ...preflight }),
        ask('POST', { origin, ...json }, call('anvil_nodeInfo')),
        ask('POST', { origin, 'content-type': 'text/plain' }, call('anvil_nodeInfo')),
        ask('GET', { origin })
      ])
      const named = answers
        .flatMap((headers) => Object.keys(headers))
        .filter((name) => name.startsWith('access-control'))
      expect(named).toEqual([])
    }
  )

  test('has its own port for each node, at an address that pages cannot guess', async () => {
    const other = await devchain.url(CHAIN, 1)
    const [first, second] = [new URL(url), new URL(other)]
    expect(first.port).not.toBe(second.port)
    expect(Math.min(Number(first.port), Number(second.port))).toBeGreaterThanOrEqual(16_384)
    expect(first.hostname).toMatch(/^127\.\d+\.\d+\.\d+$/)
  })

  test.runIf(process.platform === 'linux')('is a random one of sixteen million loopback addresses', async () => {
    const hosts = await Promise.all(
      [0, 1, 2].map(async (worker) => new URL(await devchain.url(CHAIN, worker)).hostname)
    )
    expect(new Set(hosts).size).toBe(3)
    expect(hosts).not.toContain('127.0.0.1')
  })
})

describe('in a browser, a page of another origin', () => {
  let site: Server
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    site = createServer({ keepAliveTimeout: 0 }, (_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Foreign</title>')
    )
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  })

  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  /** What the page could read, or the error. */
  const fetched = (init: RequestInit) =>
    page.evaluate(
      ([address, options]) =>
        fetch(address, options).then(
          async (response) => `read ${response.type} ${await response.text()}`,
          (cause: unknown) => String(cause)
        ),
      [url, init] as const
    )

  const attempts: readonly (readonly [string, RequestInit])[] = [
    ['as JSON', { headers: { 'content-type': 'application/json' } }],
    ['as text', { headers: { 'content-type': 'text/plain' } }],
    ['as a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['without waiting for an answer', { mode: 'no-cors' }]
  ]

  test.each(attempts)('can change and read nothing with a request sent %s', async (_how, init) => {
    const method = 'POST'
    expect(await fetched({ ...init, method, body: call('anvil_setBalance', [ACCOUNT, '0x1']) })).not.toContain(
      'jsonrpc'
    )
    expect(await fetched({ ...init, method, body: call('anvil_nodeInfo') })).not.toContain('jsonrpc')
    expect(await callNode(url, 'eth_getBalance', [ACCOUNT, 'latest'])).toBe('0x0')
  })

  test('can read nothing with GET', async () => {
    expect(await fetched({ method: 'GET' })).toBe('TypeError: Failed to fetch')
  })
})

test.runIf(process.platform === 'linux')('a node gets none of our variables, and no .env to read', () => {
  const nodes = nodesOf()
  expect(nodes.length).toBeGreaterThan(1)
  for (const { pid } of nodes) {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const names = variables.flatMap((each) => (each.includes(SECRET) ? [each] : each.split('=', 1)))
    expect(names.filter((name) => /^(?:FORK_|npm_|NODE_|VITEST|.*PROXY$)/i.test(name))).toEqual([])
    expect(readlinkSync(`/proc/${pid}/cwd`)).toBe('/')
  }
})

/** @returns the headers of the answer; fetch cannot set Origin. */
function ask(method: string, headers: Readonly<Record<string, string>>, body?: string) {
  return new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.headers))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
