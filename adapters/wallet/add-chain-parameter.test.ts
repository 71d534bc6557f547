import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chains.ts'
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
  expect(addChainParameter(baseGoerli, ORIGIN).blockExplorerUrls).toEqual(['https://goerli.basescan.org'])
})
