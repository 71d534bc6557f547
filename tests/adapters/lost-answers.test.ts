import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { injectedConnector } from '#adapters/wallet/injected/injected-connector.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { transactionDetail } from '#domain/transaction/transaction-detail.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { LifecyclePage, type LifecycleVisitor } from './lifecycle-page.ts'
import { testedLibraries } from './rpc-libraries.ts'
import { SigningWallet } from './signing-wallet.ts'

const { id: chainId } = baseGoerli
const QUARTER = `0x${(25n * 10n ** 16n).toString(16)}` as const
const PAYMENT = { to: bob, value: QUARTER } as const
const NOTHING = { to: alice, value: '0x0' } as const
const POLLS = 3
/** More than nodes may lag. */
const POLLS_UNTIL_UNKNOWN = 10
/** What no node knows is polled once a minute. */
const POLLS_UNTIL_SEARCHED = 32
const POLLS_OF_TEN_MINUTES = 200

let devchain: Devchain
let nodeUrl: string
let snapshot: Hex
let wallet: SigningWallet
let visitor: LifecycleVisitor
const pages: LifecyclePage[] = []

const callChain = <Result>(method: string, ...params: readonly unknown[]) => callNode<Result>(nodeUrl, method, params)
const mine = (blocks = 1) => callChain('anvil_mine', `0x${blocks.toString(16)}`)

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [chainId] })
  nodeUrl = await devchain.url(chainId)
  await callChain('evm_setAutomine', false)
})
afterAll(() => devchain?.stop())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  wallet = new SigningWallet(nodeUrl, chainId)
  visitor = { storage: new FakeBrowserStorage(), connector: injectedConnector(wallet.provider(), 'http://localhost') }
  snapshot = await callChain<Hex>('evm_snapshot')
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  vi.useRealTimers()
  await callChain('evm_revert', snapshot)
})

