import { expect, test } from 'vitest'
import { checkRoutes, chosenChains } from './chosen-chains.ts'

const none = { chainIds: [], emptyChainIds: [], forkUrls: {} }

test('chains of all three options are served', () => {
  const { chainIds, empty, forks } = chosenChains({
    chainIds: [84531],
    emptyChainIds: [31337],
    forkUrls: { 8453: 'https://base.example/key@24000000' }
  })
  expect([chainIds, empty]).toEqual([[84531, 8453, 31337], [31337]])
  expect(forks?.get(8453)).toMatchObject({ url: 'https://base.example/key', block: '24000000' })
  expect(chosenChains(none).chainIds).toBeUndefined()
})

test.each([
  [{ forkUrls: { 8453: 'base.example' } }, 'forkUrls[8453] must be an http or https URL.'],
  [
    { forkUrls: { 8453: '' } },
    "forkUrls must have a URL for each chain, such as { 8453: 'https://base.example@24000000' }."
  ],
  [{ forkUrls: { base: 'https://base.example' } }, 'forkUrls: a chain id must be a whole number, such as 8453.'],
  [{ emptyChainIds: [31337, 31337] }, 'emptyChainIds names chain 31337 twice.'],
  [{ emptyChainIds: [1.5] }, 'emptyChainIds: "1.5" is not a chain id, which is a whole number such as 31337.'],
  [
    { emptyChainIds: [8453], forkUrls: { 8453: 'https://base.example' } },
    'forkUrls and emptyChainIds both name chain 8453.'
  ]
])('a wrong setting is named as it is called in the configuration: %j', (options, message) => {
  expect(() => chosenChains({ ...none, ...options })).toThrow(message)
})

test('a route to a chain that the tests do not have is refused, with the settings that would add it', () => {
  const routes = { 'https://a.example/**': 84531, 'https://b.example/**': 8453 }
  expect(() => checkRoutes(routes, [84531, 8453])).not.toThrow()
  expect(() => checkRoutes(routes, [84531])).toThrow(
    'rpcRoutes names chain 8453, which is not among chainIds, emptyChainIds and forkUrls.'
  )
})
