import { createPublicClient, getContractAddress, type Hex, http, multicall3Abi, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { MULTICALL3 } from '#devchain/recordings/multicall3.ts'
import { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import { limit } from '../run/limits.mjs'
import { ArchiveNode, forkOf } from './archive-node.ts'
import { ExplorerVisitor, type Visited } from './explorer-visitor.ts'
import { nodesOf } from './nodes.ts'
import { type GatewayServer, startGateway } from './raw-clients.ts'

const [alice, bob] = testAccounts as readonly [Hex, Hex]
const EMPTY = 31337
const { chainId: FORKED, someone: SOMEONE } = ArchiveNode
const RECORDED = 59140
const soon = { timeout: limit(10_000), interval: 25 }
/** Returns nothing, as code or when it creates a contract. */
const CREATION = '0x60006000f3'

let archive: ArchiveNode
let devchain: Devchain
let explorer: ExplorerVisitor
let gateway: GatewayServer

beforeAll(async () => {
  archive = await ArchiveNode.start()
  devchain = await startDevchain({
    chainIds: [RECORDED, FORKED, EMPTY],
    forks: forkOf(FORKED, archive.url, '80'),
    empty: [EMPTY],
    log: () => undefined,
    stableAfterMs: 0
  })
  explorer = new ExplorerVisitor(createExplorer(devchain))
  gateway = await startGateway(devchain.gatewayFor(0))
})

afterAll(async () => {
  gateway?.close()
  await devchain?.stop()
  await archive?.stop()
})

const ask = async <Result>(chainId: number, method: string, ...params: readonly unknown[]): Promise<Result> =>
  callNode<Result>(await devchain.url(chainId), method, params)
const throughGateway = <Result>(chainId: number, method: string, ...params: readonly unknown[]) =>
  callNode<Result>(`http://127.0.0.1:${gateway.port}/rpc/${chainId}`, method, params)
const headOf = async (chainId: number) => Number(await ask(chainId, 'eth_blockNumber'))

async function mined(chainId: number, hash: Hex): Promise<{ readonly status: Hex; readonly contractAddress?: Hex }> {
  return vi.waitUntil(() => ask<{ readonly status: Hex } | null>(chainId, 'eth_getTransactionReceipt', hash), soon)
}

describe('an empty chain', () => {
  // Before any other test uses the chain.
  test('begins as plain anvil does, and with Multicall3 where libraries look for it', async () => {
    expect(await headOf(EMPTY)).toBe(0)
    expect(Number(await ask(EMPTY, 'eth_chainId'))).toBe(EMPTY)
    expect(Number(await ask(EMPTY, 'eth_getTransactionCount', alice, 'latest'))).toBe(0)
    const client = createPublicClient({ transport: http(await devchain.url(EMPTY)) })
    const balance = { address: MULTICALL3, abi: multicall3Abi, functionName: 'getEthBalance', args: [alice] } as const
    const [balances] = await client.multicall({
      contracts: [balance],
      multicallAddress: MULTICALL3,
      allowFailure: false
    })
    expect(balances).toBe(10_000n * 10n ** 18n)
    const { timestamp } = await client.getBlock()
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(600)
  })

  test('has no contract of an OP stack, and the first contract is where anvil puts it', async () => {
    for (const predeploy of [
      '0x420000000000000000000000000000000000000F',
      '0x4200000000000000000000000000000000000015'
    ])
      expect(await ask(EMPTY, 'eth_getCode', predeploy, 'latest')).toBe('0x')
    const hash = await ask<Hex>(EMPTY, 'eth_sendTransaction', { from: alice, data: CREATION })
    const { contractAddress } = await mined(EMPTY, hash)
    expect(contractAddress).toBe(getContractAddress({ from: alice, nonce: 0n }).toLowerCase())
  })

  test('lists Multicall3 and no recorded contract in the explorer', async () => {
    const { text } = await explorer.get(`/${EMPTY}/contracts`)
    expect(text).toContain(`Multicall3 ${MULTICALL3}`)
    expect(text).not.toMatch(/Test Dollar|Reverter|recorded/)
    expect((await explorer.get(`/${EMPTY}/faucet`)).text).not.toContain('tUSD')
  })
})

describe('a fork of a chain that has no recording', () => {
  test('is at the given block, and nothing was put on it', async () => {
    expect(await headOf(FORKED)).toBe(81)
    expect(Number(await ask(FORKED, 'eth_chainId'))).toBe(FORKED)
    expect(await ask(FORKED, 'eth_getBalance', SOMEONE, 'latest')).toBe('0x3039')
    expect(await ask(FORKED, 'eth_getCode', MULTICALL3, 'latest')).toBe('0x')
  })

  test('has test accounts without the code that others delegate them to in public', async () => {
    expect(await callNode(archive.url, 'eth_getCode', [alice, 'latest'])).toBe(ArchiveNode.delegation)
    expect(await ask(FORKED, 'eth_getCode', alice, 'latest')).toBe('0x')
  })
})

describe.each([
  ['a recorded', RECORDED, 'Linea Goerli'],
  ['a forked', FORKED, 'Base'],
  ['an empty', EMPTY, 'Chain 31337']
] as const)('on %s chain', (_kind, chainId, name) => {
  const page = (path: string): Promise<Visited> => explorer.get(`/${chainId}${path}`)
  const press = (action: string, fields: Readonly<Record<string, string>>) =>
    explorer.post(`/${chainId}/${action}`, fields)

  test('the faucet funds any account', async () => {
    const funded = await press('faucet', { address: SOMEONE, asset: 'native', amount: '7' })
    expect([funded.status, funded.text]).toEqual([200, expect.stringContaining('7 ETH')])
    expect(BigInt(await ask<Hex>(chainId, 'eth_getBalance', SOMEONE, 'latest'))).toBeGreaterThanOrEqual(7n * 10n ** 18n)
  })

  test('the explorer shows a transaction, its block, its account and the overview under the name of the chain', async () => {
    const hash = await ask<Hex>(chainId, 'eth_sendTransaction', { from: bob, to: SOMEONE, value: toHex(12_345n) })
    await mined(chainId, hash)
    expect((await page(`/tx/${hash}`)).text).toContain('Confirmed')
    expect((await page(`/block/${await headOf(chainId)}`)).status).toBe(200)
    expect((await page(`/address/${bob}`)).html).toContain(hash)
    expect((await page('')).html).toContain(name)
    expect((await explorer.get('/')).text).toContain(name)
  })

  test('the newest blocks can be reorganised and the base fee spiked, never the first block', async () => {
    await ask(chainId, 'anvil_mine', '0x3')
    const hash = await ask<Hex>(chainId, 'eth_sendTransaction', { from: bob, to: SOMEONE, value: toHex(54_321n) })
    await mined(chainId, hash)
    expect((await press('reorg', { depth: '2', fate: 'lost' })).status).toBe(200)
    expect(await ask(chainId, 'eth_getTransactionReceipt', hash)).toBeNull()
    expect((await press('reorg', { depth: '65', fate: 'lost' })).text).toMatch(/Choose 1 to \d+ blocks\./)
    expect((await press('base-fee', { gwei: '30' })).text).toContain('has a base fee of 30 gwei.')
  })

  test('the weather reaches clients of the gateway, a stale head too', async () => {
    const weather = devchain.weatherFor(0)
    expect((await press('weather', { preset: 'stale' })).text).toContain(`Weather on ${name}: stale`)
    const head = await headOf(chainId)
    expect(Number(await throughGateway(chainId, 'eth_blockNumber'))).toBe(head - 5)
    await press('weather', { preset: 'clear' })
    weather.set({ fault: { kind: 'status', status: 503 }, chainId, methods: ['eth_chainId'], times: 1 })
    await expect(throughGateway(chainId, 'eth_chainId')).rejects.toThrow()
    expect(Number(await throughGateway(chainId, 'eth_chainId'))).toBe(chainId)
  })

  test('a Safe sends from its contract', async () => {
    const safe = await LocalSafe.open({ nodeUrl: await devchain.url(chainId), chainId })
    expect(await ask(chainId, 'eth_getCode', safe.address, 'latest')).not.toBe('0x')
    const before = BigInt(await ask<Hex>(chainId, 'eth_getBalance', SOMEONE, 'latest'))
    const txs = [{ to: SOMEONE, value: '1', data: '0x' }]
    expect(await safe.answer({ method: 'sendTransactions', params: { txs } })).toMatchObject({ success: true })
    const balance = async () => BigInt(await ask<Hex>(chainId, 'eth_getBalance', SOMEONE, 'latest'))
    await vi.waitFor(async () => expect(await balance()).toBe(before + 1n), soon)
  })

  // Last, since it ends what the other tests did.
  test('a node that crashes is replaced, and a wallet that remembers its nonce is not left behind', async () => {
    const account = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 4 })
    const send = async (nonce: number) => {
      const fees = { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
      const signed = { type: 'eip1559', chainId, to: SOMEONE, value: 1n, gas: 21_000n, nonce, ...fees } as const
      const hash = await throughGateway<Hex>(chainId, 'eth_sendRawTransaction', await account.signTransaction(signed))
      return mined(chainId, hash)
    }
    const nonce = Number(await ask(chainId, 'eth_getTransactionCount', account.address, 'latest'))
    await send(nonce)
    const [restarts, url] = [vi.fn(), await devchain.url(chainId)]
    const unsubscribe = devchain.resetsFor(0).subscribe(restarts)
    await vi.waitFor(() => expect(devchain.resetsFor(0).instances.has(chainId)).toBe(true), soon)
    const first = devchain.resetsFor(0).instances.get(chainId)
    const port = new URL(url).port
    const node = nodesOf().find(({ command }) => command.includes(`--port ${port}`))
    process.kill(node?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(devchain.resetsFor(0).instances.get(chainId)).not.toBe(first), soon)
    unsubscribe()
    expect(await devchain.url(chainId)).toBe(url)
    expect((await send(nonce + 1)).status).toBe('0x1')
  })
})
