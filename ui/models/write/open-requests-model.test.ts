// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ATTEMPTS_PREFIX } from '#domain/transaction/stored-attempts.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, fakeSignature, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'
import type { Models } from '../models.ts'

const { openTab, settled } = openTabs()
let storage: FakeBrowserStorage

beforeEach(() => {
  storage = new FakeBrowserStorage()
})

/** A page of one browser; its wallet answers a payment or call on demand. */
async function page(connector: FakeConnector = new PromptingConnector()) {
  const contracts = new FakeContractGateway()
  contracts.answers.set('approve', true).set('swap', true)
  const opened = openTab({ storage, connector, contracts })
  await opened.models.connection.connect('wallet')
  opened.models.balances.watch(baseGoerli.id)
  await settled()
  return { ...opened, ...opened.models }
}

async function askToPay({ paymentForm }: Models): Promise<void> {
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.8')
  await paymentForm.submit()
  void paymentForm.payment.confirm()
  await settled()
}

const records = () => [...storage.values.keys()].filter((key) => key.startsWith(ATTEMPTS_PREFIX))
const typedData: TypedData = {
  domain: { name: 'Harbour' },
  types: { Payment: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Payment',
  message: { amount: 1n }
}

/** What the wallet answers; with nothing, it has refused. */
function orRefusal<Answer extends string>(answer: Answer): Answer {
  if (answer === '0x') throw new WalletError('rejected')
  return answer
}

const moves = [
  ['account', { type: 'accountsChanged', accounts: [bob] }],
  ['network', { type: 'chainChanged', chainId: 59140 }]
] as const

describe.each(moves)('the %s changes while the wallet asks for a payment', (_, move) => {
  async function moved() {
    const opened = await page()
    await askToPay(opened)
    opened.connector.emit(move)
    await settled()
    const answer = async (given: `0x${string}` | Error) => {
      if (opened.connector instanceof PromptingConnector) opened.connector.answers[0]?.(given)
      await settled()
    }
    return { ...opened, answer }
  }

  test('the open request is said, and not to enter it again', async () => {
    const { openRequests, paymentForm } = await moved()
    expect(openRequests.said).toMatchObject({ type: 'open', request: { account: alice, to: bob }, others: 0 })
    expect(paymentForm.isReviewClosed).toBe(false)
  })

  test('that the wallet has not sent it is said once it refuses', async () => {
    const { openRequests, answer, paymentForm } = await moved()
    await answer(new WalletError('rejected'))
    expect(openRequests.said).toMatchObject({ type: 'not-sent' })
    expect(paymentForm.isReviewClosed).toBe(false)
  })

  test('that it was sent is said, until the visitor dismisses it', async () => {
    const { openRequests, answer } = await moved()
    await answer(hashOf(9))
    const { said } = openRequests
    expect(said).toMatchObject({ type: 'sent', end: { hash: hashOf(9) } })
    if (said) openRequests.dismiss(said)
    expect(openRequests.said).toBeUndefined()
  })
})

test.each(moves)(
  'the %s changes once the wallet has refused: nothing is open, and the review was closed',
  async (_, move) => {
    const opened = await page()
    await askToPay(opened)
    if (opened.connector instanceof PromptingConnector) opened.connector.answers[0]?.(new WalletError('rejected'))
    await settled()
    opened.connector.emit(move)
    await settled()
    expect([opened.openRequests.said, opened.paymentForm.isReviewClosed]).toEqual([undefined, true])
  }
)

describe('of a batch that nobody waits for any more', () => {
  async function left() {
    const opened = await page(new FakeConnector())
    const taken = deferred<string>()
    opened.connector.sendCalls = () => taken.promise.then(orRefusal)
    const write = opened.writes.batch(swap)
    const stop = write.start()
    await settled()
    write.confirm()
    await settled()
    const { ownRequest } = write
    stop()
    return { ...opened, taken, ownRequest }
  }

  test('it is said that the wallet may still show it', async () => {
    const { openRequests, ownRequest } = await left()
    expect(openRequests.said).toMatchObject({ type: 'open', request: { key: ownRequest } })
  })

  test('it is said that nothing was sent, once the wallet refuses', async () => {
    const { openRequests, taken } = await left()
    taken.resolve('0x')
    await settled()
    expect(openRequests.said).toMatchObject({ type: 'not-sent', end: { asked: { description: swap.description } } })
  })

  test('nothing is said once the wallet has taken it: it is listed as it goes on', async () => {
    const { openRequests, taken } = await left()
    taken.resolve('b9')
    await settled()
    expect(openRequests.said).toBeUndefined()
  })
})

describe.each([
  ['message', (models: Models) => models.signatures.open().signMessage('Hello')],
  ['typed-data', (models: Models) => models.signatures.open().signTypedData(typedData)]
] as const)('a signature (%s)', (signs, sign) => {
  async function asking() {
    const connector = new FakeConnector()
    const answer = deferred<`0x${string}`>()
    const storedThen: number[] = []
    const ask = () => {
      storedThen.push(records().length)
      return answer.promise.then(orRefusal)
    }
    connector.signMessage = ask
    connector.signTypedData = ask
    const opened = await page(connector)
    void sign(opened.models)
    await settled()
    return { ...opened, answer, storedThen }
  }

  test('is on record before the wallet is asked, and no longer once it has answered', async () => {
    const { answer, storedThen } = await asking()
    expect(storedThen).toEqual([1])
    answer.resolve(fakeSignature)
    await settled()
    expect(records()).toEqual([])
  })

  test('is forgotten once it is refused, also if nobody waits', async () => {
    const { answer, connector, openRequests } = await asking()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    expect(openRequests.said).toMatchObject({ type: 'open', request: { signs, account: alice } })
    answer.resolve('0x')
    await settled()
    expect([openRequests.said, records()]).toEqual([undefined, []])
  })

  test('is still said once the page has given it up, as the wallet has not answered', async () => {
    const connector = new FakeConnector()
    connector.signMessage = () => Promise.reject(new WalletError('timeout'))
    connector.signTypedData = () => Promise.reject(new WalletError('timeout'))
    const { models, openRequests } = await page(connector)
    await sign(models)
    expect(openRequests.said).toMatchObject({ type: 'open', request: { signs } })
  })

  test('is said after a reload, in another tab, and for a day', async () => {
    const before = await asking()
    const other = await page(new FakeConnector())
    expect(other.openRequests.said).toMatchObject({ type: 'open', request: { signs } })
    before.stop()
    const after = await page(new FakeConnector())
    expect(after.openRequests.said).toMatchObject({ type: 'open', request: { signs } })
    expect(after.openRequests.isOtherOpen(undefined)).toBe(true)
    const [key = ''] = records()
    storage.values.set(key, JSON.stringify({ ...JSON.parse(storage.values.get(key) ?? ''), askedAt: 1 }))
    const later = await page(new FakeConnector())
    expect([later.openRequests.said, records()]).toEqual([undefined, []])
  })
})

test('a view that speaks of the request itself keeps it from being said twice, for as long as it is there', async () => {
  const opened = await page()
  await askToPay(opened)
  const { openRequests, paymentForm } = opened
  const id = paymentForm.payment.ownRequest ?? ''
  const [leaveOne, leaveOther] = [openRequests.showHere(id), openRequests.showHere(id)]
  leaveOne()
  expect(openRequests.said).toBeUndefined()
  expect(openRequests.isOtherOpen(id)).toBe(false)
  leaveOther()
  expect(openRequests.said).toMatchObject({ type: 'open', request: { id } })
})

test('it is not said for another wallet', async () => {
  const opened = await page()
  await askToPay(opened)
  opened.discovery.announce(walletOf('other', new FakeConnector()))
  await opened.connection.connect('other')
  await settled()
  expect(opened.openRequests.said).toBeUndefined()
  expect(opened.openRequests.isOtherOpen(undefined)).toBe(false)
  expect(opened.paymentForm.isReviewClosed, 'but what it may send is not to be entered again').toBe(false)
})

test('dismissed in one tab, it is said in no other', async () => {
  const first = await page()
  await askToPay(first)
  const second = await page()
  const { said } = second.openRequests
  if (said) second.openRequests.dismiss(said)
  expect([first.openRequests.said, second.openRequests.said, records()]).toEqual([undefined, undefined, []])
})

test('what became of one is forgotten once the wallet is asked for the next', async () => {
  const opened = await page()
  await askToPay(opened)
  opened.paymentForm.payment.cancel()
  if (opened.connector instanceof PromptingConnector) opened.connector.answers[0]?.(new WalletError('rejected'))
  await settled()
  expect(opened.openRequests.late).toBeDefined()
  vi.setSystemTime(Date.now() + 1)
  void opened.paymentForm.payment.confirm()
  await settled()
  expect(opened.openRequests.late).toBeUndefined()
})
