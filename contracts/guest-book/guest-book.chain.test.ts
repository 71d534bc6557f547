import path from 'node:path'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  parseEventLogs,
  toHex
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { DEPLOYER } from '#devchain/contracts/deploy.ts'
import { LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { Address as PlainAddress } from '#domain/address.ts'
import { guestBookAbi as abi } from './generated/guest-book.ts'

const CHAIN_ID = 84531
const FEE = 10n ** 15n
const [ALICE = '0x', BOB = '0x'] = testAccounts as readonly PlainAddress[]
/** Reverts whenever it is paid. */
const REFUSING_OWNER = '0x60006000fd'
/** Calls `withdraw()` (0x3ccfd60b) of whoever pays it. */
const GREEDY_OWNER = '0x3415601957633ccfd60b60e01b5f525f5f60045f5f335af1505b00'

let devchain: Devchain
let url: string
let book: Address
let snapshot: string

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [CHAIN_ID] })
  url = await devchain.url(CHAIN_ID)
  const folder = path.resolve(import.meta.dirname, '..')
  const deployments = new LocalDeployments({ folder, chainIds: [CHAIN_ID], url: async () => url, log: () => undefined })
  await deployments.update()
  book = deployments.addresses['GuestBook']?.[CHAIN_ID] ?? '0x'
})
afterAll(() => devchain.stop())
beforeEach(async () => {
  snapshot = await callNode<string>(url, 'evm_snapshot')
})
afterEach(() => callNode(url, 'evm_revert', [snapshot]))

const client = () => createPublicClient({ transport: http(url), cacheTime: 0 })
const balanceOf = (address: Address) => client().getBalance({ address })
const count = () => client().readContract({ address: book, abi, functionName: 'count' })
const entriesFrom = (start: bigint, limit: bigint) =>
  client().readContract({ address: book, abi, functionName: 'entriesFrom', args: [start, limit] })

/** From an account that the node has unlocked. @returns the events. @throws Error with the name of the contract's error. */
async function send(data: Hex, from: Address, value = 0n) {
  const hash = await callNode<Hex>(url, 'eth_sendTransaction', [{ from, to: book, data, value: toHex(value) }])
  const { logs } = await client().waitForTransactionReceipt({ hash, pollingInterval: 50 })
  return parseEventLogs({ abi, logs }).map(({ eventName, args }) => ({ eventName, ...args }))
}

const sign = (message: string, { from = ALICE, value = FEE } = {}) =>
  send(encodeFunctionData({ abi, functionName: 'sign', args: [message] }), from, value)
const withdraw = (from: Address) => send(encodeFunctionData({ abi, functionName: 'withdraw' }), from)

/** The error of the contract that a simulation ends with. */
async function errorOf(simulation: Promise<unknown>): Promise<unknown> {
  const error: unknown = await simulation.catch((cause: unknown) => cause)
  if (!(error instanceof BaseError)) return 'none'
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(revert instanceof ContractFunctionRevertedError)) return error
  return [revert.data?.errorName, ...(revert.data?.args ?? [])]
}

const trySign = (message: string, value = FEE) =>
  errorOf(
    client().simulateContract({ address: book, abi, functionName: 'sign', args: [message], value, account: ALICE })
  )
const tryWithdraw = (account: Address) =>
  errorOf(client().simulateContract({ address: book, abi, functionName: 'withdraw', account }))

test('an entry is kept with its author and time, numbered from 1, and emitted', async () => {
  expect(await sign('Hello')).toEqual([
    { eventName: 'Signed', author: ALICE, number: 1n, message: 'Hello', time: expect.any(BigInt) }
  ])
  const [event] = await sign('Ahoy ⚓', { from: BOB })
  expect(event).toMatchObject({ author: BOB, number: 2n, message: 'Ahoy ⚓' })
  expect(await count()).toBe(2n)
  const { timestamp } = await client().getBlock()
  expect(await entriesFrom(1n, 1n)).toEqual([{ author: BOB, time: timestamp, message: 'Ahoy ⚓' }])
  expect(await balanceOf(book)).toBe(2n * FEE)
})

test.each([0n, FEE - 1n, FEE + 1n])('%d wei are not the fee', async (value) => {
  expect(await trySign('Hello', value)).toEqual(['WrongFee', value, FEE])
})

test('a message has 1 to 200 bytes, not characters', async () => {
  expect(await trySign('')).toEqual(['EmptyMessage'])
  expect(await trySign('ü'.repeat(100))).toBe('none')
  expect(await trySign(`${'ü'.repeat(100)}!`)).toEqual(['MessageTooLong', 201n, 200n])
})

test('entries are read in pages, oldest first, as many as there are', async () => {
  for (const message of ['one', 'two', 'three']) await sign(message)
  const messages = async (start: bigint, limit: bigint) =>
    (await entriesFrom(start, limit)).map(({ message }) => message)
  expect(await messages(0n, 2n)).toEqual(['one', 'two'])
  expect(await messages(2n, 2n)).toEqual(['three'])
  expect(await messages(0n, 2n ** 256n - 1n)).toEqual(['one', 'two', 'three'])
  expect(await messages(3n, 2n)).toEqual([])
  expect(await messages(2n ** 256n - 1n, 1n)).toEqual([])
})

describe('the fees', () => {
  beforeEach(async () => {
    for (const message of ['one', 'two']) await sign(message)
  })

  test('go to the owner, who deployed it, and nothing else changes', async () => {
    expect(await withdraw(DEPLOYER)).toEqual([{ eventName: 'Withdrawn', owner: DEPLOYER, amount: 2n * FEE }])
    expect(await balanceOf(book)).toBe(0n)
    expect(await count()).toBe(2n)
  })

  test('go to nobody else', async () => {
    expect(await tryWithdraw(ALICE)).toEqual(['NotOwner'])
  })

  test('stay where they are if the owner does not accept them', async () => {
    await callNode(url, 'anvil_setCode', [DEPLOYER, REFUSING_OWNER])
    expect(await tryWithdraw(DEPLOYER)).toEqual(['WithdrawalFailed'])
  })

  test('are paid once, even to an owner who withdraws again while being paid', async () => {
    await callNode(url, 'anvil_setCode', [DEPLOYER, GREEDY_OWNER])
    await callNode(url, 'anvil_setBalance', [book, toHex(5n * FEE)])
    const before = await balanceOf(DEPLOYER)
    const events = await withdraw(DEPLOYER)
    expect(events.map((event) => 'amount' in event && event.amount)).toEqual([5n * FEE, 0n])
    expect(await balanceOf(book)).toBe(0n)
    expect((await balanceOf(DEPLOYER)) - before).toBeLessThanOrEqual(5n * FEE)
  })
})
