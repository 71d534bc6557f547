import { expect, test, vi } from 'vitest'
import { rejected, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import { type LegacyCallback, sendAsync } from './send-async.ts'

const ask = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
  if (method === 'personal_sign') throw new WalletError(rejected)
  return [method, params]
}

/** What the callback gets. */
const send = (payload: unknown) =>
  new Promise<unknown>((resolve) => sendAsync(ask, payload, (...given) => resolve(given)))

test('a request is answered under its id', async () => {
  const request = { id: 7, jsonrpc: '2.0', method: 'eth_accounts', params: [] }
  expect(await send(request)).toEqual([null, { id: 7, jsonrpc: '2.0', result: ['eth_accounts', []] }])
})

test('the error of a refused request comes first, and is in the answer too', async () => {
  const [error, answer] = (await send({ id: 'a', method: 'personal_sign' })) as readonly unknown[]
  expect(error).toMatchObject({ code: 4001 })
  expect(answer).toEqual({ id: 'a', jsonrpc: '2.0', error: rejected })
})

test('a batch is answered as a whole, with the errors in it', async () => {
  expect(await send([{ id: 1, method: 'eth_chainId' }, { id: 2, method: 'personal_sign' }, 7])).toEqual([
    null,
    [
      { id: 1, jsonrpc: '2.0', result: ['eth_chainId', undefined] },
      { id: 2, jsonrpc: '2.0', error: rejected },
      { id: undefined, jsonrpc: '2.0', error: { code: -32600, message: 'A request must have a method.' } }
    ]
  ])
})

test('the callback is called later, and must be one', async () => {
  const callback = vi.fn<LegacyCallback>()
  sendAsync(ask, { id: 1, method: 'eth_chainId' }, callback)
  expect(callback).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce())
  expect(() => sendAsync(ask, { id: 1, method: 'eth_chainId' }, undefined as unknown as LegacyCallback)).toThrow(
    TypeError
  )
})
