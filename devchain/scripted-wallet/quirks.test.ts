import { expect, test } from 'vitest'
import { type Quirks, tahoLike, wigwamLike } from './quirks.ts'
import { ScriptedWallet } from './scripted-wallet.ts'

const FIRST = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const SECOND = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const LINEA = { chainId: '0xe704' }

function open(quirks: Partial<Quirks>) {
  // No node answers there, and none of these tests needs one.
  const nodeUrls = { 84531: 'http://127.0.0.1:1' }
  const wallet = new ScriptedWallet({ nodeUrls, chainId: 84531, accounts: [0, 1], quirks })
  const provider = wallet.provider()
  const events: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged']) provider.on(event, (value) => events.push([event, value]))
  const ask = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
  return { wallet, provider, events, ask, connect: () => ask('eth_requestAccounts') }
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (cause) => cause
  )

/** Whether a request has no answer once everything else has settled. */
async function isOpen(asked: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve))
  return (await Promise.race([asked, Promise.resolve('open')])) === 'open'
}

test.each([
  ['code', expect.objectContaining({ code: 4001 })],
  ['text', 'Request rejected'],
  ['words', expect.objectContaining({ code: -32000, message: 'Transaction was cancelled by user' })],
  ['data', expect.objectContaining({ code: -32603, data: expect.objectContaining({ code: 4001 }) })],
  ['original-error', expect.objectContaining({ data: { originalError: expect.objectContaining({ code: 4001 }) } })],
  ['cause', expect.objectContaining({ cause: expect.objectContaining({ code: 4001 }) })]
] as const)('the user may refuse by %s, in each request', async (refusal, thrown) => {
  const { wallet, provider, connect } = open({ refusal })
  wallet.next('eth_requestAccounts', 'reject').next('wallet_watchAsset', 'ask')
  expect(await failureOf(connect())).toEqual(thrown)
  const params = { type: 'ERC20', options: { address: FIRST } }
  const held = failureOf(provider.request({ method: 'wallet_watchAsset', params }))
  wallet.settle('reject')
  expect(await held).toEqual(thrown)
})

test('a reset connection is told in words, without a code, and a test can throw any other text', async () => {
  const { wallet, connect } = open({ refusal: 'reset' })
  wallet.next('eth_requestAccounts', 'reject').next('eth_requestAccounts', { throws: 'Closed' })
  expect(await failureOf(connect())).toEqual(new Error('Connection request reset. Please try again.'))
  expect(await failureOf(connect())).toBe('Closed')
})

test.each([
  [4902, { code: 4902, message: expect.stringContaining('"0xe704"') }],
  [4901, { code: 4901 }],
  ['words', { message: 'Unsupported chain: 0xe704' }],
  ['words-in-data', { code: -32603, data: { message: 'Unrecognized chain ID' } }]
] as const)('an unknown network is refused by %s', async (unknownChain, expected) => {
  const { ask } = open({ unknownChain })
  const failure = await failureOf(ask('wallet_switchEthereumChain', LINEA))
  expect(failure).toMatchObject(expected)
  expect(Object(failure).code).toBe(Object(expected).code)
})

test('a switch may take effect and fail, or succeed without effect, also to an unknown network', async () => {
  const failing = open({ switching: 'works-and-fails' })
  await failing.wallet.switchChain(1)
  expect(await failureOf(failing.ask('wallet_switchEthereumChain', { chainId: '0x14a33' }))).toMatchObject({
    code: -32603
  })
  expect(failing.wallet.chainId).toBe(84531)
  const idle = open({ switching: 'without-effect' })
  expect(await idle.ask('wallet_switchEthereumChain', LINEA)).toBeNull()
  expect(idle.wallet.chainId).toBe(84531)
})

test.each([
  [4200, { code: 4200 }],
  [-32601, { code: -32601 }],
  [-32075, { code: -32075 }],
  ['words', { message: 'Method not supported: wallet_sendCalls' }]
] as const)('a method may be missing by %s, and no other', async (missingMethod, expected) => {
  const { wallet, ask } = open({ lacks: ['wallet_sendCalls'], missingMethod })
  wallet.always('hang')
  expect(await failureOf(ask('wallet_sendCalls', {}))).toMatchObject(expected)
  expect(await ask('eth_chainId')).toBe('0x14a33')
})

test('a wallet may say nothing to what it lacks', async () => {
  const { ask } = open({ lacks: ['wallet_getCapabilities'], missingMethod: 'silence' })
  expect(await isOpen(ask('wallet_getCapabilities'))).toBe(true)
})

test('what follows a grant may fail once, and then works', async () => {
  const { ask, connect } = open({ followUp: 'unsupported' })
  expect(await ask('eth_chainId')).toBe('0x14a33')
  await connect()
  for (const method of ['eth_chainId', 'wallet_switchEthereumChain']) {
    expect(await failureOf(ask(method, { chainId: '0x14a33' }))).toMatchObject({ code: 4200 })
    expect(await failureOf(ask(method, { chainId: '0x14a33' }))).toBe('no failure')
  }
})

