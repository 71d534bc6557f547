import { type Hex, keccak256, zeroHash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Capsule, Scene } from './capsule.ts'
import { resendPending } from './packed-chain.ts'
import { chainsOfOtherNodes, replayedChains, replayIntroduction, replayStory } from './replay.ts'
import { storageFor } from './replay-plugin.ts'

const [ALICE = '0x', BOB = '0x'] = testAccounts
const UNKNOWN = '0x000000000000000000000000000000000000dEaD'

afterEach(() => vi.unstubAllGlobals())

function sceneWith(storage: Scene['storage'], wallets: Scene['wallets'] = []): Scene {
  return { test: 'a test', failure: 'failed', failedAt: 1, path: '/', hasSignIn: false, storage, wallets }
}

const connectedAs = (account: string, chainId = 59140) => ({
  'portside.connection': JSON.stringify({ walletId: 'rainbow', account, chainId })
})
const wallets: Scene['wallets'] = [
  { name: 'First', chainId: 84531, accounts: [ALICE] },
  { name: 'Second', chainId: 1, accounts: [BOB] }
]

const devWalletIn = (scene: Scene) => JSON.parse(storageFor(scene)['portside.dev-wallet'] ?? '')

test('Dev Wallet uses the network of the connected wallet, or else the one the page stored', () => {
  expect(devWalletIn(sceneWith(connectedAs(BOB), wallets))).toEqual({ chainId: 1, account: BOB })
  expect(devWalletIn(sceneWith(connectedAs(UNKNOWN), wallets))).toEqual({ chainId: 59140, account: UNKNOWN })
  expect(devWalletIn(sceneWith({}, wallets))).toEqual({ chainId: 84531 })
  expect(devWalletIn(sceneWith({ 'portside.connection': '{"half' }, wallets))).toEqual({ chainId: 84531 })
})

const at = (forkBlock: number, forkBlockHash: Hex = `0x${'1'.repeat(64)}`) => ({
  saved: { savedAt: 1, forkBlock, forkBlockHash, dump: '0x' as const },
  pending: [],
  isAutomining: true
})
const capsuleChains = { 1: at(readManifest(1).forkBlock), 8453: at(80), 31337: at(0, zeroHash), 84531: at(80) }
const forkOf = (chainId: number) =>
  [chainId, { url: 'http://a', block: undefined, urlName: '', blockName: '' }] as const

test('empty chains of a capsule are empty again, and forks of other nodes need them, those of recorded chains too', () => {
  const forks = new Map([forkOf(8453)])
  expect(chainsOfOtherNodes(capsuleChains)).toEqual([8453, 84531])
  expect(() => replayedChains({ chains: capsuleChains }, forks, {})).toThrow(
    'Chain 84531 of the capsule is a fork: name a node of it with --fork 84531=URL.'
  )
  const { chainIds, empty } = replayedChains({ chains: capsuleChains }, forks, { FORK_URL_84531: 'http://b' })
  expect([chainIds, empty]).toEqual([[1, 8453, 31337, 84531], [31337]])
})

test('a pending transaction that is missing or rejected is skipped and reported', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { params } = JSON.parse(body)
    if (params[0] === '0xbad0') return Response.json({ error: { code: -32000, message: 'nonce too low' } })
    sent.push(params[0])
    return Response.json({ result: '0x' })
  })
  expect(
    await resendPending('http://127.0.0.1:1', { pending: [null, '0xbad0', '0x600d'], isAutomining: true })
  ).toEqual([
    'A pending transaction left the pool before it could be saved.',
    `The pending transaction ${keccak256('0xbad0')} was rejected: nonce too low.`
  ])
  expect(sent).toEqual(['0x600d'])
})

test('the introduction lists what could not be restored: a missing account and each skipped transaction', () => {
  const introduced = (account: string, ...skipped: readonly string[]) => {
    const transcripts = { rpc: [], wallets: [], events: [], relay: [], phones: [] }
    const capsule: Capsule = { scene: sceneWith(connectedAs(account)), chains: {}, ...transcripts }
    return replayIntroduction(capsule, 'http://127.0.0.1:1/', skipped)
  }
  expect(introduced(UNKNOWN)).toContain(`It does not have the test's account, ${UNKNOWN}`)
  expect(introduced(ALICE)).not.toContain('It does not have')
  expect(introduced(ALICE, 'One was rejected.')).toContain('  One was rejected.\n')
})

test('what a capsule says reaches the terminal without anything that it would obey', () => {
  const escapes = '\u001b[2J\u001b]0;title\u0007\u001b]8;;http://evil.test\u0007link\u009b31m\u202e'
  const transcripts = { rpc: [], wallets: [], relay: [], phones: [] }
  const scene = { ...sceneWith({}), test: `a test${escapes}`, failure: `failed${escapes}\nmore` }
  const events = [{ time: 1, page: 1, kind: 'logged' as const, text: `logged${escapes}\r\nand on` }]
  const story = replayStory({ ...transcripts, scene, chains: {}, events })
  expect([...story.replaceAll('\n', '')].filter((character) => /[\p{Cc}\p{Cf}]/u.test(character))).toEqual([])
  expect(story).toContain('a test[2J]0;title]8;;http://evil.testlink31m')
})
