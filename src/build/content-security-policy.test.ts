import { expect, test } from 'vitest'
import { readSettings } from '#src/settings/settings.ts'
import { contentSecurityPolicy, developmentPolicies } from './content-security-policy.ts'

const directive = (name: string, variables: Readonly<Record<string, string>>) => {
  const { settings } = readSettings({ CHAINS: '84531,59140', ...variables }, { isBuild: true })
  const policy = contentSecurityPolicy(settings, { scripts: [], styles: [] })
  return policy.split('; ').find((each) => each.startsWith(`${name} `))
}
const connectSources = (endpoints: string) => directive('connect-src', { CHAINS: '84532', RPC_URL_84532: endpoints })

test('the page may talk to the origins of its endpoints, over WebSocket where one is configured', () => {
  expect(connectSources('wss://a.example/key,https://a.example/key,http://b.example:8545')).toBe(
    "connect-src 'self' wss://a.example https://a.example http://b.example:8545"
  )
})

test('endpoints on its own origin need no entry', () => {
  expect(connectSources('/rpc/84532,ws:/rpc/84532')).toBe("connect-src 'self'")
})

test('without names, pictures are the page’s own', () => {
  expect(directive('img-src', {})).toBe("img-src 'self' data:")
})

test('with names, pictures and records may come from any https host, and the names’ endpoints are open too', () => {
  const variables = { RPC_URL_84531: '/rpc/1', RPC_URL_59140: '/rpc/2', RPC_URL_1: 'wss://names.example/key' }
  expect(directive('img-src', variables)).toBe("img-src 'self' data: https:")
  expect(directive('connect-src', variables)).toBe("connect-src 'self' wss://names.example https:")
})

test('the relay of wallets elsewhere is open only to a page with a project id', () => {
  const endpoints = { RPC_URL_84531: '/rpc/1', RPC_URL_59140: '/rpc/2' }
  const relay = { WALLETCONNECT_RELAY_URL: 'wss://relay.example/v1' }
  const withProject = (more: Readonly<Record<string, string>>) =>
    directive('connect-src', { ...endpoints, WALLETCONNECT_PROJECT_ID: 'mine', ...more })
  expect(directive('connect-src', { ...endpoints, ...relay })).toBe("connect-src 'self'")
  expect(withProject(relay)).toBe("connect-src 'self' wss://relay.example")
  expect(withProject({})).toBe("connect-src 'self' wss://relay.walletconnect.org")
  expect(withProject({ WALLETCONNECT_RELAY_URL: '/relay' })).toBe("connect-src 'self'")
})

test('hosts of a team’s own are open for what they are listed for, in a build and in development', () => {
  const hosts = { CONNECT_HOSTS: 'https://api.example,wss://live.example', IMAGE_HOSTS: 'https://images.example' }
  const endpoints = { RPC_URL_84531: '/rpc/1', RPC_URL_59140: '/rpc/2' }
  const open = [
    "connect-src 'self' https://api.example wss://live.example",
    "img-src 'self' data: https://images.example"
  ]
  const given = { ...endpoints, ...hosts }
  expect([directive('connect-src', given), directive('img-src', given)]).toEqual(open)
  const { settings } = readSettings({ CHAINS: '84531,59140', ...given }, { isBuild: false })
  const { enforced, reported } = developmentPolicies(settings)
  expect(enforced.split('; ').sort()).toEqual([...open, "form-action 'none'", "frame-src 'none'"].sort())
  expect(reported.split('; ')).toEqual(expect.arrayContaining(["style-src-attr 'none'", "font-src 'none'"]))
})
