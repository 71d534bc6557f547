import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type ServedChains, serveChains } from '#devchain/gateway/serve-chains.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { WeatherReport } from '#devchain/weather/control/weather-control.ts'
import { createWeatherRoutes } from '#devchain/weather/control/weather-routes.ts'
import { limit } from '../run/limits.mjs'

const BASE = 84531
const LINEA = 59140
const soon = { timeout: limit(20_000), interval: 25 }
const [from, to] = testAccounts

let devchain: Devchain
let served: ServedChains
let server: Server
let weatherUrl: string

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE, LINEA] })
  served = await serveChains(devchain)
  server = createServer(getRequestListener(createWeatherRoutes(devchain.weather, '/weather').fetch))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  weatherUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/weather`
})

afterEach(() => devchain.weather.clear())

afterAll(async () => {
  server?.close()
  await served?.close()
  await devchain?.stop()
})

/** What the page's gateway answers, or that it failed. */
function ask(chainId: number, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return callNode(served.rpcUrl(chainId), method, params).catch(() => 'failed')
}

async function mine(chainId: number, blocks = 1): Promise<void> {
  await callNode(await devchain.url(chainId), 'anvil_mine', [blocks])
}

async function head(chainId: number): Promise<number> {
  return Number(await callNode(await devchain.url(chainId), 'eth_blockNumber'))
}

async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${weatherUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body)
  })
  return { status: response.status, answer: await response.json() }
}

test('weather of one method of one chain leaves everything else alone', async () => {
  await devchain.weather.use('garbled', { chainId: BASE, methods: ['eth_gasPrice'] })
  expect(await ask(BASE, 'eth_gasPrice')).toBe('failed')
  expect(await ask(BASE, 'eth_blockNumber')).toMatch(/^0x/)
  expect(await ask(LINEA, 'eth_gasPrice')).toMatch(/^0x/)
  expect(devchain.weather.presetOf(BASE)).toBeUndefined()
  devchain.weather.clear({ chainId: BASE, methods: ['eth_gasPrice'] })
  expect(await ask(BASE, 'eth_gasPrice')).toMatch(/^0x/)
})

test('a preset of one chain keeps that of all chains on the others', async () => {
  await devchain.weather.use('garbled')
  await devchain.weather.use('clear', { chainId: BASE })
  expect([devchain.weather.presetOf(BASE), devchain.weather.presetOf(LINEA)]).toEqual(['clear', 'garbled'])
  expect(await ask(BASE, 'eth_chainId')).toBe('0x14a33')
  expect(await ask(LINEA, 'eth_chainId')).toBe('failed')
})

test('a stale node is behind at once, since the blocks that it hides are mined first', async () => {
  await devchain.weather.use('stale', { chainId: LINEA, methods: ['eth_blockNumber'] })
  expect(Number(await ask(LINEA, 'eth_blockNumber'))).toBe((await head(LINEA)) - 5)
})

test('after 3 blocks, a script replaces the latest 2, and what they held is lost', async () => {
  await devchain.weather.run('after 3 blocks: reorg 2; after 4 blocks: garbled for eth_gasPrice', { chainId: BASE })
  await mine(BASE)
  const url = await devchain.url(BASE)
  const hash = await callNode(url, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  await expect.poll(() => callNode(url, 'eth_getTransactionReceipt', [hash]), soon).not.toBeNull()
  expect(devchain.weather.report.script.map(({ kind }) => kind)).toEqual(['reorg', 'preset'])
  await mine(BASE)
  await expect.poll(() => callNode(url, 'eth_getTransactionReceipt', [hash]), soon).toBeNull()
  expect(await ask(BASE, 'eth_gasPrice')).toMatch(/^0x/)
  await mine(BASE)
  await expect.poll(() => ask(BASE, 'eth_gasPrice'), soon).toBe('failed')
  expect(devchain.weather.report).toMatchObject({ script: [], failures: [] })
})

test('a step that the node refuses is reported, and the script goes on', async () => {
  await mine(BASE)
  await devchain.weather.run(['slow', { kind: 'reorg', depth: 64 }, 'garbled'], { chainId: BASE })
  expect(devchain.weather.presetOf(BASE)).toBe('garbled')
  expect(devchain.weather.report.failures).toEqual([expect.stringMatching(/^reorg 64 on Base Goerli failed: \S/)])
})

test('a recording of weather, as JSON, makes the same at the same blocks again', async () => {
  const { weather } = devchain
  await weather.use('slow', { chainId: LINEA, methods: ['eth_getLogs'] })
  await weather.record()
  await mine(BASE, 2)
  await weather.use('garbled', { chainId: BASE, methods: ['eth_gasPrice'] })
  await weather.reorganise(BASE, 1)
  await Promise.all([mine(BASE), mine(LINEA)])
  devchain.weatherFor(0).clear()
  const recording = JSON.parse(JSON.stringify(await weather.stopRecording()))
  expect(recording).toMatchObject({
    format: 'portside weather 1',
    steps: expect.arrayContaining([
      { chainId: LINEA, afterBlocks: 0, kind: 'rules', rules: [expect.objectContaining({ methods: ['eth_getLogs'] })] },
      { chainId: BASE, afterBlocks: 2, kind: 'rules', rules: [expect.objectContaining({ preset: 'garbled' })] },
      { chainId: BASE, afterBlocks: 2, kind: 'reorg', depth: 1 },
      { chainId: BASE, afterBlocks: 3, kind: 'rules', rules: [] }
    ])
  })

  await weather.run(recording)
  expect(weather.report.chains.find(({ chainId }) => chainId === LINEA)?.rules).toHaveLength(1)
  expect(await ask(BASE, 'eth_gasPrice')).toMatch(/^0x/)
  await mine(BASE, 2)
  await expect.poll(() => ask(BASE, 'eth_gasPrice'), soon).toBe('failed')
  await mine(BASE, 1)
  await expect.poll(() => ask(BASE, 'eth_gasPrice'), soon).toMatch(/^0x/)
})

test('over HTTP the weather is shown, changed, scripted, recorded and cleared', async () => {
  const shown = (await (await fetch(weatherUrl)).json()) as WeatherReport
  expect(shown.chains.map(({ name, preset }) => [name, preset])).toEqual([
    ['Base Goerli', 'clear'],
    ['Linea Goerli', 'clear']
  ])
  expect(await post('', { preset: 'garbled', chainId: BASE, methods: ['eth_call'] })).toMatchObject({
    status: 200,
    answer: {
      chains: [{ rules: [{ fault: { kind: 'malformed' }, chainId: BASE, methods: ['eth_call'] }] }, { rules: [] }]
    }
  })
  await post('', { rules: [{ fault: { kind: 'result', result: '0x7' } }], methods: ['eth_gasPrice'] })
  expect(await ask(LINEA, 'eth_gasPrice')).toBe('0x7')
  expect((await post('/record', {})).answer).toMatchObject({ isRecording: true })
  expect((await post('/script', { steps: 'after 9 blocks: clear', chainId: BASE })).answer).toMatchObject({
    script: [{ chainId: BASE, inBlocks: 9, kind: 'preset', preset: 'clear' }]
  })
  const { answer: recording } = await post('/record/stop', {})
  expect((await post('/clear', {})).answer).toMatchObject({
    script: [],
    chains: [{ preset: 'clear' }, { preset: 'clear' }]
  })
  await post('/script', recording)
  expect(await ask(LINEA, 'eth_gasPrice')).toBe('0x7')
})

test.each<[string, unknown, string]>([
  ['', '{', 'The request is not JSON.'],
  ['', [], 'The request must be a JSON object.'],
  ['', {}, 'Send either a preset or rules; see GET for what there is.'],
  ['', { preset: 'sunny' }, 'There is no weather "sunny": choose from'],
  [
    '',
    { preset: 'slow', chain: BASE },
    '"chain" is not a field of this request; its fields are preset, rules, chainId, methods.'
  ],
  ['', { preset: 'slow', chainId: 5 }, `Chain 5 is not served here; there are ${BASE}, ${LINEA}.`],
  ['', { preset: 'slow', chainId: '84531' }, 'chainId: "84531" is not a number.'],
  ['', { preset: 'no-websocket', methods: ['eth_call'] }, 'no-websocket is weather of whole sockets'],
  ['', { rules: [{ fault: { kind: 'drop' }, chainId: 5 }] }, 'Chain 5 is not served here'],
  ['/script', {}, 'The script has no steps.'],
  ['/script', { steps: 'rain' }, 'There is no weather "rain"'],
  ['/script', { format: 'another 2', steps: [] }, 'This is no recording of weather'],
  ['/record/stop', {}, 'No recording has been started.']
])('one sentence: %s %j', async (path, body, sentence) => {
  const { status, answer } = await post(path, body)
  expect([status, answer]).toEqual([422, { error: expect.stringContaining(sentence) }])
})

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['a foreign page', { origin: 'https://evil.example' }, 403],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415]
])('%s changes no weather', async (_who, headers, status) => {
  expect(await post('', { preset: 'slow' }, headers)).toEqual({ status, answer: { error: expect.any(String) } })
  expect(devchain.weather.presetOf(BASE)).toBe('clear')
})
