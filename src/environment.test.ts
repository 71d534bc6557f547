import { expect, test } from 'vitest'
import { config } from './config.ts'
import { readEnvironment } from './environment.ts'

test('with nothing set, the page has viem, the two test networks and no sign-in', () => {
  const { rpcLibrary, chains, authUrl, organisation } = readEnvironment({})
  expect([rpcLibrary, chains.map(({ id }) => id), authUrl, organisation]).toEqual([
    'viem',
    [84531, 59140],
    '',
    'The Portside Community'
  ])
})

test('chains are named by id or by slug, in the order given', () => {
  expect(readEnvironment({ CHAINS: 'linea-sepolia, 84532,1' }).chains.map(({ id }) => id)).toEqual([59141, 84532, 1])
})

test('endpoints replace those of their chain', () => {
  const [baseGoerli] = readEnvironment({ RPC_URL_84531: '/rpc/84531, https://a.example/key ,http://b.example' }).chains
  expect(baseGoerli?.rpcUrls).toEqual(['/rpc/84531', 'https://a.example/key', 'http://b.example'])
})

test.each([
  [{ RPC_LIBRARY: 'web3' }, 'RPC_LIBRARY must be "viem" or "ethers", got "web3".'],
  [{ CHAINS: '84531,84531' }, 'CHAINS names chain 84531 twice.'],
  [{ CHAINS: 'base-goerli,84531' }, 'CHAINS names chain 84531 twice.'],
  [
    { CHAINS: '5' },
    'CHAINS names "5", which is none of the known chains 84531, 59140, 1, 11155111, 8453, 84532, 59144, 59141.'
  ],
  [
    { RPC_URL_84531: 'goerli.base.org' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "goerli.base.org".'
  ],
  [
    { RPC_URL_84531: 'https://a.example,' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "".'
  ],
  [
    { RPC_URL_84531: 'ftp://a.example' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "ftp://a.example".'
  ],
  [
    { RPC_URL_84531: '//a.example' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "//a.example".'
  ],
  [
    { RPC_URL_84531: 'wss://a.example' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "wss://a.example".'
  ],
  [
    { RPC_URL_84531: 'https://user:pass@a.example' },
    'RPC_URL_84531 must list http(s) URLs, or paths that start with "/", got "https://user:pass@a.example".'
  ],
  [{ APP_NAME: 'Häfen' }, 'APP_NAME may hold ASCII characters only, got "Häfen".'],
  [{ RPC_URL_5: 'https://a.example' }, 'RPC_URL_5 is set to "https://a.example", but no configured chain has that id.'],
  [
    { AUTH_URL: 'wss://a.example' },
    'AUTH_URL must be an http(s) URL, a path that starts with "/", or empty, got "wss://a.example".'
  ]
])('%j stops with one sentence that names the value', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new Error(sentence))
})

test('an accent is a colour that can be read on every ground of its themes', () => {
  const withAccent = (light: string) => () => readEnvironment({}, { ...config, accent: { light, dark: '#8FD3FF' } })
  expect(withAccent('#5B21B6')().accent?.light).toBe('#5B21B6')
  expect(withAccent('purple')).toThrow('accent.light must be a colour as #rrggbb, got "purple".')
  expect(withAccent('#C4B5FD')).toThrow('accent.light "#C4B5FD" cannot be read on "#F5F7FA": 4.5 : 1 is needed.')
})

test('a chain to connect on must be configured', () => {
  expect(() => readEnvironment({}, { ...config, initialChainId: 5 })).toThrow('initialChainId names chain 5')
})
