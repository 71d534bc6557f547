// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { NONCE_FRESH_MS } from './session/sign-in-model.ts'

const { openTab, settled } = openTabs()
const BASE = baseGoerli.id
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What is done again and again, and the longest pause between two times. */
interface Repeated {
  readonly longestMs: number
  /** Begins; returns how often it was done so far. */
  readonly begin: () => Promise<() => number>
}

async function connected(more: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(more)
  await tab.models.connection.connect('wallet')
  await settled()
  return tab
}

async function signedIn() {
  const authentication = new FakeAuthentication()
  const tab = await connected({ signIn: true, authentication })
  await tab.models.signIn.prepare()
  await tab.models.signIn.press()
  await settled()
  return tab
}

/** Timers stood still meanwhile. */
function wake(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

const price = contract({
  address: bob,
  abi: [
    {
      type: 'function',
      name: 'price',
      stateMutability: 'view',
      inputs: [],
      outputs: [{ type: 'uint256' }]
    }
  ]
}).call('price')

const repeated: Readonly<Record<string, Repeated>> = {
  'a balance is read': {
    longestMs: 4_000,
    begin: async () => {
      const { models, reader } = await connected()
      models.balances.watch(BASE)
      return () => reader.reads
    }
  },
  'the receipt of a new transaction is asked for': {
    longestMs: 4_000,
    begin: async () => {
      const { models, reader } = await connected()
      const asked = vi.spyOn(reader, 'getReceipt')
      models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
      return () => asked.mock.calls.length
    }
  },
  'a transaction that no node knows is asked for': {
    longestMs: MINUTE_MS,
    begin: async () => {
      const { models, reader } = await connected()
      reader.getTransaction = async () => undefined
      const asked = vi.spyOn(reader, 'getReceipt')
      models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
      models.balances.watch(BASE)
      await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
      return () => asked.mock.calls.length
    }
  },
  'the head is read': {
    longestMs: 4_000,
    begin: async () => {
      const { models, reader } = await connected()
      const asked = vi.spyOn(reader, 'getBlockNumber')
      models.networks.watch(BASE)
      return () => asked.mock.calls.length
    }
  },
  'a contract is read that could not be': {
    longestMs: 4_000,
    begin: async () => {
      const { models, contracts } = await connected()
      contracts.answers.set('price', new ChainReadError('timeout', BASE, 'No answer.'))
      const asked = vi.spyOn(contracts, 'readMany')
      models.contractReads.watch({ key: 'price', chainId: BASE, call: price, blockNumber: undefined }, () => undefined)
      await settled()
      return () => asked.mock.calls.length
    }
  },
  'what the browser has refused to store is stored': {
    longestMs: 4_000,
    begin: async () => {
      const storage = new FakeBrowserStorage()
      const { models } = await connected({ storage })
      storage.refuses = 'changes'
      models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
      let tries = 0
      storage.beforeChange = () => void tries++
      return () => tries
    }
  },
  'an account is looked at for what needs attention': {
    longestMs: MINUTE_MS,
    begin: async () => {
      const { models, reader } = await connected()
      const asked = vi.spyOn(reader, 'getDelegate')
      models.attention.watch(BASE)
      return () => asked.mock.calls.length
    }
  },
  'transactions are counted for an attempt that nobody has answered': {
    longestMs: MINUTE_MS,
    begin: async () => {
      const { models, reader } = await connected({ connector: new PromptingConnector() })
      models.balances.watch(BASE)
      await settled()
      models.paymentForm.edit('recipient', bob)
      models.paymentForm.edit('amount', '0.25')
      void pay(models.paymentForm)
      await settled()
      const asked = vi.spyOn(reader, 'getTransactionCount')
      await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
      return () => asked.mock.calls.length
    }
  },
  'a session is asked for whose service was unreachable': {
    longestMs: MINUTE_MS,
    begin: async () => {
      const { models, authentication } = await signedIn()
      const asked = vi.spyOn(authentication, 'getSession')
      authentication.isDown = true
      for (const hear of [...authentication.pages]) hear('ended')
      await settled()
      expect(models.session.status).toBe('connected')
      return () => asked.mock.calls.length
    }
  },
  'the service is listened to after it could not be': {
    longestMs: MINUTE_MS,
    begin: async () => {
      const { authentication } = await signedIn()
      const asked = vi.spyOn(authentication, 'sessionControls')
      authentication.isDown = true
      for (const hear of [...authentication.pages]) hear('closed')
      await vi.advanceTimersByTimeAsync(MINUTE_MS)
      return () => asked.mock.calls.length
    }
  }
}

describe.each(Object.entries(repeated))('%s', (_what, { longestMs, begin }) => {
  test.each([
    ['was set back by an hour', -HOUR_MS, () => undefined],
    ['was set forward by an hour', HOUR_MS, () => undefined],
    ['went on for an hour while the device slept, and the page is looked at again', HOUR_MS, wake]
  ])('within its longest pause after the clock %s', async (_jump, jump, act) => {
    const count = await begin()
    await vi.advanceTimersByTimeAsync(50)
    const before = count()
    vi.setSystemTime(Date.now() + jump)
    act()
    // One poll more: what is due is done with the next one.
    await vi.advanceTimersByTimeAsync(longestMs + 4_000)
    expect(count()).toBeGreaterThan(before)
  })
})

test('a transaction that is mined after the clock was set back by an hour is confirmed with the next poll', async () => {
  const { models, reader } = await connected()
  models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(20_000)
  vi.setSystemTime(Date.now() - HOUR_MS)
  reader.head++
  reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: reader.head, blockHash: hashOf(100) })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(models.transactions.stored(alice, BASE, hashOf(1))?.fate.status).toBe('confirmed')
})

