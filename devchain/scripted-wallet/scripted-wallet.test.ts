import { expect, test, vi } from 'vitest'
import type { Behaviour } from './behaviour.ts'
import { ScriptedWallet } from './scripted-wallet.ts'
import type { ScriptedWalletOptions } from './scripted-wallet-options.ts'
import { ScriptedWallets } from './scripted-wallets.ts'
import { nested, rejected } from './wallet-error.ts'

const FIRST = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const SECOND = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const THIRD = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

/** No node answers there, and none of these tests needs one. */
const defaults = { nodeUrls: { 84531: 'http://127.0.0.1:1' }, chainId: 84531 }

function open(options: Partial<ScriptedWalletOptions> = {}) {
  const wallet = new ScriptedWallet({ ...defaults, ...options })
  const provider = wallet.provider()
  const events: [string, unknown][] = []
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    provider.on(event, (value) => events.push([event, value]))
  }
  const ask = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
  return { wallet, provider, events, ask, connect: () => ask('eth_requestAccounts') }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Whether a request is still open once everything else has settled. */
async function isOpen(request: Promise<unknown>): Promise<boolean> {
  await settled()
  return (await Promise.race([request, Promise.resolve('open')])) === 'open'
}

test('without a browser, a provider connects, is rejected and receives events as in a page', async () => {
  const { wallet, events, ask, connect } = open({ accounts: [0, 1] })
  expect(await ask('eth_accounts')).toEqual([])
  wallet.next('eth_requestAccounts', 'reject')
  await expect(connect()).rejects.toMatchObject({ code: 4001, message: 'User rejected the request.' })
  expect(await connect()).toEqual([FIRST, SECOND])
  await wallet.selectAccounts(2)
  expect(events).toEqual([
    ['connect', { chainId: '0x14a33' }],
    ['accountsChanged', [FIRST, SECOND]],
    ['accountsChanged', [THIRD]]
  ])
})

test('the user may choose other accounts when asked which to share', async () => {
  const { wallet, events, ask, connect } = open({ accounts: [0, 1] })
  await connect()
  wallet.chooseNext(2)
  wallet.next('wallet_requestPermissions', 'reject')
  await expect(ask('wallet_requestPermissions', { eth_accounts: {} })).rejects.toMatchObject({ code: 4001 })
  expect(await ask('eth_accounts')).toEqual([FIRST, SECOND])
  await ask('wallet_requestPermissions', { eth_accounts: {} })
  expect(await ask('eth_accounts')).toEqual([THIRD])
  expect(events.at(-1)).toEqual(['accountsChanged', [THIRD]])
})

test('each origin has its own permissions', async () => {
  const { wallet, connect } = open()
  await connect()
  const other = wallet.provider('https://other.example')
  expect(await other.request({ method: 'eth_accounts' })).toEqual([])
})

