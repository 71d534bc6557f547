import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openToPages, thisMachine } from './senders.ts'

const PAGE = 'http://localhost:5173'
const open = openToPages(thisMachine)
const EXTENSION = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'
const methods = ['eth_accounts', 'debug_traceTransaction', 'anvil_setBalance', 'evm_mine'] as const

const from = (origin?: string, host = '127.0.0.1:8545') =>
  ({ headers: { host, ...(origin !== undefined && { origin }) } }) as IncomingMessage

const allowed = (senders: typeof thisMachine, origin?: string) =>
  methods.filter((method) => senders.methodsFor(from(origin))?.has(method))

test('pages of this machine may call every method only where the developer says so', () => {
  expect(allowed(thisMachine, PAGE)).toEqual([])
  expect(allowed(open, PAGE)).toEqual(methods)
})

test('extensions may not, wherever', () => {
  expect([allowed(thisMachine, EXTENSION), allowed(open, EXTENSION)]).toEqual([[], []])
})

test('programs may, wherever', () => {
  expect([allowed(thisMachine), allowed(open)]).toEqual([methods, methods])
})

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'null',
  'file://',
  'https://127.0.0.1.evil.example'
])('a page at %s may do nothing, wherever', (origin) => {
  for (const senders of [thisMachine, open])
    expect(() => senders.check(from(origin))).toThrow('Requests must come from this machine.')
})

test('a request to another Host may do nothing, wherever (DNS rebinding)', () => {
  for (const senders of [thisMachine, open])
    expect(() => senders.check(from(undefined, 'evil.example'))).toThrow('Requests must be made to this machine.')
})
