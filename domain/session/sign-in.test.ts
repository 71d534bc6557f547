import { expect, test } from 'vitest'
import { canPressSignIn, type SignIn, signInError, signInLabel } from './sign-in.ts'

const states: SignIn[] = [
  { status: 'idle' },
  { status: 'idle', nonce: 'n' },
  { status: 'signing' },
  { status: 'verifying' },
  { status: 'idle', failure: 'preparing' }
]

test('the primary button says what happens', () => {
  expect(states.map(signInLabel)).toMatchInlineSnapshot(`
    [
      "Preparing message...",
      "Send message",
      "Waiting for signature...",
      "Verifying signature...",
      "Try again",
    ]
  `)
})

test('it can be pressed when a message is ready, or when preparing one failed', () => {
  expect(states.map(canPressSignIn)).toEqual([false, true, false, false, true])
})

test('each failure has the text of the catalogue', () => {
  const failures = ['preparing', 'signing', 'verifying', 'unknown'] as const
  expect(failures.map((failure) => signInError({ status: 'idle', failure }))).toMatchInlineSnapshot(`
    [
      "Error preparing message, please retry!",
      "Error signing message, please retry!",
      "Error verifying signature, please retry!",
      "Oops, something went wrong!",
    ]
  `)
  expect(signInError({ status: 'signing' })).toBeUndefined()
})
