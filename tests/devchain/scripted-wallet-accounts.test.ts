import { createPublicClient, encodeFunctionData, type Hex, http, parseAbi, parseErc6492Signature, toHex } from 'viem'
import { isErc6492Signature, verifyMessage as verifyByRecovery } from 'viem/utils'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/origins/origin.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import type { Address } from '#domain/address.ts'

const BASE_GOERLI = 84531
const LINEA_GOERLI = 59140
const KINDS: readonly AccountKind[] = ['eoa', 'eip-1271', 'eip-6492', 'eip-7702']
const DELEGATION = /^0xef0100[0-9a-f]{40}$/
const WEI = 10n ** 15n
const [first, second, third] = testAccounts as readonly [Address, Address, Address]

let devchain: Devchain
let nodeUrls: Record<number, string>
let snapshots: readonly (readonly [string, Hex])[]

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE_GOERLI, LINEA_GOERLI] })
  nodeUrls = { [BASE_GOERLI]: await devchain.url(BASE_GOERLI), [LINEA_GOERLI]: await devchain.url(LINEA_GOERLI) }
})

afterAll(() => devchain?.stop())

beforeEach(async () => {
  const take = async (url: string) => [url, await callNode<Hex>(url, 'evm_snapshot')] as const
  snapshots = await Promise.all(Object.values(nodeUrls).map(take))
})

afterEach(async () => {
  for (const [url, id] of snapshots) await callNode(url, 'evm_revert', [id])
})

/** A wallet whose user approves everything, connected to a page. */
async function connected(kind: AccountKind, options: Partial<ScriptedWalletOptions> = {}) {
  const chainId = options.chainId ?? BASE_GOERLI
  const wallet = new ScriptedWallet({ nodeUrls, chainId, accounts: [{ index: 0, kind }], ...options })
  const provider = wallet.provider()
  const ask = <Result>(method: string, ...params: readonly unknown[]) =>
    provider.request({ method, params }) as Promise<Result>
  await ask('eth_requestAccounts')
  const [address = first] = wallet.accounts
  const node = <Result>(method: string, ...params: readonly unknown[]) =>
    callNode<Result>(nodeUrls[chainId] ?? '', method, params)
  const client = createPublicClient({ transport: http(nodeUrls[chainId]) })
  return { wallet, ask, address, node, client }
}

type Connected = Awaited<ReturnType<typeof connected>>
const codeOf = ({ node, address }: Connected) => node<Hex>('eth_getCode', address, 'latest')
const balanceOf = async ({ node }: Connected, of: Address) => BigInt(await node<Hex>('eth_getBalance', of, 'latest'))

const mined = ({ node }: Connected, hash: Hex) =>
  expect.poll(() => node<{ status: Hex } | null>('eth_getTransactionReceipt', hash)).not.toBeNull()

test.each(KINDS)('signatures of an account of kind %s are valid on both chains', async (kind) => {
  for (const chainId of [BASE_GOERLI, LINEA_GOERLI]) {
    const page = await connected(kind, { chainId })
    const { address, client } = page
    const signature = await page.ask<Hex>('personal_sign', toHex('Grüße'), address)
    expect(await client.verifyMessage({ address, message: 'Grüße', signature })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Grüsse', signature })).toBe(false)
    expect(await client.verifyMessage({ address: second, message: 'Grüße', signature })).toBe(false)
  }
})

test.each(KINDS)('an account of kind %s signs typed data', async (kind) => {
  const { ask, address, client } = await connected(kind)
  const mail = {
    domain: { name: 'Post', chainId: BASE_GOERLI },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' }
  } as const
  const signature = await ask<Hex>('eth_signTypedData_v4', address, JSON.stringify(mail))
  expect(await client.verifyTypedData({ ...mail, address, signature })).toBe(true)
})

test("another owner's signature is not valid for this account", async () => {
  const mine = await connected('eip-1271')
  const other = await connected('eip-1271', { accounts: [{ index: 1, kind: 'eip-1271' }] })
  const signature = await other.ask<Hex>('personal_sign', '0x68', other.address)
  expect(await mine.client.verifyMessage({ address: other.address, message: 'h', signature })).toBe(true)
  expect(await mine.client.verifyMessage({ address: mine.address, message: 'h', signature })).toBe(false)
})

test('an EIP-1271 account is deployed and funded, and its address is not recovered from its signature', async () => {
  const page = await connected('eip-1271')
  expect((await codeOf(page)).length).toBeGreaterThan(100)
  expect(await balanceOf(page, page.address)).toBe(10_000n * 10n ** 18n)
  const signature = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(await verifyByRecovery({ address: page.address, message: 'h', signature })).toBe(false)
})

test('the signatures of an EIP-6492 account include its deployment until its first transaction', async () => {
  const page = await connected('eip-6492')
  expect(await codeOf(page)).toBe('0x')
  const before = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(isErc6492Signature(before)).toBe(true)
  expect(parseErc6492Signature(before).signature).toHaveLength(132)
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: third, value: toHex(WEI) })
  await mined(page, hash)
  expect((await codeOf(page)).length).toBeGreaterThan(100)
  const after = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(isErc6492Signature(after)).toBe(false)
  for (const signature of [before, after]) {
    expect(await page.client.verifyMessage({ address: page.address, message: 'h', signature })).toBe(true)
  }
})

