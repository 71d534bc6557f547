import { expect, test } from 'vitest'
import { formatSignInMessage } from './sign-in-message.ts'

const message = {
  domain: 'localhost:5173',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Portside.',
  uri: 'http://localhost:5173',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000
} as const

test('a sign-in message has the layout of EIP-4361', () => {
  expect(formatSignInMessage(message)).toMatchInlineSnapshot(`
    "localhost:5173 wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to Portside.

    URI: http://localhost:5173
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
