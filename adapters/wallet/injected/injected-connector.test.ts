import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { account, ORIGIN, wallet } from '../fake-eip1193-wallet.ts'
import { refuse } from '../fake-provider.ts'
import { injectedConnector } from './injected-connector.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('addresses are checksummed, however the wallet writes them', async () => {
  for (const written of [account, account.toLowerCase(), account.toUpperCase().replace('0X', '0x')]) {
    const { connector } = wallet({ eth_requestAccounts: () => [written] })
    expect((await connector.connect()).account).toBe(account)
  }
})

test('an account change while the chain id is being requested is used, even if it leaves none', async () => {
  for (const ask of ['connect', 'resume'] as const) {
    let heard: readonly string[] = [other.toLowerCase()]
    const { provider, connector } = wallet({
      eth_chainId: () => {
        provider.emit('accountsChanged', heard)
        return '0x14a33'
      }
    })
    expect(await connector[ask]()).toEqual({ account: other, chainId: baseGoerli.id })
    heard = []
    if (ask === 'resume') expect(await connector.resume()).toBeUndefined()
    else await expect(connector.connect()).rejects.toMatchObject({ kind: 'answer' })
    expect(provider.listenerCount()).toBe(0)
  }
})

test.each([
  ['4001 without a word', 4001],
  ['5000, as WalletConnect says', 5000],
  ['ACTION_REJECTED', 'ACTION_REJECTED'],
  ['4001 as a text', '4001']
])('a rejection told by %s is a rejection', async (_name, code) => {
  const { connector } = wallet({ eth_requestAccounts: refuse(code) })
  await expect(connector.connect()).rejects.toMatchObject({ kind: 'rejected' })
})

test.each([
  ['data.originalError, as MetaMask mobile says', { data: { originalError: { code: 4001 } } }],
  ['data, as wallets that pass a node’s answer on say', { data: { code: 4001 } }],
  ['its cause, as wallets that are built on a library say', { cause: { code: 4001 } }]
])('a rejection whose code stands only in %s is a rejection', async (_name, inner) => {
  const { connector } = wallet({
    personal_sign: () => {
      throw { code: -32603, message: 'Internal JSON-RPC error.', ...inner }
    }
  })
  await expect(connector.signMessage(account, 'hi')).rejects.toMatchObject({ kind: 'rejected' })
})

test('a rejection without a code is recognised by its message', async () => {
  const { connector } = wallet({
    personal_sign: refuse(-32603, 'MetaMask Tx Signature: User denied transaction signature.')
  })
  await expect(connector.signMessage(account, 'hi')).rejects.toMatchObject({ kind: 'rejected' })
})

