import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { dropTransaction, reorganise } from '#devchain/weather/chain-weather.ts'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { NewTransaction } from '#domain/transaction/transaction.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { announcementText } from '#ui/words/announcement.ts'
import { type DeployedContract, deployFixture } from '../ports/contract-fixtures.ts'
import { LifecyclePage, type LifecycleVisitor } from './lifecycle-page.ts'
import { testedLibraries } from './rpc-libraries.ts'

const { id: chainId } = baseGoerli
const FEE = `0x${(10n ** 12n).toString(16)}`
const GAS = `0x${(200_000).toString(16)}`
/** A poll may already be due when something happens. */
const POLLS = 2
/** The nonce has to be used for a while before a search. */
const POLLS_OF_A_SEARCH = 4
/** More than nodes may lag. */
const POLLS_UNTIL_UNKNOWN = 10

let devchain: Devchain
let nodeUrl: string
let outcomes: DeployedContract
let visitor: LifecycleVisitor
let snapshot: Hex
const pages: LifecyclePage[] = []

const callChain = <Result>(method: string, ...params: readonly unknown[]) => callNode<Result>(nodeUrl, method, params)

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [chainId] })
  nodeUrl = await devchain.url(chainId)
  await callChain('evm_setAutomine', false)
  outcomes = await deployFixture(nodeUrl, bob, 'Outcomes')
})
afterAll(() => devchain?.stop())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  visitor = { storage: new FakeBrowserStorage(), connector: new FakeConnector() }
  snapshot = await callChain<Hex>('evm_snapshot')
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  vi.useRealTimers()
  await callChain('evm_revert', snapshot)
})

interface Sent {
  readonly to?: string
  readonly value?: string
  readonly data?: string
  readonly nonce?: string
}

/** From Alice, whom the node has unlocked. */
const send = (sent: Sent = {}) =>
  callChain<Hex>('eth_sendTransaction', { from: alice, to: bob, value: '0x5', gas: GAS, ...sent })

/** What a wallet sends instead of the pending transaction. */
async function sendInstead(sent: Sent): Promise<Hex> {
  const nonce = await callChain<Hex>('eth_getTransactionCount', alice, 'latest')
  const fees = { maxFeePerGas: FEE, maxPriorityFeePerGas: FEE }
  return send({ ...sent, nonce, ...fees } as Sent)
}

const mine = (blocks = 1) => callChain('anvil_mine', `0x${blocks.toString(16)}`)

