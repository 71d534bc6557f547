import { expect, test } from 'vitest'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { baseGoerli, baseSepolia, knownChains, lineaGoerli } from '#domain/chain/known-chains.ts'
import { checkReplayed, startEnvironment } from './start-environment.ts'

const page = { chains: [baseGoerli, lineaGoerli], knownChains }
const remote = { RPC_URL_84532: 'https://rpc.example' }
const start = (env: Readonly<Record<string, string>>) => startEnvironment(env, page)

test('without settings both recorded chains run here, and so do names, a phone and sign-in', () => {
  expect(start({})).toEqual({
    chainIds: [84531, 59140],
    empty: [],
    hasNames: true,
    hasPhone: true,
    additions: {
      RPC_URL_84531: '/rpc/84531',
      RPC_URL_59140: '/rpc/59140',
      EXPLORER_URL_84531: '/__dev/explorer/84531',
      EXPLORER_URL_59140: '/__dev/explorer/59140',
      TOKENS_84531: `tUSD:6:${readManifest(84531).contracts.token}`,
      TOKENS_59140: `tUSD:6:${readManifest(59140).contracts.token}`,
      LOCAL_NETWORK_EVENTS: '/__dev/events',
      RPC_URL_1: '/rpc/1',
      IPFS_GATEWAY: '/__dev/names',
      LOCAL_NAMES: '/__dev/names',
      WALLETCONNECT_PROJECT_ID: 'portside-devchain',
      WALLETCONNECT_RELAY_URL: '/relay',
      TEST_PHONE: '/__dev/phone',
      AUTH_URL: '/auth'
    }
  })
})

test("an endpoint of the user's own leaves that chain without a local node", () => {
  const { chainIds, additions } = start({ RPC_URL_84531: 'https://rpc.example' })
  expect(chainIds).toEqual([59140])
  expect(additions).not.toHaveProperty('RPC_URL_84531')
})

test("an explorer of the user's own stays the chain's explorer", () => {
  const { additions } = start({ EXPLORER_URL_84531: 'https://explorer.example' })
  expect(additions).not.toHaveProperty('EXPLORER_URL_84531')
})

test("tokens of the user's own take the place of the local one", () => {
  const { additions } = start({ TOKENS_84531: 'A:0:0x5FbDB2315678afecb367f032d93F642f64180aa3' })
  expect(additions).not.toHaveProperty('TOKENS_84531')
})

test('local names are off if the user has others, disables them, or has no local chain', () => {
  const others = [{ RPC_URL_1: 'https://rpc.example' }, { RPC_URL_1: '' }, { CHAINS: '84532', ...remote }]
  for (const env of others) {
    const { hasNames, additions } = start(env)
    expect([env, hasNames, 'RPC_URL_1' in additions, 'IPFS_GATEWAY' in additions]).toEqual([env, false, false, false])
  }
})

test('Ethereum among the page’s chains is local too, with its names, unless it starts empty', () => {
  const withEthereum = { CHAINS: '84531,1' }
  expect(start(withEthereum)).toMatchObject({
    chainIds: [84531, 1],
    hasNames: true,
    additions: { RPC_URL_1: '/rpc/1', LOCAL_NAMES: '/__dev/names' }
  })
  const empty = startEnvironment(withEthereum, page, { forks: new Map(), empty: [1] })
  expect(empty).toMatchObject({ chainIds: [84531, 1], empty: [1], hasNames: false, additions: { RPC_URL_1: '/rpc/1' } })
})

test('the phone is off if the user reaches others, disables it, or has no local chain', () => {
  const others = [
    { WALLETCONNECT_PROJECT_ID: 'mine' },
    { WALLETCONNECT_PROJECT_ID: '' },
    { WALLETCONNECT_RELAY_URL: 'wss://relay.example' },
    { CHAINS: '84532', ...remote }
  ]
  for (const env of others) {
    const { hasPhone, additions } = start(env)
    const added = ['WALLETCONNECT_PROJECT_ID', 'WALLETCONNECT_RELAY_URL', 'TEST_PHONE'].filter(
      (name) => name in additions
    )
    expect([env, hasPhone, added]).toEqual([env, false, []])
  }
})

