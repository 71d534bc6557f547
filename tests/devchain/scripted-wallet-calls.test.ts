import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import {
  AccountChains,
  BASE_GOERLI,
  balanceOf,
  type ConnectedAccount,
  codeOf,
  DELEGATION,
  LINEA_GOERLI,
  WEI
} from './account-chains.ts'

const [, second, third] = testAccounts as readonly [Address, Address, Address]

const chains = new AccountChains()

const reverting = (chainId: number) => ({
  to: readManifest(chainId).contracts.reverter,
  data: encodeFunctionData({ abi: parseAbi(['function withReason()']), functionName: 'withReason' })
})

const pay = { to: third, value: toHex(WEI) }

function bundle(calls: readonly object[], more: object = {}) {
  return { version: '2.0.0', chainId: toHex(BASE_GOERLI), atomicRequired: false, calls, ...more }
}

interface CallsStatus {
  readonly status: number
  readonly atomic: boolean
  readonly receipts?: readonly { readonly status: Hex; readonly transactionHash: Hex }[]
}

/** Sends the calls and waits until they are no longer pending. */
async function sendCalls({ ask }: ConnectedAccount, calls: readonly object[], more?: object): Promise<CallsStatus> {
  const { id } = await ask<{ id: string }>('wallet_sendCalls', bundle(calls, more))
  const status = () => ask<CallsStatus>('wallet_getCallsStatus', id)
  await expect.poll(async () => (await status()).status).not.toBe(100)
  return status()
}

test.each([
  ['eoa', 'ready'],
  ['eip-1271', 'supported'],
  ['eip-6492', 'supported'],
  ['eip-7702', 'supported']
] as const)('an account of kind %s reports atomic calls as %s', async (kind, status) => {
  const { ask, address } = await chains.connect(kind)
  expect(await ask('wallet_getCapabilities', address)).toEqual({
    '0x14a33': { atomic: { status } },
    '0xe704': { atomic: { status } }
  })
  expect(await ask('wallet_getCapabilities', address, ['0xe704'])).toEqual({ '0xe704': { atomic: { status } } })
  await expect(ask('wallet_getCapabilities', second)).rejects.toMatchObject({ code: 4100 })
})

test.each(['eip-1271', 'eip-6492', 'eip-7702'] as const)('%s: several calls are one transaction', async (kind) => {
  const page = await chains.connect(kind)
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, pay, pay])
  expect([status, atomic, receipts?.length]).toEqual([200, true, 1])
  expect((await balanceOf(page, third)) - before).toBe(3n * WEI)
})

test.each(['eip-1271', 'eip-6492', 'eip-7702'] as const)('%s: one failing call reverts all', async (kind) => {
  const page = await chains.connect(kind)
  const before = await balanceOf(page, third)
  const { status, receipts } = await sendCalls(page, [pay, reverting(BASE_GOERLI)])
  expect([status, receipts?.map((receipt) => receipt.status)]).toEqual([500, ['0x0']])
  expect(await balanceOf(page, third)).toBe(before)
})

test('an ordinary account sends its calls one by one, and some may fail', async () => {
  const page = await chains.connect('eoa')
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, reverting(BASE_GOERLI), pay])
  expect([status, atomic]).toEqual([600, false])
  expect(receipts?.map((receipt) => receipt.status)).toEqual(['0x1', '0x0', '0x1'])
  expect((await balanceOf(page, third)) - before).toBe(2n * WEI)
  expect((await sendCalls(page, [reverting(BASE_GOERLI)])).status).toBe(500)
  expect(await codeOf(page)).toBe('0x')
})

test('an ordinary account is upgraded by a transaction of type 4 when atomic calls are required', async () => {
  const page = await chains.connect('eoa')
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, pay], { atomicRequired: true })
  expect([status, atomic]).toEqual([200, true])
  expect(await codeOf(page)).toMatch(DELEGATION)
  expect((await balanceOf(page, third)) - before).toBe(2n * WEI)
  const hash = receipts?.[0]?.transactionHash ?? '0x'
  expect(await page.node('eth_getTransactionByHash', hash)).toMatchObject({ type: '0x4' })
})

