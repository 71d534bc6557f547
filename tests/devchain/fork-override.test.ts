import { createPool } from '@viem/anvil'
import { createPublicClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { findAnvil } from '#devchain/nodes/anvil-binary.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { nodesOf } from './nodes.ts'

/** A stand-in for an archive node: the right chain id, 50 blocks, none of the recorded contracts. */
const pool = createPool<string>()
const ARCHIVE_BALANCE = '0x3039'
const account = '0x000000000000000000000000000000000000dead'
const { contracts } = readManifest(59140)

let archive: string

beforeAll(async () => {
  const options = { anvilBinary: findAnvil(), host: '127.0.0.1', chainId: 59140, stopTimeout: 3_000 }
  const { port } = await pool.start('archive', options)
  archive = `http://127.0.0.1:${port}`
  await callNode(archive, 'anvil_setBalance', [account, ARCHIVE_BALANCE])
  await callNode(archive, 'anvil_setCode', [testAccounts[0], '0xef0100000000000000000000000000000000000000dead'])
  await callNode(archive, 'anvil_mine', ['0x32'])
})

afterAll(() => pool.empty())

test('FORK_URL replaces the recording, with the recorded contracts copied onto it', async () => {
  const devchain = await startDevchain({ chainIds: [59140], env: { FORK_URL_59140: archive } })
  try {
    const url = await devchain.url(59140)
    const node = createPublicClient({ transport: http(url) })
    expect(await node.getChainId()).toBe(59140)
    expect(await node.getBlockNumber()).toBe(50n - 32n + 1n)
    expect(await node.getBalance({ address: account })).toBe(BigInt(ARCHIVE_BALANCE))
    expect(await node.getCode({ address: testAccounts[0] ?? account })).toBeUndefined()
    const token = { address: contracts.token, abi: parseAbi(['function balanceOf(address) view returns (uint256)']) }
    const balances = await node.multicall({
      contracts: [{ ...token, functionName: 'balanceOf', args: [testAccounts[0] ?? account] }],
      multicallAddress: contracts.multicall3,
      allowFailure: false
    })
    expect(balances).toEqual([1_000_000_000n])
    expect(nodesOf().filter(({ command }) => command.includes('--load-state'))).toEqual([])
  } finally {
    await devchain.stop()
  }
})

test('--fork does the same for one start and overrides FORK_URL', async () => {
  const env = { FORK_URL_59140: 'http://127.0.0.1:1' }
  const forks = new Map([[59140, { url: archive, block: '40', urlName: '--fork', blockName: '--fork' }]])
  const devchain = await startDevchain({
    chainIds: [59140],
    env,
    forks
  })
  try {
    const url = await devchain.url(59140)
    expect(Number(await callNode(url, 'eth_blockNumber'))).toBe(41)
    expect(await callNode(url, 'eth_getBalance', [account, 'latest'])).toBe(ARCHIVE_BALANCE)
  } finally {
    await devchain.stop()
  }
})

test('FORK_BLOCK chooses the block of the fork', async () => {
  const devchain = await startDevchain({ chainIds: [59140], env: { FORK_URL_59140: archive, FORK_BLOCK_59140: '40' } })
  try {
    expect(Number(await callNode(await devchain.url(59140), 'eth_blockNumber'))).toBe(41)
  } finally {
    await devchain.stop()
  }
})

test.each([
  ['a node of another chain', { FORK_URL_84531: '', FORK_BLOCK_84531: '' }, /serves chain 59140, not 84531\.$/],
  ['a block above the head', { FORK_URL_59140: '', FORK_BLOCK_59140: '51' }, /is only at block 50\.$/]
])('%s stops the start with one sentence and leaves no node', async (_what, names, sentence) => {
  const env = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, value || archive]))
  await expect(startDevchain({ env: { ...env, FORK_BLOCK_84531: '' } })).rejects.toThrow(sentence)
  expect(nodesOf()).toEqual([])
})

test('an unreachable node stops the start with one sentence', async () => {
  const starting = startDevchain({ env: { FORK_URL_84531: 'http://127.0.0.1:1/key' } })
  await expect(starting).rejects.toThrow('FORK_URL_84531: the node at 127.0.0.1:1 does not answer eth_chainId.')
})
