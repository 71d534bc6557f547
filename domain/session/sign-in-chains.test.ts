import { expect, test } from 'vitest'
import { signInObstacle } from './sign-in-chains.ts'

const chains = { chainIds: [1, 2], contractChainIds: [2] }

test('an account signs in on the chains of the service, and a contract where the service has a node', () => {
  expect([1, 2, 3].map((id) => signInObstacle(chains, id, false))).toEqual([undefined, undefined, 'chain'])
  expect([1, 2, 3].map((id) => signInObstacle(chains, id, true))).toEqual(['contract', undefined, 'chain'])
})
