import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownChains } from '#domain/chain/chains.ts'
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
    isFramed: false,
    rpcUrls: {},
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
  [{}, 'AUTH_ORIGINS'],
  [{ AUTH_ORIGINS: 'https://a.test/path' }, 'AUTH_ORIGINS'],
  [{ AUTH_ORIGINS, AUTH_PORT: 'http' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_PORT: '65536' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_PORT: '' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_HOST: 'http://127.0.0.1' }, 'AUTH_HOST'],
  [{ AUTH_ORIGINS, AUTH_FRAMED: 'yes' }, 'AUTH_FRAMED'],
  [{ AUTH_ORIGINS, AUTH_APP_NAME: 'Häfen' }, 'AUTH_APP_NAME'],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '1,nowhere' }, 'AUTH_CHAINS'],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '0' }, 'AUTH_CHAINS'],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '0x1' }, 'AUTH_CHAINS'],
  [{ AUTH_ORIGINS, AUTH_CHAINS: '10', AUTH_RPC_URL_1: 'https://rpc.example' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: '/rpc/1' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,/rpc/1' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,https://A.example/' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: 'https://a.example,https://b.example,https://c.example' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_RPC_URL_1: 'wss://rpc.example' }, 'AUTH_RPC_URL_1'],
  [{ AUTH_ORIGINS, AUTH_DATABASE_WAIT_MS: 'long' }, 'AUTH_DATABASE_WAIT_MS'],
  [{ AUTH_ORIGINS, AUTH_DATABASE_WAIT_MS: '19' }, 'AUTH_DATABASE_WAIT_MS'],
  [{ AUTH_ORIGINS, AUTH_PROXIES: '-1' }, 'AUTH_PROXIES'],
  [{ AUTH_ORIGINS, AUTH_PROXIES: '10' }, 'AUTH_PROXIES'],
  [{ AUTH_ORIGINS, AUTH_REQUESTS_PER_ADDRESS: '0' }, 'AUTH_REQUESTS_PER_ADDRESS'],
  [{ AUTH_ORIGINS, AUTH_REQUESTS_OVERALL: 'many' }, 'AUTH_REQUESTS_OVERALL'],
  [{ AUTH_ORIGINS, AUTH_MAX_SOCKETS: '' }, 'AUTH_MAX_SOCKETS'],
  [{ AUTH_ORIGINS, AUTH_REQUEST_TIMEOUT_S: '1.5' }, 'AUTH_REQUEST_TIMEOUT_S'],
  [{ AUTH_ORIGINS, AUTH_KEEP_ALIVE_S: '3601' }, 'AUTH_KEEP_ALIVE_S'],
  [{ AUTH_ORIGINS, AUTH_REDIS_URL: 'localhost:6379' }, 'AUTH_REDIS_URL'],
  [{ AUTH_ORIGINS, AUTH_REDIS_URL: 'redis://localhost/sessions' }, 'AUTH_REDIS_URL'],
  [{ AUTH_ORIGINS, AUTH_REDIS_URL: 'redis://localhost', AUTH_DATABASE: 'sign-in.db' }, 'AUTH_REDIS_URL'],
  [{ AUTH_ORIGINS, AUTH_LOG_LEVEL: 'loud' }, 'AUTH_LOG_LEVEL'],
  [{ AUTH_ORIGINS, AUTH_LOG_KEY: 'short' }, 'AUTH_LOG_KEY'],
  [{ AUTH_ORIGINS, AUTH_METRICS_PORT: 'on' }, 'AUTH_METRICS_PORT'],
  [{ AUTH_ORIGINS, AUTH_METRICS_HOST: '' }, 'AUTH_METRICS_HOST'],
  [{ AUTH_ORIGINS, AUTH_DRAIN_S: '-1' }, 'AUTH_DRAIN_S'],
  [{ AUTH_ORIGINS, AUTH_DATABASE: ' ' }, 'AUTH_DATABASE'],
  [{ AUTH_ORIGINS, AUTH_DATABASE: 'libsql://far.example.com' }, 'AUTH_DATABASE']
])('%j stops the start with a message that names %s', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name}: .+\\.$`))
})

test.each(['../.env.example', './README.md'])('every variable that the service reads is documented in %s', (file) => {
  const names = new Set<string>()
  const get = (variables: object, name: string) => {
    names.add(name)
    return Reflect.get(variables, name)
  }
  readEnvironment(new Proxy<Record<string, string>>({ AUTH_ORIGINS }, { get }))
  const documented =
    readFileSync(new URL(file, import.meta.url), 'utf8').match(/^(?:#|\| `)AUTH_[A-Z_]+(?=[=`])/gm) ?? []
  expect(documented.map((line) => line.replace(/^\W+/, ''))).toEqual(expect.arrayContaining([...names]))
  expect(names).toContain('AUTH_DATABASE')
})
