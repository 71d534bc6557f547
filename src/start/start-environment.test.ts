import { expect, test } from 'vitest'
import { readManifest } from '#devchain/origins/origin.ts'
import { baseGoerli, baseSepolia, knownChains, lineaGoerli } from '#domain/chain/chains.ts'
import { startEnvironment } from './start-environment.ts'

const page = { chains: [baseGoerli, lineaGoerli], knownChains }
const start = (env: Readonly<Record<string, string>>) => startEnvironment(env, page)

test('without settings both recorded chains run here, and so do names, a phone and sign-in', () => {
  expect(start({})).toEqual({
    chainIds: [84531, 59140],
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
  const others = [{ RPC_URL_1: 'https://rpc.example' }, { RPC_URL_1: '' }, { CHAINS: '84531,1' }, { CHAINS: '84532' }]
  for (const env of others) {
    const { hasNames, additions } = start(env)
    expect([env, hasNames, 'RPC_URL_1' in additions, 'IPFS_GATEWAY' in additions]).toEqual([env, false, false, false])
  }
})

test('the phone is off if the user reaches others, disables it, or has no local chain', () => {
  const others = [
    { WALLETCONNECT_PROJECT_ID: 'mine' },
    { WALLETCONNECT_PROJECT_ID: '' },
    { WALLETCONNECT_RELAY_URL: 'wss://relay.example' },
    { CHAINS: '84532' }
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

test('only chains that the page is configured for run, named by id or by network', () => {
  expect(start({ CHAINS: '59140, 11155111' }).chainIds).toEqual([59140])
  expect(start({ CHAINS: 'base-goerli' }).chainIds).toEqual([84531])
  expect(start({ CHAINS: '84532' })).toMatchObject({ chainIds: [], additions: { AUTH_URL: '/auth' } })
})

test('without CHAINS, those of the page’s configuration run, as far as they are recorded', () => {
  expect(startEnvironment({}, { chains: [lineaGoerli, baseSepolia], knownChains })).toMatchObject({
    chainIds: [59140],
    additions: { RPC_URL_59140: '/rpc/59140' }
  })
  const { additions } = startEnvironment({}, { chains: [baseSepolia], knownChains })
  expect(Object.keys(additions)).toEqual(['AUTH_URL'])
})
