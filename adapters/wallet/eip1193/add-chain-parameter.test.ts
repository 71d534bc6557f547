import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { addChainParameter } from './add-chain-parameter.ts'

const ORIGIN = 'https://app.example'

test('a wallet is given absolute URLs, also for what is on the page’s own origin', () => {
  const own = { ...baseGoerli, rpcUrls: ['/rpc/84531'], blockExplorers: [{ name: 'Explorer', url: '/explorer/84531' }] }
  expect(addChainParameter(own, ORIGIN)).toMatchObject({
    rpcUrls: ['https://app.example/rpc/84531'],
    blockExplorerUrls: ['https://app.example/explorer/84531']
  })
})

test('an explorer elsewhere is named as it is configured', () => {
  expect(addChainParameter(baseGoerli, ORIGIN)?.blockExplorerUrls).toEqual(['https://goerli.basescan.org'])
})

test('a wallet gets only endpoints that it accepts, in order: no WebSockets, wherever they are', () => {
  const rpcUrls = [
    'ws:/rpc/84531',
    'wss://node.example/key',
    '/rpc/84531',
    'ws://127.0.0.1:8545',
    'https://node.example'
  ]
  expect(addChainParameter({ ...baseGoerli, rpcUrls }, ORIGIN)?.rpcUrls).toEqual([
    'https://app.example/rpc/84531',
    'https://node.example/'
  ])
})

test('a chain with only WebSocket endpoints cannot be added to a wallet', () => {
  expect(addChainParameter({ ...baseGoerli, rpcUrls: ['ws:/rpc/84531'] }, ORIGIN)).toBeUndefined()
})
