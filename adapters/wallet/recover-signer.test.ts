import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverSigner } from './recover-signer.ts'

const account = privateKeyToAccount(`0x${'46'.repeat(32)}`)

test('whoever signed a text is found, whatever it says', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Zażółć gęślą jaźń 😀'))
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      expect(recoverSigner(message, await account.signMessage({ message }))).toBe(account.address)
    }),
    { numRuns: 20 }
  )
})

test('the last byte counts from 0 or from 27', async () => {
  const signature = await account.signMessage({ message: 'hi' })
  const parity = Number.parseInt(signature.slice(-2), 16) - 27
  expect(recoverSigner('hi', `${signature.slice(0, -2)}0${parity}`)).toBe(account.address)
})

test.each([
  ['nothing', ''],
  ['no bytes', '0x'],
  ['a text', 'signed'],
  ['a signature that is too long', `0x${'11'.repeat(65)}1b`],
  ['a recovery that is none', `0x${'11'.repeat(64)}1d`],
  ['no point of the curve', `0x${'ff'.repeat(64)}1b`],
  ['zeros', `0x${'00'.repeat(64)}1b`]
])('nobody signs with %s', (_, signature) => {
  expect(recoverSigner('hi', signature)).toBeUndefined()
})

test('another text has another signer', async () => {
  const signature = await account.signMessage({ message: 'hi' })
  expect(recoverSigner('ho', signature)).not.toBe(account.address)
})
