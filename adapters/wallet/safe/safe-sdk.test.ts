import { expect, test } from 'vitest'
import { toSafeError } from './safe-sdk.ts'

test.each([
  'Transaction was rejected',
  'Signature was rejected',
  'Signing was declined',
  'The owner cancelled the request'
])('owners refuse in words: %s', (message) => {
  expect(toSafeError(new Error(message))).toMatchObject({ kind: 'rejected' })
})

test.each([
  'Transaction rejected by the relayer',
  'The network rejected the transaction: nonce too low',
  'Unhandled rejection in the frame'
])('words about somebody else are no refusal: %s', (message) => {
  expect(toSafeError(new Error(message))).toMatchObject({ kind: 'other', message })
})
