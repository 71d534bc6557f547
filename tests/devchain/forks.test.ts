import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  parseEther,
  toHex
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { baseGoerli, lineaGoerli } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { minedReceipt } from '#devchain/nodes/mined-receipt.ts'
import { readManifest } from '#devchain/recordings/recording.ts'

const erc20 = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)'
])
const [alice, bob] = testAccounts.slice(1) as [Hex, Hex]

/** Only exceeded by a node that hangs, not by a busy machine. */
const TIMEOUT_MS = 4 * 60_000
const TEST_MS = 5 * 60_000

let devchain: Devchain

beforeAll(async () => {
  devchain = await startDevchain()
})

afterAll(() => devchain.stop())

describe.each([baseGoerli, lineaGoerli])('a fork of $name', (chain) => {
  const manifest = readManifest(chain.id)
  const { contracts, transactions } = manifest
  const client = async (worker = 0) =>
    createPublicClient({ chain, transport: http(await devchain.url(chain.id, worker)), pollingInterval: 50 })

  test('serves its chain id and the recorded block', async () => {
    const node = await client()
    expect(await node.getChainId()).toBe(chain.id)
    const block = await node.getBlock({ blockNumber: BigInt(manifest.forkBlock) })
    expect(block.hash).toBe(manifest.forkBlockHash)
  })

  test('has the recorded transactions: a transfer, a reverted and a legacy one', async () => {
    const node = await client()
    expect((await node.getTransactionReceipt({ hash: transactions.transfer })).status).toBe('success')
    expect((await node.getTransactionReceipt({ hash: transactions.reverted })).status).toBe('reverted')
    expect((await node.getTransaction({ hash: transactions.legacy })).type).toBe('legacy')
  })

  test('has the token with its history', async () => {
    const node = await client()
    const token = { address: contracts.token, abi: erc20 } as const
    expect(await node.readContract({ ...token, functionName: 'symbol' })).toBe('tUSD')
    expect(await node.readContract({ ...token, functionName: 'decimals' })).toBe(6)
    const logs = await node.getContractEvents({
      ...token,
      eventName: 'Transfer',
      fromBlock: BigInt(manifest.firstBlock)
    })
    expect(logs.filter(({ args }) => args.from === alice).map(({ args }) => args.value)).toEqual([12_340_000n])
  })

  test('answers several reads through Multicall3 at its canonical address', async () => {
    const node = await client()
    expect(isAddressEqual(contracts.multicall3, chain.contracts.multicall3.address)).toBe(true)
    const reads = [alice, bob].map((holder) => ({
      address: contracts.token,
      abi: erc20,
      functionName: 'balanceOf' as const,
      args: [holder] as const
    }))
    const balances = await node.multicall({ contracts: reads, allowFailure: false })
    expect(balances).toEqual([2_000_000_000n - 12_340_000n, 3_000_000_000n + 12_340_000n])
  })

  test('answers a hundred concurrent reads of accounts it has not fetched yet', async () => {
    const url = await devchain.url(chain.id)
    const strangers = Array.from({ length: 100 }, (_, i) => toHex(chain.id * 1000 + i, { size: 20 }))
    // At the newest block only: mixed with reads at an older one, anvil hangs about once in a hundred starts.
    const read = (address: Hex, i: number) =>
      callNode<Hex>(url, ['eth_getBalance', 'eth_getTransactionCount'][i % 2] ?? '', [address, 'latest'])
    expect(await Promise.all(strangers.map(read))).toEqual(strangers.map(() => '0x0'))
  })

  test('has the current time', async () => {
    const { timestamp } = await (await client()).getBlock()
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(120)
  })

  test('signs and sends for the test accounts, and fills in the fees', { timeout: TEST_MS }, async () => {
    const url = await devchain.url(chain.id)
    const hash = await callNode<Hex>(url, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
    const node = await client()
    expect(await minedReceipt(node, hash, TIMEOUT_MS)).toMatchObject({ status: 'success' })
  })

  test('mines transactions for its own worker only', { timeout: TEST_MS }, async () => {
    const [node, other] = await Promise.all([client(0), client(1)])
    const account = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 1 })
    const wallet = createWalletClient({ account, chain, transport: http(await devchain.url(chain.id, 0)) })
    const to = '0x00000000000000000000000000000000000a11ce'
    const hash = await wallet.sendTransaction({ to, value: parseEther('1') })
    expect(await minedReceipt(node, hash, TIMEOUT_MS)).toMatchObject({ status: 'success' })
    expect(await node.getBalance({ address: to })).toBe(parseEther('1'))
    expect(await other.getBalance({ address: to })).toBe(0n)
  })
})

test('Linea Goerli keeps a base fee of 7 wei', async () => {
  const url = await devchain.url(59140)
  const node = createPublicClient({ transport: http(url) })
  expect((await node.getBlock()).baseFeePerGas).toBe(7n)
  await createTestClient({ mode: 'anvil', transport: http(url) }).mine({ blocks: 5 })
  expect((await node.getBlock()).baseFeePerGas).toBe(7n)
})

test('a chain that is not served is rejected with a sentence', async () => {
  await expect(devchain.url(1)).rejects.toThrow('Chain 1 is not served by this devchain.')
})
