import { expect, test } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { readEnvironment } from './environment.ts'

const AUTH_ORIGINS = 'https://app.example.com'

test('everything but the origins has a default', () => {
  expect(readEnvironment({ AUTH_ORIGINS })).toEqual({
    port: 8787,
    host: '127.0.0.1',
    store: { database: 'sign-in.db', databaseWaitMs: undefined },
    origins: ['https://app.example.com'],
    appName: undefined,
    chainIds: knownChains.map(({ id }) => id),
    maxStreams: 500,
    isFramed: false,
    rpcUrls: {},
    serverKeys: [],
    tokens: { audiences: [], keys: [], url: '/auth' },
    requestRates: { perAddress: 300, overall: 30_000 },
    connections: { proxies: 0, sockets: 1000, requestTimeoutMs: 10_000, keepAliveMs: 90_000 },
    operations: {
      log: { level: 'info', addressKey: undefined },
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      drainMs: 0
    }
  })
})

test('origins are separated by commas', () => {
  expect(readEnvironment({ AUTH_ORIGINS: 'https://a.test, https://b.test,' }).origins).toEqual([
    'https://a.test',
    'https://b.test'
  ])
})

test('visitors may sign in on the listed chains, by id or name, for the app of this name', () => {
  const variables = { AUTH_ORIGINS, AUTH_CHAINS: '10, base-sepolia,84531,', AUTH_APP_NAME: ' Harbour ' }
  expect(readEnvironment(variables)).toMatchObject({ chainIds: [10, 84532, 84531], appName: 'Harbour' })
})

test('the limits are configurable', () => {
  const rates = { AUTH_REQUESTS_PER_ADDRESS: '60', AUTH_REQUESTS_OVERALL: '6000' }
  const connections = {
    AUTH_PROXIES: '2',
    AUTH_MAX_SOCKETS: '50',
    AUTH_REQUEST_TIMEOUT_S: '5',
    AUTH_KEEP_ALIVE_S: '620'
  }
  expect(readEnvironment({ AUTH_ORIGINS, ...rates, ...connections })).toMatchObject({
    requestRates: { perAddress: 60, overall: 6000 },
    connections: { proxies: 2, sockets: 50, requestTimeoutMs: 5000, keepAliveMs: 620_000 }
  })
})

test('servers prove themselves by one of several keys, none of which a sentence repeats', () => {
  const [one, other] = ['o'.repeat(32), 'n'.repeat(64)]
  expect(readEnvironment({ AUTH_ORIGINS, AUTH_SERVER_KEYS: `${one}, ${other}` }).serverKeys).toEqual([one, other])
  const short = { AUTH_ORIGINS, AUTH_SERVER_KEYS: `${one},${'s'.repeat(31)}` }
  expect(() => readEnvironment(short)).toThrow('AUTH_SERVER_KEYS: a key has fewer than 32 or more than 512 bytes.')
})

test('the database wait is configurable', () => {
  expect(readEnvironment({ AUTH_ORIGINS, AUTH_DATABASE_WAIT_MS: '200' }).store.databaseWaitMs).toBe(200)
})

test('a Redis takes the place of the database', () => {
  const AUTH_REDIS_URL = 'rediss://user:secret@redis.example.com:6380/2'
  expect(readEnvironment({ AUTH_ORIGINS, AUTH_REDIS_URL }).store).toEqual({ redisUrl: AUTH_REDIS_URL })
})

test('the URL of Redis, which may contain a password, is not printed', () => {
  expect(() => readEnvironment({ AUTH_ORIGINS, AUTH_REDIS_URL: 'http://user:secret@a.test' })).toThrow(
    /^(?!.*secret)AUTH_REDIS_URL/
  )
})

