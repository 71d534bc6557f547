import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { blockAnswer, transactionAnswer } from './node-answers.ts'
import {
  account,
  balance,
  type CreateEndpointReader,
  good,
  id,
  readBalance,
  transfer,
  unknownMethod,
  useScriptedChain
} from './scripted-chain.ts'
import { answering, type Script, saying } from './scripted-node.ts'

const hash: Hex = `0x${'12'.repeat(32)}`

/** How a balance read fails when the only endpoint does this; for a gateway's weather, see weather-table.ts. */
const failures: readonly (readonly [what: string, script: Script, failure: ChainReadFailure])[] = [
  ['answers HTTP 500', saying('{"error":"down"}', 500), 'unreachable'],
  ['answers HTTP 502 with a page', saying('<html>Bad gateway</html>', 502), 'unreachable'],
  ['answers HTTP 403', saying('Forbidden', 403), 'unreachable'],
  ['answers HTTP 404', saying('', 404), 'unreachable'],
  ['answers HTTP 400 to everything', saying('Bad request', 400), 'unreachable'],
  ['answers HTTP 429', saying('', 429), 'rate-limited'],
  ['answers HTTP 429 with a Retry-After', saying('', 429, { 'retry-after': '20' }), 'rate-limited'],
  [
    'answers a batch with a lone rate-limit error',
    saying('{"id":null,"error":{"code":-32005,"message":"slow"}}'),
    'rate-limited'
  ],
  ['answers an empty body', saying(''), 'malformed'],
  ['answers cut JSON', saying('[{"jsonrpc":"2.0","id":1,"resu'), 'malformed'],
  ['answers JSON that is not JSON-RPC', saying('{"ok":true}'), 'malformed'],
  ['answers null', saying('null'), 'malformed'],
  ['answers a string', saying('"hello"'), 'malformed'],
  ['answers an empty batch', saying('[]'), 'malformed'],
  ['answers a batch of invalid values', saying('[null, 1, "x", []]'), 'malformed'],
  ['answers neither result nor error', balance({}), 'malformed'],
  ['answers an error without a code', balance({ error: { message: 'no' } }), 'malformed'],
  ['answers an error that is a text', balance({ error: 'no' }), 'malformed'],
  ['answers a number', balance({ result: 7 }), 'malformed'],
  ['answers a decimal text', balance({ result: '7' }), 'malformed'],
  ['answers 0x', balance({ result: '0x' }), 'malformed'],
  ['answers invalid hex', balance({ result: '0xzz' }), 'malformed'],
  ['answers an object', balance({ result: {} }), 'malformed'],
  ['has a garbled chain id', answering({ ...good, eth_chainId: { result: 'base' } }), 'malformed'],
  [
    'does not report its chain',
    answering({ ...good, eth_chainId: { error: { code: -32601, message: 'no' } } }),
    'refused'
  ]
]

/** How any read fails when the node answers with an error. */
const nodeErrors: readonly (readonly [code: number, message: string, failure: ChainReadFailure])[] = [
  [3, 'execution reverted: no', 'reverted'],
  [3, 'custom error 0x1b8d3d2e', 'reverted'],
  [-32000, 'execution reverted', 'reverted'],
  [3, 'execution reverted: ERC20: transfer amount exceeds balance', 'reverted'],
  [-32000, 'insufficient funds for gas * price + value', 'insufficient-funds'],
  [-32003, 'Insufficient funds for gas * price + value', 'insufficient-funds'],
  [-32004, 'Upfront cost exceeds account balance', 'insufficient-funds'],
  [-32005, 'limit exceeded', 'rate-limited'],
  [429, 'Your app has exceeded its compute units per second capacity', 'rate-limited'],
  [-32016, 'over rate limit', 'rate-limited'],
  [-32007, '15/second request limit reached', 'rate-limited'],
  [-32029, 'your plan is used up', 'rate-limited'],
  [-32603, 'Too many requests, slow down', 'rate-limited'],
  [3, 'execution reverted: rate limit of this contract', 'reverted'],
  [-32600, 'invalid request', 'refused'],
  [-32601, 'the method does not exist', 'refused'],
  [-32602, 'invalid params', 'refused'],
  [-32603, 'internal error', 'refused'],
  [-32000, 'header not found', 'refused'],
  [-32000, 'nonce too low', 'invalid'],
  [-32004, 'method not supported', 'refused'],
  [12345, 'an unknown code', 'refused'],
  [4001, 'ethers-user-denied: a code and a word of wallets', 'refused']
]

