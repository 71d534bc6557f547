import { describe, expect, test } from 'vitest'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { blockAnswer, receiptAnswer, transactionAnswer } from './node-answers.ts'
import { account, good, id, useScriptedChain } from './scripted-chain.ts'
import { answering } from './scripted-node.ts'

const hash: Hex = `0x${'12'.repeat(32)}`
const seven = { result: `0x${'7'.padStart(64, '0')}` }
const wrongChecksum = account.replace('f', 'F') as Address
const counter = contract({
  address: account,
  abi: [{ type: 'function', name: 'count', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] }]
})

/** What nodes and configurations may spell or leave out, which the libraries read differently. */
export function describeSpellings(
  name: string,
  connect: (chains: readonly Chain[], options?: RpcOptions) => RpcPorts
): void {
  describe(`${name} reads other spellings`, () => {
    const chain = useScriptedChain((chains, options) => connect(chains, options).reader)

    test.each([
      ['0x1', true],
      ['0x01', true],
      ['0x0', false],
      ['0x00', false]
    ])('a receipt with the status %s has succeeded: %s', async (status, succeeded) => {
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result: { ...receiptAnswer, status } } })
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toMatchObject({ succeeded })
    })

    test('a receipt without a gas price, as before EIP-1559, takes one request', async () => {
      const { effectiveGasPrice: _none, ...result } = receiptAnswer
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result } })
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toMatchObject({ succeeded: true })
      expect(chain.node.requests).toEqual([['eth_chainId', 'eth_getTransactionReceipt']])
    })

    test.each([undefined, null, '0x12'])('a transaction in a block with the hash %s is malformed', async (wrong) => {
      const transactions = [{ ...transactionAnswer, hash: wrong }]
      chain.node.script = answering({ ...good, eth_getBlockByNumber: { result: { ...blockAnswer, transactions } } })
      const finding = chain.readerAt([chain.node.url]).findTransaction(id, 16n, { from: account, nonce: 3 })
      await expect(finding).rejects.toMatchObject({ name: 'ChainReadError', failure: 'malformed' })
    })

    test('a token whose configured address has another checksum is read', async () => {
      chain.node.script = answering({ ...good, eth_call: seven })
      const reading = chain.readerAt([chain.node.url]).getBalances(id, [{ account, token: wrongChecksum }])
      expect(await reading).toEqual([7n])
    })

    test('a block number below 0 is an error of the chain, and no request', async () => {
      chain.node.script = answering({ ...good, eth_call: seven })
      const { contracts } = connect([{ ...baseGoerli, rpcUrls: [chain.node.url] }])
      const failure = { name: 'ChainReadError', failure: 'malformed' }
      const reads = [
        contracts.read(id, counter.call('count'), { blockNumber: -1n }),
        chain.readerAt([chain.node.url]).getBlockHash(id, -1n),
        chain.readerAt([chain.node.url]).getTransactionCount(id, account, -1n)
      ]
      for (const outcome of await Promise.allSettled(reads))
        expect(outcome).toMatchObject({ status: 'rejected', reason: failure })
      expect(chain.node.requests).toEqual([])
    })
  })
}
