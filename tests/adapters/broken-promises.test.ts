import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { DescribedRequest } from '#domain/transaction/attempt.ts'
import { paymentTransaction } from '#domain/transaction/token-transfer.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { activityJson } from '#ui/words/activity-export.ts'
import { announcementText } from '#ui/words/announcement.ts'
import { brokenPromiseText } from '#ui/words/transaction.ts'
import { deployFixture, sendTransaction } from '../ports/contract-fixtures.ts'
import { LifecyclePage, type LifecycleVisitor } from './lifecycle-page.ts'
import { testedLibraries } from './rpc-libraries.ts'

const { id: chainId } = baseGoerli
const GAS = `0x${(200_000).toString(16)}`
const POLLS = 2
/** Has no code, and nothing. */
const nobody: Address = '0x00000000000000000000000000000000DeaDBeef'
const PAID = 1_000_000n

let devchain: Devchain
let nodeUrl: string
let token: Address
let visitor: LifecycleVisitor
let snapshot: Hex
const pages: LifecyclePage[] = []

const callChain = <Result>(method: string, ...params: readonly unknown[]) => callNode<Result>(nodeUrl, method, params)
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const mint = (to: Address, value: bigint): Hex => `0x40c10f19${word(BigInt(to))}${word(value)}`
const setTax = (tax: bigint): Hex => `0x2e5bb6ff${word(tax)}`
const transfer = (to: Address, value: bigint): Hex => `0xa9059cbb${word(BigInt(to))}${word(value)}`
const approve = (spender: Address, value: bigint): Hex => `0x095ea7b3${word(BigInt(spender))}${word(value)}`

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [chainId] })
  nodeUrl = await devchain.url(chainId)
  await callChain('evm_setAutomine', false)
  token = (await deployFixture(nodeUrl, alice, 'TaxedToken')).address
  for (const who of [alice, bob])
    await sendTransaction(nodeUrl, { from: alice, to: token, data: mint(who, 10n ** 12n) })
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

/** What the wallet signs and sends, whatever it was asked for. */
function walletSends(sent: {
  readonly from?: Address
  readonly to: Address
  readonly value?: bigint
  readonly data?: Hex
}) {
  const { value = 0n, ...rest } = sent
  visitor.connector.sendTransaction = () =>
    callChain<Hex>('eth_sendTransaction', { from: alice, gas: GAS, value: `0x${value.toString(16)}`, ...rest })
}

const balanceAt = async (who: Address, block: number) =>
  BigInt(await callChain<Hex>('eth_getBalance', who, `0x${block.toString(16)}`))

const tokensAt = async (who: Address, block: number) =>
  BigInt(
    await callChain<Hex>('eth_call', { to: token, data: `0x70a08231${word(BigInt(who))}` }, `0x${block.toString(16)}`)
  )

const payment: DescribedRequest = { from: alice, to: bob, value: 5n, chainId }

