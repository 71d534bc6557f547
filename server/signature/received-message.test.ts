import { expect, test } from 'vitest'
import { formatAuthenticateMessage } from '#domain/session/authenticate-message.ts'
import { formatSignInMessage, type SignInMessage, signInStatement } from '#domain/session/sign-in-message.ts'
import type { SignInWay } from '#domain/session/sign-in-request.ts'
import { type ExpectedMessage, messageRefusal, parseReceivedMessage, statementWarning } from './received-message.ts'

const NOW = 1_700_000_000_000
const MINUTE = 60_000
const sent: SignInMessage = {
  domain: 'app.example.com',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: signInStatement('Harbour'),
  uri: 'https://app.example.com',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: NOW,
  expiresAt: NOW + 5 * MINUTE
}
const text = formatSignInMessage(sent)
const expected: ExpectedMessage = {
  origin: new URL('https://app.example.com'),
  statement: signInStatement('Harbour'),
  chainIds: [1, 84531],
  nonce: { way: 'personal_sign', issuedAt: NOW - 5 * MINUTE, expiresAt: NOW + 5 * MINUTE },
  now: NOW
}
const refusal = (changed: string, way: SignInWay = 'personal_sign') => {
  const received = parseReceivedMessage(changed)
  return received ? messageRefusal(changed, received, { ...expected, nonce: { ...expected.nonce, way } }) : 'malformed'
}
const refusalOf = (fields: Partial<SignInMessage>) => refusal(formatSignInMessage({ ...sent, ...fields }))

test('the page’s own message is parsed field by field, and is not refused', () => {
  expect(parseReceivedMessage(text)?.message).toEqual(sent)
  expect(refusal(text)).toBeUndefined()
  expect(refusalOf({ chainId: 1 })).toBeUndefined()
})

test('with the connection the same text is signed (ERC-7846), and in WalletConnect’s way it is worth nothing', () => {
  expect(refusal(text, 'wallet_connect')).toBeUndefined()
  expect(refusal(text, 'wc_sessionAuthenticate')).toBe('way-mismatch')
  expect(refusal(formatSignInMessage({ ...sent, chainId: 2 }), 'wc_sessionAuthenticate')).toBe('way-mismatch')
})

test('WalletConnect’s text is taken in its own way only, with the service’s fields and for its chains', () => {
  const authenticated = { ...sent, chainIds: [84531, 1] }
  const written = formatAuthenticateMessage(authenticated)
  const refusalOfWritten = (fields: Partial<typeof authenticated>) =>
    refusal(formatAuthenticateMessage({ ...authenticated, ...fields }), 'wc_sessionAuthenticate')
  expect(refusal(written, 'wc_sessionAuthenticate')).toBeUndefined()
  expect(refusal(written, 'personal_sign')).toBe('way-mismatch')
  expect(refusal(written, 'wallet_connect')).toBe('way-mismatch')
  expect(refusalOfWritten({ chainIds: Array.from({ length: 30 }, () => 84531) })).toBeUndefined()
  expect(refusalOfWritten({ chainIds: [84531, 2] })).toBe('chain-id-invalid')
  expect(refusalOfWritten({ domain: 'evil.test' })).toBe('domain-mismatch')
  expect(refusalOfWritten({ statement: 'Sign in to Portside.' })).toBe('statement-mismatch')
  expect(refusalOfWritten({ uri: 'https://evil.test' })).toBe('uri-mismatch')
  expect(refusalOfWritten({ expiresAt: NOW + 6 * MINUTE })).toBe('expiration-time-refused')
})

test.each([
  ['a wrong checksum', text.replace('0xf39F', '0xF39F')],
  ['an address in lower case', text.replace(sent.address, sent.address.toLowerCase())],
  ['an address in upper case', text.replace(sent.address, `0x${sent.address.slice(2).toUpperCase()}`)],
  ['a scheme', `https://${text}`.replace('https://app', 'https:// app')],
  ['no expiry', text.replace(/\nExpiration.*/, '')],
  ['a start time', `${text}\nNot Before: 2023-11-14T22:13:20.000Z`],
  ['no statement', text.replace(`${sent.statement}\n\n`, '\n')],
  ['a huge text', text.replace('Harbour', 'Harbour'.repeat(2000))]
])('%s is malformed', (_, changed) => {
  expect(refusal(changed)).toBe('malformed')
})

test.each([
  [{ domain: 'evil.test' }, 'domain-mismatch'],
  [{ domain: 'app.example.com:8443' }, 'domain-mismatch'],
  [{ domain: 'https://app.example.com' }, 'domain-mismatch'],
  [{ domain: 'http://app.example.com' }, 'domain-mismatch'],
  [{ domain: 'APP.example.com' }, 'domain-mismatch'],
  [{ statement: signInStatement('Portside') }, 'statement-mismatch'],
  [{ statement: `${sent.statement} ` }, 'statement-mismatch'],
  [{ statement: `${sent.statement}\u200b` }, 'malformed'],
  [{ uri: 'https://evil.test' }, 'uri-mismatch'],
  [{ uri: 'http://app.example.com' }, 'uri-mismatch'],
  [{ uri: 'https://app.example.com/' }, 'uri-mismatch'],
  [{ uri: 'https://app.example.com/dashboard?to=1#2' }, 'uri-mismatch'],
  [{ uri: 'https://app.example.com:443' }, 'uri-mismatch'],
  [{ uri: 'https://user@app.example.com' }, 'uri-mismatch'],
  [{ uri: 'https://app.example.com@evil.test' }, 'uri-mismatch'],
  [{ uri: 'app.example.com' }, 'uri-mismatch'],
  [{ chainId: 0 }, 'chain-id-invalid'],
  [{ chainId: 59140 }, 'chain-id-invalid'],
  [{ chainId: 999999 }, 'chain-id-invalid'],
  [{ issuedAt: NOW + 2 * MINUTE }, 'issued-at-refused'],
  [{ issuedAt: NOW - 7 * MINUTE }, 'issued-at-refused'],
  [{ expiresAt: NOW }, 'message-expired'],
  [{ expiresAt: NOW - 2 * MINUTE }, 'message-expired'],
  [{ expiresAt: NOW + 5 * MINUTE - 1 }, 'expiration-time-refused'],
  [{ expiresAt: NOW + 5 * MINUTE + 1 }, 'expiration-time-refused']
])('%j is refused as %s', (fields, reason) => {
  expect(refusalOf(fields)).toBe(reason)
})

test('a message may be written at any time since its nonce was issued, and clocks may differ by a minute', () => {
  for (const minutes of [-6, -5, 0, 1]) expect(refusalOf({ issuedAt: NOW + minutes * MINUTE })).toBeUndefined()
})

test('a warning quotes the start of a long statement only', () => {
  expect(statementWarning('Sign in to Harbour.', 'x'.repeat(5000))).toContain(` had "${'x'.repeat(200)}…" signed.`)
})
