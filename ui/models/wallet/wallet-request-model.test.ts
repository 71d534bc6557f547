// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { type Asking, WalletRequestModel } from './wallet-request-model.ts'

interface Payment {
  readonly amount: number
  readonly nonce?: number
}
type Sent = { readonly status: 'sent'; readonly hash: string }
type Own = Sent | { readonly status: 'repeating' }

const { openTab, settled } = openTabs()

async function connected() {
  const { models } = openTab()
  await models.connection.connect('wallet')
  return new WalletRequestModel<Payment, Own>(models.connection, models.pendingRequests)
}

const sent = (hash: string): Sent => ({ status: 'sent', hash })

test('a request is pending from the moment it is made until the wallet has granted it', async () => {
  const request = await connected()
  const answer = deferred<string>()
  const outcome = request.run({ amount: 5 }, () => answer.promise, sent)
  expect([request.state, request.isPending]).toEqual([{ status: 'pending', since: Date.now(), amount: 5 }, true])
  answer.resolve('0xab')
  expect(await outcome).toEqual({ answer: '0xab', isLate: false })
  expect(request.state).toEqual({ status: 'sent', hash: '0xab' })
})

test('a failure keeps what the request was about', async () => {
  const request = await connected()
  expect(await request.run({ amount: 5 }, () => Promise.reject(new WalletError('rejected')))).toEqual({
    failure: { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true },
    about: { amount: 5 },
    isLate: false
  })
  expect(request.state).toMatchObject({ status: 'failed', isRejection: true, amount: 5 })
})

test('what is found out while asking is added to the request, and stays with its failure', async () => {
  const request = await connected()
  const answer = deferred<void>()
  const ask = ({ update }: Asking<Payment>) => {
    update({ nonce: 7 })
    return answer.promise.then(() => Promise.reject(new WalletError('rejected')))
  }
  const outcome = request.run({ amount: 5 }, ask)
  await settled()
  expect(request.state).toEqual({ status: 'pending', since: expect.any(Number), amount: 5, nonce: 7 })
  answer.resolve()
  expect(await outcome).toMatchObject({ about: { amount: 5, nonce: 7 }, isLate: false })
  expect(request.state).toMatchObject({ status: 'failed', amount: 5, nonce: 7 })
})

test('what is found out for a cancelled request is not shown', async () => {
  const request = await connected()
  const found = deferred<void>()
  const asking = request.run({ amount: 5 }, ({ update }) => found.promise.then(() => update({ nonce: 7 })))
  await settled()
  request.cancel()
  found.resolve()
  await asking
  expect(request.state).toEqual({ status: 'idle' })
})

test('an answer to a cancelled or repeated request is late and changes nothing on screen', async () => {
  const request = await connected()
  const [given, renewed] = [deferred<string>(), deferred<string>()]
  const signals: AbortSignal[] = []
  const asking = ({ signal }: Asking<Payment>) => {
    signals.push(signal)
    return given.promise
  }
  const first = request.run({ amount: 1 }, asking, sent)
  await Promise.resolve()
  request.cancel()
  given.resolve('0x01')
  expect(await first).toEqual({ answer: '0x01', isLate: true })
  expect([request.state, signals[0]?.aborted]).toEqual([{ status: 'idle' }, true])
  const second = request.run({ amount: 2 }, () => renewed.promise.then(() => Promise.reject(new Error('broken'))))
  void request.run({ amount: 3 }, () => new Promise(() => undefined))
  renewed.resolve('')
  expect(await second).toMatchObject({ failure: { details: 'broken' }, about: { amount: 2 }, isLate: true })
  expect(request.state).toMatchObject({ status: 'pending', amount: 3 })
})
