import { EventEmitter, once } from 'node:events'
import { encodeErrorResult, getAddress, parseAbi, serializeErc6492Signature } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { honest, pour, type Script, ScriptedNode } from './scripted-node.ts'
import { bob, type RunningService, startService, Visitor } from './visitor.ts'

const CHAIN_ID = 84531
const OTHER_CHAIN_ID = 59140
const CONTRACT = '0xc0de000000000000000000000000000000000000'
const NO_KEYS = `0x${'11'.repeat(65)}` as const
const offchainLookupAbi = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)'
])

let node: ScriptedNode
let others: ScriptedNode[]
let service: RunningService | undefined

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  others = []
  node = await ScriptedNode.start(honest(CHAIN_ID))
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all([node, ...others].map((each) => each.stop()))
  await service?.stop()
})

async function another(script: Script): Promise<ScriptedNode> {
  const started = await ScriptedNode.start(script)
  others.push(started)
  return started
}

async function serve(
  nodeUrl: (chainId: number) => string | undefined | Promise<string | undefined> = () => node.url
): Promise<Visitor> {
  service = await startService({ database: ':memory:', nodeUrl })
  return new Visitor(service)
}

interface Attempt {
  readonly address?: Address
  readonly chainId?: number
  readonly signature?: Hex
}

/** A new visitor signs in with this signature. */
async function verify({ address = CONTRACT, chainId = CHAIN_ID, signature = NO_KEYS }: Attempt = {}) {
  const visitor = new Visitor(service as RunningService)
  const nonce = await visitor.adapter.getNonce()
  const message = await visitor.adapter.createMessage({ address: getAddress(address), chainId, nonce })
  const body = JSON.stringify({ message, signature })
  const headers = { 'content-type': 'application/json' }
  const response = await visitor.fetch(`${service?.origin}/verify`, { method: 'POST', headers, body })
  const { error } = (await response.json()) as { error?: string }
  return { status: response.status, error, retryAfter: response.headers.get('retry-after') }
}

const unverifiable = { status: 503, error: 'signature-unverifiable', retryAfter: '5' }
const turnedAway = { status: 503, error: 'too-many-verifications', retryAfter: '5' }
const invalid = { status: 401, error: 'signature-invalid', retryAfter: null }

const numbered = (index: number): Address => `0x${String(index + 1).padStart(40, '0')}`

const silent: Script = () => undefined

/** An honest node except for `eth_call`. */
const calling =
  (script: Script): Script =>
  (method, response) =>
    method === 'eth_call' ? script(method, response) : honest(CHAIN_ID)(method, response)

