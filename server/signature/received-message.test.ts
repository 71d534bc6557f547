import { expect, test } from 'vitest'
import { formatSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import { messageRefusal, parseReceivedMessage } from './received-message.ts'

const NOW = 1_700_000_000_000
const MINUTE = 60_000
const sent: SignInMessage = {
  domain: 'app.example.com',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Portside.',
  uri: 'https://app.example.com',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: NOW,
  expiresAt: NOW + 5 * MINUTE
}
const text = formatSignInMessage(sent)
const expected = { origin: new URL('https://app.example.com'), now: NOW, maxAgeMs: 5 * MINUTE }
const refusal = (changed: string) => {
  const message = parseReceivedMessage(changed)
  return message ? messageRefusal(message, expected) : 'malformed'
}
const refusalOf = (fields: Partial<SignInMessage>) => refusal(formatSignInMessage({ ...sent, ...fields }))

test('our own message is parsed field by field', () => {
  expect(parseReceivedMessage(text)).toEqual({
    scheme: undefined,
    domain: sent.domain,
    address: sent.address,
    uri: sent.uri,
    chainId: sent.chainId,
    nonce: sent.nonce,
    issuedAt: sent.issuedAt,
    expiresAt: sent.expiresAt,
    notBefore: undefined
  })
  expect(refusal(text)).toBeUndefined()
})

test('the optional parts of EIP-4361 may be present or absent', () => {
  const full = `https://${text}\nNot Before: 2023-11-14T22:13:20Z\nRequest ID: 7\nResources:\n- https://a.test\n- ipfs://b`
  expect(refusal(full)).toBeUndefined()
  expect(refusal(text.replace('Sign in to Portside.\n\n', '\n'))).toBeUndefined()
  expect(refusal(text.replace(/\nExpiration.*/, ''))).toBeUndefined()
  expect(refusal(text.replace(sent.address, sent.address.toLowerCase()))).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['a text in another format', 'Sign in, please.'],
  ['text before', `Hello\n${text}`],
  ['text after', `${text}\nGoodbye`],
  ['a line break at the end', `${text}\n`],
  ['two messages', `${text}\n${text}`],
  ['a field twice', text.replace('Nonce:', 'Nonce: a1b2c3d4e5f6\nNonce:')],
  ['a field missing', text.replace(/\nChain ID.*/, '')],
  ['a second statement', text.replace('Portside.', 'Portside.\nAnd pay.')],
  ['another version', text.replace('Version: 1', 'Version: 2')],
  ['a negative chain id', text.replace('84531', '-1')],
  ['a fractional chain id', text.replace('84531', '1.5')],
  ['a short nonce', text.replace(sent.nonce, 'a1b2c3d')],
  ['a wrong checksum', text.replace('0xf39F', '0xF39F')],
  ['a time in words', text.replace(/Issued At: .*/, 'Issued At: yesterday')],
  ['a time without a zone', text.replace('22:13:20.000Z', '22:13:20')],
  ['an impossible time', text.replace('22:18:20', '29:18:20')],
  ['a huge text', text.replace('Portside', 'Portside'.repeat(1000))]
])('%s is malformed', (_, changed) => {
  expect(refusal(changed)).toBe('malformed')
})

test.each([
  [{ domain: 'evil.test' }, 'domain-mismatch'],
  [{ domain: 'app.example.com:8443' }, 'domain-mismatch'],
  [{ uri: 'https://evil.test' }, 'uri-mismatch'],
  [{ uri: 'http://app.example.com' }, 'uri-mismatch'],
  [{ uri: 'https://app.example.com@evil.test' }, 'uri-mismatch'],
  [{ uri: 'app.example.com' }, 'uri-mismatch'],
  [{ chainId: 0 }, 'chain-id-invalid'],
  [{ issuedAt: NOW + 2 * MINUTE }, 'issued-at-refused'],
  [{ issuedAt: NOW - 7 * MINUTE }, 'issued-at-refused'],
  [{ expiresAt: NOW - 2 * MINUTE }, 'message-expired']
])('%j is refused as %s', (fields, reason) => {
  expect(refusalOf(fields)).toBe(reason)
})

test('a bad chain id, scheme or start time is refused', () => {
  expect(refusal(text.replace('84531', '9'.repeat(20)))).toBe('chain-id-invalid')
  expect(refusal(`http://${text}`)).toBe('domain-mismatch')
  expect(refusal(`${text}\nNot Before: 2023-11-14T22:15:20Z`)).toBe('message-not-yet-valid')
})

test('clocks may differ by a minute', () => {
  expect(refusalOf({ issuedAt: NOW + MINUTE })).toBeUndefined()
  expect(refusalOf({ issuedAt: NOW - 6 * MINUTE, expiresAt: NOW - MINUTE + 1 })).toBeUndefined()
})
