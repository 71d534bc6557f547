import { type Address, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type ChainNode, createChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { functionsOf } from '#devchain/explorer/contract/contract-functions.ts'
import { NodeError } from '#devchain/json-rpc.ts'
import { readOutcome } from './call-outcome.ts'

const [fn] = functionsOf(parseAbi(['function price() view returns (uint8)']))
const [account] = testAccounts as readonly [Address]
const call = { from: account, to: account, data: '0x', value: 0n } as const

function outcomeOf(answer: () => unknown) {
  const ask = async <Result>() => answer() as Result
  const node: ChainNode = { ...createChainNode('http://127.0.0.1:1'), ask }
  return fn && readOutcome(node, fn, call, { own: undefined, others: [] })
}

function failure(cause: Error) {
  return outcomeOf(() => {
    throw cause
  })
}

test('a node that cannot be reached, or is too slow, has not answered', async () => {
  expect(await failure(new TypeError('fetch failed'))).toEqual({ status: 'unanswered' })
  expect(await failure(new DOMException('', 'TimeoutError'))).toEqual({ status: 'unanswered' })
})

test('a node’s own error is told apart from a revert, with and without data', async () => {
  expect(await failure(new NodeError('Out of funds', -32003, undefined))).toEqual({
    status: 'refused',
    reason: 'Out of funds'
  })
  expect(await failure(new NodeError('execution reverted', 3, undefined))).toEqual({
    status: 'reverted',
    revert: { data: '0x', decoded: undefined }
  })
  expect(await failure(new NodeError('whatever', 3, '0x12345678'))).toMatchObject({ revert: { data: '0x12345678' } })
})

test('an answer that does not match the ABI is shown as it is', async () => {
  const data = `0x${'ff'.repeat(32)}`
  expect(await outcomeOf(() => data)).toEqual({ status: 'undecodable', data })
  expect(await outcomeOf(() => '0x')).toEqual({ status: 'undecodable', data: '0x' })
})
