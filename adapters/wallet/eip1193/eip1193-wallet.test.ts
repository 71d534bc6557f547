import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chain/known-chains.ts'
import { wallet } from '../fake-eip1193-wallet.ts'
import { refuse } from '../fake-provider.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

test('a wallet that adds a chain without switching to it is asked again to switch', async () => {
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

test('a chain without an endpoint that wallets accept is not added, and the wallet stays on its chain', async () => {
  const { provider, state, connector } = wallet()
  const switching = connector.switchChain({ ...lineaGoerli, rpcUrls: ['ws:/rpc/59140'] })
  await expect(switching).rejects.toMatchObject({ kind: 'switch', problem: 'stayed' })
  expect(provider.methods()).not.toContain('wallet_addEthereumChain')
  state.known.push(lineaGoerli.id)
  await connector.switchChain({ ...lineaGoerli, rpcUrls: ['ws:/rpc/59140'] })
  expect(state.chainId).toBe(lineaGoerli.id)
})

test('a wallet that refuses the endpoints of a chain says so', async () => {
  const { connector } = wallet({ wallet_addEthereumChain: refuse(-32602, 'Expected an array with HTTPS urls') })
  await expect(connector.switchChain(lineaGoerli)).rejects.toMatchObject({
    kind: 'other',
    message: 'Expected an array with HTTPS urls',
    code: -32602,
    sent: 'no',
    problem: 'invalid'
  })
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

test('a wallet that approves a switch without switching is asked to add the network, once', async () => {
  const { provider, state, connector } = wallet({ wallet_switchEthereumChain: () => null })
  const switching = connector.switchChain(lineaGoerli)
  await vi.advanceTimersByTimeAsync(3_500)
  await switching
  expect(state.chainId).toBe(lineaGoerli.id)
  expect(provider.methods().filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
})

test('a wallet that approves everything and never moves has stayed on its network', async () => {
  const approve = () => null
  const { connector } = wallet({ wallet_switchEthereumChain: approve, wallet_addEthereumChain: approve })
  const switching = expect(connector.switchChain(lineaGoerli)).rejects.toMatchObject({ kind: 'switch' })
  await vi.advanceTimersByTimeAsync(8_000)
  await switching
})

test.each([
  ['approves the switch and stays', () => null, { kind: 'switch', problem: 'stayed' }],
  ['does not know the network', refuse(4902), { kind: 'other', problem: 'unknown-chain' }]
])('a wallet that %s, and adds no networks, is not one that cannot switch', async (_name, answer, why) => {
  const { connector } = wallet({ wallet_switchEthereumChain: answer, wallet_addEthereumChain: refuse(-32601) })
  const switching = expect(connector.switchChain(lineaGoerli)).rejects.toMatchObject(why)
  await vi.advanceTimersByTimeAsync(4_000)
  await switching
})

test('a switch that takes effect and then fails has succeeded', async () => {
  const { provider, state, connector } = wallet({
    wallet_switchEthereumChain: () => {
      state.chainId = lineaGoerli.id
      throw { code: -32603, message: 'Internal error' }
    }
  })
  await connector.switchChain(lineaGoerli)
  expect(provider.methods()).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
})

test.each([
  ['an internal error', refuse(-32603, 'Internal error')],
  ['an error without a word', refuse(-32000)],
  ['a text', () => Promise.reject('Unsupported chain: 0xe704')],
  ['words in data', refuse(-32603, 'Internal error', { message: 'Unrecognized chain ID' })],
  ['4200 and words about the network', refuse(4200, 'Unsupported network')]
])('a failed switch leads to adding the network once: %s', async (_name, answer) => {
  const { provider, state, connector } = wallet({ wallet_switchEthereumChain: answer })
  await connector.switchChain(lineaGoerli)
  expect(state.chainId).toBe(lineaGoerli.id)
  expect(provider.methods().filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
})

test.each([
  ['a refusal', refuse(4001), 'rejected'],
  ['a refusal in words', refuse(-32000, 'Request rejected'), 'rejected'],
  ['an open request', refuse(-32002), 'pending'],
  ['a locked wallet', refuse(4100), 'unauthorized'],
  ['a disconnected wallet', refuse(4900), 'other'],
  ['a missing method', refuse(4200), 'unsupported'],
  ['a missing method in words', refuse(-32603, 'Method wallet_switchEthereumChain not found'), 'unsupported']
])('nothing is added after %s', async (_name, answer, kind) => {
  const { provider, connector } = wallet({ wallet_switchEthereumChain: answer })
  await expect(connector.switchChain(lineaGoerli)).rejects.toMatchObject({ kind })
  expect(provider.methods()).not.toContain('wallet_addEthereumChain')
})

test('nothing is added while a wallet whose switch failed does not say where it is', async () => {
  const { provider, connector } = wallet({
    wallet_switchEthereumChain: refuse(-32603, 'Internal error'),
    eth_chainId: () => new Promise(() => undefined)
  })
  const switching = expect(connector.switchChain(lineaGoerli)).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(10_000)
  await switching
  expect(provider.methods()).not.toContain('wallet_addEthereumChain')
})

test('a switch after a grant that fails once nobody waits for it adds nothing', async () => {
  const { provider, connector } = wallet({
    wallet_switchEthereumChain: () =>
      new Promise((_resolve, reject) => setTimeout(() => reject({ code: 4902 }), 15_000))
  })
  const connecting = connector.connect(lineaGoerli)
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await connecting).chainId).not.toBe(lineaGoerli.id)
  expect(provider.methods()).not.toContain('wallet_addEthereumChain')
})