describe.each(testedLibraries)('with $library', ({ connect }) => {
  async function open(): Promise<LifecyclePage> {
    const page = new LifecyclePage(connect, nodeUrl, visitor)
    pages.push(page)
    await page.connect()
    return page
  }

  /** A page whose wallet was asked, and whose transaction is in a block. */
  async function settled(request: DescribedRequest): Promise<LifecyclePage> {
    const page = await open()
    await page.ask(request)
    await callChain('anvil_mine', '0x1')
    await page.polls(POLLS)
    return page
  }

  /** The sentence of list, details and export, the same after a reload; what the live region said ends with it. */
  async function told(page: LifecyclePage): Promise<string | undefined> {
    const said = page.entry && brokenPromiseText(page.entry, baseGoerli)
    const { announcement } = page.transactions
    expect(announcement && announcementText(announcement, String)).toMatch(said === undefined ? /Confirmed$/ : said)
    const [row] = JSON.parse(page.entry ? activityJson([{ chain: baseGoerli, transaction: page.entry }]) : '[]')
    expect(row).toMatchObject({ status: 'confirmed' })
    expect(row.warning).toBe(said)
    page.close()
    const later = await open()
    expect(later.entry && brokenPromiseText(later.entry, baseGoerli)).toBe(said)
    return said
  }

  /** The number of the entry's block. */
  function blockOf({ entry }: LifecyclePage): number {
    const block = entry?.fate && 'blockNumber' in entry.fate ? entry.fate.blockNumber : undefined
    return block ?? 0
  }

  function ofToken(): DescribedRequest {
    const currency = { symbol: 'TAX', decimals: 6, address: token }
    const asked = paymentTransaction({ to: bob, value: PAID, token: currency })
    const description = { kind: 'transfer', to: bob, value: PAID, currency } as const
    return { from: alice, to: asked.to, value: 0n, chainId, ...asked.call, description, recipient: bob }
  }

  test('a payment that the wallet sends as it was reviewed is confirmed, and nothing more is said', async () => {
    walletSends({ to: bob, value: 5n })
    const page = await settled(payment)
    expect(page.entry?.sent).not.toHaveProperty('reviewed')
    expect(await told(page)).toBeUndefined()
  })

  test('a payment of another amount to somebody else is said in list, live region and export, and kept', async () => {
    walletSends({ to: nobody, value: 10n ** 18n })
    const page = await settled(payment)
    const at = blockOf(page)
    expect((await balanceAt(nobody, at)) - (await balanceAt(nobody, at - 1))).toBe(10n ** 18n)
    expect(await told(page)).toBe('Your wallet sent something else: 1 ETH to 0x00…Beef.')
  })

  test('an approval in place of a payment names who may spend, and of which token', async () => {
    walletSends({ to: token, data: approve(nobody, 10n ** 30n) })
    const page = await settled(ofToken())
    const { input } = await callChain<{ input: Hex }>('eth_getTransactionByHash', page.entry?.sent.hash)
    expect(input).toBe(approve(nobody, 10n ** 30n))
    expect(page.entry?.fate).not.toHaveProperty('arrived')
    expect(await told(page)).toMatch(
      /^Your wallet sent something else: an approval for 0x00…beef to spend tokens of 0x\w\w…\w{4}\.$/
    )
  })

  test('the same payment from another account of the wallet is told as that', async () => {
    walletSends({ from: bob, to: nobody, value: 5n })
    const page = await settled({ ...payment, to: nobody })
    expect(await told(page)).toBe('Your wallet sent it from another account: 0x70…79C8.')
  })

  test.each([
    [9_900n, 10_000n, 'Only 0.01 TAX of 1 TAX has arrived.'],
    [10_000n, 0n, 'None of 1 TAX has arrived: the token moved nothing to the recipient.'],
    [0n, PAID, undefined]
  ])(
    'of a token with a tax of %s, what has arrived is told by the balances, whatever it logs',
    async (tax, left, said) => {
      await sendTransaction(nodeUrl, { from: alice, to: token, data: setTax(tax) })
      walletSends({ to: token, data: transfer(bob, PAID) })
      const page = await settled(ofToken())
      const at = blockOf(page)
      expect((await tokensAt(bob, at)) - (await tokensAt(bob, at - 1))).toBe(left)
      expect(page.entry?.fate).toMatchObject({ status: 'confirmed', arrived: left })
      expect(await told(page)).toBe(said)
    }
  )

  test('a tax that the review has told breaks no promise', async () => {
    await sendTransaction(nodeUrl, { from: alice, to: token, data: setTax(1_000n) })
    walletSends({ to: token, data: transfer(bob, PAID) })
    const page = await settled({ ...ofToken(), promised: 900_000n })
    expect(page.entry?.fate).toMatchObject({ arrived: 900_000n })
    expect(await told(page)).toBeUndefined()
  })

  test('a recipient who sends some of it on in the same block has received all of it', async () => {
    await callChain('eth_sendTransaction', { from: bob, to: token, data: transfer(nobody, 400_000n), gas: GAS })
    walletSends({ to: token, data: transfer(bob, PAID) })
    const page = await settled(ofToken())
    const at = blockOf(page)
    expect((await tokensAt(bob, at)) - (await tokensAt(bob, at - 1))).toBe(600_000n)
    expect(page.entry?.fate).toMatchObject({ arrived: PAID })
    expect(await told(page)).toBeUndefined()
  })
})
