import { keccak256 } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Capsule, Scene } from './capsule.ts'
import { unpackWaiting } from './packed-chain.ts'
import { replayIntroduction } from './replay.ts'
import { storageFor } from './replay-plugin.ts'

const [ALICE = '0x', BOB = '0x'] = testAccounts
const STRANGER = '0x000000000000000000000000000000000000dEaD'

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

test('Dev Wallet is on the network of the wallet that was connected, or on the one that the page kept', () => {
  expect(devWalletIn(sceneWith(connectedAs(BOB), wallets))).toEqual({ chainId: 1, account: BOB })
  expect(devWalletIn(sceneWith(connectedAs(STRANGER), wallets))).toEqual({ chainId: 59140, account: STRANGER })
  expect(devWalletIn(sceneWith({}, wallets))).toEqual({ chainId: 84531 })
  expect(devWalletIn(sceneWith({ 'portside.connection': '{"half' }, wallets))).toEqual({ chainId: 84531 })
})

test('a waiting transaction that is not there, or that the node refuses, is left out with a word about it', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { params } = JSON.parse(body)
    if (params[0] === '0xbad0') return Response.json({ error: { code: -32000, message: 'nonce too low' } })
    sent.push(params[0])
    return Response.json({ result: '0x' })
  })
  expect(
    await unpackWaiting('http://127.0.0.1:1', { waiting: [null, '0xbad0', '0x600d'], isAutomining: true })
  ).toEqual([
    'A waiting transaction was gone when it was packed.',
    `The waiting transaction ${keccak256('0xbad0')} was refused: nonce too low.`
  ])
  expect(sent).toEqual(['0x600d'])
})

test('the introduction says what is not as it was: a missing account, and each transaction that was left out', () => {
  const introduced = (account: string, ...leftOut: readonly string[]) => {
    const transcripts = { rpc: [], wallets: [], events: [], relay: [], phones: [] }
    const capsule: Capsule = { scene: sceneWith(connectedAs(account)), chains: {}, ...transcripts }
    return replayIntroduction(capsule, 'http://127.0.0.1:1/', leftOut)
  }
  expect(introduced(STRANGER)).toContain(`It does not have the account of the test, ${STRANGER}`)
  expect(introduced(ALICE)).not.toContain('It does not have')
  expect(introduced(ALICE, 'One was refused.')).toContain('  One was refused.\n')
})
