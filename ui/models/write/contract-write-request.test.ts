// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { journal, log, openWrites, options } from '#src/testing/open-writes.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'

const { open, ask, settled, nextPoll } = openWrites()

const storedKeys = ({ values }: FakeBrowserStorage) =>
  [...values.keys()].filter((key) => key.startsWith(attemptsPrefix(alice)))

describe('while the wallet is asked', () => {
  test('the attempt is stored, and a reload says that the call may have been sent', async () => {
    const storage = new FakeBrowserStorage()
    const before = await ask({ storage })
    expect([before.write.step.status, storedKeys(storage).length]).toEqual(['asking', 1])
    expect(before.write.waitingSince).toBe(Date.now())
    before.stop()
    const { write, attempts, connector } = await open({ storage })
    expect(attempts.undecided).toMatchObject([{ to: journal, value: 3n, call: { description: 'Log an entry' } }])
    write.confirm()
    expect(write.step.status).toBe('repeating')
    write.confirmAgain()
    await settled()
    expect(connector.sent).toHaveLength(1)
  })

  test('a call of the same function with other values is none that may have been sent', async () => {
    const storage = new FakeBrowserStorage()
    const before = await ask({ storage })
    before.stop()
    const { writes } = await open({ storage })
    const write = writes.write(log('Goodbye'), options)
    write.start()
    await settled()
    write.confirm()
    expect(write.step.status).toBe('revalidating')
  })

  test('a rejection leads back to the review', async () => {
    const { write, answer, attempts } = await ask()
    await answer(new WalletError('rejected'))
    expect(write.step).toMatchObject({ status: 'review', refusal: { isRejection: true } })
    expect(attempts.undecided).toEqual([])
  })

  test.each<[string, Error, object]>([
    ['an error that proves nothing', new Error('socket hang up'), { whetherSent: 'unknown' }],
    ['a node that has it already', new WalletError('other', { sent: 'likely' }), { whetherSent: 'likely' }]
  ])('%s leaves open whether it was sent', async (_, cause, state) => {
    const { write, answer, attempts } = await ask()
    await answer(cause)
    expect(write.step).toMatchObject({ status: 'unclear', ...state })
    expect(attempts.undecided).toHaveLength(1)
    write.simulate()
    await settled()
    write.confirm()
    expect(write.step.status).toBe('repeating')
  })

  test('a slow wallet that sends a cancelled request counts as sent after all', async () => {
    const { write, answer, transactions } = await ask()
    write.cancel()
    expect(write.step.status).toBe('review')
    await answer(hashOf(9))
    expect(write.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
  })

  test('an earlier request that is sent while it is repeated is said, and stays sent if the repetition is rejected', async () => {
    const { write, answer } = await ask()
    write.cancel()
    write.confirm()
    write.confirmAgain()
    await settled()
    await answer(hashOf(9))
    expect(write.step).toMatchObject({ status: 'asking', earlier: hashOf(9) })
    await answer(new WalletError('rejected'), 1)
    expect(write.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'a hash that comes %i ticks before the visitor cancels is not lost',
    async (ticks) => {
      const { write, connector } = await ask()
      connector.answers[0]?.(hashOf(9))
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      write.cancel()
      await settled()
      expect(write.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
    }
  )

  test('another account’s late answer is listed for that account, and says nothing of this one', async () => {
    const { write, answer, connector, transactions } = await ask()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await answer(hashOf(9))
    expect(write.step).toMatchObject({ status: 'review', review: { account: bob } })
    expect(transactions.stored(alice, 84531, hashOf(9))).toBeDefined()
  })

  test('a late answer for an account that was left is told once that account is back, instead of a new review', async () => {
    const { write, answer, connector } = await ask()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await answer(hashOf(9))
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect(write.step).toMatchObject({ status: 'sent', account: alice, hash: hashOf(9) })
  })

  test('a disconnect keeps the attempt', async () => {
    const storage = new FakeBrowserStorage()
    const { write, connection } = await ask({ storage })
    await connection.disconnect()
    expect([write.step.status, storedKeys(storage).length]).toEqual(['disconnected', 1])
  })

  test('a browser that cannot store the attempt is said', async () => {
    const storage = new FakeBrowserStorage()
    const { write, answer } = await ask({ storage })
    expect(write.isUnsaved).toBe(false)
    await answer(new WalletError('rejected'))
    storage.refuses = 'everything'
    write.confirm()
    await settled()
    expect(write.isUnsaved).toBe(true)
  })
})

test('two writes at once keep their own states', async () => {
  const { write, writes, answer, transactions } = await ask()
  const other = writes.write(log('Goodbye'), { ...options, description: 'Log another entry' })
  other.start()
  await settled()
  other.confirm()
  await settled()
  expect([write.step.status, other.step.status]).toEqual(['asking', 'asking'])
  await answer(hashOf(2), 1)
  expect([write.step.status, other.step.status]).toEqual(['asking', 'sent'])
  await answer(new WalletError('rejected'))
  expect([write.step.status, other.step.status]).toEqual(['review', 'sent'])
  expect(transactions.recent).toMatchObject([{ sent: { description: 'Log another entry' } }])
})

test('a write that is stopped asks nothing more, and what the wallet sends after that is listed', async () => {
  const { write, stopWrite, answer, connector, contracts, transactions } = await ask()
  stopWrite()
  expect(write.step.status).toBe('idle')
  const before = contracts.calls.length
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await answer(hashOf(9))
  expect(contracts.calls).toHaveLength(before)
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9), description: 'Log an entry' } }])
})

test('a Safe’s proposal is followed until its owners have executed it', async () => {
  class SafeConnector extends FakeConnector {
    readonly sendsProposals = true
  }
  const connector = new SafeConnector()
  connector.transactionHash = async () => undefined
  const { write, mine, transactions } = await open({ connector })
  write.confirm()
  await settled()
  expect(write.step).toMatchObject({ status: 'sent', isProposal: true })
  connector.transactionHash = async () => hashOf(30)
  await mine(30, true)
  await nextPoll()
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(30) }, fate: { status: 'confirmed' } }])
  expect(write.step).toMatchObject({ status: 'confirmed', hash: hashOf(30) })
})
