import { expect, test } from 'vitest'
import { startEnvironment } from './start-environment.ts'

test('without settings both recorded chains run here, and so does sign-in', () => {
  expect(startEnvironment({})).toEqual({
    chainIds: [84531, 59140],
    additions: { RPC_URL_84531: '/rpc/84531', RPC_URL_59140: '/rpc/59140', AUTH_URL: '/auth' }
  })
})

test("an endpoint of the user's own leaves that chain without a local node", () => {
  const { chainIds, additions } = startEnvironment({ RPC_URL_84531: 'https://rpc.example' })
  expect(chainIds).toEqual([59140])
  expect(additions).not.toHaveProperty('RPC_URL_84531')
})

test('an empty AUTH_URL means no sign-in and stays empty', () => {
  expect(startEnvironment({ AUTH_URL: '' }).additions).not.toHaveProperty('AUTH_URL')
})

test('only chains that the page is configured for run, named by id or by network', () => {
  expect(startEnvironment({ CHAINS: '59140, 11155111' }).chainIds).toEqual([59140])
  expect(startEnvironment({ CHAINS: 'base-goerli' }).chainIds).toEqual([84531])
  expect(startEnvironment({ CHAINS: '84532' })).toMatchObject({ chainIds: [], additions: { AUTH_URL: '/auth' } })
})
