import { expect, test } from 'vitest'
import { readSettings } from '#src/settings/settings.ts'
import { hostPathsWarning, retiredNetworksWarning } from './network-warnings.ts'

const settingsOf = (variables: Readonly<Record<string, string>>) => readSettings(variables, { isBuild: true }).settings

test('a build with the default networks warns once of all that exist in npm start only', () => {
  expect(retiredNetworksWarning(settingsOf({}))).toBe(
    'Visitors cannot reach these networks of the build, which were retired and exist in npm start only: Base Goerli (84531), Linea Goerli (59140). Name others in CHAINS, such as CHAINS=base,base-sepolia, or endpoints of your own in RPC_URL_<chainId>.'
  )
  expect(retiredNetworksWarning(settingsOf({ CHAINS: '84532,59140' }))).toContain('only: Linea Goerli (59140).')
})

test('public networks, and endpoints of one’s own, are no reason to warn', () => {
  expect(retiredNetworksWarning(settingsOf({ CHAINS: 'base,base-sepolia' }))).toBeUndefined()
  const own = { CHAINS: '84531', RPC_URL_84531: 'https://goerli.example' }
  expect(retiredNetworksWarning(settingsOf(own))).toBeUndefined()
})

test('a build for any folder warns of endpoints that are paths of its host', () => {
  const settings = settingsOf({
    CHAINS: 'base,84532',
    RPC_URL_84532: '/rpc/84532,https://sepolia.base.org,ws:/rpc/84532'
  })
  expect(hostPathsWarning({ ...settings, basePath: './' })).toContain(
    ': RPC_URL_84532 /rpc/84532, RPC_URL_84532 ws:/rpc/84532. Use https URLs.'
  )
  expect(hostPathsWarning({ ...settings, basePath: '/app/' })).toBeUndefined()
  expect(hostPathsWarning({ ...settingsOf({ CHAINS: 'base' }), basePath: './' })).toBeUndefined()
})