test('an empty AUTH_URL means no sign-in and stays empty', () => {
  expect(start({ AUTH_URL: '' }).additions).not.toHaveProperty('AUTH_URL')
})

test('every chain that the page is configured for runs here, named by id or by network, in that order', () => {
  expect(start({ CHAINS: '59140, 11155111' }).chainIds).toEqual([59140, 11155111])
  expect(start({ CHAINS: 'base-goerli' }).chainIds).toEqual([84531])
  expect(start({ CHAINS: 'base, linea-goerli,base' })).toMatchObject({ chainIds: [8453, 59140], empty: [8453] })
  const { empty, additions } = start({ CHAINS: '84532' })
  expect(empty).toEqual([84532])
  expect(additions).toMatchObject({ RPC_URL_84532: '/rpc/84532', EXPLORER_URL_84532: '/__dev/explorer/84532' })
  expect(additions).toHaveProperty('TOKENS_84532', 'none')
})

test('without CHAINS, those of the page’s configuration run', () => {
  expect(startEnvironment({}, { chains: [lineaGoerli, baseSepolia], knownChains })).toMatchObject({
    chainIds: [59140, 84532],
    empty: [84532],
    additions: { RPC_URL_59140: '/rpc/59140', RPC_URL_84532: '/rpc/84532' }
  })
})

test('without a local chain, only sign-in is added', () => {
  expect(start({ CHAINS: '84532', ...remote })).toMatchObject({ chainIds: [], empty: [] })
  expect(Object.keys(start({ CHAINS: '84532', ...remote }).additions)).toEqual(['AUTH_URL'])
})

const forkOf = (chainId: number) => ({ forks: new Map([[chainId, {}]]), empty: [] })

test('a chain whose node is forked does not start empty, whether an option or a variable names the node', () => {
  const env = { CHAINS: '84532,8453', FORK_URL_8453: 'https://rpc.example' }
  const { chainIds, empty, additions } = startEnvironment(env, page, forkOf(84532))
  expect([chainIds, empty]).toEqual([[84532, 8453], []])
  expect(Object.keys(additions).filter((name) => name.startsWith('TOKENS_'))).toEqual([])
})

test('a recorded chain that is to start empty has no recorded token', () => {
  const { chainIds, empty, additions } = startEnvironment({}, page, { forks: new Map(), empty: [84531] })
  expect([chainIds, empty]).toEqual([[84531, 59140], [84531]])
  expect(additions).toHaveProperty('TOKENS_84531', 'none')
})

test('the names chain can be forked although the page does not list it', () => {
  expect(startEnvironment({}, page, forkOf(1))).toMatchObject({ chainIds: [84531, 59140], hasNames: true })
})

test.each([
  ['a fork of a chain that the page does not have', {}, forkOf(8453), '--fork names chain 8453: '],
  ['a fork of a chain with an endpoint', { RPC_URL_84531: 'https://a' }, forkOf(84531), '--fork names chain 84531: '],
  ['an empty chain that the page does not have', {}, { forks: new Map(), empty: [5] }, '--empty names chain 5: ']
])('%s is refused with one sentence', (_what, env, starts, beginning) => {
  expect(() => startEnvironment(env, page, starts)).toThrow(
    new UsageError(
      `${beginning}npm start runs nodes for the chains in CHAINS that have no RPC_URL_<chainId> of their own.`
    )
  )
})

test('a capsule with a chain that the page does not know is refused, with what replays it', () => {
  expect(() => checkReplayed([84531, 8453], { knownChains })).not.toThrow()
  expect(() => checkReplayed([84531, 8453], { knownChains: [baseGoerli] })).toThrow(
    'The page does not know chain 8453 of the capsule: npm run devchain -- --replay starts its chains without the page.'
  )
})
