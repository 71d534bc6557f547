// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserRejectedError, WalletError, WalletTimeoutError } from '#domain/errors.ts'
import { bob, hashOf } from './fake-values.ts'
import { deferred, fakeWorld } from './fakes.ts'

let stop: () => void = () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function filled() {
  const world = fakeWorld()
  stop = world.stop
  await world.models.connection.connect('wallet')
  world.models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  const { send } = world.models
  const fill = () => {
    send.edit('recipient', bob)
    send.edit('amount', '0.25')
  }
  const attempt = async (cause: Error) => {
    world.connector.sendTransfer = async () => {
      throw cause
    }
    await send.submit()
  }
  fill()
  return { ...world, send, fill, attempt }
}

test.each([new WalletTimeoutError(), new WalletError('already known', -32000, { isSent: 'likely' })])(
  'an attempt after which nobody knows (%s) is spoken of beside those that sent nothing',
  async (cause) => {
    const { send, attempt } = await filled()
    await attempt(cause)
    expect(send.isEarlierInDoubt).toBe(false)
    send.edit('amount', '0.2')
    expect(send.isEarlierInDoubt).toBe(true)
    for (const refusal of [new UserRejectedError(), new WalletError('', -32000, { isSent: 'no' })]) {
      await attempt(refusal)
      expect(send).toMatchObject({ state: { status: 'failed', isSent: 'no' }, isEarlierInDoubt: true })
    }
  }
)

test('an attempt that sent nothing leaves no doubt', async () => {
  const { send, attempt } = await filled()
  await attempt(new UserRejectedError())
  expect(send.isEarlierInDoubt).toBe(false)
  send.edit('amount', '0.2')
  expect(send.isEarlierInDoubt).toBe(false)
})

test('an attempt that is no longer waited for may leave a doubt too', async () => {
  const { connector, send } = await filled()
  const failure = deferred<Error>()
  connector.sendTransfer = async () => {
    throw await failure.promise
  }
  const submitting = send.submit()
  send.cancel()
  expect(send.isEarlierInDoubt).toBe(false)
  failure.resolve(new WalletTimeoutError())
  await submitting
  expect(send.isEarlierInDoubt).toBe(true)
})

test.each<[string, (world: Awaited<ReturnType<typeof filled>>) => unknown]>([
  [
    'a transfer that is sent',
    ({ connector, send }) => {
      connector.sendTransfer = async () => hashOf(9)
      return send.submit()
    }
  ],
  ['another account', ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['another network', ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })]
])('%s ends the doubt', async (_, act) => {
  const world = await filled()
  await world.attempt(new WalletTimeoutError())
  await act(world)
  world.fill()
  expect(world.send.isEarlierInDoubt).toBe(false)
})

test('a doubt about one account is not one about the next', async () => {
  const { connector, send } = await filled()
  const failure = deferred<Error>()
  connector.sendTransfer = async () => {
    throw await failure.promise
  }
  const submitting = send.submit()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  failure.resolve(new WalletTimeoutError())
  await submitting
  expect(send.isEarlierInDoubt).toBe(false)
})
