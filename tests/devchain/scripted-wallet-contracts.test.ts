import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { Address } from '#domain/address.ts'
import { AccountChains, BASE_GOERLI, balanceOf, type ConnectedAccount, untilMined } from './account-chains.ts'

const KINDS: readonly AccountKind[] = ['eoa', 'eip-1271', 'eip-6492', 'eip-7702']
const third = testAccounts[2] as Address
const { collectible, edition } = readManifest(BASE_GOERLI).contracts

const collectibleAbi = parseAbi([
  'function mint(address to, uint256 id, string metadata)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)'
])
const editionAbi = parseAbi([
  'function mint(address to, uint256 id, uint256 amount)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function balanceOf(address account, uint256 id) view returns (uint256)'
])

/** Creates a contract whose code is the byte 0x2a. */
const CREATION: Hex = '0x602a5f526001601ff3'

const chains = new AccountChains()

async function sendCalls(page: ConnectedAccount, calls: readonly object[], atomicRequired = false) {
  const bundle = { version: '2.0.0', chainId: toHex(BASE_GOERLI), atomicRequired, calls }
  const { id } = await page.ask<{ id: string }>('wallet_sendCalls', bundle)
  const status = () => page.ask<{ status: number; receipts?: { transactionHash: Hex }[] }>('wallet_getCallsStatus', id)
  await expect.poll(async () => (await status()).status).not.toBe(100)
  return status()
}

test.each(KINDS)('an account of kind %s takes tokens of every kind, also once it runs code', async (kind) => {
  const page = await chains.connect(kind)
  const to = page.address
  if (kind === 'eip-6492') await sendCalls(page, [{ to: third }])
  if (kind === 'eoa') await sendCalls(page, [{ to: third }, { to: third }], true)
  const giver = await chains.connect('eoa', { accounts: [2] })
  const give = async (contract: Address, data: Hex) =>
    untilMined(giver, await giver.ask<Hex>('eth_sendTransaction', { from: third, to: contract, data }))
  await give(collectible, encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args: [third, 77n, ''] }))
  await give(
    collectible,
    encodeFunctionData({ abi: collectibleAbi, functionName: 'safeTransferFrom', args: [third, to, 77n] })
  )
  await give(edition, encodeFunctionData({ abi: editionAbi, functionName: 'mint', args: [to, 77n, 2n] }))
  for (const id of [78n, 79n]) {
    await give(edition, encodeFunctionData({ abi: editionAbi, functionName: 'mint', args: [third, id, 1n] }))
  }
  const batch = [third, to, [78n, 79n], [1n, 1n], '0x'] as const
  await give(edition, encodeFunctionData({ abi: editionAbi, functionName: 'safeBatchTransferFrom', args: batch }))
  const { client } = page
  expect(
    await client.readContract({ address: collectible, abi: collectibleAbi, functionName: 'ownerOf', args: [77n] })
  ).toBe(to)
  for (const [id, amount] of [
    [77n, 2n],
    [78n, 1n],
    [79n, 1n]
  ] as const) {
    const held = { address: edition, abi: editionAbi, functionName: 'balanceOf', args: [to, id] } as const
    expect(await client.readContract(held)).toBe(amount)
  }
})

test.each([
  ['ERC-165', '0x01ffc9a7', true],
  ['receivers of ERC-721', '0x150b7a02', true],
  ['receivers of ERC-1155', '0x4e2312e0', true],
  ['ERC-1271', '0x1626ba7e', true],
  ['nothing else', '0xffffffff', false]
] as const)('a contract account says that it supports %s', async (_, id, expected) => {
  const { client, address } = await chains.connect('eip-1271')
  const abi = parseAbi(['function supportsInterface(bytes4 id) view returns (bool)'])
  expect(await client.readContract({ address, abi, functionName: 'supportsInterface', args: [id] })).toBe(expected)
})

test.each(KINDS)('an account of kind %s creates contracts, alone and among other calls', async (kind) => {
  const page = await chains.connect(kind)
  const before = await balanceOf(page, third)
  const { status, receipts } = await sendCalls(page, [
    { to: third, value: '0x1' },
    { data: CREATION, value: '0x2' }
  ])
  expect(status).toBe(200)
  expect((await balanceOf(page, third)) - before).toBe(1n)
  const bundled = receipts?.at(-1)?.transactionHash ?? '0x'
  const alone = await page.ask<Hex>('eth_sendTransaction', { from: page.address, data: CREATION })
  await untilMined(page, alone)
  for (const [hash, value] of [
    [bundled, 2n],
    [alone, 0n]
  ] as const) {
    const created = await createdBy(page, hash)
    expect(await page.node('eth_getCode', created, 'latest')).toBe('0x2a')
    expect(await balanceOf(page, created)).toBe(value)
  }
})

test.each(KINDS)('a contract that cannot be created makes the calls of an account of kind %s fail', async (kind) => {
  const page = await chains.connect(kind)
  const { status } = await sendCalls(page, [{ data: '0x5f5ffd' }])
  expect(status).toBe(500)
})

/** The address of the contract that a transaction has created, by itself or inside. */
async function createdBy(page: ConnectedAccount, hash: Hex): Promise<Address> {
  const { contractAddress } = await page.node<{ contractAddress: Address | null }>('eth_getTransactionReceipt', hash)
  if (contractAddress) return contractAddress
  const find = ({ type, to, calls = [] }: Frame): Address | undefined =>
    type === 'CREATE' ? to : calls.map(find).find((found) => found !== undefined)
  const found = find(await page.node<Frame>('debug_traceTransaction', hash, { tracer: 'callTracer' }))
  if (!found) throw new Error('Nothing was created.')
  return found
}

interface Frame {
  readonly type: string
  readonly to: Address
  readonly calls?: readonly Frame[]
}