test('each chain can have one node or two, and an empty URL means none', () => {
  const nodes = {
    AUTH_RPC_URL_1: 'https://rpc.example, https://other.example/key',
    AUTH_RPC_URL_84531: 'http://127.0.0.1:8545',
    AUTH_RPC_URL_5: ''
  }
  expect(readEnvironment({ AUTH_ORIGINS, ...nodes }).rpcUrls).toEqual({
    1: ['https://rpc.example', 'https://other.example/key'],
    84531: ['http://127.0.0.1:8545']
  })
})

test.each([
  [{}, 'AUTH_ORIGINS: at least one page origin is needed, such as https://app.example.com.'],
  [
    { AUTH_ORIGINS: 'https://a.test/path' },
    'AUTH_ORIGINS: "https://a.test/path" is not an exact origin such as https://app.example.com (scheme, host and port, no path).'
  ],
  [{ AUTH_ORIGINS, AUTH_PORT: 'http' }, 'AUTH_PORT: "http" is not a port number.'],
  [{ AUTH_ORIGINS, AUTH_PORT: '65536' }, 'AUTH_PORT: "65536" is not a port number.'],
  [{ AUTH_ORIGINS, AUTH_PORT: '' }, 'AUTH_PORT: "" is not a port number.'],
  [
    { AUTH_ORIGINS, AUTH_HOST: 'http://127.0.0.1' },
    'AUTH_HOST: "http://127.0.0.1" is not a host name or an IP address.'
  ],
  [{ AUTH_ORIGINS, AUTH_FRAMED: 'yes' }, 'AUTH_FRAMED: "yes" is neither true nor false.'],
  [
    { AUTH_ORIGINS, AUTH_APP_NAME: 'Häfen' },
    `AUTH_APP_NAME: "Häfen" may hold ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= only.`
  ],
  [
    { AUTH_ORIGINS, AUTH_APP_NAME: 'Swap -> Earn 5%' },
    `AUTH_APP_NAME: "Swap -> Earn 5%" may hold ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= only.`
  ],
  [
    { AUTH_ORIGINS, AUTH_CHAINS: '1,nowhere' },
    'AUTH_CHAINS: "nowhere" is neither a chain id nor the name of a known chain.'
  ],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '0' }, 'AUTH_CHAINS: "0" is neither a chain id nor the name of a known chain.'],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '0x1' }, 'AUTH_CHAINS: "0x1" is neither a chain id nor the name of a known chain.'],
  [
    { AUTH_ORIGINS, AUTH_CHAINS: '10', AUTH_RPC_URL_1: 'https://rpc.example' },
    'AUTH_RPC_URL_1: chain 1 is not one of AUTH_CHAINS.'
  ],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: '/rpc/1' }, 'AUTH_RPC_URL_1: "/rpc/1" is not an http or https URL.'],
  [
    { AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,/rpc/1' },
    'AUTH_RPC_URL_1: "/rpc/1" is not an http or https URL.'
  ],
  [
    { AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,https://A.example/' },
    'AUTH_RPC_URL_1: both nodes are the same, so comparing them proves nothing.'
  ],
  [
    { AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,https://b.example,https://c.example' },
    'AUTH_RPC_URL_1: it lists 3 nodes, but at most two can be compared.'
  ],
  [
    { AUTH_ORIGINS, AUTH_RPC_URL_1: 'wss://rpc.example' },
    'AUTH_RPC_URL_1: "wss://rpc.example" is not an http or https URL.'
  ],
  [
    { AUTH_ORIGINS, AUTH_DATABASE_WAIT_MS: 'long' },
    'AUTH_DATABASE_WAIT_MS: "long" is not a number of milliseconds from 20 to 99999.'
  ],
  [
    { AUTH_ORIGINS, AUTH_DATABASE_WAIT_MS: '19' },
    'AUTH_DATABASE_WAIT_MS: "19" is not a number of milliseconds from 20 to 99999.'
  ],
  [{ AUTH_ORIGINS, AUTH_PROXIES: '-1' }, 'AUTH_PROXIES: "-1" is not a number of proxies from 0 to 9.'],
  [{ AUTH_ORIGINS, AUTH_PROXIES: '10' }, 'AUTH_PROXIES: "10" is not a number of proxies from 0 to 9.'],
  [
    { AUTH_ORIGINS, AUTH_REQUESTS_PER_ADDRESS: '0' },
    'AUTH_REQUESTS_PER_ADDRESS: "0" is not a number of requests a minute from 10 to 1000000.'
  ],
  [
    { AUTH_ORIGINS, AUTH_REQUESTS_OVERALL: 'many' },
    'AUTH_REQUESTS_OVERALL: "many" is not a number of requests a minute from 10 to 1000000.'
  ],
  [{ AUTH_ORIGINS, AUTH_MAX_SOCKETS: '' }, 'AUTH_MAX_SOCKETS: "" is not a number of connections from 1 to 100000.'],
  [
    { AUTH_ORIGINS, AUTH_REQUEST_TIMEOUT_S: '1.5' },
    'AUTH_REQUEST_TIMEOUT_S: "1.5" is not a number of seconds from 1 to 3600.'
  ],
  [{ AUTH_ORIGINS, AUTH_KEEP_ALIVE_S: '3601' }, 'AUTH_KEEP_ALIVE_S: "3601" is not a number of seconds from 1 to 3600.'],
  [
    { AUTH_ORIGINS, AUTH_REDIS_URL: 'localhost:6379' },
    'AUTH_REDIS_URL: it is not a URL such as redis://127.0.0.1:6379.'
  ],
  [
    { AUTH_ORIGINS, AUTH_REDIS_URL: 'redis://localhost/sessions' },
    'AUTH_REDIS_URL: it is not a URL such as redis://127.0.0.1:6379.'
  ],
  [
    { AUTH_ORIGINS, AUTH_REDIS_URL: 'redis://localhost', AUTH_DATABASE: 'sign-in.db' },
    'AUTH_REDIS_URL: AUTH_DATABASE is set too, but there can be one store only.'
  ],
  [
    { AUTH_ORIGINS, AUTH_LOG_LEVEL: 'loud' },
    'AUTH_LOG_LEVEL: "loud" is not one of fatal, error, warn, info, debug, trace.'
  ],
  [{ AUTH_ORIGINS, AUTH_LOG_KEY: 'short' }, 'AUTH_LOG_KEY: it has fewer than 16 characters.'],
  [{ AUTH_ORIGINS, AUTH_METRICS_PORT: 'on' }, 'AUTH_METRICS_PORT: "on" is not a port number.'],
  [{ AUTH_ORIGINS, AUTH_METRICS_HOST: '' }, 'AUTH_METRICS_HOST: "" is not a host name or an IP address.'],
  [{ AUTH_ORIGINS, AUTH_DRAIN_S: '-1' }, 'AUTH_DRAIN_S: "-1" is not a number of seconds from 0 to 999.'],
  [{ AUTH_ORIGINS, AUTH_DATABASE: ' ' }, 'AUTH_DATABASE: " " is not a file\'s path or ":memory:".'],
  [
    { AUTH_ORIGINS, AUTH_DATABASE: 'libsql://far.example.com' },
    'AUTH_DATABASE: "libsql://far.example.com" is not a file\'s path or ":memory:".'
  ]
])('%j stops the start with one sentence that names the variable', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new Error(sentence))
})

test('half of the connections are for event streams, unless a smaller number than all is set', () => {
  const read = (more: Record<string, string>) => readEnvironment({ AUTH_ORIGINS, ...more }).maxStreams
  expect(read({ AUTH_MAX_SOCKETS: '300' })).toBe(150)
  expect(read({ AUTH_MAX_STREAMS: '900' })).toBe(900)
  expect(() => read({ AUTH_MAX_STREAMS: '1000' })).toThrow(
    'AUTH_MAX_STREAMS: 1000 streams would take all 1000 connections of AUTH_MAX_SOCKETS.'
  )
})
