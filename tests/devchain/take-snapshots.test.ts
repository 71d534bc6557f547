import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { StateFile } from '#devchain/cli/state-file.ts'
import { type ServedChains, serveChains } from '#devchain/gateway/serve-chains.ts'
import { callNode } from '#devchain/json-rpc.ts'
import type { ChainSnapshot, ChainSnapshots } from '#devchain/nodes/chain-snapshot.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { takeSnapshots } from '#devchain/nodes/take-snapshots.ts'
import { limit } from '../run/limits.mjs'
import { nodeWith } from './nodes.ts'

const CHAIN = 59140
const soon = { timeout: limit(20_000), interval: 25 }
const [DEPLOYER] = testAccounts
/** Stores 42, and returns what it stores. */
const CREATION = '0x602a600055600b8060106000396000f360005460005260206000f3'
const RUNTIME = '0x60005460005260206000f3'
const STORED = `0x${'2a'.padStart(64, '0')}`

interface Receipt {
  readonly contractAddress: string
  readonly transactionHash: string
  readonly blockNumber: string
}

let closers: (() => Promise<void>)[]
let lines: string[]

beforeEach(() => {
  closers = []
  lines = []
})

afterEach(stop)

/** A devchain as people start one. */
async function start(
  state: ChainSnapshots,
  options: { readonly onSnapshot?: () => void; readonly everyMs?: number } = {}
): Promise<ServedChains> {
  const log = (line: string) => lines.push(line)
  const devchain = await startDevchain({ chainIds: [CHAIN], state, log, stableAfterMs: 0 })
  closers.push(() => devchain.stop())
  const served = await serveChains(devchain)
  closers.push(served.close, takeSnapshots({ chainIds: [CHAIN], url: devchain.url, state, log, ...options }))
  return served
}

async function stop(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

/** Deploys, and waits until the chain was saved with it. */
async function deploy(url: string, state: ChainSnapshots): Promise<Receipt> {
  const hash = await callNode(url, 'eth_sendTransaction', [{ from: DEPLOYER, data: CREATION }])
  const receipt = await vi.waitFor(async () => {
    const found = await callNode<Receipt | null>(url, 'eth_getTransactionReceipt', [hash])
    if (!found) throw new Error('The transaction is pending.')
    return found
  }, soon)
  await vi.waitFor(() => expect(dumped(state)).toContain(receipt.contractAddress.slice(2)), soon)
  return receipt
}

function dumped(state: ChainSnapshots): string {
  const { dump = '0x' } = state.get(CHAIN) ?? {}
  return dump === '0x' ? '' : gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString()
}

async function killNode(): Promise<void> {
  process.kill(nodeWith('--fork-url'), 'SIGKILL')
  await vi.waitFor(() => expect(lines.join()).toContain('has replaced it.'), soon)
}

/** The contract, its transaction and its account's nonce are what they were. */
async function expectDeployed(url: string, { contractAddress, transactionHash, blockNumber }: Receipt): Promise<void> {
  expect(await callNode(url, 'eth_getCode', [contractAddress, 'latest'])).toBe(RUNTIME)
  expect(await callNode(url, 'eth_call', [{ to: contractAddress }, 'latest'])).toBe(STORED)
  expect(await callNode(url, 'eth_getTransactionReceipt', [transactionHash])).toMatchObject({
    contractAddress,
    blockNumber,
    status: '0x1'
  })
  expect(Number(await callNode(url, 'eth_blockNumber'))).toBeGreaterThanOrEqual(Number(blockNumber))
}

test('a contract survives a kill -9 of its node, and so does what is deployed after it', async () => {
  const state = new Map<number, ChainSnapshot>()
  const served = await start(state)
  const url = served.rpcUrl(CHAIN)
  const first = await deploy(url, state)
  await killNode()
  expect(lines).toEqual([
    expect.stringMatching(/^The node of Linea Goerli crashed; one with the state of [\d:]{8} has/)
  ])
  await expectDeployed(url, first)
  const second = await deploy(url, state)
  expect(second.contractAddress).not.toBe(first.contractAddress)
  lines = []
  await killNode()
  await expectDeployed(url, first)
  await expectDeployed(url, second)
})

test('each block is saved when it comes, not only every 3 seconds', async () => {
  const state = new Map<number, ChainSnapshot>()
  const served = await start(state, { everyMs: 3_600_000 })
  for (let sent = 0; sent < 3; sent++) await deploy(served.rpcUrl(CHAIN), state)
})

test('with a state file it also survives a restart of the whole devchain, after a kill -9 of its node too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const open = () => {
    const file = StateFile.open(path.join(folder, 'state.json'))
    closers.push(async () => file.close())
    return file
  }
  const state = open()
  const served = await start(state, { onSnapshot: () => state.write() })
  const receipt = await deploy(served.rpcUrl(CHAIN), state)
  await killNode()
  await stop()
  const again = open()
  const restarted = await start(again, { onSnapshot: () => again.write() })
  await expectDeployed(restarted.rpcUrl(CHAIN), receipt)
})