describe.each(testedLibraries)('with $library', ({ connect }) => {
  async function open(): Promise<LifecyclePage> {
    const page = new LifecyclePage(connect, nodeUrl, visitor)
    pages.push(page)
    await page.connect()
    return page
  }

  /** A page whose wallet has signed a payment. */
  async function paid(): Promise<LifecyclePage> {
    const page = await open()
    await page.pay({ recipient: bob, amount: '0.25' })
    await expect.poll(() => wallet.hashes).toHaveLength(1)
    await page.polls(1)
    return page
  }

  /** The nonce of what was signed first. */
  const nonce = async () => Number(await callChain<Hex>('eth_getTransactionCount', alice, 'latest'))

  describe.each<[string, (hash: Hex) => unknown]>([
    ['null', () => null],
    ['nothing', () => ''],
    ['a hash without 0x', (hash) => hash.slice(2)]
  ])('a payment that the wallet sends and answers with %s', (_, answer) => {
    beforeEach(() => {
      wallet.answer = answer
    })

    test('is listed once it is mined, by itself', async () => {
      const page = await paid()
      expect(page.attempts.undecided).toMatchObject([{ state: { status: 'open', isUnreadable: true } }])
      expect(page.entry).toBeUndefined()
      await mine()
      await page.polls(POLLS)
      expect(page.attempts.undecided).toEqual([])
      expect(page.entry).toMatchObject({ sent: { hash: wallet.hashes[0] }, fate: { status: 'confirmed' } })
      expect(page.late).toMatchObject({ hash: wallet.hashes[0] })
    })
  })

  test('a lost payment that was sped up in the wallet is listed with the hash that was mined', async () => {
    wallet.answer = () => null
    const page = await paid()
    const hash = await wallet.send(PAYMENT, await nonce())
    await mine()
    await page.polls(POLLS)
    expect(page.entry).toMatchObject({ sent: { hash }, fate: { status: 'confirmed' } })
  })

  test('a lost payment that was cancelled in the wallet is not listed: another transaction has used its nonce', async () => {
    wallet.answer = () => null
    const page = await paid()
    const hash = await wallet.send(NOTHING, await nonce())
    await mine()
    await page.polls(POLLS)
    expect(page.entry).toBeUndefined()
    expect(page.attempts.undecided).toMatchObject([{ state: { status: 'open', nonceUsedBy: hash } }])
  })

  test('a request that was open when the page was reloaded is listed once it is approved and mined', async () => {
    wallet.ask()
    const page = await open()
    await page.pay({ recipient: bob, amount: '0.25' })
    page.close()
    const next = await open()
    await next.polls(1)
    expect(next.attempts.undecided).toMatchObject([{ state: { status: 'open' } }])
    await wallet.approve()
    await mine(20)
    await next.polls(POLLS)
    expect(next.attempts.undecided).toEqual([])
    expect(next.entry).toMatchObject({ sent: { hash: wallet.hashes[0] }, fate: { status: 'confirmed' } })
  })

  test('a request that is approved after another transaction took its nonce is listed all the same', async () => {
    wallet.ask()
    const page = await open()
    await page.pay({ recipient: bob, amount: '0.25' })
    page.close()
    const next = await open()
    const other = await wallet.send({ to: bob, value: '0x7' })
    await mine()
    await next.polls(POLLS)
    expect(next.attempts.undecided).toMatchObject([{ state: { nonceUsedBy: other } }])
    await wallet.approve()
    await mine()
    await next.polls(POLLS)
    expect(next.entry).toMatchObject({ sent: { hash: wallet.hashes[1] }, fate: { status: 'confirmed' } })
  })

  test('nothing is searched for an account with code', async () => {
    wallet.answer = () => null
    const page = await paid()
    await mine()
    await callChain('anvil_setCode', alice, '0x00')
    await page.polls(POLLS)
    expect(page.entry).toBeUndefined()
    expect(page.attempts.undecided.map(page.attempts.isOvertaken)).toEqual([true])
  })

  describe('a payment that no node has ever seen', () => {
    beforeEach(() => {
      wallet.isPrivate = true
    })

    async function unseen(): Promise<LifecyclePage> {
      const page = await paid()
      await page.polls(POLLS_UNTIL_UNKNOWN)
      expect(page.entry).toMatchObject({ fate: { status: 'pending', unknownSince: expect.any(Number) } })
      wallet.isPrivate = false
      return page
    }

    test('is confirmed once what sped it up is', async () => {
      const page = await unseen()
      const hash = await wallet.send(PAYMENT, await nonce())
      await mine()
      await page.polls(POLLS_UNTIL_SEARCHED)
      expect(page.entry).toMatchObject({
        sent: { hash: wallet.hashes[0] },
        fate: { status: 'confirmed', speedUp: hash }
      })
    })

    test('is cancelled once what cancelled it is mined', async () => {
      const page = await unseen()
      const hash = await wallet.send(NOTHING, await nonce())
      await mine()
      await page.polls(POLLS_UNTIL_SEARCHED)
      expect(page.entry).toMatchObject({ fate: { replacement: 'cancellation', replacedBy: hash } })
    })

    test('stays pending when something else has its nonce, which is named', async () => {
      const page = await unseen()
      const hash = await wallet.send({ to: bob, value: '0x7' }, await nonce())
      await mine()
      await page.polls(POLLS_UNTIL_SEARCHED)
      expect(page.entry).toMatchObject({ fate: { status: 'pending', nonceUsedBy: hash } })
    })

    test('does not affect the next one after fifty blocks and ten minutes, and is still followed', async () => {
      const page = await unseen()
      await mine(50)
      await page.polls(POLLS_OF_TEN_MINUTES)
      expect(page.entry && transactionDetail(page.entry)).toBe('neverSeen')
      const hash = await wallet.send(PAYMENT, await nonce())
      await mine()
      await page.polls(POLLS_UNTIL_SEARCHED)
      expect(page.entry).toMatchObject({ fate: { status: 'confirmed', speedUp: hash } })
    })
  })
})
