import { expect, test } from 'vitest'
import { toErrorData } from '#adapters/tabs/shared-service.ts'
import { isUnknownChain } from '#adapters/wallet/error/wallet-errors.ts'
import { toWalletConnectError } from '#adapters/wallet/walletconnect/client/walletconnect-errors.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { parseCall, parsePairing, parseSent, toCallError } from './tab-data.ts'

/** As a channel copies it. */
const sent = (cause: unknown) => toCallError(structuredClone(toErrorData(toWalletConnectError(cause))))

test.each([
  new WalletError('rejected'),
  new WalletError('pending'),
  new WalletError('switch'),
  new WalletError('switch', { problem: 'wrong-network' }),
  new WalletError('unauthorized', { message: 'Not granted.' }),
  new WalletError('unsupported', { message: 'eth_sign was not approved.' }),
  new WalletError('timeout', { message: 'Expired.' }),
  new WalletError('answer', { problem: 'not-opened', cause: new Error('No database') }),
  new WalletError('relay', { problem: 'offline', message: 'No internet connection detected.' }),
  new WalletError('relay', { problem: 'unreachable', message: 'Socket stalled' }),
  new WalletError('relay', { problem: 'refused', message: 'Unauthorized: invalid key' }),
  new WalletError('other', { message: 'Out of ink', code: -32603 }),
  new WalletError('other', { message: 'Out of ink' }),
  new WalletError('other', {
    message: 'insufficient funds for gas',
    code: -32000,
    sent: 'no',
    problem: 'insufficient-funds'
  }),
  new WalletError('other', { message: 'Out of ink', code: -32002 })
])('$kind: $problem is the same in another tab', (error) => {
  const there = sent(error)
  expect(there).toBeInstanceOf(WalletError)
  expect(there).toMatchObject({ ...error, message: error.message })
  expect(walletFailure(there)).toEqual(walletFailure(error))
})

test('the message and code of the cause are kept', () => {
  const cause = { code: 5000, message: 'User rejected.', secret: 'x' }
  const there = sent(cause)
  expect(there).toMatchObject({ kind: 'rejected' })
  expect(there.cause).toMatchObject({ code: 5000, message: 'User rejected.' })
  expect(there.cause).not.toHaveProperty('secret')
})

test('a chain that the wallet does not know is still one that can be added', () => {
  expect(isUnknownChain(sent({ code: 4902, message: 'Not shared yet.' }))).toBe(true)
})

test.each([undefined, null, 'Out of ink', {}, { name: 'EvalError', message: 7 }])(
  'whatever else comes (%j) is an error',
  (data) => {
    expect(toCallError(data)).toBeInstanceOf(WalletError)
  }
)

test('an unknown value for what was sent is ignored', () => {
  for (const sent of ['melted', undefined])
    expect(toCallError({ kind: 'other', message: 'insufficient funds', sent })).toMatchObject({
      sent: 'unknown'
    })
})

test('a relay that fails for an unknown reason counts as unreachable', () => {
  expect(toCallError({ kind: 'relay', message: '', problem: 'melted' })).toMatchObject({
    problem: 'unreachable'
  })
})

test.each([
  { method: 'connect' },
  { method: 'connect', wallet: 'Rainbow' },
  { method: 'disconnect', wallet: 'Rainbow' },
  { method: 'personal_sign', params: ['0x00'], wallet: 'Rainbow' }
])('what a tab asks of the session is understood: %j', (call) => {
  expect(parseCall(call)).toEqual(call)
})

test.each([undefined, {}, { method: 7 }])('data that no tab of ours sends is not a call: %j', (data) => {
  expect(parseCall(data)).toBeUndefined()
})

test('a pairing is a link of WalletConnect, and a request that was sent can be a part of a link', () => {
  const pairing = { uri: 'wc:00@2', expiresAt: 1 }
  const sent = { requestId: 7, topic: 'ab' }
  expect([parsePairing(pairing), parseSent(sent)]).toEqual([pairing, sent])
})

test.each([{ uri: 'https://example.com', expiresAt: 1 }, { uri: 'wc:00@2', expiresAt: '1' }, undefined])(
  '%j is no pairing',
  (data) => {
    expect(parsePairing(data)).toBeUndefined()
  }
)

test.each([undefined, { requestId: '7', topic: 'ab' }, { requestId: 7, topic: 'ab&redirectUrl=other://' }])(
  '%j is no request that was sent',
  (data) => {
    expect(parseSent(data)).toBeUndefined()
  }
)
