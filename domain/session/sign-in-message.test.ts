import { expect, test } from 'vitest'
import { formatSignInMessage, isStatementText, parseSignInMessage, type SignInMessage } from './sign-in-message.ts'

const message: SignInMessage = {
  domain: 'app_1.example.com:8443',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Portside.',
  uri: 'https://app_1.example.com:8443',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000
}

test('a sign-in message has the layout of EIP-4361', () => {
  expect(formatSignInMessage(message)).toMatchInlineSnapshot(`
    "app_1.example.com:8443 wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to Portside.

    URI: https://app_1.example.com:8443
    Version: 1
    Chain ID: 84531
    Nonce: a1b2c3d4e5f6
    Issued At: 2023-11-14T22:13:20.000Z
    Expiration Time: 2023-11-14T22:18:20.000Z"
  `)
})

test.each(['domain', 'statement', 'uri', 'nonce'] as const)('a line break in the %s is refused', (field) => {
  expect(() => formatSignInMessage({ ...message, [field]: 'a\nChain ID: 1' })).toThrow(RangeError)
})

const text = formatSignInMessage(message)

test('a message that the page writes is read field by field', () => {
  expect(parseSignInMessage(text)).toEqual(message)
})

test.each([
  ['nothing', ''],
  ['a text in another format', 'Sign in, please.'],
  ['text before', `Hello\n${text}`],
  ['text after', `${text}\nGoodbye`],
  ['a line break at the end', `${text}\n`],
  ['line breaks of Windows', text.replaceAll('\n', '\r\n')],
  ['two messages', `${text}\n${text}`],
  ['a field twice', text.replace('Nonce:', 'Nonce: a1b2c3d4e5f6\nNonce:')],
  ['a field missing', text.replace(/\nChain ID.*/, '')],
  ['fields in another order', text.replace(/(Version.*)\n(Chain ID.*)/, '$2\n$1')],
  ['no expiry', text.replace(/\nExpiration.*/, '')],
  ['no statement', text.replace('Sign in to Portside.\n\n', '\n')],
  ['a second statement', text.replace('Portside.', 'Portside.\nAnd pay.')],
  ['a character that turns the text around', text.replace('Portside.', '\u202ePortside.')],
  ['a character of no width', text.replace('Portside.', 'Port\u200bside.')],
  ['a control character', text.replace('Portside.', 'Portside.\u001b[2J')],
  ['a line break of Unicode', text.replace('Portside.', 'Portside.\u0085And pay.')],
  ['a scheme', `https:// ${text}`],
  ['a start time', `${text}\nNot Before: 2023-11-14T22:13:20.000Z`],
  ['a request id', `${text}\nRequest ID: 7`],
  ['resources', `${text}\nResources:\n- https://a.test`],
  ['another version', text.replace('Version: 1', 'Version: 2')],
  ['a negative chain id', text.replace('84531', '-1')],
  ['a fractional chain id', text.replace('84531', '1.5')],
  ['a chain id with a leading zero', text.replace('84531', '084531')],
  ['a chain id that no number holds', text.replace('84531', '9'.repeat(20))],
  ['a short nonce', text.replace(message.nonce, 'a1b2c3d')],
  ['a time in words', text.replace(/Issued At: .*/, 'Issued At: yesterday')],
  ['a time without a zone', text.replace('22:13:20.000Z', '22:13:20')],
  ['a time in another zone', text.replace('22:13:20.000Z', '23:13:20.000+01:00')],
  ['a time without milliseconds', text.replace('22:13:20.000Z', '22:13:20Z')],
  ['an impossible time', text.replace('22:18:20', '29:18:20')],
  ['February 30', text.replace('2023-11-14T22:18:20', '2024-02-30T22:18:20')]
])('%s is not a message that the page writes', (_, changed) => {
  expect(parseSignInMessage(changed)).toBeUndefined()
})

test('a statement takes the characters that EIP-4361 has for it, and no others', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const taken = ascii.filter(isStatementText).join('')
  expect(taken).toBe(" !#$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz~")
  expect(['ä', '\u202e', '😀'].some(isStatementText)).toBe(false)
})
