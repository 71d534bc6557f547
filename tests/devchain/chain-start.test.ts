import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { callNode } from '#devchain/json-rpc.ts'
import type { ChainSnapshot } from '#devchain/nodes/chain-snapshot.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { ArchiveNode, forkOf } from './archive-node.ts'
import { ExplorerVisitor } from './explorer-visitor.ts'
import { nodesOf } from './nodes.ts'

const EMPTY = 31337
const RECORDED = 59140
const { chainId: FORKED, someone: SOMEONE } = ArchiveNode

let archive: ArchiveNode

beforeAll(async () => {
  archive = await ArchiveNode.start()
})

afterAll(() => archive?.stop())

test('an empty chain resumes from a saved state, which no fork accepts, and the other way round', async () => {
  const state = new Map<number, ChainSnapshot>()
  const first = await startDevchain({ empty: [EMPTY], state })
  await callNode(await first.url(EMPTY), 'anvil_setBalance', [SOMEONE, '0x3039'])
  await callNode(await first.url(EMPTY), 'anvil_mine', ['0x2'])
  await first.stop()

  const second = await startDevchain({ empty: [EMPTY], state })
  expect(await callNode(await second.url(EMPTY), 'eth_getBalance', [SOMEONE, 'latest'])).toBe('0x3039')
  expect(Number(await callNode(await second.url(EMPTY), 'eth_blockNumber'))).toBe(3)
  await second.stop()

  const [[, ofEmpty] = []] = [...state]
  if (ofEmpty) state.set(FORKED, ofEmpty)
  const fork = await startDevchain({ forks: forkOf(FORKED, archive.url, '80'), state })
  await expect(fork.url(FORKED)).rejects.toThrow(
    /^The node of Base could not be prepared: the saved state is of an empty chain, this is a fork on block 80 \(0x\w{8}…\)\.$/
  )
  await fork.stop()

  if (ofEmpty) state.set(EMPTY, { ...ofEmpty, forkBlock: 7, forkBlockHash: `0x${'7'.repeat(64)}` })
  const third = await startDevchain({ empty: [EMPTY], state })
  await expect(third.url(EMPTY)).rejects.toThrow(
    'The node of Chain 31337 could not be prepared: the saved state is of a fork of block 7, this chain is empty.'
  )
  await third.stop()
})

test('a recorded chain can be started empty, without its contracts', async () => {
  const empty = await startDevchain({ empty: [RECORDED] })
  try {
    expect([empty.chainIds, empty.manifestOf(RECORDED)]).toEqual([[RECORDED], undefined])
    const url = await empty.url(RECORDED)
    expect(Number(await callNode(url, 'eth_blockNumber'))).toBe(0)
    const { token } = readManifest(RECORDED).contracts
    expect(await callNode(url, 'eth_getCode', [token, 'latest'])).toBe('0x')
    const listed = await new ExplorerVisitor(createExplorer(empty)).get(`/${RECORDED}/contracts`)
    expect(listed.text).not.toContain('Test Dollar')
  } finally {
    await empty.stop()
  }
})

test.each([
  ['a chain that could begin nowhere', { chainIds: [5] }, /^Chain 5 has no recording \(recorded are .+\): fork a node/],
  [
    'a chain that is both',
    { empty: [5], forks: forkOf(5, 'http://127.0.0.1:1') },
    /^Chain 5 cannot be both .+ empty\.$/
  ],
  [
    'a node that does not answer',
    { forks: forkOf(10, 'http://127.0.0.1:1/key') },
    /^--fork 10: the node at 127\.0\.0\.1:1 does not answer eth_chainId\.$/
  ]
])('%s stops the start with one sentence', async (_what, options, sentence) => {
  await expect(startDevchain(options)).rejects.toThrow(sentence)
})

test.each([
  ['a node of another chain', 10, undefined, /^--fork 10: the node at [\d.:]+ serves chain 8453, not 10\.$/],
  ['a block that the node does not have', FORKED, '101', /^--fork 8453: the node at [\d.:]+ is only at block 100\.$/]
])('%s stops the start with one sentence and starts no node', async (_what, chainId, block, sentence) => {
  const before = nodesOf().length
  await expect(startDevchain({ forks: forkOf(chainId, archive.url, block) })).rejects.toThrow(sentence)
  expect(nodesOf()).toHaveLength(before)
})