test('a call without a recipient creates a contract, for an ordinary account', async () => {
  const page = await chains.connect('eoa')
  const create = { data: '0x60015ff3' }
  const { status, receipts } = await sendCalls(page, [create, pay])
  expect([status, receipts?.length]).toEqual([200, 2])
  const hash = receipts?.[0]?.transactionHash ?? '0x'
  expect(await page.node('eth_getTransactionReceipt', hash)).toMatchObject({
    contractAddress: expect.stringMatching(/^0x/)
  })
})

test('calls that are not mined yet are pending', async () => {
  const page = await chains.connect('eip-7702')
  await page.node('evm_setAutomine', false)
  try {
    const { id } = await page.ask<{ id: string }>('wallet_sendCalls', bundle([pay]))
    expect(await page.ask('wallet_getCallsStatus', id)).toEqual({
      version: '2.0.0',
      id,
      chainId: '0x14a33',
      atomic: true,
      status: 100
    })
    expect(await page.ask('wallet_showCallsStatus', id)).toBeNull()
    await page.node('evm_mine')
    expect(await page.ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200 })
  } finally {
    await page.node('evm_setAutomine', true)
  }
})

test('calls that the node rejects have failed before the chain', async () => {
  const page = await chains.connect('eoa')
  const { status, receipts } = await sendCalls(page, [{ to: third, value: toHex(10n ** 24n) }])
  expect([status, receipts]).toEqual([400, undefined])
})

test("calls go to the bundle's chain, whatever the wallet's current one", async () => {
  const page = await chains.connect('eip-1271')
  const onLinea = await chains.connect('eip-1271', { chainId: LINEA_GOERLI })
  const before = await balanceOf(onLinea, third)
  expect((await sendCalls(page, [pay], { chainId: toHex(LINEA_GOERLI) })).status).toBe(200)
  expect((await balanceOf(onLinea, third)) - before).toBe(WEI)
})

test.each([
  [
    'a required capability',
    bundle([pay], { capabilities: { paymasterService: { url: 'https://pay.example' } } }),
    5700
  ],
  ['a required capability of a call', bundle([{ ...pay, capabilities: { x: {} } }]), 5700],
  ['an unknown chain', bundle([pay], { chainId: '0x1' }), 5710],
  ['101 calls', bundle(Array(101).fill(pay)), 5740],
  ['no calls', bundle([]), -32602],
  ['a call without a recipient', bundle([{ value: '0x1' }]), -32602],
  ['no version', { ...bundle([pay]), version: undefined }, -32602],
  ['nothing', undefined, -32602],
  ['another account', bundle([pay], { from: second }), 4100]
])('a bundle with %s is rejected', async (_, parameter, code) => {
  const { ask } = await chains.connect('eip-7702')
  await expect(ask('wallet_sendCalls', parameter)).rejects.toMatchObject({ code })
})

test('a bundle id is unique and visible to its page only, and capabilities may be optional', async () => {
  const { wallet, ask } = await chains.connect('eip-7702')
  const optional = { capabilities: { paymasterService: { optional: true } } }
  expect(await ask('wallet_sendCalls', bundle([pay], { id: 'one', ...optional }))).toEqual({ id: 'one' })
  await expect(ask('wallet_sendCalls', bundle([pay], { id: 'one' }))).rejects.toMatchObject({ code: 5720 })
  await expect(ask('wallet_getCallsStatus', 'two')).rejects.toMatchObject({ code: 5730 })
  const other = wallet.provider('https://other.example')
  const status = other.request({ method: 'wallet_getCallsStatus', params: ['one'] })
  await expect(status).rejects.toMatchObject({ code: 5730 })
})

test('a wallet may lack atomic calls, or EIP-5792 altogether', async () => {
  const plain = await chains.connect('eoa', { quirks: { ordinaryAtomicity: 'unsupported' } })
  const required = bundle([pay], { atomicRequired: true })
  await expect(plain.ask('wallet_sendCalls', required)).rejects.toMatchObject({ code: 5760 })
  const older = await chains.connect('eoa', { quirks: { ordinaryAtomicity: 'none' } })
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
    await expect(older.ask(method, older.address)).rejects.toMatchObject({ code: 4200 })
  }
})

test('the user is prompted before calls are sent', async () => {
  const { wallet, ask } = await chains.connect('eip-7702')
  wallet.always('reject')
  await expect(ask('wallet_sendCalls', bundle([pay]))).rejects.toMatchObject({ code: 4001 })
})
