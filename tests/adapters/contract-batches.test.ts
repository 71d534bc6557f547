import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { injectedConnector } from '#adapters/wallet/injected/injected-connector.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { rejected, unsupported } from '#devchain/scripted-wallet/wallet-error.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { type DeployedContract, deployFixture, sendTransaction } from '../ports/contract-fixtures.ts'
import { approvalAt, BatchPage, untilReviewed } from './batch-page.ts'
import { SafeFrame } from './safe-frame.ts'
import { WalletConnectHarness } from './walletconnect-harness.ts'

const ORIGIN = 'https://app.example'
const [deployer] = testAccounts as readonly [Address]

let devchain: Devchain
let nodeUrl: string
let till: DeployedContract
const pages: BatchPage[] = []

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [baseGoerli.id] })
  nodeUrl = await devchain.url(baseGoerli.id)
})
afterAll(() => devchain?.stop())
beforeEach(async () => {
  till = await deployFixture(nodeUrl, deployer, 'Till')
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
  vi.unstubAllGlobals()
})

/** A page of a wallet, connected. */
async function open(connector: Connector, storage = new FakeBrowserStorage()) {
  const page = new BatchPage({ connector, nodeUrl, till, storage })
  pages.push(page)
  return { page, account: await page.connect() }
}

function scriptedWallet(options: Partial<ScriptedWalletOptions> = {}) {
  const wallet = new ScriptedWallet({ nodeUrls: { [baseGoerli.id]: nodeUrl }, chainId: baseGoerli.id, ...options })
  const connector = () => injectedConnector(wallet.provider(ORIGIN), ORIGIN)
  const asked = (method: string) => wallet.received.filter((request) => request.method === method).length
  return { wallet, connector, asked }
}

const withoutBatches = () => scriptedWallet({ quirks: { ordinaryAtomicity: 'none' } })

