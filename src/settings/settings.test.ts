import { expect, test } from 'vitest'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, knownChains, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { type Config, config } from '../config.ts'
import { rpcLibraries } from '../rpc-libraries.ts'
import { readSettings } from './settings.ts'

const readEnvironment = (variables: Readonly<Record<string, string>>, used?: Config) =>
  readSettings(variables, { isBuild: true, config: used }).settings
const readForStart = (variables: Readonly<Record<string, string>>) => readSettings(variables, { isBuild: false })

test('without variables, the page has viem, the chains and names of its configuration, and no sign-in', () => {
  const { rpcLibrary, chains, authUrl, appName, organisation } = readEnvironment({})
  const { chains: configured } = config
  expect([rpcLibrary, chains.map(({ id }) => id), authUrl]).toEqual(['viem', configured.map(({ id }) => id), ''])
  expect([appName, organisation]).toEqual([config.appName, config.organisation])
})

test('chains are named by id or by slug, in the order given', () => {
  expect(readEnvironment({ CHAINS: 'linea-sepolia, 84532,1' }).chains.map(({ id }) => id)).toEqual([59141, 84532, 1])
})

test('endpoints replace those of their chain', () => {
  const [baseGoerli] = readEnvironment({ RPC_URL_84531: '/rpc/84531, https://a.example/key ,http://b.example' }).chains
  expect(baseGoerli?.rpcUrls).toEqual(['/rpc/84531', 'https://a.example/key', 'http://b.example'])
})

test('endpoints may be WebSockets, on the page’s own origin too', () => {
  const [baseGoerli] = readEnvironment({ RPC_URL_84531: 'wss://a.example/key,ws:/rpc/84531,ws://b.example' }).chains
  expect(baseGoerli?.rpcUrls).toEqual(['wss://a.example/key', 'ws:/rpc/84531', 'ws://b.example'])
})

test('an explorer replaces that of its chain, as a URL or as a path of the page’s own origin', () => {
  const { chains } = readEnvironment({
    EXPLORER_URL_84531: '/explorer/84531/',
    EXPLORER_URL_59140: 'https://e.example'
  })
  expect(chains.map(({ blockExplorers }) => blockExplorers[0]?.url)).toEqual(['/explorer/84531', 'https://e.example'])
})

test('tokens replace those of their chain', () => {
  const [baseSepolia] = readEnvironment({
    CHAINS: '84532',
    TOKENS_84532: 'AAA:6:0x00000000000000000000000000000000000000aa, BBB:0:0x00000000000000000000000000000000000000bb'
  }).chains
  expect(baseSepolia?.tokens).toEqual([
    { symbol: 'AAA', decimals: 6, address: '0x00000000000000000000000000000000000000aa' },
    { symbol: 'BBB', decimals: 0, address: '0x00000000000000000000000000000000000000bb' }
  ])
})

test('none in place of tokens leaves a chain without', () => {
  expect(readEnvironment({ CHAINS: '84532', TOKENS_84532: ' none ' }).chains).toMatchObject([{ id: 84532, tokens: [] }])
})

test('names are read from Ethereum where that is one of the chains, or has an endpoint of its own', () => {
  expect(readEnvironment({ RPC_URL_1: '' })).not.toHaveProperty('names')
  const among = readEnvironment({ CHAINS: '84531,1', RPC_URL_1: '/rpc/1' })
  expect(among.names).toEqual({ chain: { id: 1, name: 'Ethereum', rpcUrls: ['/rpc/1'] } })
  expect(readEnvironment({ CHAINS: 'homestead' }).names?.chain.rpcUrls).toEqual(mainnet.rpcUrls)
  const beside = readEnvironment({ RPC_URL_1: 'https://a.example', IPFS_GATEWAY: 'https://ipfs.example/' })
  expect(beside.names).toEqual({
    chain: { id: 1, name: 'Ethereum', rpcUrls: ['https://a.example'] },
    ipfsGateway: 'https://ipfs.example'
  })
  expect(beside.chains.map(({ id }) => id)).toEqual([84531, 59140])
})

