import { afterEach, expect, test } from 'vitest'
import type { SignInMismatch } from '#domain/session/check-sign-in-message.ts'
import type { SignIn, SignInRefusal } from '#domain/session/sign-in.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { translate } from '#ui/text/live-text.ts'
import { shownSignInFailure, signInError, signInLabel, signInNote } from './sign-in.ts'

const idle = { status: 'idle' } as const
const unprepared = { status: 'unprepared' } as const
const signing = { status: 'signing' } as const
const verifying = { status: 'verifying' } as const
const started = { status: 'preparing' } as const
const refused = { status: 'preparing', failure: 'verifying' } as const
const shown: readonly SignIn[] = [started, { status: 'ready', nonce: 'n' }, signing, verifying, unprepared]

afterEach(() => translate({}))

test('the primary button says what happens', () => {
  expect(shown.map(signInLabel)).toMatchInlineSnapshot(`
    [
      "Preparing message...",
      "Send message",
      "Waiting for signature...",
      "Verifying signature...",
      "Try again",
    ]
  `)
  expect(signInLabel(idle)).toBe(signInLabel(started))
})

test('each failure has the text of the catalogue', () => {
  const failures = ['signing', 'verifying', 'unknown'] as const
  const failed = [unprepared, ...failures.map((failure) => ({ status: 'ready', nonce: 'n', failure }) as const)]
  expect(failed.map(signInError)).toMatchInlineSnapshot(`
    [
      "Error preparing message, please retry!",
      "Error signing message, please retry!",
      "Error verifying signature, please retry!",
      "Oops, something went wrong!",
    ]
  `)
  expect([idle, started, signing, verifying].map(signInError)).toEqual([undefined, undefined, undefined, undefined])
  expect(signInError(refused)).toBe('Error verifying signature, please retry!')
})

const differing = { expected: 'app.example', found: 'evil.example' }
test.each<[SignInMismatch, string]>([
  [{ part: 'domain', ...differing }, 'Website: app.example expected, evil.example in the message.'],
  [{ part: 'uri', ...differing }, 'Address of the page: app.example expected, evil.example in the message.'],
  [{ part: 'account', expected: '0x1', found: '0x2' }, 'Account: 0x1 expected, 0x2 in the message.'],
  [{ part: 'chain', expected: '84531', found: '1' }, 'Chain ID: 84531 expected, 1 in the message.'],
  [{ part: 'nonce', expected: 'a', found: 'b' }, 'Nonce: a expected, b in the message.'],
  [{ part: 'times' }, 'The message would not be valid for the time shown.'],
  [{ part: 'layout' }, 'The text is not a sign-in message as this page writes it.']
])('what differs is named, with both values where a visitor can compare them: $part', (mismatch, details) => {
  const failure = shownSignInFailure({ problem: { kind: 'not-as-shown', mismatch }, isRejection: false }, String)
  expect(failure).toEqual({
    reason: expect.stringMatching(/^Your wallet was not asked, because/),
    details,
    isRejection: false
  })
})

test('why the wallet was not asked follows the language', () => {
  const moved = { problem: { kind: 'moved' }, isRejection: false } as const
  expect(shownSignInFailure(moved, String).reason).toMatch(/^Your wallet was not asked, because its account or network/)
  translate({ account: { signIn: { switched: 'Konto oder Netzwerk hat gewechselt.' } } })
  expect(shownSignInFailure(moved, String).reason).toBe('Konto oder Netzwerk hat gewechselt.')
})

test('a late signature and a busy service are said, and so is what is left of an earlier round', () => {
  const reason = (problem: SignInRefusal) =>
    shownSignInFailure({ problem, isRejection: false }, (at) => `moment ${at}`).reason
  expect(reason({ kind: 'late' })).toBe(
    'The message had expired by the time it was signed, so it needs a new signature.'
  )
  expect(reason({ kind: 'busy', until: 7 })).toBe('The sign-in service is busy until moment 7.')
  expect(signInNote({ kind: 'left-open' })).toBe('The request is still open in your wallet. Reject it there.')
  expect(signInNote({ kind: 'account-changed', account: alice })).toMatch(/^Your wallet changed from 0xf3…2266 to/)
})
