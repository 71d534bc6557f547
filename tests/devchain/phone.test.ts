import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hex, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import { LeaderSession } from '#adapters/wallet/walletconnect/session/leader-session.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { Phone } from '#devchain/phone/phone.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import type { Address } from '#domain/address.ts'
import type { WalletError } from '#domain/wallet/wallet-error.ts'
import { patientLimits } from '../adapters/walletconnect-limits.ts'
import { limit } from '../run/limits.mjs'

const [first, second] = testAccounts as readonly [Address, Address]
const PROPOSAL = 'session_proposal'
const LATE_MS = 200
const nodeUrls = { 84531: 'http://127.0.0.1:1' }

let relay: RelayServer
let phone: Phone
let pages: LeaderSession[]

beforeAll(() => void vi.stubEnv('DISABLE_GLOBAL_CORE', 'true'))
afterAll(() => void vi.unstubAllEnvs())
beforeEach(async () => {
  pages = []
  relay = await RelayServer.start()
  phone = await Phone.start({ relayUrl: relay.url, nodeUrls })
})
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()))
  await phone.stop()
  await relay.stop()
})

async function open(name = 'Page'): Promise<LeaderSession> {
  const page = { appName: name, origin: 'https://page.example', chains: [{ id: 84531 }] }
  const session = await openClient(
    { ...page, projectId: 'test', relayUrl: relay.url, storage: new MemoryStorage() },
    (client) => LeaderSession.restore(client, [84531], patientLimits, () => undefined)
  )
  pages.push(session)
  return session
}

async function connected(name?: string): Promise<LeaderSession> {
  const page = await open(name)
  await perform(page, 'connect')
  return page
}

/** Pairings go straight to the phone. */
function perform(page: LeaderSession, method: string, params?: unknown, signal = new AbortController().signal) {
  const onProgress = (progress: unknown) => {
    if (method === 'connect') void phone.pair(Object(progress).uri)
  }
  return page.perform({ method, params }, { signal, onProgress })
}

const sign = (page: LeaderSession) => perform(page, 'personal_sign', ['0x6869', first])
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (cause: WalletError) => cause.kind
  )

test('a message that the relay delivers twice is one prompt', async () => {
  relay.relay.faults.isRepeating = true
  const page = await connected()
  expect(await kindOf(sign(page))).toBe('done')
  const prompts = phone.transcript.entries().filter(({ kind }) => kind === 'prompt')
  expect(prompts.map(({ method }) => method)).toEqual([PROPOSAL, 'personal_sign'])
  expect(phone.transcript.entries().filter(({ kind }) => kind === 'failure')).toEqual([])
})

