import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zeroHash } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readCapsule, writeCapsule } from '#devchain/capsule/capsule.ts'
import { packChain } from '#devchain/capsule/packed-chain.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { ArchiveNode, forkOf } from '../devchain/archive-node.ts'
import { type Command, runNode } from '../devchain/command.ts'

const [ALICE, BOB] = testAccounts
const EMPTY = 31337
const FORK = ArchiveNode.chainId
const BLOCK = '80'

let archive: ArchiveNode
let folder: string
let running: Command | undefined

beforeAll(async () => {
  archive = await ArchiveNode.start()
  folder = mkdtempSync(join(tmpdir(), 'portside-replayed-'))
})

afterEach(async () => {
  running?.kill('SIGTERM')
  await running?.ended
  running = undefined
})

afterAll(async () => {
  await archive?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function run(...args: readonly string[]): Command {
  running = runNode(['src/start/devchain.mjs', '--ci', '--json', ...args])
  return running
}

async function urlsOf(command: Command): Promise<Readonly<Record<number, string>>> {
  const [line] = await command.until(/\{.*\}\n/)
  return JSON.parse(line).chains
}

/** As a failed test with these chains leaves one. @returns its folder */
async function leaveCapsule(name: string, chainIds: readonly number[]): Promise<string> {
  const forks = chainIds.includes(FORK) ? forkOf(FORK, archive.url, BLOCK) : new Map()
  const devchain = await startDevchain({ chainIds, forks, empty: [EMPTY] })
  try {
    const packed = chainIds.map(async (chainId) => {
      const url = await devchain.url(chainId)
      await callNode(url, 'evm_setAutomine', [false])
      await callNode(url, 'eth_sendTransaction', [{ from: ALICE, to: BOB, value: '0x7' }])
      await callNode(url, 'evm_mine')
      return [chainId, await packChain(url)] as const
    })
    const scene = { test: 'a test', failure: 'failed', failedAt: 1, path: '/', storage: {}, wallets: [] }
    const nothing = { rpc: [], wallets: [], events: [], relay: [], phones: [] }
    const capsule = join(folder, name)
    writeCapsule(capsule, { scene, chains: Object.fromEntries(await Promise.all(packed)), ...nothing })
    return capsule
  } finally {
    await devchain.stop()
  }
}

const sevenMore = '0x21e19e0c9bab2400007'

test('a capsule of an empty chain needs no option', async () => {
  const capsule = await leaveCapsule('empty', [EMPTY])
  expect(readCapsule(capsule).chains[EMPTY]?.saved.forkBlockHash).toBe(zeroHash)
  const urls = await urlsOf(run('--replay', capsule))
  expect(Object.keys(urls)).toEqual([String(EMPTY)])
  expect(await callNode(urls[EMPTY] ?? '', 'eth_getBalance', [BOB, 'latest'])).toBe(sevenMore)
})

test('a capsule of a fork needs its node again, and starts at the same block', async () => {
  const capsule = await leaveCapsule('fork', [FORK, EMPTY])
  const without = run('--replay', capsule)
  expect(await without.ended).toBe(1)
  expect(without.errors()).toContain(
    `Chain ${FORK} of the capsule is a fork: name a node of it with --fork ${FORK}=URL.`
  )
  await callNode(archive.url, 'anvil_mine', ['0x20'])
  const urls = await urlsOf(run('--replay', capsule, '--fork', `${FORK}=${archive.url}`))
  const balances = [FORK, EMPTY].map((chainId) => callNode(urls[chainId] ?? '', 'eth_getBalance', [BOB, 'latest']))
  expect(await Promise.all(balances)).toEqual([sevenMore, sevenMore])
})

test('a node for a chain that the capsule does not have is refused', async () => {
  const command = run('--replay', await leaveCapsule('other', [EMPTY]), '--fork', `${FORK}=${archive.url}`)
  expect(await command.ended).toBe(1)
  expect(command.errors()).toContain(`The capsule has no chain ${FORK}, which --fork names.`)
})

test('a fork without a block resumes at the block of its state file, wherever the head is now', async () => {
  const state = join(folder, 'chains.json')
  const args = ['--state', state, '--fork', `${FORK}=${archive.url}`]
  const first = run(...args)
  const url = (await urlsOf(first))[FORK] ?? ''
  await callNode(url, 'eth_sendTransaction', [{ from: ALICE, to: BOB, value: '0x7' }])
  await expect.poll(() => callNode(url, 'eth_getBalance', [BOB, 'latest'])).toBe(sevenMore)
  first.kill('SIGTERM')
  await first.ended
  await callNode(archive.url, 'anvil_mine', ['0x20'])
  const resumed = await urlsOf(run(...args))
  expect(await callNode(resumed[FORK] ?? '', 'eth_getBalance', [BOB, 'latest'])).toBe(sevenMore)
  running?.kill('SIGTERM')
  await running?.ended
  const other = run('--state', state, '--fork', `${FORK}=${archive.url}@5`)
  expect(await other.ended).toBe(1)
  expect(other.errors()).toMatch(/ Use another file for the state, or fork block \d+\./)
})
