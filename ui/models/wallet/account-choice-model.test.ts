// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Grant } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'

const stops: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

async function connected() {
  const tab = openTab()
  stops.push(tab.stop)
  await tab.models.connection.connect('wallet')
  tab.models.dialogs.openAccount()
  return tab
}

test('the page follows the account chosen in the wallet, even without an event from the wallet', async () => {
  const { models, connector } = await connected()
  connector.choice = bob
  const choosing = models.accountChoice.choose()
  expect(models.accountChoice.choice.status).toBe('pending')
  await choosing
  expect(models.connection.account).toBe(bob)
  expect(models.accountChoice.choice.status).toBe('idle')
})

test('the page also follows a wallet that has switched networks meanwhile', async () => {
  const { models, connector } = await connected()
  connector.chooseAccount = async () => ({ account: bob, chainId: lineaGoerli.id })
  await models.accountChoice.choose()
  expect(models.connection.active).toMatchObject({ account: bob, chainId: lineaGoerli.id })
})

test('a rejection changes nothing, and is reported as a rejection', async () => {
  const { models, connector } = await connected()
  connector.refusal = new WalletError('rejected')
  await models.accountChoice.choose()
  expect(models.accountChoice.choice).toMatchObject({ status: 'failed', isRejection: true })
  expect(models.connection.account).toBe(alice)
})

test('any other failure is explained until the account changes or the dialog closes', async () => {
  const { models, connector } = await connected()
  const fail = async () => {
    connector.refusal = new WalletError('pending')
    await models.accountChoice.choose()
  }
  await fail()
  expect(models.accountChoice.choice).toEqual({
    status: 'failed',
    isRejection: false,
    problem: { kind: 'wallet', problem: 'pending' }
  })
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(models.accountChoice.choice.status).toBe('idle')
  await fail()
  models.dialogs.close()
  expect(models.accountChoice.choice.status).toBe('idle')
})

test('a wallet without the method is not asked again, and the reason is shown', async () => {
  const { models, connector } = await connected()
  expect(models.accountChoice.canChoose).toBe(true)
  connector.refusal = new WalletError('unsupported', { message: 'No.' })
  await models.accountChoice.choose()
  expect(models.accountChoice.canChoose).toBe(false)
  expect(models.accountChoice.choice).toMatchObject({ problem: { kind: 'wallet', problem: 'unsupported' } })
})

test('a missing method is not attributed to the next wallet paired through the same connector', async () => {
  const { models, connector } = await connected()
  for (const end of [() => connector.emit({ type: 'disconnected' }), () => models.connection.disconnect()]) {
    connector.refusal = new WalletError('unsupported', { message: 'Not approved.' })
    await models.accountChoice.choose()
    expect(models.accountChoice.canChoose).toBe(false)
    await end()
    await models.connection.connect('wallet')
    expect([models.connection.connector, models.accountChoice.canChoose]).toEqual([connector, true])
  }
})

test('a wallet that does not let pages request an account is not asked', async () => {
  const { models, connector } = await connected()
  connector.canChooseAccount = false
  expect(models.accountChoice.canChoose).toBe(false)
})

test('a wallet that never answers can be cancelled, and a late choice is still followed', async () => {
  const { models, connector } = await connected()
  const answer = deferred<Grant>()
  connector.chooseAccount = () => answer.promise
  const choosing = models.accountChoice.choose()
  models.accountChoice.cancel()
  expect(models.accountChoice.choice.status).toBe('idle')
  answer.resolve({ account: bob, chainId: 84531 })
  await choosing
  expect(models.connection.account).toBe(bob)
})

test('a choice made after disconnecting does not connect, and is revoked', async () => {
  const { models, connector } = await connected()
  const answer = deferred<Grant>()
  connector.chooseAccount = () => answer.promise
  const choosing = models.accountChoice.choose()
  await vi.advanceTimersByTimeAsync(0)
  await models.connection.disconnect()
  answer.resolve({ account: bob, chainId: 84531 })
  await vi.advanceTimersByTimeAsync(1000)
  await choosing
  expect(models.connection.connection.status).toBe('disconnected')
  expect(connector.revoked).toBe(2)
})

test('one choice at a time', async () => {
  const { models, connector } = await connected()
  const before = connector.prompts
  void models.accountChoice.choose()
  await models.accountChoice.choose()
  await vi.advanceTimersByTimeAsync(0)
  expect(connector.prompts).toBe(before + 1)
})
