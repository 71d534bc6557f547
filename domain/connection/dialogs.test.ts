import { expect, test } from 'vitest'
import { canOpen, type Dialog, dialogAfter } from './dialogs.ts'

const dialogs: Dialog[] = ['connect', 'sign-in', 'account', 'chain']

test.each([
  ['loading', true, ['account', 'chain']],
  ['disconnected', true, ['connect']],
  ['unauthenticated', true, ['connect']],
  ['connected', true, ['account', 'chain']],
  ['connected', false, ['chain']]
] as const)('while %s (chain supported: %s) these dialogs may open: %s', (status, isSupported, allowed) => {
  const known = { isChainSupported: isSupported, isSignedOut: status === 'unauthenticated' }
  expect(dialogs.filter((dialog) => canOpen(dialog, status, known))).toEqual(allowed)
})

test('an account that is used without being signed in can sign in', () => {
  const known = { isChainSupported: true, isSignedOut: true }
  expect(dialogs.filter((dialog) => canOpen(dialog, 'connected', known))).toEqual(['sign-in', 'account', 'chain'])
})

test('every dialog closes on connect and on disconnect', () => {
  for (const dialog of dialogs) {
    expect(dialogAfter(dialog, 'connected')).toBeUndefined()
    expect(dialogAfter(dialog, 'disconnected')).toBeUndefined()
  }
})

test('the connect dialog stays open while unauthenticated, and no other does', () => {
  expect(dialogs.map((dialog) => dialogAfter(dialog, 'unauthenticated'))).toEqual([
    'connect',
    undefined,
    undefined,
    undefined
  ])
})

test('nothing closes, and nothing opens, while the session is loading', () => {
  expect(dialogAfter('connect', 'loading')).toBe('connect')
  expect(dialogAfter(undefined, 'unauthenticated')).toBeUndefined()
})