test('wallets on other devices need a project id, and are reached through the public relay unless another is named', () => {
  expect(readEnvironment({ WALLETCONNECT_PROJECT_ID: ' ' })).not.toHaveProperty('walletConnect')
  const relayUrlOf = (relayUrl: string) =>
    readEnvironment({ WALLETCONNECT_PROJECT_ID: ' mine ', WALLETCONNECT_RELAY_URL: relayUrl }).walletConnect
  expect(relayUrlOf('')).toEqual({ projectId: 'mine', relayUrl: 'wss://relay.walletconnect.org' })
  expect(relayUrlOf('ws://127.0.0.1:7000/')).toMatchObject({ relayUrl: 'ws://127.0.0.1:7000' })
  expect(relayUrlOf('/relay/')).toMatchObject({ relayUrl: '/relay' })
})

test('every chain in config.ts is checked, whether the page uses it or not', () => {
  const [first, ...others] = config.chains
  if (!first) throw new Error('no chain')
  const wrong: Chain = { ...first, nativeCurrency: { ...first.nativeCurrency, decimals: -1 } }
  const sentence = 'Chain 84531: nativeCurrency.decimals must be a whole number from 0 to 255, got -1.'
  expect(() => readEnvironment({}, { ...config, chains: [wrong, ...others] })).toThrow(new Error(sentence))
  const known = config.knownChains.map((chain) => (chain === first ? wrong : chain))
  expect(() => readEnvironment({ CHAINS: '1' }, { ...config, knownChains: known })).toThrow(new Error(sentence))
})

test('a variable supplies what config.ts leaves out', () => {
  const keyless: Config = { ...config, chains: [{ ...baseGoerli, rpcUrls: [] }] }
  expect(() => readEnvironment({}, keyless)).toThrow('Chain 84531: rpcUrls must be a list of at least one endpoint')
  const { chains } = readEnvironment({ RPC_URL_84531: 'https://a.example/key' }, keyless)
  expect(chains[0]?.rpcUrls).toEqual(['https://a.example/key'])
})

test.each<[Partial<Config>, string]>([
  [{ chains: [] }, 'chains in src/config.ts is empty: the page needs at least one chain.'],
  [{ chains: [baseGoerli, baseGoerli] }, 'chains in src/config.ts names chain 84531 twice.'],
  [
    { knownChains: [baseGoerli, { ...lineaGoerli, network: 'base-goerli' }] },
    'knownChains in src/config.ts names the network "base-goerli" twice.'
  ],
  [
    { appName: '' },
    `APP_NAME is part of the message that wallets sign, so it may hold ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= only, got "".`
  ],
  [{ organisation: ' ' }, 'ORGANISATION must be one line of visible text, got " ".']
])('a configuration with %j stops with one sentence', (more, sentence) => {
  expect(() => readEnvironment({}, { ...config, ...more })).toThrow(new Error(sentence))
})

