import type { AbiFunction } from 'viem'
import { expect, test } from 'vitest'
import { readContract } from '#devchain/explorer/contract/calls/contract-details.ts'
import type { OpenChain } from '#devchain/explorer/open-chains.ts'
import { contractPage } from './contract-page.ts'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('every function without inputs is shown: 60 with their values, any more as forms', async () => {
  const abi = Array.from(
    { length: 65 },
    (_, i): AbiFunction => ({
      type: 'function',
      name: `fact${i}`,
      stateMutability: 'view',
      inputs: [],
      outputs: [{ type: 'uint256' }]
    })
  )
  const chain = { id: 84531, name: 'Base Goerli', symbol: 'ETH', contracts: [{ address, label: 'Facts', abi }] }
  const client = {
    getCode: async () => '0x60',
    getBalance: async () => 0n,
    getBlockNumber: async () => 10n,
    getLogs: async () => []
  }
  const node = { client, ask: async () => `0x${'0'.repeat(64)}` }
  const open = { chain, node, recorded: { firstBlock: 0n } } as unknown as OpenChain
  const details = await readContract(open, address, from)
  const page = String(await contractPage({ chain: open.chain, details, from, nonce: 'n' }))
  const shown = abi.filter(({ name }) => page.includes(`<code>${name}</code>`) !== page.includes(`<b>${name}</b>`))
  expect([details.instant.length, shown.length]).toEqual([60, 65])
})