/** One table for every adapter: what broken nodes do, and the failure that results. */
export function describeChainReadFaults(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} on a faulty node`, () => {
    const chain = useScriptedChain(createReader)

    test.each(failures)('a balance from a node that %s fails correctly', async (_what, script, failure) => {
      chain.node.script = script
      const error: unknown = await readBalance(chain.readerAt([chain.node.url])).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ name: 'ChainReadError', failure, chainId: id })
      expect(error).toHaveProperty('cause')
    })

    test.each(nodeErrors)('JSON-RPC error %i "%s" means: %s', async (code, message, failure) => {
      const error = { error: { code, message } }
      const expected = { name: 'ChainReadError', failure, chainId: id, message: expect.stringContaining(message) }
      chain.node.script = answering({ ...good, eth_getBalance: error })
      await expect(readBalance(chain.readerAt([chain.node.url]))).rejects.toMatchObject(expected)
      chain.node.script = answering({ ...good, eth_estimateGas: error })
      await expect(chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).rejects.toMatchObject(expected)
      expect(chain.node.requests, 'nobody asks again').toHaveLength(2)
    })

    test('a node that is not listening is unreachable', async () => {
      chain.node.close()
      await expect(readBalance(chain.readerAt([chain.node.url]))).rejects.toMatchObject({
        failure: 'unreachable'
      })
    })

    test('a chain without a node, and one that is not configured, are unreachable', async () => {
      const reader = chain.readerAt([])
      await expect(readBalance(reader)).rejects.toMatchObject({ failure: 'unreachable', chainId: id })
      await expect(reader.getBlockNumber(1)).rejects.toMatchObject({ failure: 'unreachable', chainId: 1 })
    })

    test.each([
      ['text', '"yes"'],
      ['empty object', '{}'],
      ['short block hash', '{"status":"0x1","blockNumber":"0x1","blockHash":"0x12"}']
    ])('a receipt that is a %s is malformed', async (_what, result) => {
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result: JSON.parse(result) } })
      await expect(chain.readerAt([chain.node.url]).getReceipt(id, hash)).rejects.toMatchObject({
        failure: 'malformed'
      })
    })

    test('a receipt without a block counts as none', async () => {
      const result = { status: null, blockNumber: null, blockHash: null }
      chain.node.script = answering({ ...good, eth_getTransactionReceipt: { result } })
      expect(await chain.readerAt([chain.node.url]).getReceipt(id, hash)).toBeUndefined()
    })

    test.each([
      ['number', '5'],
      ['empty object', '{}'],
      ['sender that is not an address', `{"from":"0x1","to":null,"nonce":"0x0","value":"0x0","blockNumber":null}`],
      [
        'recipient that is not an address',
        `{"from":"${account}","to":"bob","nonce":"0x0","value":"0x0","input":"0x","blockNumber":null}`
      ],
      ['call without data', `{"from":"${account}","to":null,"nonce":"0x0","value":"0x0","blockNumber":null}`]
    ])('a transaction that is or has a %s is malformed', async (_what, result) => {
      chain.node.script = answering({ ...good, eth_getTransactionByHash: { result: JSON.parse(result) } })
      await expect(chain.readerAt([chain.node.url]).getTransaction(id, hash)).rejects.toMatchObject({
        failure: 'malformed'
      })
    })

    test('a block is searched even if it has transactions of an unknown type', async () => {
      const sent = { ...transactionAnswer, hash, nonce: '0x3' }
      const transactions = [hash, null, { type: '0x7e' }, { from: account }, { ...sent, nonce: '0x2' }, sent]
      chain.node.script = answering({
        ...good,
        eth_getBlockByNumber: { result: { ...blockAnswer, hash, transactions } }
      })
      const find = (nonce: number) =>
        chain.readerAt([chain.node.url]).findTransaction(id, 16n, { from: account, nonce })
      expect(await find(3)).toMatchObject({ hash, nonce: 3, blockNumber: 16n, blockHash: hash })
      expect(await find(4)).toBeUndefined()
      transactions.splice(5, 1, { ...sent, value: 'much' })
      await expect(find(3)).rejects.toMatchObject({ name: 'ChainReadError', failure: 'malformed' })
    })

    test('without EIP-1559, the fee follows the gas price', async () => {
      chain.node.script = answering({
        ...good,
        eth_getBlockByNumber: { result: { ...blockAnswer, baseFeePerGas: null } }
      })
      expect(await chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).toBe(21_000n * 3n)
      chain.node.script = answering({ ...good, eth_maxPriorityFeePerGas: unknownMethod })
      expect(await chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).toBe(21_000n * 3n)
    })

    test('without a gas price, the fee follows base fee and tip', async () => {
      chain.node.script = answering({ ...good, eth_gasPrice: unknownMethod })
      expect(await chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).toBe(21_000n * (2n * 5n + 2n))
    })

    test('without any price, there is no fee', async () => {
      chain.node.script = answering({
        ...good,
        eth_gasPrice: unknownMethod,
        eth_maxPriorityFeePerGas: unknownMethod
      })
      await expect(chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).rejects.toMatchObject({
        failure: 'refused'
      })
    })

    test('on a chain with an L1 fee, twice the quoted L1 fee is added', async () => {
      chain.node.script = answering({ ...good, eth_call: { result: `0x${'3e8'.padStart(64, '0')}` } })
      expect(await chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).toBe(21_000n * 12n + 2_000n)
      expect(chain.node.requests, 'in one batch').toHaveLength(1)
    })

    test('the L1 fee of a call is asked for with its call data, whose size it depends on', async () => {
      const bodies: string[] = []
      const answer = answering({ ...good, eth_call: { result: `0x${'3e8'.padStart(64, '0')}` } })
      chain.node.script = (response, body) => {
        bodies.push(JSON.stringify(body))
        return answer(response, body)
      }
      const reader = chain.readerAt([chain.node.url])
      const rates = { baseFee: 5n, tip: 2n, gasPrice: 3n, l1Fee: 1_000n }
      expect(await reader.getFeeRates(id, `0x${'ab'.repeat(36)}`)).toEqual(rates)
      expect(bodies, 'in one batch').toEqual([expect.stringContaining((100 + 36).toString(16).padStart(64, '0'))])
    })

    test.each([
      ['is not an OP Stack chain', { result: '0x' }],
      ['is not on Fjord yet', { error: { code: 3, message: 'execution reverted: only supports Fjord' } }],
      ['does not support calls', unknownMethod]
    ])('a chain that %s gives a fee without the L1 part', async (_what, answer) => {
      chain.node.script = answering({ ...good, eth_call: answer })
      expect(await chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)).toBe(21_000n * 12n)
    })

    test('a transfer above the balance fails with insufficient funds, even if the node would estimate it', async () => {
      chain.node.script = answering({ ...good })
      const reader = chain.readerAt([chain.node.url])
      expect(await reader.estimateTransferFee(id, { ...transfer, value: 7n })).toBe(252_000n)
      await expect(reader.estimateTransferFee(id, { ...transfer, value: 8n })).rejects.toMatchObject({
        failure: 'insufficient-funds'
      })
    })
  })
}
