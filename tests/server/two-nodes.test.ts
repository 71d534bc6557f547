import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { honest, type Script, ScriptedNode } from './scripted-node.ts'
import { alice, type RunningService, startService, Visitor } from './visitor.ts'

const CHAIN_ID = 84531
const CONTRACT = '0xc0DE000000000000000000000000000000000000'
const SIGNATURE = `0x${'11'.repeat(65)}` as const

let first: ScriptedNode
let second: ScriptedNode
let service: RunningService

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  first = await ScriptedNode.start(honest(CHAIN_ID))
  second = await ScriptedNode.start(honest(CHAIN_ID))
  service = await startService({ database: ':memory:', nodeUrl: () => [first.url, second.url] })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all([first.stop(), second.stop()])
  await service.stop()
})

/** A new visitor signs in. */
async function verify() {
  const visitor = new Visitor(service)
  const nonce = await visitor.adapter.getNonce()
  const message = await visitor.adapter.createMessage({ address: CONTRACT, chainId: CHAIN_ID, nonce })
  const body = JSON.stringify({ message, signature: SIGNATURE })
  const headers = { 'content-type': 'application/json' }
  const response = await visitor.fetch(`${service.origin}/verify`, { method: 'POST', headers, body })
  const { error } = (await response.json()) as { error?: string }
  const session = await visitor.adapter.getSession()
  return { status: response.status, error, retryAfter: response.headers.get('retry-after'), isSignedIn: !!session }
}

const refused = (error: string) => ({ status: 503, error, retryAfter: '5', isSignedIn: false })
const logged = () => vi.mocked(console.error).mock.calls.flat()

/** An honest node except for one method. */
const except =
  (odd: string, script: Script): Script =>
  (method, response) =>
    method === odd ? script(method, response) : honest(CHAIN_ID)(method, response)

const rejecting = except('eth_call', () => ({ result: '0x00' }))
const withoutCode = except('eth_getCode', () => ({ result: '0x' }))

test('a contract account signs in if both nodes accept its signature', async () => {
  expect(await verify()).toMatchObject({ status: 200, isSignedIn: true })
  const methods = ['eth_call', 'eth_chainId', 'eth_getCode']
  expect([first.asked.toSorted(), second.asked.toSorted()]).toEqual([methods, methods])
})

test('a signature that both nodes reject is invalid', async () => {
  first.script = rejecting
  second.script = withoutCode
  expect(await verify()).toMatchObject({ status: 401, error: 'signature-invalid', isSignedIn: false })
})

test.each([
  ['rejects the signature', rejecting],
  ['sees no contract', withoutCode],
  ['sees a revert', except('eth_call', () => ({ error: { code: 3, message: 'execution reverted', data: '0x' } }))]
])('nobody signs in if one of two nodes %s, and the log says which', async (_, script) => {
  first.script = script
  expect(await verify()).toEqual(refused('nodes-disagree'))
  first.script = honest(CHAIN_ID)
  second.script = script
  expect(await verify()).toEqual(refused('nodes-disagree'))
  expect(logged()).toEqual([
    'The nodes of chain 84531 disagree about a signature: node 1 rejects it, node 2 accepts it.',
    'The nodes of chain 84531 disagree about a signature: node 1 accepts it, node 2 rejects it.'
  ])
})

test.each<[string, Script]>([
  ['serves another chain', honest(59140)],
  ['is rate-limited', () => ({ error: { code: -32005, message: 'limit exceeded' } })],
  ['sends no bytes', except('eth_call', () => ({ result: null }))]
])('nobody signs in if one of two nodes %s, whatever the other says', async (_, script) => {
  second.script = script
  expect(await verify()).toEqual(refused('signature-unverifiable'))
  first.script = rejecting
  expect(await verify()).toEqual(refused('signature-unverifiable'))
  const line = expect.stringMatching(/^A signature of chain 84531 could not be verified: node 2: .+/)
  expect(logged()).toEqual([line, line])
})

test('once a node has failed, the other one is not waited for', async () => {
  first.script = () => undefined
  second.script = (_, response) => void response.destroy()
  expect(await verify()).toEqual(refused('signature-unverifiable'))
  await expect.poll(() => first.open).toBe(0)
})

test('two nodes share one deadline', async () => {
  second.script = except('eth_call', () => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = verify()
  await second.whenAsked('eth_call')
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toEqual(refused('signature-unverifiable'))
})

test('a key-based account signs in without any node', async () => {
  first.script = rejecting
  const visitor = new Visitor(service)
  expect(await visitor.adapter.verify(await visitor.signed())).toMatchObject({ address: alice.address })
  expect([first.asked, second.asked]).toEqual([[], []])
})
