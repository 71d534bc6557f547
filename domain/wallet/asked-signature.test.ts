import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { type AskedSignature, mayStillAsk, parseSignature, serialiseSignature } from './asked-signature.ts'
import { WalletError } from './wallet-error.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const asked: AskedSignature = {
  id: 's1',
  account,
  chainId: 84531,
  wallet: { id: 'wallet', isPaired: true },
  signs: 'message',
  askedAt: 1_700_000_000_000
}
const read = (text: string | undefined) => parseSignature(account, 'a.', 'a.84531.s1', text)
const changed = (fields: object) => JSON.stringify({ ...JSON.parse(serialiseSignature(asked)), ...fields })

test.each(['sign-in', 'message', 'typed-data'] as const)('what was written of a %s is read back', (signs) => {
  expect(read(serialiseSignature({ ...asked, signs }))).toEqual({ ...asked, signs })
})

test.each<[string, string | undefined]>([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another version', changed({ version: 2 })],
  ['another kind', changed({ signs: 'everything' })],
  ['a payment', changed({ signs: undefined, to: account, value: '1' })],
  ['no wallet', changed({ wallet: 'wallet' })],
  ['no moment', changed({ askedAt: -1 })],
  ['a moment that no date has', changed({ askedAt: 8.64e15 + 1 })]
])('%s is not read', (_, text) => {
  expect(read(text)).toBeUndefined()
})

test('any answer of the wallet ends the request; only silence does not', () => {
  const ended = [
    new WalletError('rejected'),
    new WalletError('pending'),
    new WalletError('unauthorized'),
    new WalletError('unsupported'),
    new WalletError('other'),
    new WalletError('answer', { problem: 'invalid-response' }),
    new Error('A bug')
  ]
  const open = [
    new WalletError('timeout'),
    new WalletError('relay'),
    new WalletError('absent'),
    new WalletError('answer', { problem: 'interrupted' })
  ]
  expect(ended.map(mayStillAsk)).toEqual(ended.map(() => false))
  expect(open.map(mayStillAsk)).toEqual(open.map(() => true))
})
