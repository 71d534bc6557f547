import { expect, test } from 'vitest'
import { baseGoerli } from './known-chains.ts'
import { isLocalNetwork, parseNetworkInstances } from './local-network.ts'

test.each([
  [['/rpc/84531'], true],
  [['ws:/rpc/84531', 'http://127.0.0.1:8540/84531', 'ws://localhost:8540/84531', 'http://[::1]/'], true],
  [['/rpc/84531', 'https://goerli.base.org'], false],
  [['http://localhost.evil.example'], false],
  [['//evil.example'], false]
])('a chain at %j is local: %s', (rpcUrls, isLocal) => {
  expect(isLocalNetwork({ ...baseGoerli, rpcUrls })).toBe(isLocal)
})

test('no preset is local', () => {
  expect(isLocalNetwork(baseGoerli)).toBe(false)
})

test.each([
  ['{"84531":"a-0","59140":"b-1"}', { 84531: 'a-0', 59140: 'b-1' }],
  ['{"84531":7,"x":"a"}', {}],
  ['null', {}],
  ['[1]', {}],
  ['{"84531":', {}]
])('%s names these instances: %j', (text, instances) => {
  expect(Object.fromEntries(parseNetworkInstances(text))).toEqual(instances)
})