describe('an extension with EIP-5792', () => {
  test('sends an approval and the payment that needs it in one transaction, which is listed', async () => {
    const { connector, asked } = scriptedWallet()
    const { page, account } = await open(connector())
    const batch = await page.spend(5n, { mustBeAtomic: true })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'confirmed')
    expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([1, 0])
    expect(page.transactions.recent).toMatchObject([{ sent: { description: 'Approve and pay' } }])
    expect(await page.spent(account)).toBe(5n)
  })

  test('that was asked before a reload is asked what became of it, not to do it again', async () => {
    const storage = new FakeBrowserStorage()
    const { connector, asked } = scriptedWallet()
    const before = await open(connector(), storage)
    await callNode(nodeUrl, 'evm_setAutomine', [false])
    try {
      const batch = await before.page.spend(5n, { mustBeAtomic: true })
      await untilReviewed(batch)
      batch.confirm()
      await before.page.until(batch, 'batched')
      before.page.close()
      const { page, account } = await open(connector(), storage)
      const found = await page.spend(5n, { mustBeAtomic: true })
      await page.until(found, 'batched')
      expect(page.transactions.recent).toEqual([])
      await callNode(nodeUrl, 'evm_mine')
      await page.until(found, 'confirmed')
      expect([asked('wallet_sendCalls'), page.transactions.recent.length]).toEqual([1, 1])
      expect(await page.spent(account)).toBe(5n)
    } finally {
      await callNode(nodeUrl, 'evm_setAutomine', [true])
    }
  })

  test('whose transaction reverts has done nothing of it: it is listed as failed, and can be reviewed again', async () => {
    const { connector, asked } = scriptedWallet()
    const { page, account } = await open(connector())
    const batch = await page.spend(5n, { mustBeAtomic: true, last: page.refused() })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'stopped')
    expect(batch.batchState).toEqual({ status: 'stopped', done: [], whetherSent: 'no' })
    await page.untilListed([{ description: 'Approve and pay', status: 'failed' }])
    expect([await page.allowance(account), await page.spent(account)]).toEqual([0n, 0n])
    batch.simulate()
    await untilReviewed(batch)
    expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([1, 0])
  })

  test('that carries out a part of it leaves the outcome to the visitor, with each transaction listed', async () => {
    const { connector } = scriptedWallet({ quirks: { ordinaryAtomicity: 'unsupported' } })
    const { page, account } = await open(connector())
    const batch = await page.spend(5n, { last: page.refused() })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'partial')
    await page.untilListed([
      { description: 'Pay', status: 'failed' },
      { description: 'Approve', status: 'confirmed' }
    ])
    expect(await page.allowance(account)).toBe(5n)
  })

  test('whose receipts lack a status is believed as far as the network confirms it, and all is listed', async () => {
    const { connector } = scriptedWallet({
      quirks: { batchReceipts: 'without-status', ordinaryAtomicity: 'unsupported' }
    })
    const { page, account } = await open(connector())
    const batch = await page.spend(5n)
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'confirmed')
    expect(page.transactions.recent.map(({ fate }) => fate.status)).toEqual(['confirmed', 'confirmed'])
    expect(await page.spent(account)).toBe(5n)
  })

  test('that names no transaction has left no trace, so that nothing counts as confirmed', async () => {
    const { connector } = scriptedWallet({ quirks: { batchReceipts: 'none' } })
    const { page } = await open(connector())
    const batch = await page.spend(5n, { mustBeAtomic: true })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'unclear')
    expect(page.transactions.recent).toEqual([])
  })

  test.each([-32601, -32075, 'words'] as const)(
    'that turns out to lack it by %s is asked for one call after the other',
    async (missingMethod) => {
      const { connector, asked } = scriptedWallet({ quirks: { lacks: ['wallet_sendCalls'], missingMethod } })
      const { page, account } = await open(connector())
      const batch = await page.spend(5n)
      await untilReviewed(batch)
      batch.confirm()
      await page.until(batch, 'confirmed')
      expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([1, 2])
      expect(await page.spent(account)).toBe(5n)
    }
  )

  test('that turns out to lack it is not asked for calls one by one that must succeed together', async () => {
    const { connector, asked } = scriptedWallet({ quirks: { lacks: ['wallet_sendCalls'], missingMethod: 'words' } })
    const { page } = await open(connector())
    const batch = await page.spend(5n, { mustBeAtomic: true })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'impossible')
    expect(asked('eth_sendTransaction')).toBe(0)
  })

  test('that the visitor rejects leads back to the review', async () => {
    const { wallet, connector } = scriptedWallet()
    const { page } = await open(connector())
    const batch = await page.spend(5n)
    await untilReviewed(batch)
    wallet.next('wallet_sendCalls', rejected)
    batch.confirm()
    await expect.poll(() => batch.step).toMatchObject({ refusal: { isRejection: true } })
    expect(batch.batchState).toEqual({ status: 'unasked', done: [] })
  })
})

