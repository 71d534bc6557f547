import { describe, expect, test } from 'vitest'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { blockAnswer, receiptAnswer, transactionAnswer } from './node-answers.ts'
import { account, good, id, useScriptedChain } from './scripted-chain.ts'
import { answering } from './scripted-node.ts'

const hash: Hex = `0x${'12'.repeat(32)}`
const seven = { result: `0x${'7'.padStart(64, '0')}` }
const wrongChecksum = account.replace('f', 'F') as Address
const counter = contract({
  address: account,
  abi: [
    { type: 'function', name: 'count', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
    { type: 'event', name: 'Counted', inputs: [] }
  ]
})
const logAnswer = {
  address: account,
  topics: [hash],
  data: '0x',
  blockNumber: '0x10',
  blockHash: hash,
  transactionHash: hash,
  transactionIndex: '0x0',
  logIndex: '0x0',
  removed: false
}

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
      ['0x00', false],
      [1, true],
      [false, false],
      [null, undefined],
      [undefined, undefined],
      ['0x2', undefined]
    ])('a receipt with the status %s has succeeded: %s', async (status, succeeded) => {
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result: { ...receiptAnswer, status } } })
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toMatchObject({ succeeded })
    })

    /** Gas used of 21000 at 3 wei. */
    const charged = { gasUsed: 21_000n, fee: 63_000n }
    const onlyGas = { gasUsed: 21_000n }
    test.each<[string, object, object]>([
      ['all fields of Ethereum', {}, charged],
      ['gas used and price as numbers', { gasUsed: 21_000, effectiveGasPrice: 3 }, charged],
      ['a price of 0, as on a chain without fees', { effectiveGasPrice: '0x0' }, { gasUsed: 21_000n, fee: 0n }],
      ['the fee of an OP Stack chain for its data', { l1Fee: '0x10' }, { gasUsed: 21_000n, fee: 63_016n }],
      ['no such fee', { l1Fee: null, operatorFeeScalar: '0x0', operatorFeeConstant: null }, charged],
      ['such a fee that makes no sense', { l1Fee: 'free' }, onlyGas],
      [
        'a fee of the operator, which forks compute differently',
        { l1Fee: '0x10', operatorFeeConstant: '0x1' },
        onlyGas
      ],
      ['no price', { effectiveGasPrice: undefined }, onlyGas],
      ['no price', { effectiveGasPrice: null }, onlyGas],
      ['a price below 0', { effectiveGasPrice: '-0x3' }, onlyGas],
      ['a price beyond what a number holds', { effectiveGasPrice: 2 ** 60 }, onlyGas],
      ['a fee beyond 256 bits', { effectiveGasPrice: `0x${'f'.repeat(64)}` }, onlyGas],
      ['no gas used', { gasUsed: undefined }, {}],
      ['gas used of 0', { gasUsed: '0x0' }, {}],
      ['gas used in words', { gasUsed: 'a lot' }, {}]
    ])('the cost of a transaction by a receipt with %s: %j', async (_name, more, cost) => {
      const result = { ...receiptAnswer, ...more }
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result } })
      const place = { succeeded: true, blockNumber: 16n, blockHash: result.blockHash, transfers: [] }
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toEqual({ ...place, ...cost })
    })

    test('a receipt without a gas price, as before EIP-1559, takes one request', async () => {
      const { effectiveGasPrice: _none, ...result } = receiptAnswer
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result } })
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toMatchObject({
        succeeded: true,
        gasUsed: 21_000n
      })
      expect(chain.node.requests).toEqual([['eth_chainId', 'eth_getTransactionReceipt']])
    })

    test.each([undefined, null])(
      'a receipt with the logs %s, and nothing else that a library may ask for',
      async (logs) => {
        const { status, blockHash, blockNumber } = receiptAnswer
        const result = { status, blockHash, blockNumber: Number(blockNumber), logs }
        chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result } })
        expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toMatchObject({ blockNumber: 16n })
      }
    )

    test('a block that has its time as a number, and nothing else that a library may ask for', async () => {
      const result = { hash: blockAnswer.hash, timestamp: 7 }
      chain.node.script = answering({ ...good, eth_getBlockByNumber: { result } })
      const reader = chain.readerAt([chain.node.url])
      expect(await Promise.all([reader.getBlockTime(id, 16n), reader.getBlockHash(id, 16n)])).toEqual([
        7000,
        result.hash
      ])
    })

    test('hashes in capitals, which come out in lower case', async () => {
      const capitals = `0x${'AB'.repeat(32)}`
      chain.node.script = answering({
        ...good,
        eth_getTransactionReceipt: { result: { ...receiptAnswer, blockHash: capitals } },
        eth_getBlockByNumber: { result: { ...blockAnswer, hash: capitals } }
      })
      const reader = chain.readerAt([chain.node.url])
      const [receipt, blockHash] = await Promise.all([reader.getReceipt(id, hash), reader.getBlockHash(id, 16n)])
      expect([receipt?.blockHash, blockHash]).toEqual([capitals.toLowerCase(), capitals.toLowerCase()])
    })

    test('a transaction of a kind without a signature', async () => {
      const { from, to, nonce, value, input } = transactionAnswer
      const result = { hash, type: '0x7e', from, to, nonce, value, input, blockNumber: null }
      chain.node.script = answering({ ...good, eth_getTransactionByHash: { result } })
      expect(await chain.readerAt([chain.node.url]).getTransaction(id, hash)).toMatchObject({ from: account, nonce: 3 })
    })

    test.each<readonly [what: string, result: unknown, numbers: readonly bigint[]]>([
      ['null', null, []],
      ['only a pending log', [{ ...logAnswer, blockNumber: null, blockHash: null, logIndex: null }], []],
      ['a pending log', [logAnswer, { ...logAnswer, blockNumber: null, blockHash: null, logIndex: null }], [16n]],
      ['a removed log', [{ ...logAnswer, removed: true }, logAnswer], [16n]],
      ['a log without topics', [{ ...logAnswer, topics: null }, logAnswer], [16n]],
      ['numbers', [{ ...logAnswer, blockNumber: 16, logIndex: 0 }], [16n]],
      ['something else', [null, 'x', logAnswer], [16n]]
    ])('logs that are or have %s', async (_what, result, numbers) => {
      chain.node.script = answering({ ...good, eth_getLogs: { result } })
      const { contracts } = connect([{ ...baseGoerli, rpcUrls: [chain.node.url] }])
      const events = await contracts.events(id, counter.event('Counted'), { fromBlock: 0n, toBlock: 16n })
      expect(events.map(({ blockNumber }) => blockNumber)).toEqual(numbers)
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
