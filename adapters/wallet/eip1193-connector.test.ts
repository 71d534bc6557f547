import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import { SwitchChainError, UserRejectedError, WalletAnswerError, WalletError } from '#domain/errors.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { Eip1193Connector } from './eip1193-connector.ts'
import { FakeProvider, refuse } from './fake-provider.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ORIGIN = 'https://app.example'

/** A well-behaved wallet on Base Goerli that knows only that chain; `answers` bend it. */
function wallet(answers: ConstructorParameters<typeof FakeProvider>[0] = {}) {
  const state = { chainId: baseGoerli.id, known: [baseGoerli.id] }
  const idOf = ([parameter]: readonly unknown[]) => Number((parameter as { chainId: string }).chainId)
  const provider = new FakeProvider({
    eth_requestAccounts: () => [account.toLowerCase()],
    eth_accounts: () => [account.toLowerCase()],
    eth_chainId: () => `0x${state.chainId.toString(16)}`,
    wallet_switchEthereumChain: (params) => {
      if (!state.known.includes(idOf(params))) throw { code: 4902, message: 'Unrecognized chain ID' }
      state.chainId = idOf(params)
      return null
    },
    wallet_addEthereumChain: (params) => {
      state.known.push(idOf(params))
      state.chainId = idOf(params)
      return null
    },
    ...answers
  })
  return { provider, state, connector: new Eip1193Connector(provider, ORIGIN) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('addresses are checksummed, however the wallet writes them', async () => {
  for (const written of [account, account.toLowerCase(), account.toUpperCase().replace('0X', '0x')]) {
    const { connector } = wallet({ eth_requestAccounts: () => [written] })
    expect((await connector.connect()).account).toBe(account)
  }
})

test('an account that changes before the wallet has said on which chain it is counts, or is gone', async () => {
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
    else await expect(connector.connect()).rejects.toBeInstanceOf(WalletAnswerError)
    expect(provider.listenerCount()).toBe(0)
  }
})

test.each([
  ['4902', refuse(4902)],
  ['4901, as Taho says', refuse(4901)],
  ['4902 inside another error, as MetaMask mobile says', refuse(-32603, '', { originalError: { code: 4902 } })],
  ['words alone', refuse(-32603, 'Unrecognized chain ID "0xe704". Try adding the chain')]
])('an unknown chain told by %s is added', async (_name, refusal) => {
  let refused = false
  const { provider, connector } = wallet({
    wallet_switchEthereumChain: (params) => {
      if (refused) return null
      refused = true
      return refusal(params)
    }
  })
  await connector.switchChain(lineaGoerli)
  expect(provider.methods()).toContain('wallet_addEthereumChain')
})

test('a wallet that adds a chain without moving to it is asked to switch again', async () => {
  const { provider, state, connector } = wallet({
    wallet_addEthereumChain: () => {
      state.known.push(lineaGoerli.id)
      return null
    }
  })
  await connector.switchChain(lineaGoerli)
  expect(state.chainId).toBe(lineaGoerli.id)
  expect(provider.methods().filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2)
})

test('a chain is added with absolute http endpoints, its currency and its explorers', async () => {
  const { provider, connector } = wallet()
  await connector.switchChain({ ...lineaGoerli, rpcUrls: ['/rpc/59140'] })
  expect(provider.asked.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
    {
      chainId: '0xe704',
      chainName: 'Linea Goerli',
      nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://app.example/rpc/59140'],
      blockExplorerUrls: ['https://goerli.lineascan.build']
    }
  ])
})

test('a wallet that refuses the endpoints of a chain says so', async () => {
  const { connector } = wallet({ wallet_addEthereumChain: refuse(-32602, 'Expected an array with HTTPS urls') })
  await expect(connector.switchChain(lineaGoerli)).rejects.toThrow(
    new WalletError('Expected an array with HTTPS urls', -32602)
  )
})

test('a switch counts once the wallet is on the chain, not when it says so', async () => {
  const { state, connector } = wallet({ wallet_switchEthereumChain: () => null })
  let hasArrived = false
  const switching = connector.switchChain(lineaGoerli).then(() => {
    hasArrived = true
  })
  await vi.advanceTimersByTimeAsync(2000)
  expect(hasArrived).toBe(false)
  state.chainId = lineaGoerli.id
  await vi.advanceTimersByTimeAsync(1000)
  await switching
})

