import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { ShadowReport } from './shadow-report.ts'
import { shadowedPort } from './shadowed-port.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CHAIN = 84531
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const jar = contract({
  address: account,
  abi: [
    { type: 'function', name: 'tipOf', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
    { type: 'event', name: 'Tipped', inputs: [{ name: 'by', type: 'address', indexed: true }] }
  ]
})
const call = jar.call('tipOf')

/** One call of every method of the port. */
const asked: { readonly [Method in keyof ContractGateway]: readonly unknown[] } = {
  read: [CHAIN, call, { blockNumber: 7n }],
  readMany: [CHAIN, [call, call]],
  simulate: [CHAIN, call, { from: account, value: 1n }, { blockNumber: 7n }],
  explain: [CHAIN, { from: account, to: account, value: 1n, data: '0x' }, [], { blockNumber: 7n }],
  encode: [CHAIN, call],
  estimate: [CHAIN, call, { from: account }],
  events: [CHAIN, jar.event('Tipped'), { fromBlock: 1n, toBlock: 2n }],
  eventsOfMany: [CHAIN, { ...jar.event('Tipped'), addresses: [account] }, { fromBlock: 1n, toBlock: 2n }]
}
const methods = Object.keys(asked)

/** Answers everything alike, and records what it was asked. */
function gatewayOf(answer: () => unknown) {
  const calls: Record<string, readonly unknown[]> = {}
  const method =
    (name: keyof ContractGateway) =>
    async (...parameters: readonly unknown[]) => {
      calls[name] = parameters
      return answer() as never
    }
  const gateway: ContractGateway = {
    read: method('read'),
    readMany: method('readMany'),
    simulate: method('simulate'),
    explain: method('explain'),
    encode: method('encode'),
    estimate: method('estimate'),
    events: method('events'),
    eventsOfMany: method('eventsOfMany')
  }
  return { calls, gateway }
}

/** Asks everything once, of both adapters. */
async function compare(answerOfFirst: () => unknown, answerOfSecond: () => unknown) {
  const [first, second] = [gatewayOf(answerOfFirst), gatewayOf(answerOfSecond)]
  const warnings: string[] = []
  const report = new ShadowReport(['viem', 'ethers'], (sentence) => warnings.push(sentence))
  const shadowed = shadowedPort<ContractGateway>(first.gateway, async () => second.gateway, report)
  const ask = ([name, parameters]: [string, readonly unknown[]]) =>
    Reflect.get(shadowed, name).apply(shadowed, parameters)
  const answers = await Promise.allSettled(Object.entries(asked).map(ask))
  await vi.advanceTimersByTimeAsync(0)
  return { first, second, answers, warnings, rows: report.rows }
}

const failing = (error: unknown) => () => {
  throw error
}
const reverted = (message: string, words: string) =>
  new ContractError('reverted', words, { address: account, revert: { type: 'reason', message } })

test('every method of the contract port is made by both adapters and compared', async () => {
  const { first, second, answers, rows } = await compare(
    () => 7n,
    () => 8n
  )
  expect([first.calls, second.calls]).toEqual([asked, asked])
  expect(answers).toEqual(methods.map(() => ({ status: 'fulfilled', value: 7n })))
  expect(rows.map(({ method, reads, differences }) => [method, reads, differences])).toEqual(
    methods.map((method) => [method, 1, 1])
  )
})

test('equal values are no difference, however deep', async () => {
  const value = () => [{ args: { by: account, amounts: [1n, 2] }, blockNumber: 3n }]
  const { warnings, rows } = await compare(value, value)
  expect(warnings).toEqual([])
  expect(rows.map(({ differences }) => differences)).toEqual(methods.map(() => 0))
})

test('two adapters that say the same of a revert in other words do not differ', async () => {
  const { answers, warnings } = await compare(
    failing(reverted('Closed', 'it reverted')),
    failing(reverted('Closed', 'execution reverted'))
  )
  expect(answers).toMatchObject(methods.map(() => ({ status: 'rejected', reason: { failure: 'reverted' } })))
  expect(warnings).toEqual([])
})

test('a revert that the second adapter reads differently is reported', async () => {
  const { warnings } = await compare(failing(reverted('Closed', 'no')), failing(reverted('Open', 'no')))
  expect(warnings).toHaveLength(methods.length)
  expect(warnings[0]).toBe(
    'RPC_SHADOW: read is reverted {message: "Closed", type: "reason"} with viem and ' +
      'reverted {message: "Open", type: "reason"} with ethers.'
  )
})