test('a retry while the prompt is open joins it, because some wallets never answer a second one', async () => {
  let approve: (accounts: string[]) => void = () => undefined
  const prompt = new Promise((resolve) => {
    approve = resolve
  })
  const { provider, connector } = wallet({ eth_requestAccounts: () => prompt })
  const both = Promise.all([connector.connect(), connector.connect()])
  approve([account])
  expect(await both).toHaveLength(2)
  expect(provider.methods().filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('a prompt that may be lost is repeated, and one that the wallet reports as still open is awaited', async () => {
  let approve: (accounts: string[]) => void = () => undefined
  const prompt = new Promise((resolve) => {
    approve = resolve
  })
  const { provider, connector } = wallet({
    eth_requestAccounts: () => {
      if (provider.methods().length === 1) return prompt
      throw { code: -32002, message: 'Request already pending.' }
    }
  })
  void connector.connect()
  await vi.advanceTimersByTimeAsync(11_000)
  const second = connector.connect()
  await vi.advanceTimersByTimeAsync(0)
  approve([account])
  expect((await second).account).toBe(account)
  expect(provider.methods().filter((method) => method === 'eth_requestAccounts')).toHaveLength(2)
})

test('a connection request that was reset was not completed, which is no error', async () => {
  const { connector } = wallet({
    eth_requestAccounts: refuse(-32603, 'Connection request reset. Please try again.')
  })
  await expect(connector.connect()).rejects.toMatchObject({ kind: 'rejected', problem: 'not-completed' })
})

test('another account is asked for as a permission, and the grant is what the wallet shares then', async () => {
  const shared = [account.toLowerCase()]
  const { provider, connector } = wallet({
    eth_accounts: () => shared,
    wallet_requestPermissions: () => {
      shared.unshift('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
      return [{ parentCapability: 'eth_accounts' }]
    }
  })
  expect(await connector.chooseAccount()).toEqual({
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: baseGoerli.id
  })
  expect(provider.asked[0]).toEqual({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
})

test('a permission without an account is no grant', async () => {
  const { connector } = wallet({ eth_accounts: () => [], wallet_requestPermissions: () => [] })
  await expect(connector.chooseAccount()).rejects.toMatchObject({ problem: 'no-account' })
})

test('a token is offered as in EIP-747, and the answer "false" is a rejection', async () => {
  const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDX', decimals: 6 } as const
  const answers: unknown[] = [true, null, false]
  const { provider, connector } = wallet({ wallet_watchAsset: () => answers.shift() })
  await connector.watchAsset(token, baseGoerli.id)
  // Some wallets say nothing at all when it is done.
  await connector.watchAsset(token, baseGoerli.id)
  await expect(connector.watchAsset(token, baseGoerli.id)).rejects.toMatchObject({ kind: 'rejected' })
  expect(provider.asked.find(({ method }) => method === 'wallet_watchAsset')?.params).toEqual({
    type: 'ERC20',
    options: token
  })
})

test.each([[[]], [null], ['0x1'], [{}], [[null]], [['vitalik.eth']]])(
  'a wallet that shares %j as accounts is not connected',
  async (accounts) => {
    const { connector } = wallet({ eth_requestAccounts: () => accounts })
    await expect(connector.connect()).rejects.toMatchObject({ problem: 'no-account' })
  }
)

test.each(['0x', '0x01', `0x${'1b'.repeat(64)}`, `0x${'1b'.repeat(65)}`, `0x${'1b'.repeat(130)}`])(
  '%s is a signature, of whichever length',
  async (answer) => {
    const { connector } = wallet({ personal_sign: () => answer })
    expect(await connector.signMessage(account, 'message')).toBe(answer)
  }
)

test.each([[null], [''], ['0X'], ['signed'], ['0xabc'], [7]])('%j is not taken for a signature', async (answer) => {
  const { connector } = wallet({ personal_sign: () => answer })
  await expect(connector.signMessage(account, 'hi')).rejects.toMatchObject({ kind: 'answer' })
})

test('events arrive checked: hex, decimal and numeric chain ids, accounts in any case', () => {
  const { provider, connector } = wallet()
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  for (const chainId of ['0x14a33', '84531', 84531, 'x', '', null, {}]) provider.emit('chainChanged', chainId)
  provider.emit('accountsChanged', [account.toLowerCase()])
  provider.emit('accountsChanged', 'nonsense')
  expect(events).toEqual([
    ...Array(3).fill({ type: 'chainChanged', chainId: 84531 }),
    { type: 'accountsChanged', accounts: [account] }
  ])
})

test.each([
  ['chainChanged', [{}, null, 'x', undefined, -1, [5]]],
  ['accountsChanged', ['nonsense', null, {}, ['vitalik.eth'], [null], 7]]
] as const)(
  'after a %s that nobody can read, the wallet is asked, and nothing is disconnected',
  async (event, payloads) => {
    for (const payload of payloads) {
      const { provider, connector } = wallet({ eth_accounts: () => [other] })
      const events: ConnectorEvent[] = []
      connector.subscribe((heard) => events.push(heard))
      provider.emit(event, payload)
      await vi.advanceTimersByTimeAsync(0)
      expect(events).toEqual([
        { type: 'accountsChanged', accounts: [other] },
        { type: 'chainChanged', chainId: 84531 }
      ])
      expect(provider.methods()).toEqual(['eth_accounts', 'eth_chainId'])
    }
  }
)

test('when the visitor returns, the wallet is asked once, one question at a time, each for ten seconds at most', async () => {
  let come: () => void = () => undefined
  const { provider } = wallet({ eth_accounts: () => new Promise(() => undefined) })
  const connector = injectedConnector(provider, ORIGIN, (callback) => {
    come = callback
    return () => undefined
  })
  const events: ConnectorEvent[] = []
  const stop = connector.subscribe((heard) => events.push(heard))
  come()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(provider.methods()).toEqual(['eth_accounts'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(provider.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  expect(events).toEqual([{ type: 'chainChanged', chainId: 84531 }])
  stop()
  come()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(provider.methods()).toHaveLength(2)
})

test('an event outdates the answer to a question that was asked before it', async () => {
  let answer: (accounts: readonly string[]) => void = () => undefined
  const answers = [new Promise((resolve) => (answer = resolve)), [other]]
  const { provider, connector } = wallet({ eth_accounts: () => answers.shift() })
  const events: ConnectorEvent[] = []
  connector.subscribe((heard) => events.push(heard))
  provider.emit('chainChanged', {})
  await vi.advanceTimersByTimeAsync(0)
  provider.emit('accountsChanged', [other])
  answer([account])
  await vi.advanceTimersByTimeAsync(0)
  expect(events).not.toContainEqual({ type: 'accountsChanged', accounts: [account] })
})

test('an account that the wallet changed in silence is not used: the page is told of the new one, and nothing is sent', async () => {
  const { provider, connector } = wallet({ eth_accounts: () => [other, account], eth_sendTransaction: () => '0x' })
  const events: ConnectorEvent[] = []
  connector.subscribe((heard) => events.push(heard))
  const transfer = { from: account, to: other, value: 1n, chainId: baseGoerli.id } as const
  for (const asking of [() => connector.sendTransaction(transfer), () => connector.signMessage(account, 'hi')])
    await expect(asking()).rejects.toMatchObject({ kind: 'unauthorized', problem: 'account-changed', sent: 'no' })
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toContainEqual({ type: 'accountsChanged', accounts: [other, account] })
  expect(provider.methods()).not.toContain('eth_sendTransaction')
  expect(provider.methods()).not.toContain('personal_sign')
})

test.each(['eth_accounts', 'eth_chainId'])(
  'a wallet that is silent when asked for %s has sent nothing',
  async (method) => {
    const { provider, connector } = wallet({ [method]: () => new Promise(() => undefined) })
    const sending = connector.sendTransaction({ from: account, to: other, value: 1n, chainId: baseGoerli.id })
    const refusal = expect(sending).rejects.toMatchObject({ kind: 'timeout', sent: 'no' })
    await vi.advanceTimersByTimeAsync(10_000)
    await refusal
    expect(provider.methods()).not.toContain('eth_sendTransaction')
  }
)

test.each([
  ['4200', refuse(4200)],
  ['a refusal', refuse(4001)],
  ['an internal error', refuse(-32603)],
  ['nothing', () => new Promise(() => undefined)],
  ['success without an effect', () => null]
])('an account is granted although the switch after it is answered by %s', async (_name, answer) => {
  const answers = { wallet_switchEthereumChain: answer, wallet_addEthereumChain: refuse(4001) }
  const { connector } = wallet(answers)
  const connecting = connector.connect(lineaGoerli)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await connecting).toEqual({ account, chainId: baseGoerli.id })
})

test('an account is granted although the wallet does not say on which network it is', async () => {
  for (const eth_chainId of [refuse(-32603), () => 'x']) {
    const { connector } = wallet({ eth_chainId })
    expect(await connector.connect()).toEqual({ account, chainId: 0 })
  }
})

test('a wallet that did not say on which network it is when it granted its account is asked once more', async () => {
  let isAwake = false
  const { provider, connector } = wallet({ eth_chainId: () => (isAwake ? '0x14a33' : refuse(-32603)([])) })
  await connector.connect()
  isAwake = true
  const events: unknown[] = []
  connector.subscribe((event) => events.push(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toContainEqual({ type: 'chainChanged', chainId: baseGoerli.id })
  connector.subscribe(() => undefined)
  expect(provider.methods().filter((method) => method === 'eth_chainId')).toHaveLength(2)
})

test('no listener stays behind', () => {
  const { provider, connector } = wallet()
  const stops = Array.from({ length: 10 }, () => connector.subscribe(() => undefined))
  for (const stop of stops) stop()
  expect(provider.listenerCount()).toBe(0)
})

test('a provider without removeListener, or without events at all, still connects', async () => {
  const { provider } = wallet()
  const bare = injectedConnector({ request: (call) => provider.request(call as { method: string }) }, ORIGIN)
  expect(() => bare.subscribe(() => undefined)()).not.toThrow()
  expect((await bare.connect()).account).toBe(account)
})
