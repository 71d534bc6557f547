import { keccak256 } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Capsule, Scene } from './capsule.ts'
import { resendPending } from './packed-chain.ts'
import { replayIntroduction } from './replay.ts'
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
