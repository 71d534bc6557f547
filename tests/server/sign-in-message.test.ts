import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'
import { alice } from './visitor.ts'

const message = {
  domain: 'localhost:5173',
  address: alice.address,
  statement: 'Sign in to Portside.',
  uri: 'http://localhost:5173',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000
} as const
const { expiresAt, issuedAt, ...texts } = message
const fields = { ...texts, version: '1', issuedAt: new Date(issuedAt), expirationTime: new Date(expiresAt) } as const

test('viem parses our message, field by field', () => {
  expect(parseSiweMessage(formatSignInMessage(message))).toEqual(fields)
})

test('viem formats the same text', () => {
  expect(formatSignInMessage(message)).toBe(createSiweMessage(fields))
})
