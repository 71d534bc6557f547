import { expect, test } from 'vitest'
import { readSettings } from '#src/settings/settings.ts'
import { loopbackWarning } from './loopback-warning.ts'

const warningFor = (variables: Readonly<Record<string, string>>) =>
  loopbackWarning(readSettings(variables, { isBuild: true }).settings)

test.each([
  ['CONNECT_HOSTS', 'http://127.0.0.1:4703'],
  ['CONNECT_HOSTS', 'https://localhost:3001'],
  ['IMAGE_HOSTS', 'http://localhost:9000'],
  ['RPC_URL_84532', 'http://localhost:8545'],
  ['RPC_URL_84532', 'ws://[::1]:8545'],
  ['RPC_URL_1', 'http://127.0.0.1:8545'],
  ['AUTH_URL', 'http://localhost:8787'],
  ['WALLETCONNECT_RELAY_URL', 'ws://127.0.0.1:4000']
])('a build with %s %s warns, as the address is on each visitor’s own machine', (name, url) => {
  const warning = warningFor({ CHAINS: '84532', WALLETCONNECT_PROJECT_ID: 'a', [name]: url })
  expect(warning).toBe(
    `The built page asks for addresses on each visitor's own machine: ${name} ${url}. A build reads .env.local, too.`
  )
})

test('each address is named, with hosts among others, and those of the page and of the internet are not', () => {
  expect(
    warningFor({ CONNECT_HOSTS: 'https://a.example,http://127.0.0.1:1', RPC_URL_84531: 'http://localhost:2,/rpc' })
  ).toContain(' CONNECT_HOSTS http://127.0.0.1:1, RPC_URL_84531 http://localhost:2. ')
  const public_ = { CONNECT_HOSTS: 'https://localhost.example', RPC_URL_84531: '/rpc', AUTH_URL: '/auth' }
  expect([warningFor({}), warningFor(public_)]).toEqual([undefined, undefined])
})