describe.each(testedLibraries)('with $library', ({ connect }) => {
  async function open(): Promise<LifecyclePage> {
    const page = new LifecyclePage(connect, nodeUrl, visitor)
    pages.push(page)
    await page.connect()
    return page
  }

  /** A page whose newest entry was seen by a node. */
  async function following(hash: Hex, more: Partial<NewTransaction> = {}): Promise<LifecyclePage> {
    const page = await open()
    page.transactions.add({ hash, description: 'Pay', ...more })
    await page.polls(POLLS_OF_A_SEARCH)
    expect(page.entry).toMatchObject({ sent: { nonce: expect.any(Number) }, fate: { status: 'pending' } })
    return page
  }

  /** The visitor comes back. */
  function reload(page: LifecyclePage): Promise<LifecyclePage> {
    page.close()
    return open()
  }

  test('an entry that was sped up follows the new hash, and has all of its confirmations there', async () => {
    const page = await following(await send(), { confirmations: 3 })
    const other = await open()
    const hash = await sendInstead({})
    await mine()
    await page.polls(POLLS_OF_A_SEARCH)
    const spedUp = { status: 'pending', speedUp: hash, confirmationsSoFar: 1 }
    expect(page.entry?.fate).toMatchObject(spedUp)
    expect(other.entry?.fate).toMatchObject(spedUp)
    await mine(2)
    await page.polls(POLLS)
    expect(page.entry).toMatchObject({ fate: { status: 'confirmed', speedUp: hash } })
    // By the tab that was the first to find out.
    const told = [page, other].flatMap(({ transactions: { announcement } }) => announcement ?? [])
    expect(told.map((each) => announcementText(each, String))).toContain(
      'Pay: Confirmed. Sped up: replaced by another transaction that does the same.'
    )
    expect((await reload(page)).entry).toMatchObject({ fate: { status: 'confirmed', speedUp: hash } })
  })

  test('an entry that was cancelled while the page was away says so', async () => {
    const page = await following(await send())
    page.close()
    const hash = await sendInstead({ to: alice, value: '0x0' })
    await mine(40)
    const next = await open()
    await next.polls(POLLS_OF_A_SEARCH)
    expect(next.entry).toMatchObject({ fate: { status: 'failed', replacement: 'cancellation', replacedBy: hash } })
  })

  test('an entry that was replaced says what happened instead, in every tab', async () => {
    const page = await following(await send())
    const other = await open()
    const hash = await sendInstead({ value: '0x7' })
    await mine(20)
    await page.polls(POLLS_OF_A_SEARCH)
    const replaced = { status: 'failed', replacement: 'other', replacedBy: hash, instead: `${bob} 7 0x` }
    expect(page.entry?.fate).toMatchObject(replaced)
    expect(other.entry?.fate).toMatchObject(replaced)
  })

  test('an entry that the network dropped is unknown, and is forgotten on request', async () => {
    const hash = await send()
    const page = await following(hash)
    expect(await dropTransaction(nodeUrl, hash)).toBe(true)
    await page.polls(POLLS_UNTIL_UNKNOWN)
    expect(page.entry).toMatchObject({ fate: { status: 'pending', unknownSince: expect.any(Number) } })
    const next = await reload(page)
    if (next.entry) next.transactions.remove(chainId, next.entry)
    expect(next.entry).toBeUndefined()
    expect((await reload(next)).entry).toBeUndefined()
  })

  test('an entry whose block was reorganised away is pending again, until it is mined once more', async () => {
    const hash = await send()
    const page = await following(hash)
    const raw = await callChain<Hex>('eth_getRawTransactionByHash', hash)
    await mine()
    await page.polls(POLLS)
    expect(page.entry).toMatchObject({ fate: { status: 'confirmed' } })
    await reorganise(nodeUrl, 1)
    const next = await reload(page)
    await next.polls(POLLS)
    await mine()
    await next.polls(POLLS)
    expect(next.entry).toMatchObject({ fate: { status: 'pending', blockHash: expect.any(String) } })
    await callChain('eth_sendRawTransaction', raw)
    await mine()
    await next.polls(POLLS)
    expect(next.entry).toMatchObject({ fate: { status: 'confirmed' } })
  })

  test.each([
    ['reason', ['too late'], { type: 'reason', details: 'too late' }],
    ['overflow', [255], { type: 'panic', details: '0x11' }],
    ['poor', [bob, 5n, -3], { type: 'custom', details: `Poor(${bob}, 5, -3)` }],
    ['silent', [], { type: 'unknown', details: '' }],
    [
      'rawRevert',
      [`0xe450d38c${[bob.slice(2), '1', '2'].map((word) => word.padStart(64, '0')).join('')}`],
      { type: 'custom', details: `ERC20InsufficientBalance(${bob}, 1, 2)` }
    ]
  ])('an entry that was reverted by %s says why, also after a reload', async (name, args, revert) => {
    const call = outcomes.call(name, ...args)
    const { contracts } = connect([{ ...baseGoerli, rpcUrls: [nodeUrl] }])
    const data = await contracts.encode(chainId, call)
    const hash = await send({ to: outcomes.address, value: '0x0', data })
    const page = await following(hash, { errors: call.errors })
    await mine()
    await page.polls(POLLS)
    expect(page.entry).toMatchObject({ fate: { status: 'failed', revert } })
    expect((await reload(page)).entry).toMatchObject({ fate: { status: 'failed', revert } })
  })

  test('an entry that ran out of gas is not given a reason of the contract', async () => {
    const { contracts } = connect([{ ...baseGoerli, rpcUrls: [nodeUrl] }])
    const data = await contracts.encode(chainId, outcomes.call('allocate', 1_000n))
    const page = await following(await send({ to: outcomes.address, value: '0x0', data, gas: '0x5600' } as Sent))
    await mine()
    await page.polls(POLLS)
    expect(page.entry).toMatchObject({ fate: { status: 'failed', revert: { type: 'unrepeated' } } })
  })

  test('a chain that starts over loses its entries, and no other ones', async () => {
    const [kept, lost] = [await send(), await send({ value: '0x6' })]
    const page = await following(lost)
    page.transactions.add({ hash: kept, description: 'Keep' })
    await callChain('anvil_dropTransaction', lost)
    await mine()
    await page.polls(POLLS)
    expect(await page.forgetUnknown()).toBe(1)
    expect(page.transactions.recent).toMatchObject([{ sent: { hash: kept }, fate: { status: 'confirmed' } }])
  })
})