/** Fakes the service's timers; I/O continues on its own. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test.each([
  ['of no bytes', '0x'],
  ['of some bytes', NO_KEYS],
  [
    'that brings its contract along',
    serializeErc6492Signature({ address: bob.address, data: '0x', signature: NO_KEYS })
  ]
] as const)('a contract cannot send the service to another host, with a signature %s', async (_, signature) => {
  const internal = await another(() => ({ data: '0x' }))
  const data = encodeErrorResult({
    abi: offchainLookupAbi,
    errorName: 'OffchainLookup',
    args: [CONTRACT, Array.from({ length: 50 }, () => `${internal.url}/{sender}/{data}`), '0x', '0x00000000', '0x']
  })
  node.script = calling(() => ({ error: { code: 3, message: 'execution reverted', data } }))
  await serve()
  expect(await verify({ signature })).toEqual(invalid)
  expect(internal.asked).toEqual([])
})

test('a node cannot redirect the service to another host', async () => {
  const internal = await another(honest(CHAIN_ID))
  node.script = calling((_method, response) => void response.writeHead(307, { location: internal.url }).end())
  await serve()
  expect(await verify()).toEqual(unverifiable)
  expect(internal.asked).toEqual([])
})

test.each(['eth_call', 'eth_getCode'])('an endless response to %s is cut off', async (endless) => {
  let written = 0
  node.script = (method, response) => {
    if (method !== endless) return honest(CHAIN_ID)(method, response)
    void pour(response, Buffer.alloc(64 * 1024, 'a'), (bytes) => {
      written += bytes
    })
  }
  await serve()
  expect(await verify()).toEqual(unverifiable)
  await expect.poll(() => node.open).toBe(0)
  // The socket buffers on both sides hold more than the 256 KiB that are read.
  expect(written).toBeLessThan(10 * 1024 * 1024)
})

test.each<[string, Script]>([
  ['never answers', silent],
  ['sends headers alone', (_, response) => void response.writeHead(200).flushHeaders()],
  ['drips', (_, response) => void pour(response, Buffer.from(' '), () => undefined)]
])('a node that %s is given up after 8 seconds, and its request aborted', async (_, script) => {
  node.script = calling(script)
  await serve()
  stopClock()
  const answer = verify()
  await node.whenAsked('eth_call')
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toEqual(unverifiable)
  vi.useRealTimers()
  await expect.poll(() => node.open).toBe(0)
})

test('all requests share one deadline, which starts with looking up the node’s URL', async () => {
  node.script = async (method, response) => {
    await vi.advanceTimersByTimeAsync(2000)
    return honest(CHAIN_ID)(method, response)
  }
  await serve(async () => {
    await vi.advanceTimersByTimeAsync(2000)
    return node.url
  })
  stopClock()
  expect(await verify()).toEqual(unverifiable)
  expect(node.asked.toSorted()).toEqual(['eth_call', 'eth_chainId', 'eth_getCode'])
})

test('a URL that does not arrive in time is given up, and no node is contacted when it arrives late', async () => {
  const lookup = new EventEmitter()
  const url = once(lookup, 'answer').then(() => node.url)
  await serve((chainId) => (chainId === CHAIN_ID && lookup.emit('question') ? url : undefined))
  stopClock()
  const [answer] = [verify(), await once(lookup, 'question')]
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toEqual(unverifiable)
  lookup.emit('answer')
  vi.useRealTimers()
  // Any further request of the service would arrive before this one.
  expect(await verify({ chainId: OTHER_CHAIN_ID })).toEqual(invalid)
  expect(node.asked).toEqual([])
})

test('a node that moves to another chain while the service runs signs nobody in', async () => {
  await serve()
  expect(await verify()).toMatchObject({ status: 200 })
  node.script = honest(OTHER_CHAIN_ID)
  expect(await verify()).toEqual(unverifiable)
})

test('no contract is called for an account without code', async () => {
  node.script = (method, response) => (method === 'eth_getCode' ? { result: '0x' } : honest(CHAIN_ID)(method, response))
  await serve()
  expect([await verify(), await verify({ address: bob.address, signature: '0x' })]).toEqual([invalid, invalid])
  expect(node.asked.toSorted()).toEqual(['eth_chainId', 'eth_chainId', 'eth_getCode', 'eth_getCode'])
})

test.each([
  ['nothing', {}],
  ['null', { result: null }],
  ['no bytes', { result: 'yes' }],
  ['an object', { result: { data: '0x01' } }],
  ['an error of its own', { error: { code: -32000, message: 'header not found' } }]
])('a node that answers with %s makes the signature unverifiable', async (_, answer) => {
  await serve()
  for (const odd of ['eth_chainId', 'eth_getCode', 'eth_call']) {
    node.script = (method, response) => (method === odd ? answer : honest(CHAIN_ID)(method, response))
    expect([odd, await verify()]).toEqual([odd, unverifiable])
  }
})

test('a node’s message is logged in one short line, without its URL', async () => {
  node.script = calling((_method, response) => {
    response.writeHead(500).end(JSON.stringify({ error: `\u202e\nroot: all is well${'!'.repeat(100_000)}` }))
  })
  await serve(() => `${node.url}/secret-key`)
  expect(await verify()).toEqual(unverifiable)
  const [[line]] = vi.mocked(console.error).mock.calls as [[string]]
  expect(line).toMatch(/^A signature of chain 84531 could not be verified: .*root: all is well!+…$/)
  expect(line).not.toMatch(/secret-key|\u202e/)
  expect(line.length).toBeLessThan(300)
})

test('an unreachable node is logged with the reason', async () => {
  const gone = await ScriptedNode.start(silent)
  const { url } = gone
  await gone.stop()
  await serve(() => url)
  expect(await verify()).toEqual(unverifiable)
  expect(console.error).toHaveBeenCalledWith(
    `A signature of chain 84531 could not be verified: connect ECONNREFUSED ${new URL(url).host}`
  )
})

test.each([
  ['its URL', (url: string) => `${url} is down`],
  ['its key', () => 'Unauthorized: no access with s3cretKey-42'],
  ['another URL', () => 'see https://node.example/v2/s3cretKey-42?project=s3cretKey-42 for help']
])('a node whose error quotes %s leaves no key in the log', async (_quoted, message) => {
  const log = vi.mocked(console.error)
  const keyed = `${node.url}/v2/s3cretKey-42`
  node.script = calling((_method, response) => {
    response.writeHead(500).end(JSON.stringify({ error: message(keyed) }))
  })
  await serve(() => keyed)
  expect(await verify()).toEqual(unverifiable)
  const [[line] = []] = log.mock.calls
  expect(line).toMatch(/^A signature of chain 84531 could not be verified: .*\[…\]/)
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/s3cret/)
})

test('a chain has 16 concurrent verifications; further ones are refused immediately, other chains are unaffected', async () => {
  const other = await another(honest(OTHER_CHAIN_ID))
  node.script = calling(silent)
  await serve((chainId) => (chainId === CHAIN_ID ? node.url : other.url))
  const outcomes: unknown[] = []
  const attempts = Array.from({ length: 40 }, (_, index) => verify({ address: numbered(index) }))
  for (const attempt of attempts) void attempt.then((outcome) => outcomes.push(outcome))
  await expect.poll(() => outcomes.length).toBe(24)
  expect(outcomes).toEqual(Array(24).fill(turnedAway))
  expect(await verify({ chainId: OTHER_CHAIN_ID })).toMatchObject({ status: 200 })
  await expect.poll(() => node.open).toBe(16)
  await node.stop()
  await Promise.all(attempts)
  expect(outcomes.slice(24)).toEqual(Array(16).fill(unverifiable))
})

test('an account has four concurrent verifications, and more once they are done', async () => {
  node.script = calling(silent)
  await serve()
  const outcomes: unknown[] = []
  const attempts = Array.from({ length: 6 }, () => verify())
  for (const attempt of attempts) void attempt.then((outcome) => outcomes.push(outcome))
  await expect.poll(() => outcomes).toEqual([turnedAway, turnedAway])
  await expect.poll(() => node.open).toBe(4)
  node.breakOff()
  await Promise.all(attempts)
  node.script = honest(CHAIN_ID)
  expect(await verify()).toMatchObject({ status: 200 })
})