test('a phone is off once what it carries out has ended, however late its node answers', async () => {
  const happened: string[] = []
  const node = createServer((_request, response) => {
    happened.push('asked')
    setTimeout(() => {
      happened.push('answered')
      response.writeHead(500).end()
    }, LATE_MS)
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void node.close())
  const { port } = node.address() as AddressInfo
  await phone.stop()
  phone = await Phone.start({ relayUrl: relay.url, nodeUrls: { 84531: `http://127.0.0.1:${port}` } })
  const page = await connected()
  const sent = kindOf(perform(page, 'eth_sendTransaction', [{ from: first, to: second, value: '0x1' }]))
  await vi.waitUntil(() => happened.length > 0, { timeout: limit(10_000) })
  await phone.stop()
  const times = (what: string) => happened.filter((each) => each === what).length
  expect(times('answered')).toBe(times('asked'))
  await page.close()
  await sent
})

test('open prompts stay on the screen until they are settled, in any order', async () => {
  const page = await connected('Harbour')
  phone.always('ask')
  const one = kindOf(sign(page))
  const { id } = await phone.untilPrompted('personal_sign')
  const two = kindOf(perform(page, 'wallet_watchAsset', [{ type: 'ERC20' }]))
  await phone.untilPrompted('wallet_watchAsset')
  expect(phone.prompts).toMatchObject([
    { id, method: 'personal_sign', params: ['0x6869', first], chainId: 84531, page: 'Harbour' },
    { method: 'wallet_watchAsset', page: 'Harbour' }
  ])
  phone.settle('approve', phone.prompts[1]?.id)
  expect(await two).toBe('done')
  phone.settle('reject')
  expect(await one).toBe('rejected')
  expect(phone.prompts).toEqual([])
  expect(phone.watchedAssets).toEqual([{ type: 'ERC20' }])
  expect(() => phone.settle('approve')).toThrow('does not show this prompt')
})

test('a one-shot behaviour wins over that of its method, which wins over the default', async () => {
  const page = await connected()
  phone.always('reject')
  phone.always({ code: 4100, message: 'Not you.' }, 'personal_sign')
  phone.next('personal_sign', 'approve')
  expect(await kindOf(sign(page))).toBe('done')
  expect(await kindOf(sign(page))).toBe('unauthorized')
  expect(await kindOf(perform(page, 'wallet_watchAsset', [{}]))).toBe('rejected')
})

test('an ignored proposal is never answered', async () => {
  phone.next(PROPOSAL, 'ignore')
  const page = await open()
  const cancelling = new AbortController()
  const seen = phone.transcript.next(({ kind }) => kind === 'prompt')
  const connecting = perform(page, 'connect', undefined, cancelling.signal)
  await seen
  expect(phone.prompts).toEqual([])
  cancelling.abort()
  expect(await kindOf(connecting)).toBe('rejected')
  expect(phone.sessions()).toEqual([])
})

test('typed data is signed by the requested account', async () => {
  await phone.grant({ accounts: [1, 0] })
  const page = await connected()
  const data = {
    domain: { name: 'Test', chainId: 84531 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' }
  } as const
  const domain = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' }
  ]
  const text = JSON.stringify({ ...data, types: { ...data.types, EIP712Domain: domain } })
  const signature = await perform(page, 'eth_signTypedData_v4', [second, text])
  expect(await verifyTypedData({ ...data, address: second, signature: signature as Hex })).toBe(true)
})

test('a chain without a node on this machine is not added', async () => {
  const page = await connected()
  const add = (rpcUrl: string) => perform(page, 'wallet_addEthereumChain', [{ chainId: '0xe704', rpcUrls: [rpcUrl] }])
  await expect(add('https://rpc.example')).rejects.toMatchObject({ code: -32602 })
  expect(await add('http://localhost:2')).toBeNull()
  expect(await perform(page, 'wallet_switchEthereumChain', [{ chainId: '0xe704' }])).toBeNull()
})

test('several pages have separate sessions, which can be extended and ended', async () => {
  await connected('One')
  await connected('Two')
  const before = phone.sessions()
  expect(before.map(({ page }) => page).sort()).toEqual(['One', 'Two'])
  await phone.extend()
  await phone.disconnect()
  expect(phone.sessions()).toEqual([])
})

test('the transcript lists prompts and their outcomes', async () => {
  const page = await connected()
  phone.next('personal_sign', 'reject')
  await kindOf(sign(page))
  expect(phone.transcript.entries().map(({ kind, method, refusal }) => [kind, method, refusal?.code])).toEqual([
    ['prompt', PROPOSAL, undefined],
    ['session', PROPOSAL, undefined],
    ['prompt', 'personal_sign', undefined],
    ['answer', 'personal_sign', 5000]
  ])
})

test('a stopped phone leaves no connection and no timer', async () => {
  const { running, stop } = trackTimers()
  const other = await Phone.start({ relayUrl: relay.url, nodeUrls })
  await other.pair(`wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`)
  expect(relay.relay.connectionCount).toBe(1)
  expect(running().length).toBeGreaterThan(0)
  await other.stop()
  expect(running()).toEqual([])
  await expect.poll(() => relay.relay.connectionCount, { interval: 5, timeout: limit(30_000) }).toBe(0)
  stop()
})

/** Tracks timers of more than a second; the packages start a few one-second timers, which run out on their own. */
function trackTimers(): { readonly running: () => readonly number[]; readonly stop: () => void } {
  const { setTimeout: start, setInterval: repeat, clearTimeout: clear } = globalThis
  const delays = new Map<unknown, number>()
  const keep = (timer: NodeJS.Timeout, ms: number | undefined) => {
    delays.set(timer, ms ?? 0)
    return timer
  }
  const forget = (timer: NodeJS.Timeout | undefined) => {
    delays.delete(timer)
    clear(timer)
  }
  vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) => {
    const timer: NodeJS.Timeout = start(() => {
      delays.delete(timer)
      callback()
    }, ms)
    return keep(timer, ms)
  })
  vi.stubGlobal('setInterval', (callback: () => void, ms?: number) => keep(repeat(callback, ms), ms))
  vi.stubGlobal('clearTimeout', forget)
  vi.stubGlobal('clearInterval', forget)
  return {
    running: () => [...delays.values()].filter((ms) => ms > 1000),
    stop: () => void vi.unstubAllGlobals()
  }
}