test.each([
  [
    { RPC_LIBRARY: 'no-such-library' },
    `RPC_LIBRARY must be ${rpcLibraries.map((name) => `"${name}"`).join(' or ')}, got "no-such-library".`
  ],
  [
    { PAGE_URL: 'https://app.example/wallet' },
    'PAGE_URL must be an origin such as https://app.example, got "https://app.example/wallet".'
  ],
  [{ PAGE_URL: 'app.example' }, 'PAGE_URL must be an origin such as https://app.example, got "app.example".'],
  [{ CHAINS: '84531,84531' }, 'CHAINS names chain 84531 twice.'],
  [{ CHAINS: 'base-goerli,84531' }, 'CHAINS names chain 84531 twice.'],
  [
    { CHAINS: '5' },
    `CHAINS names "5", which is none of the known chains ${knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')}.`
  ],
  [
    { RPC_URL_84531: 'goerli.base.org' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "goerli.base.org".'
  ],
  [
    { RPC_URL_84531: 'https://a.example,' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "".'
  ],
  [
    { RPC_URL_84531: 'ftp://a.example' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "ftp://a.example".'
  ],
  [
    { RPC_URL_84531: '//a.example' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "//a.example".'
  ],
  [
    { RPC_URL_84531: 'wss:/rpc/84531' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "wss:/rpc/84531".'
  ],
  [
    { RPC_URL_84531: 'https://user:pass@a.example' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "https://user:pass@a.example".'
  ],
  [
    { EXPLORER_URL_84531: 'javascript:alert(1)' },
    'EXPLORER_URL_84531 must be an http(s) URL, or a path that starts with "/", got "javascript:alert(1)".'
  ],
  [
    { EXPLORER_URL_5: 'https://e.example' },
    'EXPLORER_URL_5 is set to "https://e.example", but no configured chain has that id.'
  ],
  [
    { APP_NAME: 'Häfen' },
    `APP_NAME is part of the message that wallets sign, so it may hold ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= only, got "Häfen".`
  ],
  [
    { APP_NAME: 'Swap -> Earn 5%' },
    `APP_NAME is part of the message that wallets sign, so it may hold ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= only, got "Swap -> Earn 5%".`
  ],
  [
    { RPC_URL_84531: 'ws:rpc' },
    'RPC_URL_84531 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "ws:rpc".'
  ],
  [
    { TOKENS_84531: '=X():6:0x00000000000000000000000000000000000000aa' },
    'TOKENS_84531 names "=X()", which a spreadsheet takes for a formula.'
  ],
  [{ TOKENS_84531: 'tUSD' }, 'TOKENS_84531 must list tokens as symbol:decimals:address, got "tUSD".'],
  [
    { TOKENS_84531: 'tUSD:6.5:0x00000000000000000000000000000000000000aa' },
    'TOKENS_84531 must list tokens as symbol:decimals:address, got "tUSD:6.5:0x00000000000000000000000000000000000000aa".'
  ],
  [
    {
      TOKENS_84531:
        'tUSD:6:0x00000000000000000000000000000000000000aa,xUSD:6:0x00000000000000000000000000000000000000AA'
    },
    'TOKENS_84531 names 0x00000000000000000000000000000000000000AA twice.'
  ],
  [{ TOKENS_5: 'x' }, 'TOKENS_5 is set to "x", but no configured chain has that id.'],
  [{ TOKENS_1: 'x' }, 'TOKENS_1 is set to "x", but no configured chain has that id.'],
  [
    { RPC_URL_1: 'names.example' },
    'RPC_URL_1 must list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/", got "names.example".'
  ],
  [
    { IPFS_GATEWAY: 'http://ipfs.example' },
    'IPFS_GATEWAY must be an https URL, or a path that starts with "/", got "http://ipfs.example".'
  ],
  [{ RPC_URL_5: 'https://a.example' }, 'RPC_URL_5 is set to "https://a.example", but no configured chain has that id.'],
  [{ WALLETCONNECT_PROJECT_ID: 'my id' }, 'WALLETCONNECT_PROJECT_ID must be one word, got "my id".'],
  [
    { WALLETCONNECT_RELAY_URL: 'https://relay.example' },
    'WALLETCONNECT_RELAY_URL must be a ws(s) URL, or a path that starts with "/", got "https://relay.example".'
  ],
  [
    { AUTH_URL: 'wss://a.example' },
    'AUTH_URL must be an http(s) URL, a path that starts with "/", or empty, got "wss://a.example".'
  ],
  [{ AUTH_URL: '/' }, 'AUTH_URL must be an http(s) URL, a path that starts with "/", or empty, got "/".']
])('%j stops with one sentence that names the value', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new Error(sentence))
})

test('a chain to connect on must be configured', () => {
  expect(() => readEnvironment({}, { ...config, initialChainId: 5 })).toThrow('initialChainId names chain 5')
})

test('the groups of wallets are as the configuration has them', () => {
  const walletGroups = [{ name: 'Ours', wallets: ['rainbow', 'safe'] }]
  expect(readEnvironment({}, { ...config, walletGroups }).walletGroups).toEqual(walletGroups)
  expect(readEnvironment({})).not.toHaveProperty('walletGroups')
})

test('what the connect dialog says about the site is as the configuration has it', () => {
  const disclaimer = ['By connecting, you accept our ', { text: 'terms', url: '/terms' }, '.']
  const appInfo = { learnMoreUrl: 'https://learn.example/wallets', disclaimer }
  expect(readEnvironment({}, { ...config, appInfo }).appInfo).toEqual(appInfo)
  expect(readEnvironment({})).not.toHaveProperty('appInfo')
})

test('corners, fonts and the overlay of dialogs are as the configuration has them', () => {
  const look = {
    radius: 'large',
    font: { text: 'Verdana, "Trebuchet MS", sans-serif' },
    overlay: { light: '#0D162680', dark: '#000000CC', blur: 4 }
  } as const
  expect(readEnvironment({}, { ...config, ...look })).toMatchObject(look)
})

test('a Safe may show the page if its origin is listed; an empty list excludes all of them', () => {
  expect(readEnvironment({}).safeHosts).toEqual(['https://app.safe.global'])
  const { safeHosts } = readEnvironment({ SAFE_HOSTS: 'https://safe.a.example, http://localhost:4000,' })
  expect(safeHosts).toEqual(['https://safe.a.example', 'http://localhost:4000'])
  expect(readEnvironment({ SAFE_HOSTS: '' }).safeHosts).toEqual([])
})

test.each([
  'app.safe.global',
  'https://app.safe.global/',
  'https://App.Safe.Global',
  'https://*.safe.global',
  'https://app.safe.global:443',
  'http://app.safe.global',
  'http://localhost.evil.example',
  'wss://app.safe.global'
])('%s is no origin of a Safe', (host) => {
  expect(() => readEnvironment({ SAFE_HOSTS: host })).toThrow(
    new Error(`SAFE_HOSTS must list https origins such as https://app.safe.global, got "${host}".`)
  )
})

test('pages of a team’s own may reach the hosts that are listed', () => {
  const { connectHosts, imageHosts } = readEnvironment({
    CONNECT_HOSTS: 'https://api.example, wss://live.example:8443,http://127.0.0.1:4000,ws://localhost:4000',
    IMAGE_HOSTS: 'https://images.example'
  })
  const own = ['https://api.example', 'wss://live.example:8443', 'http://127.0.0.1:4000', 'ws://localhost:4000']
  expect([connectHosts, imageHosts]).toEqual([own, ['https://images.example']])
  expect(readEnvironment({})).toMatchObject({ connectHosts: [], imageHosts: [] })
})

test.each([
  'api.example',
  'https://',
  'https:',
  '*',
  "'self'",
  'data:',
  'https://*.example',
  'https://api.example/',
  'https://api.example/v1',
  'https://api.example?key=1',
  'https://user@api.example',
  'https://API.example',
  'https://bücher.example',
  'https://api.example:443',
  'https://api.example;script-src',
  'https://api.example https://b.example',
  'https://api.example,,https://b.example',
  'http://api.example',
  'ws://api.example',
  'ftp://api.example'
])('%s is no host of a team’s own', (text) => {
  const problem = (name: string, kind: string) =>
    new RegExp(`^${name} must list ${kind} origins such as https://[a-z.]+, got "(?:[^"]*)"\\.$`)
  expect(() => readEnvironment({ CONNECT_HOSTS: text })).toThrow(problem('CONNECT_HOSTS', 'https or wss'))
  expect(() => readEnvironment({ IMAGE_HOSTS: text })).toThrow(problem('IMAGE_HOSTS', 'https'))
})

test('pictures come over https only', () => {
  expect(() => readEnvironment({ IMAGE_HOSTS: 'wss://live.example' })).toThrow(/^IMAGE_HOSTS must list https origins/)
})

test('the Safe of the development server may show the page there, and in no build', () => {
  const TEST_SAFE = 'http://127.0.0.1:4000'
  expect(readForStart({ TEST_SAFE, SAFE_HOSTS: '' }).settings.safeHosts).toEqual([TEST_SAFE])
  expect(readForStart({}).settings.safeHosts).toEqual(['https://app.safe.global'])
  expect(readEnvironment({ TEST_SAFE, SAFE_HOSTS: '' }).safeHosts).toEqual([])
  expect(() => readForStart({ TEST_SAFE: 'http://evil.example' })).toThrow(
    new Error('TEST_SAFE must list https origins such as https://app.safe.global, got "http://evil.example".')
  )
})

test('nodes are asked within the limits that an operator sets', () => {
  expect(readEnvironment({}).rpc).toEqual({ timeoutMs: 10_000, maxRestMs: 8_000, batchSize: 50 })
  const variables = { RPC_TIMEOUT_MS: '2500', RPC_MAX_REST_MS: '60000', RPC_BATCH_SIZE: '100' }
  expect(readEnvironment(variables).rpc).toEqual({ timeoutMs: 2_500, maxRestMs: 60_000, batchSize: 100 })
})

test.each([
  ['RPC_TIMEOUT_MS', '0', 'a whole number from 500 to 120000'],
  ['RPC_TIMEOUT_MS', '10s', 'a whole number from 500 to 120000'],
  ['RPC_MAX_REST_MS', '-1', 'a whole number from 1000 to 600000'],
  ['RPC_BATCH_SIZE', '1', 'a whole number from 2 to 1000'],
  ['RPC_BATCH_SIZE', '1e2', 'a whole number from 2 to 1000']
])('%s is not %s', (name, text, demand) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(new Error(`${name} must be ${demand}, got "${text}".`))
})

test('only the development server has paths of its own, on its own origin', () => {
  const variables = { LOCAL_NETWORK_EVENTS: '/__dev/events', TEST_PHONE: '/__dev/phone', LOCAL_NAMES: ' ' }
  const none = { __LOCAL_NETWORK_EVENTS__: '', __TEST_PHONE__: '', __LOCAL_NAMES__: '' }
  expect(readForStart(variables).devPaths).toEqual({
    ...none,
    __LOCAL_NETWORK_EVENTS__: '/__dev/events',
    __TEST_PHONE__: '/__dev/phone'
  })
  expect(readSettings(variables, { isBuild: true }).devPaths).toEqual(none)
})

test.each(['https://evil.example/events', '//evil.example', 'ws:/events', 'events'])(
  '%s is no path of the development server',
  (value) => {
    expect(() => readEnvironment({ LOCAL_NETWORK_EVENTS: value })).toThrow(
      new Error(`LOCAL_NETWORK_EVENTS must be a path that starts with "/", or empty, got "${value}".`)
    )
  }
)

const basePathOf = (BASE_PATH: string) => readSettings({ BASE_PATH }, { isBuild: true }).basePath

test.each(['/', './', '/app/', ' /app/ ', '/a/', '/wallets/app/', '/my-app_1.0~2/'])(
  'BASE_PATH %j is a folder, or any',
  (folder) => {
    expect(basePathOf(folder)).toBe(folder.trim())
  }
)

test.each([
  'app',
  'app/',
  '/app',
  '.',
  '..',
  '../',
  './app/',
  '/../',
  '/app/../',
  '/app/./',
  '/.app/',
  '//',
  '//app/',
  '/app//',
  '/my app/',
  '/app/\t/',
  '/app/?a/',
  '/app/#a/',
  '/a%2Fb/',
  '/%61pp/',
  '/app;/',
  '/app\\/',
  '/häfen/',
  '/*/',
  'https://app.example/',
  'https://app.example/app/'
])('BASE_PATH %j stops with one sentence', (folder) => {
  const demand = 'must be a folder such as /app/, of letters, digits and -_.~, or ./ for any folder'
  expect(() => basePathOf(folder)).toThrow(new Error(`BASE_PATH ${demand}, got "${folder}".`))
})

test('without a variable a page is at the root of its host, and so it is in development', () => {
  expect(basePathOf('')).toBe('/')
  expect(readSettings({ BASE_PATH: '/app/' }, { isBuild: false }).basePath).toBe('/')
})

test('sign-in needs an origin of the page’s own: not in any folder, nor on a host that is known to be shared', () => {
  const build = (variables: Readonly<Record<string, string>>) => readSettings(variables, { isBuild: true })
  expect(() => build({ BASE_PATH: './', AUTH_URL: '/auth' })).toThrow(
    `BASE_PATH is "./", for hosts where other people's pages share the origin: sign-in needs an origin of the page's own, so AUTH_URL must be empty, got "/auth".`
  )
  const shared = { PAGE_URL: 'https://acme.github.io', BASE_PATH: '/app/' }
  expect(() => build({ ...shared, AUTH_URL: '/auth' })).toThrow('PAGE_URL is "https://acme.github.io"')
  expect(build(shared)).toMatchObject({ basePath: '/app/', pageUrl: 'https://acme.github.io' })
  expect(build({ BASE_PATH: '/app/', AUTH_URL: '/auth', PAGE_URL: 'https://app.example' }).basePath).toBe('/app/')
})