test('who was there when the clock was set back is there for a minute, and polls are rare after that', async () => {
  const { models, reader } = await connected()
  models.balances.watch(BASE)
  await settled()
  vi.setSystemTime(Date.now() - HOUR_MS)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  const before = reader.reads
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(reader.reads - before).toBe(5)
})

describe.each([
  ['back', -1],
  ['forward', 1]
])('a clock that was set %s', (_way, sign) => {
  test.each([
    ['eleven minutes', 11 * MINUTE_MS],
    ['an hour', HOUR_MS],
    ['a year', 365 * 24 * HOUR_MS]
  ])('by %s while the sign-in dialog is open does not make its message another one', async (_jump, ms) => {
    const authentication = new ServiceWithClock()
    const tab = await connected({ signIn: true, authentication })
    await tab.models.signIn.prepare()
    await vi.advanceTimersByTimeAsync(5_000)
    const jump = sign * ms
    vi.setSystemTime(Date.now() + jump)
    authentication.passedMs -= jump
    await tab.models.signIn.press()
    await settled()
    expect(tab.models.signIn.walletFailure).toBeUndefined()
    expect(tab.models.session.status).toBe('connected')
  })
})

test('a clock that was set while the dialog was open lengthens no message: the visitor was shown how long it is valid', async () => {
  const authentication = new ServiceWithClock()
  const tab = await connected({ signIn: true, authentication })
  await tab.models.signIn.prepare()
  vi.setSystemTime(Date.now() + NONCE_FRESH_MS)
  authentication.lifetimeMs = 24 * HOUR_MS
  await tab.models.signIn.press()
  await settled()
  expect(tab.models.signIn.walletFailure?.problem).toMatchObject({
    kind: 'not-as-shown',
    mismatch: { part: 'times' }
  })
})

/** Dates messages by its own clock, as far as it was known when it gave the last nonce. */
class ServiceWithClock extends FakeAuthentication {
  lifetimeMs = 10 * MINUTE_MS
  #aheadMs = 0
  #expiresAt = 0

  constructor() {
    super()
    const { getNonce, createMessage } = this
    this.getNonce = async () => {
      const serviceTime = Date.now() + this.passedMs
      this.#aheadMs = this.passedMs
      this.#expiresAt = serviceTime + this.lifetimeMs
      return getNonce()
    }
    this.createMessage = async (request) => {
      const text = await createMessage(request)
      const issuedAt = new Date(Date.now() + this.#aheadMs).toISOString()
      const expiresAt = new Date(this.#expiresAt).toISOString()
      return text
        .replace(/^Issued At: .*$/m, `Issued At: ${issuedAt}`)
        .replace(/^Expiration Time: .*$/m, `Expiration Time: ${expiresAt}`)
    }
  }
}
