import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignInMessage, type ShownSignIn, signInTimes } from './check-sign-in-message.ts'
import { formatSignInMessage, type SignInMessage } from './sign-in-message.ts'

const NOW = 1_700_000_000_000
const MINUTE_MS = 60_000

const shown: ShownSignIn = {
  domain: 'app.example',
  uri: 'https://app.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  times: { aheadMs: 5_000, lifetimeMs: 10 * MINUTE_MS }
}

const message: SignInMessage = {
  domain: shown.domain,
  address: shown.address,
  statement: 'Sign in to Portside.',
  uri: shown.uri,
  chainId: shown.chainId,
  nonce: shown.nonce,
  issuedAt: NOW + 5_000,
  expiresAt: NOW + 5_000 + 10 * MINUTE_MS
}

const check = (changed: Partial<SignInMessage> = {}) =>
  checkSignInMessage(formatSignInMessage({ ...message, ...changed }), shown, NOW)

test('a message that is what was shown is returned', () => {
  expect(check()).toEqual({ message })
})

test.each<[string, Partial<SignInMessage>]>([
  ['for less time', { expiresAt: message.issuedAt + 1 }],
  ['from a nonce that its draft was written later after', { expiresAt: message.expiresAt + 5_000 }],
  ['dated by a clock that was measured again', { issuedAt: NOW + MINUTE_MS, expiresAt: NOW + 2 * MINUTE_MS }],
  ['with the address in another spelling', { address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }]
])('it may be %s', (_, changed) => {
  expect(check(changed)).toEqual({ message: { ...message, ...changed } })
})

test('what differs is named, with both values where a visitor can compare them', () => {
  const changes: readonly Partial<SignInMessage>[] = [
    { domain: 'evil.example' },
    { uri: 'https://evil.example' },
    { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    { chainId: 1 },
    { nonce: 'b1b2c3d4e5f6' },
    { expiresAt: message.expiresAt + 5_001 },
    { expiresAt: message.issuedAt },
    { issuedAt: NOW - 2 * MINUTE_MS, expiresAt: NOW },
    { issuedAt: NOW + 2 * MINUTE_MS, expiresAt: NOW + 3 * MINUTE_MS }
  ]
  expect(changes.map((changed) => check(changed).mismatch)).toEqual([
    { part: 'domain', expected: 'app.example', found: 'evil.example' },
    { part: 'uri', expected: 'https://app.example', found: 'https://evil.example' },
    { part: 'account', expected: shown.address, found: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    { part: 'chain', expected: '84531', found: '1' },
    { part: 'nonce', expected: 'a1b2c3d4e5f6', found: 'b1b2c3d4e5f6' },
    ...Array(4).fill({ part: 'times' })
  ])
  expect(checkSignInMessage('Sign in, please.', shown, NOW).mismatch).toEqual({ part: 'layout' })
})

test('no message is as shown if its times were not known', () => {
  const text = formatSignInMessage(message)
  expect(checkSignInMessage(text, { ...shown, times: undefined }, NOW).mismatch).toBeDefined()
})

test('the times of a draft are its lifetime and how far the service’s clock is ahead', () => {
  expect(signInTimes(formatSignInMessage(message), NOW)).toEqual(shown.times)
  expect(signInTimes(formatSignInMessage({ ...message, expiresAt: message.issuedAt }), NOW)).toBeUndefined()
  expect(signInTimes('Sign in, please.', NOW)).toBeUndefined()
})

test('a message passes only if none of what was shown differs', () => {
  const host = fc.constantFrom('app.example', 'app.example:8443', 'evil.example', 'localhost:5173')
  const field = fc.record({
    domain: host,
    uri: host.map((name) => `https://${name}`),
    address: fc.constantFrom(message.address, `0x${'00'.repeat(20)}` as const, `0x${'ab'.repeat(20)}` as const),
    chainId: fc.constantFrom(1, 10, 84531, 845310),
    nonce: fc.constantFrom('a1b2c3d4e5f6', 'a1b2c3d4e5f', 'A1b2c3d4e5f6')
  })
  fc.assert(
    fc.property(
      field,
      field,
      fc.subarray(['domain', 'uri', 'address', 'chainId', 'nonce'] as const),
      (seen, other, changed) => {
        const written = { ...seen, ...Object.fromEntries(changed.map((name) => [name, other[name]])) }
        const text = formatSignInMessage({ ...message, ...written })
        const checked = checkSignInMessage(text, { ...shown, ...seen }, NOW)
        expect('message' in checked).toBe(JSON.stringify(seen) === JSON.stringify(written))
      }
    ),
    { numRuns: 1_000 }
  )
})

test('no change of a single character passes, unless the statement alone or the times within their window change', () => {
  const text = formatSignInMessage(message)
  const position = fc.nat({ max: text.length - 1 })
  fc.assert(
    fc.property(position, fc.string({ minLength: 0, maxLength: 2, unit: 'binary' }), (at, inserted) => {
      const changed = text.slice(0, at) + inserted + text.slice(at + 1)
      const checked = checkSignInMessage(changed, shown, NOW)
      if (checked.mismatch !== undefined) return
      const { statement: _, issuedAt, expiresAt, ...fields } = checked.message
      const { statement: __, issuedAt: ___, expiresAt: ____, ...expected } = message
      expect({ ...fields, address: fields.address.toLowerCase() }).toEqual({
        ...expected,
        address: expected.address.toLowerCase()
      })
      expect(expiresAt - issuedAt).toBeGreaterThan(0)
      expect(expiresAt - issuedAt).toBeLessThanOrEqual(10 * MINUTE_MS + 5_000)
      expect(Math.abs(issuedAt - message.issuedAt)).toBeLessThanOrEqual(MINUTE_MS)
    }),
    { numRuns: 5_000 }
  )
})
