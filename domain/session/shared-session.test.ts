import { expect, test } from 'vitest'
import { parseSharedSession, type SharedSession, serialiseSharedSession } from './shared-session.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each<SharedSession>([
  { address: alice, issuedAt: 5 },
  { address: alice, issuedAt: 5, expiresAt: 9 },
  'ending',
  'ended'
])('what one tab writes is what the others read: %j', (shared) => {
  expect(parseSharedSession(serialiseSharedSession(shared))).toEqual(shared)
})

test.each([undefined, '', '5', `0 ${alice}`, '5 vitalik.eth', `soon ${alice}`])('%j says nothing', (text) => {
  expect(parseSharedSession(text)).toBeUndefined()
})

test('an end that cannot be read is left out', () => {
  expect(parseSharedSession(`5 ${alice} soon`)).toEqual({ address: alice, issuedAt: 5 })
})