test('an EIP-7702 account delegates to the contract and keeps its key', async () => {
  const page = await connected('eip-7702')
  expect(page.address).toBe(first)
  expect(await codeOf(page)).toMatch(DELEGATION)
  const signature = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(await verifyByRecovery({ address: page.address, message: 'h', signature })).toBe(true)
})

test.each(KINDS)('a transfer from an account of kind %s spends its own funds', async (kind) => {
  const page = await connected(kind)
  const [mine, theirs] = [await balanceOf(page, page.address), await balanceOf(page, third)]
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: third, value: toHex(WEI) })
  await mined(page, hash)
  expect((await balanceOf(page, third)) - theirs).toBe(WEI)
  expect(mine - (await balanceOf(page, page.address))).toBeGreaterThanOrEqual(WEI)
})

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
async function sendCalls({ ask }: Connected, calls: readonly object[], more?: object): Promise<CallsStatus> {
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
  const { ask, address } = await connected(kind)
  expect(await ask('wallet_getCapabilities', address)).toEqual({
    '0x14a33': { atomic: { status } },
    '0xe704': { atomic: { status } }
  })
  expect(await ask('wallet_getCapabilities', address, ['0xe704'])).toEqual({ '0xe704': { atomic: { status } } })
  await expect(ask('wallet_getCapabilities', second)).rejects.toMatchObject({ code: 4100 })
})

test.each(['eip-1271', 'eip-6492', 'eip-7702'] as const)('%s: several calls are one transaction', async (kind) => {
  const page = await connected(kind)
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, pay, pay])
  expect([status, atomic, receipts?.length]).toEqual([200, true, 1])
  expect((await balanceOf(page, third)) - before).toBe(3n * WEI)
})

test.each(['eip-1271', 'eip-6492', 'eip-7702'] as const)('%s: one failing call reverts all', async (kind) => {
  const page = await connected(kind)
  const before = await balanceOf(page, third)
  const { status, receipts } = await sendCalls(page, [pay, reverting(BASE_GOERLI)])
  expect([status, receipts?.map((receipt) => receipt.status)]).toEqual([500, ['0x0']])
  expect(await balanceOf(page, third)).toBe(before)
})

test('an ordinary account sends its calls one by one, and some may fail', async () => {
  const page = await connected('eoa')
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, reverting(BASE_GOERLI), pay])
  expect([status, atomic]).toEqual([600, false])
  expect(receipts?.map((receipt) => receipt.status)).toEqual(['0x1', '0x0', '0x1'])
  expect((await balanceOf(page, third)) - before).toBe(2n * WEI)
  expect((await sendCalls(page, [reverting(BASE_GOERLI)])).status).toBe(500)
  expect(await codeOf(page)).toBe('0x')
})

test('an ordinary account is upgraded by a transaction of type 4 when atomic calls are required', async () => {
  const page = await connected('eoa')
  const before = await balanceOf(page, third)
  const { status, atomic, receipts } = await sendCalls(page, [pay, pay], { atomicRequired: true })
  expect([status, atomic]).toEqual([200, true])
  expect(await codeOf(page)).toMatch(DELEGATION)
  expect((await balanceOf(page, third)) - before).toBe(2n * WEI)
  const hash = receipts?.[0]?.transactionHash ?? '0x'
  expect(await page.node('eth_getTransactionByHash', hash)).toMatchObject({ type: '0x4' })
})

test('calls that are not mined yet are pending', async () => {
  const page = await connected('eip-7702')
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
  const page = await connected('eoa')
  const { status, receipts } = await sendCalls(page, [{ to: third, value: toHex(10n ** 24n) }])
  expect([status, receipts]).toEqual([400, undefined])
})

test("calls go to the bundle's chain, whatever the wallet's current one", async () => {
  const page = await connected('eip-1271')
  const onLinea = await connected('eip-1271', { chainId: LINEA_GOERLI })
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
  const { ask } = await connected('eip-7702')
  await expect(ask('wallet_sendCalls', parameter)).rejects.toMatchObject({ code })
})

test('a bundle id is unique and visible to its page only, and capabilities may be optional', async () => {
  const { wallet, ask } = await connected('eip-7702')
  const optional = { capabilities: { paymasterService: { optional: true } } }
  expect(await ask('wallet_sendCalls', bundle([pay], { id: 'one', ...optional }))).toEqual({ id: 'one' })
  await expect(ask('wallet_sendCalls', bundle([pay], { id: 'one' }))).rejects.toMatchObject({ code: 5720 })
  await expect(ask('wallet_getCallsStatus', 'two')).rejects.toMatchObject({ code: 5730 })
  const other = wallet.provider('https://other.example')
  const status = other.request({ method: 'wallet_getCallsStatus', params: ['one'] })
  await expect(status).rejects.toMatchObject({ code: 5730 })
})

test('a wallet may lack atomic calls, or EIP-5792 altogether', async () => {
  const plain = await connected('eoa', { quirks: { ordinaryAtomicity: 'unsupported' } })
  const required = bundle([pay], { atomicRequired: true })
  await expect(plain.ask('wallet_sendCalls', required)).rejects.toMatchObject({ code: 5760 })
  const older = await connected('eoa', { quirks: { ordinaryAtomicity: 'none' } })
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
    await expect(older.ask(method, older.address)).rejects.toMatchObject({ code: 4200 })
  }
})

test('the user is prompted before calls are sent', async () => {
  const { wallet, ask } = await connected('eip-7702')
  wallet.always('reject')
  await expect(ask('wallet_sendCalls', bundle([pay]))).rejects.toMatchObject({ code: 4001 })
})