test('what follows a grant may stay open', async () => {
  const { ask, connect } = open({ followUp: 'silent' })
  await connect()
  expect(await isOpen(ask('eth_chainId'))).toBe(true)
  expect(await ask('eth_chainId')).toBe('0x14a33')
})

test.each([
  ['list', [FIRST, SECOND], []],
  ['text', FIRST, ''],
  ['object', { accounts: [FIRST, SECOND] }, { accounts: [] }]
] as const)('accounts may be announced as a %s', async (accountsChanged, granted, none) => {
  const { wallet, events, ask, connect } = open({ accountsChanged })
  await connect()
  await wallet.switchAccount()
  await wallet.switchAccount()
  await ask('wallet_revokePermissions')
  const values = events.map(([, value]) => value)
  expect([values[0], values[2], values[3]]).toEqual([granted, granted, none])
})

test.each([
  ['decimal', '59140'],
  ['number', 59140],
  ['padded', '0x0E704'],
  ['object', LINEA]
] as const)('a network may be announced as %s', async (chainChanged, expected) => {
  const { wallet, events } = open({ chainChanged })
  await wallet.switchChain(59140)
  expect(events).toEqual([['chainChanged', expected]])
})

test('a wallet may announce neither accounts nor networks', async () => {
  const { wallet, events, ask, connect } = open({ announcesChanges: false })
  await connect()
  await wallet.switchChain(1)
  await wallet.selectAccounts(1)
  await wallet.lock()
  await wallet.unlock()
  expect([events, await ask('eth_chainId'), await ask('eth_accounts')]).toEqual([[], '0x1', [SECOND]])
})

test.each([
  ['usual', 65],
  ['compact', 64],
  ['empty', 0],
  ['long', 130]
] as const)('a signature may be %s, of %i bytes', async (signatures, bytes) => {
  const { ask, connect } = open({ signatures })
  await connect()
  const signature = String(await ask('personal_sign', '0x68', FIRST))
  expect(signature).toMatch(new RegExp(`^0x[0-9a-f]{${2 * bytes}}$`))
})

test('a compact signature is that of the account, in another form', async () => {
  const usual = open({ signatures: 'usual' })
  const compact = open({ signatures: 'compact' })
  await Promise.all([usual.connect(), compact.connect()])
  const long = await usual.ask('personal_sign', '0x68', FIRST)
  const short = await compact.ask('personal_sign', '0x68', FIRST)
  expect(String(long).startsWith(String(short).slice(0, 66))).toBe(true)
})

test('a symbol of more than eleven characters is refused, unless a quirk takes it', async () => {
  const token = (symbol: string) => ({ type: 'ERC20', options: { address: FIRST, symbol, decimals: 6 } })
  const watch = async (longSymbols: Quirks['longSymbols'], symbol: string) => {
    const { wallet, provider } = open({ longSymbols })
    const answer = await failureOf(provider.request({ method: 'wallet_watchAsset', params: token(symbol) }))
    return [Object(answer).code, wallet.watched.length]
  }
  expect(await watch('refused', 'twelve chars')).toEqual([-32602, 0])
  expect(await watch('refused', 'eleven char')).toEqual([undefined, 1])
  expect(await watch('taken', 'twelve chars')).toEqual([undefined, 1])
})

test('Taho and Wigwam differ from MetaMask as they do', () => {
  expect(tahoLike).toMatchObject({ unknownChain: 4901, secondRequest: 'reject' })
  expect(wigwamLike.lacks).toEqual(['wallet_revokePermissions'])
})

const FIELDS = { nonce: 'a1b2c3d4e5f6', chainId: '0x14a33', domain: 'localhost', uri: 'http://localhost', version: '1' }
const CONNECT = { version: '1', capabilities: { signInWithEthereum: FIELDS } }

test('most wallets lack wallet_connect, and do not announce it', async () => {
  const { ask } = open({})
  await expect(ask('wallet_connect', CONNECT)).rejects.toMatchObject({ code: 4200 })
})

test.each([
  ['grants-only', {}],
  ['half', { message: expect.stringContaining('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') }],
  ['other-account', { message: expect.stringContaining('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') }],
  ['other-chain', { message: expect.stringContaining('Chain ID: 1\n') }],
  ['signs', { message: expect.stringContaining('Chain ID: 84531\nNonce: a1b2c3d4e5f6') }]
] as const)('a wallet that has wallet_connect may be one that %s', async (signsInWithConnection, signed) => {
  const { wallet, ask } = open({ signsInWithConnection })
  wallet.always('approve')
  const { accounts } = (await ask('wallet_connect', CONNECT)) as { accounts: readonly { capabilities: object }[] }
  expect(accounts[0]).toMatchObject({ address: FIRST })
  expect(Object(accounts[0]?.capabilities).signInWithEthereum ?? {}).toMatchObject(signed)
})
