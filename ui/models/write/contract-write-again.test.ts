// @vitest-environment happy-dom
import { reaction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { log, openWrites, options, reverted } from '#src/testing/open-writes.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'

const { ask, settled } = openWrites()

describe('what may have been sent', () => {
  test('is known to another write of the same call that is reviewed when it is sent late', async () => {
    const { write, stopWrite, answer, writes, connector } = await ask()
    write.cancel()
    stopWrite()
    const again = writes.write(log('Hello'), options)
    again.start()
    const different = writes.write(log('Goodbye'), options)
    different.start()
    await settled()
    expect(again.mayBeSent).toBe(true)
    await answer(hashOf(9))
    expect(again.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
    expect(different.step.status).toBe('review')
    expect(connector.answers).toHaveLength(1)
  })

  test('is known to a write that is still simulated when it is sent late, but to none that starts afterwards', async () => {
    const { write, stopWrite, answer, writes, contracts } = await ask()
    write.cancel()
    stopWrite()
    const simulation = deferred<unknown>()
    contracts.answers.set('log', () => simulation.promise)
    const again = writes.write(log('Hello'), options)
    again.start()
    await answer(hashOf(9))
    expect(again.step.status).toBe('simulating')
    simulation.resolve(7n)
    await settled()
    expect(again.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
    const later = writes.write(log('Hello'), options)
    later.start()
    await settled()
    expect(later.step.status).toBe('review')
  })

  test('is still known while a call that was unclear is checked again, and once that is refused', async () => {
    const { write, answer, contracts } = await ask()
    await answer(new WalletError('timeout'))
    contracts.answers.set('log', reverted('Only once.'))
    write.simulate()
    expect([write.step.status, write.mayBeSent]).toEqual(['simulating', true])
    await settled()
    expect([write.step.status, write.mayBeSent]).toEqual(['refused', true])
  })
})

describe('an entry that another tab removes while it is pending', () => {
  const remove = async () => {
    const opened = await ask()
    await opened.answer(hashOf(1))
    const [entry] = opened.transactions.recent
    if (entry) opened.transactions.remove(84531, entry)
    await settled()
    return { ...opened, entry }
  }

  test('ends the wait, and a repetition has to be confirmed twice', async () => {
    const { write, connector } = await remove()
    expect(write.step.status).toBe('removed')
    write.simulate()
    await settled()
    write.confirm()
    expect(write.step.status).toBe('repeating')
    expect(connector.answers).toHaveLength(1)
  })

  test('ends the wait although it was listed for less than a moment', async () => {
    const { write, transactions, answer } = await ask()
    const stop = reaction(
      () => transactions.listed(hashOf(1)),
      (entry) => entry && transactions.remove(84531, entry)
    )
    await answer(hashOf(1))
    await settled()
    stop()
    expect(write.step.status).toBe('removed')
  })

  test('is followed again once it is put back', async () => {
    const { write, transactions, entry, connection } = await remove()
    const { chain } = connection
    if (chain && entry) transactions.putBack([{ chain, transaction: entry }])
    await settled()
    expect(write.step).toMatchObject({ status: 'sent', hash: hashOf(1) })
  })

  test('is not removed because another account is connected', async () => {
    const { write, answer, connector } = await ask()
    await answer(hashOf(1))
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect(write.step.status).toBe('sent')
  })
})