describe('an extension without EIP-5792', () => {
  test('is asked for one call after the other, also for the reset that the token requires', async () => {
    const { connector, asked } = withoutBatches()
    const { page, account } = await open(connector())
    await sendTransaction(nodeUrl, approvalAt(till, account, 3n))
    const batch = await page.spend(5n)
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'confirmed')
    expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([0, 3])
    expect(page.transactions.recent.map(({ sent }) => sent.description)).toEqual(['Pay', 'Approve', 'Reset'])
    expect(await page.spent(account)).toBe(5n)
  })

  test('is asked for the rest only after a review, if the page was reloaded between two calls', async () => {
    const storage = new FakeBrowserStorage()
    const { connector, asked } = withoutBatches()
    const before = await open(connector(), storage)
    await callNode(nodeUrl, 'evm_setAutomine', [false])
    try {
      const left = await before.page.spend(5n)
      await untilReviewed(left)
      left.confirm()
      await expect.poll(() => left.batchState).toMatchObject({ status: 'stepping', hash: expect.any(String) })
      before.page.close()
      const { page, account } = await open(connector(), storage)
      const batch = await page.spend(5n)
      await page.until(batch, 'stepping')
      await callNode(nodeUrl, 'evm_setAutomine', [true])
      await callNode(nodeUrl, 'evm_mine')
      await page.until(batch, 'unasked')
      await untilReviewed(batch)
      expect([batch.call.request.description, asked('eth_sendTransaction')]).toEqual(['Pay', 1])
      batch.confirm()
      await page.until(batch, 'confirmed')
      expect([asked('eth_sendTransaction'), await page.spent(account)]).toEqual([2, 5n])
    } finally {
      await callNode(nodeUrl, 'evm_setAutomine', [true])
    }
  })

  test('stops at a second call that is refused, and says that the first went through', async () => {
    const { connector, asked } = withoutBatches()
    const { page } = await open(connector())
    const batch = await page.spend(5n, { last: page.refused() })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'stopped')
    const [entry] = page.transactions.recent
    expect(batch.batchState).toEqual({ status: 'stopped', done: [entry?.sent.hash], whetherSent: 'no' })
    expect(entry).toMatchObject({ sent: { description: 'Approve' }, fate: { status: 'confirmed' } })
    expect(batch.step).toMatchObject({ status: 'refused', failure: { revert: { message: 'closed' } } })
    expect(asked('eth_sendTransaction')).toBe(1)
  })

  test('is not asked for a batch that must be atomic, and cannot be: that is known before it is confirmed', async () => {
    const { connector, asked } = withoutBatches()
    const { page } = await open(connector())
    const batch = await page.spend(5n, { mustBeAtomic: true })
    await page.until(batch, 'impossible')
    batch.confirm()
    expect(batch.batchState.status).toBe('impossible')
    expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([0, 0])
  })

  test('that only refuses the request gets the calls one by one too', async () => {
    const { wallet, connector, asked } = scriptedWallet()
    const { page, account } = await open(connector())
    const batch = await page.spend(5n)
    await untilReviewed(batch)
    wallet.next('wallet_sendCalls', unsupported)
    batch.confirm()
    await page.until(batch, 'confirmed')
    expect([asked('eth_sendTransaction'), await page.spent(account)]).toEqual([2, 5n])
  })
})

test('a Safe proposes all calls as one, which is listed once its owners have approved it', async () => {
  const safe = await LocalSafe.open({ nodeUrl, chainId: baseGoerli.id })
  safe.hasOtherOwners = true
  const { page, account } = await open(new SafeFrame(safe).open())
  const batch = await page.spend(5n, { mustBeAtomic: true })
  await untilReviewed(batch)
  batch.confirm()
  await page.until(batch, 'batched')
  expect([safe.waiting.length, page.transactions.recent]).toEqual([1, []])
  await safe.approveWaiting()
  await page.until(batch, 'confirmed')
  expect(page.transactions.recent).toMatchObject([{ sent: { description: 'Approve and pay' } }])
  expect([account, await page.spent(safe.address)]).toEqual([safe.address, 5n])
})

describe('a wallet behind WalletConnect', () => {
  const harness = WalletConnectHarness.use(() => ({ [baseGoerli.id]: nodeUrl }))

  test('is asked once for all calls, and reports their hashes', async () => {
    await harness.replacePhone({ chainIds: [baseGoerli.id] })
    const { connector } = await harness.open()
    const paired = harness.phone
    const { connect } = connector
    connector.connect = (chain, options) =>
      connect.call(connector, chain, { ...options, onPairing: ({ uri }) => void paired.pair(uri) })
    const { page, account } = await open(connector)
    const batch = await page.spend(5n, { mustBeAtomic: true })
    await untilReviewed(batch)
    batch.confirm()
    await page.until(batch, 'confirmed')
    expect([harness.asked('wallet_sendCalls'), harness.asked('eth_sendTransaction')]).toEqual([1, 0])
    expect([page.transactions.recent.length, await page.spent(account)]).toEqual([1, 5n])
  })
})