test('a wallet that says yes and never moves is given up after 30 s', async () => {
  const { connector } = wallet({ wallet_switchEthereumChain: () => null })
  const switching = expect(connector.switchChain(lineaGoerli)).rejects.toThrow(SwitchChainError)
  await vi.advanceTimersByTimeAsync(31_000)
  await switching
})

test.each([
  ['4001 without a word', 4001],
  ['5000, as WalletConnect says', 5000],
  ['ACTION_REJECTED', 'ACTION_REJECTED'],
  ['4001 as a text', '4001']
])('a rejection told by %s is a rejection', async (_name, code) => {
  const { connector } = wallet({ eth_requestAccounts: refuse(code) })
  await expect(connector.connect()).rejects.toBeInstanceOf(UserRejectedError)
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
  await expect(connector.signMessage(account, 'hi')).rejects.toBeInstanceOf(UserRejectedError)
})

test('a rejection told by words alone is a rejection', async () => {
  const { connector } = wallet({
    personal_sign: refuse(-32603, 'MetaMask Tx Signature: User denied transaction signature.')
  })
  await expect(connector.signMessage(account, 'hi')).rejects.toBeInstanceOf(UserRejectedError)
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

test('a prompt that may be lost is asked for again, and a wallet that says it is still open is waited for', async () => {
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

test('what the specification calls a reset connection request is the visitor’s own doing', async () => {
  const { connector } = wallet({
    eth_requestAccounts: refuse(-32603, 'Connection request reset. Please try again.')
  })
  await expect(connector.connect()).rejects.toBeInstanceOf(UserRejectedError)
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
  await expect(connector.chooseAccount()).rejects.toThrow('Your wallet shared no account.')
})

test('a token is offered as EIP-747 says, and the answer "false" is a refusal', async () => {
  const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDX', decimals: 6 } as const
  const answers: unknown[] = [true, null, false]
  const { provider, connector } = wallet({ wallet_watchAsset: () => answers.shift() })
  await connector.watchAsset(token, baseGoerli.id)
  // Some wallets say nothing at all when it is done.
  await connector.watchAsset(token, baseGoerli.id)
  await expect(connector.watchAsset(token, baseGoerli.id)).rejects.toBeInstanceOf(UserRejectedError)
  expect(provider.asked.find(({ method }) => method === 'wallet_watchAsset')?.params).toEqual({
    type: 'ERC20',
    options: token
  })
})

test.each([[[]], [null], ['0x1'], [{}], [[null]], [['vitalik.eth']]])(
  'a wallet that shares %j as accounts is not connected',
  async (accounts) => {
    const { connector } = wallet({ eth_requestAccounts: () => accounts })
    await expect(connector.connect()).rejects.toThrow('Your wallet shared no account.')
  }
)

test.each([[null], ['0x'], ['signed'], ['0xabc'], [7]])('%j is not taken for a signature', async (answer) => {
  const { connector } = wallet({ personal_sign: () => answer })
  await expect(connector.signMessage(account, 'hi')).rejects.toBeInstanceOf(WalletAnswerError)
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
    { type: 'accountsChanged', accounts: [account] },
    { type: 'accountsChanged', accounts: [] }
  ])
})

test('a disconnect event counts only when the accounts are gone too', async () => {
  let accounts: string[] = [account]
  const { provider, connector } = wallet({ eth_accounts: () => accounts })
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  provider.emit('disconnect', { code: 1013 })
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([])
  accounts = []
  provider.emit('disconnect', { code: 4900 })
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('no listener stays behind', () => {
  const { provider, connector } = wallet()
  const stops = Array.from({ length: 10 }, () => connector.subscribe(() => undefined))
  for (const stop of stops) stop()
  expect(provider.listenerCount()).toBe(0)
})

test('a provider without removeListener, or without events at all, still connects', async () => {
  const { provider } = wallet()
  const bare = new Eip1193Connector({ request: (call) => provider.request(call as { method: string }) }, ORIGIN)
  expect(() => bare.subscribe(() => undefined)()).not.toThrow()
  expect((await bare.connect()).account).toBe(account)
})