test.each([
  ['original-error', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['data', { code: -32603, data: { code: 4001 } }],
  ['cause', { code: -32603, cause: { code: 4001 } }]
] as const)('an error code may be nested in %s only', async (within, expected) => {
  const { wallet, connect } = open()
  wallet.next('eth_requestAccounts', nested(rejected, within))
  await expect(connect()).rejects.toMatchObject(expected)
})

test.each([
  ['disconnected', 4900],
  ['chain-disconnected', 4901],
  ['unknown-chain', 4902]
] as const)('any method can fail with %s', async (behaviour, code) => {
  const { wallet, ask } = open()
  wallet.next('eth_chainId', behaviour)
  await expect(ask('eth_chainId')).rejects.toMatchObject({ code })
  expect(await ask('eth_chainId')).toBe('0x14a33')
})

test('a locked wallet shows no account, signs nothing, and makes a connection wait for unlocking', async () => {
  const { wallet, events, ask, connect } = open()
  await connect()
  wallet.next('personal_sign', 'locked')
  await expect(ask('personal_sign', '0x68', FIRST)).rejects.toMatchObject({ code: 4100 })
  expect(events.at(-1)).toEqual(['accountsChanged', []])
  expect(await ask('eth_accounts')).toEqual([])
  wallet.next('eth_requestAccounts', 'locked')
  const waiting = connect()
  expect(await isOpen(waiting)).toBe(true)
  await wallet.unlock()
  expect(await waiting).toEqual([FIRST])
})

test('the wallet refuses what it cannot carry out before its user is asked', async () => {
  const { wallet, ask, connect } = open()
  await connect()
  wallet.always('reject')
  const [from, to] = [FIRST, SECOND]
  await expect(ask('eth_sendTransaction')).rejects.toMatchObject({ code: -32602 })
  await expect(ask('eth_sendTransaction', { from, to, type: '0x5' })).rejects.toMatchObject({ code: -32602 })
  await expect(ask('eth_sendTransaction', { from, to, chainId: '0x1' })).rejects.toMatchObject({ code: -32602 })
  await expect(ask('eth_sendTransaction', { from: to, to })).rejects.toMatchObject({ code: 4100 })
  await expect(ask('wallet_sendCalls', { version: '1.0' })).rejects.toMatchObject({ code: -32602 })
  await expect(ask('eth_sendTransaction', { from, to })).rejects.toMatchObject({ code: 4001 })
})

test.each(['eth_signTypedData', 'eth_signTypedData_v1'])(
  '%s takes the values first, and asks the user',
  async (method) => {
    const { wallet, ask, connect } = open()
    await connect()
    const values = [{ type: 'string', name: 'message', value: 'Hi, Alice!' }]
    expect(await ask(method, values, FIRST)).toMatch(/^0x[0-9a-f]{130}$/)
    wallet.always('reject')
    await expect(ask(method, values, FIRST)).rejects.toMatchObject({ code: 4001 })
  }
)

test.each(['personal_sign', 'eth_signTypedData_v3', 'eth_signTypedData_v4', 'wallet_getCapabilities'])(
  'an account that is none is an invalid parameter of %s, and one that is not shared is unauthorized',
  async (method) => {
    const { ask, connect } = open()
    await connect()
    await expect(ask(method)).rejects.toMatchObject({ code: -32602 })
    await expect(ask(method, SECOND, SECOND)).rejects.toMatchObject({ code: 4100 })
  }
)

test('a slow wallet answers when released, and is not busy before', async () => {
  const { wallet, provider, connect } = open()
  wallet.next('eth_requestAccounts', 'slow')
  const waiting = connect()
  expect(await isOpen(waiting)).toBe(true)
  const params = { type: 'ERC20', options: { address: FIRST } }
  expect(await provider.request({ method: 'wallet_watchAsset', params })).toBe(true)
  expect(wallet.release()).toBe(1)
  expect(await waiting).toEqual([FIRST])
})

test('a slow wallet can answer after a fixed delay', async () => {
  vi.useFakeTimers()
  try {
    const { wallet, ask } = open()
    wallet.next('eth_chainId', { slowMs: 5_000 })
    let answer: unknown
    const asked = ask('eth_chainId').then((value) => {
      answer = value
    })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(answer).toBe('0x14a33')
  } finally {
    vi.useRealTimers()
  }
})

test('a wallet that never answers leaves the request open', async () => {
  const { wallet, ask } = open()
  wallet.next('eth_chainId', 'hang')
  expect(await isOpen(ask('eth_chainId'))).toBe(true)
  expect(wallet.transcript()).toMatchObject([{ method: 'eth_chainId', outcome: { status: 'open' } }])
})

test('an event storm ends with the actual state, and the request is answered', async () => {
  const { wallet, events, ask, connect } = open({ accounts: [0, 1] })
  await connect()
  wallet.next('eth_chainId', 'event-storm')
  events.length = 0
  expect(await ask('eth_chainId')).toBe('0x14a33')
  expect(events).toHaveLength(60)
  expect(events).toContainEqual(['chainChanged', '0x1'])
  expect(events).toContainEqual(['accountsChanged', [SECOND, FIRST]])
  expect(events.findLast(([event]) => event === 'chainChanged')).toEqual(['chainChanged', '0x14a33'])
  expect(events.findLast(([event]) => event === 'accountsChanged')).toEqual(['accountsChanged', [FIRST, SECOND]])
})

test.each([
  [
    [0, 1],
    [SECOND, FIRST]
  ],
  [[0], [SECOND, FIRST]]
])('the account can change while signing, with %j in the wallet', async (accounts, expected) => {
  const { wallet, events, ask, connect } = open({ accounts })
  await connect()
  const quiet = await ask('personal_sign', '0x68', FIRST)
  wallet.next('personal_sign', 'switch-account')
  expect(await ask('personal_sign', '0x68', FIRST)).toBe(quiet)
  expect(events.at(-1)).toEqual(['accountsChanged', expected])
})

test.each([
  ['hex', '0x14a33'],
  ['decimal', '84531'],
  ['number', 84531],
  ['padded', '0x014A33']
] as const)('the chain id can be in %s format', async (chainId, expected) => {
  expect(await open({ quirks: { chainId } }).ask('eth_chainId')).toBe(expected)
})

test('a wallet may change in silence', async () => {
  const { wallet, events, ask, connect } = open({ accounts: [0, 1], quirks: { announcesChanges: false } })
  await connect()
  await wallet.selectAccounts(1)
  expect(await ask('eth_accounts')).toEqual([SECOND])
  expect(events).toEqual([])
})

test('a provider without a browser may lack removeListener, too', () => {
  expect(open().provider.removeListener).toBeTypeOf('function')
  expect(open({ quirks: { hasRemoveListener: false } }).provider.removeListener).toBeUndefined()
})

test('a removed listener receives no more events', async () => {
  const { wallet, provider } = open()
  const received: unknown[] = []
  const listener = (value: unknown) => void received.push(value)
  provider.on('message', listener)
  await wallet.emit('message', 1)
  provider.removeListener?.('message', listener)
  await wallet.emit('message', 2)
  expect(received).toEqual([1])
})

test('the transcript lists requests, outcomes and events, up to a limit', async () => {
  const { wallet, connect, ask } = open({ name: 'Pelican' })
  wallet.next('eth_requestAccounts', 'busy')
  await connect().catch(() => undefined)
  await connect()
  const origin = 'http://localhost'
  expect(wallet.transcript()).toMatchObject([
    {
      type: 'request',
      wallet: 'Pelican',
      origin,
      method: 'eth_requestAccounts',
      outcome: { status: 'refused', error: { code: -32002 }, ms: expect.any(Number) }
    },
    { type: 'request', method: 'eth_requestAccounts', outcome: { status: 'answered', result: [FIRST] } },
    { type: 'event', event: 'connect', at: expect.any(Number) },
    { type: 'event', event: 'accountsChanged', value: [FIRST] }
  ])
  for (let i = 0; i < 1010; i++) await ask('net_version')
  expect(wallet.transcript()).toHaveLength(1000)
  expect(wallet.transcript()[0]).toMatchObject({ method: 'net_version' })
})

test('a wallet that was closed carries out nothing more, and says so', async () => {
  const { wallet, ask, connect } = open()
  await connect()
  wallet.next('personal_sign', 'ask')
  const held = ask('personal_sign', '0x01', FIRST)
  await wallet.untilHeld('personal_sign')
  await wallet.close()
  wallet.settle('approve')
  await expect(held).rejects.toMatchObject({ code: 4900 })
  await expect(ask('personal_sign', '0x01', FIRST)).rejects.toMatchObject({ code: 4900 })
})

test('several wallets share defaults, but each has its own behaviour', async () => {
  const wallets = new ScriptedWallets(defaults)
  const one = await wallets.add({ name: 'One', rdns: 'test.one' })
  const two = await wallets.add({ name: 'Two', rdns: 'test.two', accounts: [1] })
  const page = new EventTarget()
  const found = new Map<string, ReturnType<ScriptedWallet['provider']>>()
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent).detail
    found.set(info.name, provider)
  })
  wallets.announceTo(page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  one.always('reject' satisfies Behaviour)
  const connect = (name: string) => found.get(name)?.request({ method: 'eth_requestAccounts' })
  await expect(connect('One')).rejects.toMatchObject({ code: 4001 })
  expect(await connect('Two')).toEqual([SECOND])
  expect(wallets.named('Two')).toBe(two)
  expect(() => wallets.named('Three')).toThrow('There is no wallet named Three.')
  expect(wallets.transcript().map(({ wallet }) => wallet)).toEqual(['One', 'Two', 'Two', 'Two'])
})
