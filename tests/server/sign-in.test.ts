import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { defaultTimeouts } from '#adapters/wallet/safe/safe-connector.ts'
import type { OneApprovalWay } from '#domain/session/sign-in-request.ts'
import { NONCE_FRESH_MS } from '#ui/models/session/sign-in-model.ts'
import { alice, bob, type RunningService, startService, untimed, Visitor } from './visitor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let passedMs: number
let service: RunningService
let visitor: Visitor
const now = () => Date.now() + passedMs

beforeEach(async () => {
  passedMs = 0
  service = await startService({ database: ':memory:', now })
  visitor = new Visitor(service)
})

afterEach(() => service.stop())

const reasonFor = async (signed: { message: string; signature: string }, by = visitor) => {
  const headers = { 'content-type': 'application/json' }
  const response = await by.fetch(`${service.origin}/verify`, { method: 'POST', headers, body: JSON.stringify(signed) })
  return [response.status, ((await response.json()) as { error?: string }).error]
}

test('a visitor signs in, stays signed in, and signs out', async () => {
  expect(await visitor.adapter.getSession()).toBeUndefined()
  const session = await visitor.adapter.verify(await visitor.signed())
  expect(session).toMatchObject({ address: alice.address, chainId: 84531, remainingMs: 7 * DAY })
  expect((session?.expiresAt ?? 0) - (session?.issuedAt ?? 0)).toBe(7 * DAY)
  expect(await visitor.adapter.getSession()).toMatchObject(untimed(session))
  const stolen = new Map(visitor.cookies)
  await visitor.adapter.signOut()
  expect(await visitor.adapter.getSession()).toBeUndefined()
  for (const [name, value] of stolen) visitor.cookies.set(name, value)
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test('the cookies are HttpOnly, SameSite=Strict and bounded in time', async () => {
  await visitor.adapter.verify(await visitor.signed())
  await visitor.adapter.signOut()
  expect(visitor.setCookies).toEqual([
    expect.stringMatching(/^portside-pre-session=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^portside-session=[\w-]{86}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/),
    'portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'
  ])
})

test('a signed message cannot be used twice', async () => {
  const signed = await visitor.signed()
  expect(await visitor.adapter.verify(signed)).toBeDefined()
  expect(await visitor.adapter.verify(signed)).toBeUndefined()
  expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
})

test('of many concurrent uses, one wins', async () => {
  const signed = await visitor.signed()
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.adapter.verify(signed)))
  expect(answers.filter((session) => session !== undefined)).toHaveLength(1)
})

test('a failed verification uses up the nonce', async () => {
  const signed = await visitor.signed()
  const forged = { ...signed, signature: await bob.signMessage({ message: signed.message }) }
  expect(await reasonFor(forged)).toEqual([401, 'signature-invalid'])
  expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
})

test('a nonce expires after ten minutes', async () => {
  const signed = await visitor.signed()
  passedMs = 10 * MINUTE
  expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
})

test('a nonce lasts until the last owner of a Safe that the page waits for has signed, whenever it was fetched', async () => {
  const signed = await visitor.signed()
  const { signedWithinMs, pollEveryMs, answerMs } = defaultTimeouts
  passedMs = NONCE_FRESH_MS + signedWithinMs + pollEveryMs + answerMs
  expect(await visitor.adapter.verify(signed)).toBeDefined()
})

test('a nonce belongs to the browser that requested it', async () => {
  const signed = await visitor.signed()
  const thief = new Visitor(service)
  expect(await reasonFor(signed, thief)).toEqual([401, 'nonce-refused'])
  await thief.adapter.getNonce()
  expect(await reasonFor(signed, thief)).toEqual([401, 'nonce-refused'])
  expect(await visitor.adapter.verify(signed)).toBeDefined()
})

test('two tabs of one browser can each sign in', async () => {
  const [first, second] = [await visitor.signed(), await visitor.signed()]
  expect(await visitor.adapter.verify(first)).toBeDefined()
  expect(await visitor.adapter.verify(second)).toBeDefined()
})

test.each(['wallet_connect', 'wc_sessionAuthenticate'] as const)(
  'what a wallet has signed by %s signs in once, unless it is forged, expired, half or another text',
  async (way) => {
    const signed = await visitor.signedWithConnection(way)
    expect(await visitor.adapter.verify(signed)).toMatchObject({ address: alice.address, chainId: 84531 })
    expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
    const { message } = await visitor.signedWithConnection(way)
    const forged = { message, signature: await bob.signMessage({ message }) }
    expect(await reasonFor(forged)).toEqual([401, 'signature-invalid'])
    const half = await visitor.signedWithConnection(way)
    expect(await reasonFor({ ...half, signature: half.signature.slice(0, 66) })).toEqual([401, 'signature-invalid'])
    const other = await visitor.signedWithConnection(way, (text) => text.replace('costs nothing', 'costs a little'))
    expect(await reasonFor(other)).toEqual([401, 'statement-mismatch'])
    const late = await visitor.signedWithConnection(way)
    passedMs = 10 * MINUTE
    expect(await reasonFor(late)).toEqual([401, 'nonce-refused'])
  }
)

test('a nonce is worth nothing in the layout of another way, and is used up', async () => {
  const nonceOf = async (way: OneApprovalWay) => `Nonce: ${(await visitor.adapter.signInRequest(way))?.nonce}`
  const connected = await nonceOf('wallet_connect')
  const authenticated = await nonceOf('wc_sessionAuthenticate')
  const plain = `Nonce: ${await visitor.adapter.getNonce()}`
  const swapped = [
    await visitor.signed((text) => text.replace(/Nonce: .*/, authenticated)),
    await visitor.signedWithConnection('wc_sessionAuthenticate', (text) => text.replace(/Nonce: .*/, connected)),
    await visitor.signedWithConnection('wc_sessionAuthenticate', (text) => text.replace(/Nonce: .*/, plain))
  ]
  for (const signed of swapped) {
    expect(await reasonFor(signed)).toEqual([401, 'way-mismatch'])
    expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
  }
})

test.each([['{"way":"eth_sign"}'], ['{"way":1}'], ['[]'], ['"wallet_connect"']])(
  'no nonce is issued for the way %s',
  async (body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await visitor.fetch(`${service.origin}/nonce`, { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toEqual([422, { error: 'body-invalid' }])
  }
)

test('a nonce that nobody issued is refused', async () => {
  const signed = await visitor.signed((message) => message.replace(/Nonce: .*/, 'Nonce: 0123456789abcdef'))
  expect(await reasonFor(signed)).toEqual([401, 'nonce-refused'])
})

test.each([
  ['another domain', /^\S+/, 'evil.test', 401, 'domain-mismatch'],
  ['another port of the domain', /^\S+/, '127.0.0.1:1', 401, 'domain-mismatch'],
  ['another uri', /URI: .*/, 'URI: https://evil.test/', 401, 'uri-mismatch'],
  ['chain id 0', /Chain ID: .*/, 'Chain ID: 0', 401, 'chain-id-invalid'],
  ['no chain id', /Chain ID: .*\n/, '', 422, 'message-malformed'],
  ['a later time of issue', /Issued At: .*/, 'Issued At: 2999-01-01T00:00:00.000Z', 401, 'issued-at-refused'],
  ['an old time of issue', /Issued At: .*/, 'Issued At: 2001-01-01T00:00:00.000Z', 401, 'issued-at-refused'],
  ['a past expiry', /Expiration Time: .*/, 'Expiration Time: 2001-01-01T00:00:00.000Z', 401, 'message-expired'],
  [
    'a later expiry',
    /Expiration Time: .*/,
    'Expiration Time: 2999-01-01T00:00:00.000Z',
    401,
    'expiration-time-refused'
  ],
  ['no expiry', /\nExpiration Time: .*/, '', 422, 'message-malformed'],
  ['a later start', /$/, '\nNot Before: 2999-01-01T00:00:00.000Z', 422, 'message-malformed'],
  ['another app', /Sign in to Portside/, 'Sign in to Harbour', 401, 'statement-mismatch'],
  ['a chain that the service does not accept', /Chain ID: .*/, 'Chain ID: 999999', 401, 'chain-id-invalid'],
  ['a time in words', /Issued At: .*/, 'Issued At: now', 422, 'message-malformed'],
  ['another account', /0x\w{40}/, bob.address, 401, 'signature-invalid']
])('a message for %s is refused', async (_, part, replacement, status, reason) => {
  const signed = await visitor.signed((message) => message.replace(part, replacement))
  expect(await reasonFor(signed)).toEqual([status, reason])
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test('the first message with another statement is a warning that names the variable, and both statements', async () => {
  const warnings: string[] = []
  const observer = {
    answered: () => undefined,
    failed: () => undefined,
    warned: (sentence: string) => void warnings.push(sentence)
  }
  const harbour = await startService({ database: ':memory:', appName: 'Harbour', observer })
  onTestFinished(() => harbour.stop())
  const guest = new Visitor(harbour)
  for (const more of ['', 'x'.repeat(1000)]) {
    const signed = await guest.signed((message) => message.replace('Sign in to', `Sign in to${more}`))
    const headers = { 'content-type': 'application/json' }
    const answer = await guest.fetch(`${harbour.origin}/verify`, {
      method: 'POST',
      headers,
      body: JSON.stringify(signed)
    })
    expect(await answer.json()).toEqual({ error: 'statement-mismatch' })
  }
  expect(warnings).toEqual([
    'AUTH_APP_NAME: a sign-in was refused (statement-mismatch), because this service expects "Sign in to Harbour. This moves nothing and costs nothing." and the page had "Sign in to Portside. This moves nothing and costs nothing." signed. If that is your page, AUTH_APP_NAME must be exactly its APP_NAME.'
  ])
})

test('a message that was changed after signing is refused', async () => {
  const { message, signature } = await visitor.signed()
  expect(await reasonFor({ message: message.replace('84531', '59140'), signature })).toEqual([401, 'signature-invalid'])
})

test.each([
  [
    'a changed byte',
    (signature: string) => `${signature.slice(0, 20)}${signature[20] === '0' ? '1' : '0'}${signature.slice(21)}`
  ],
  ['zeros', () => `0x${'00'.repeat(65)}`],
  ['ones', () => `0x${'ff'.repeat(65)}`],
  ['one byte', () => '0x00'],
  ['too many bytes', (signature: string) => `${signature}00`]
])('a signature of %s is refused', async (_, tamper) => {
  const { message, signature } = await visitor.signed()
  expect(await reasonFor({ message, signature: tamper(signature) })).toEqual([401, 'signature-invalid'])
})

test('a page of another origin is refused, whatever it signed', async () => {
  const other = new Visitor(service, 'http://127.0.0.1:1')
  await expect(other.adapter.getNonce()).rejects.toThrow('403')
  const signed = await visitor.signed()
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  expect(await reasonFor(signed, other)).toEqual([403, 'origin-refused'])
  await visitor.adapter.verify(signed)
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  await expect(other.adapter.signOut()).rejects.toThrow('403')
  expect(await visitor.adapter.getSession()).toBeDefined()
})

test('a session ends after seven days', async () => {
  await visitor.adapter.verify(await visitor.signed())
  passedMs = 7 * DAY - MINUTE
  expect(await visitor.adapter.getSession()).toBeDefined()
  passedMs = 7 * DAY
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test('signing in again ends the previous session', async () => {
  await visitor.adapter.verify(await visitor.signed())
  const earlier = new Visitor(service)
  for (const [name, value] of visitor.cookies) earlier.cookies.set(name, value)
  expect(await earlier.adapter.getSession()).toBeDefined()
  await visitor.adapter.verify(await visitor.signed())
  expect(await earlier.adapter.getSession()).toBeUndefined()
  expect(await visitor.adapter.getSession()).toBeDefined()
})

test('a session survives a restart of the service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portside-sign-in-'))
  try {
    const database = join(folder, 'sign-in.db')
    const before = await startService({ database })
    const first = new Visitor(before)
    const session = await first.adapter.verify(await first.signed())
    await before.stop()
    const after = await startService({ database })
    const returning = new Visitor(after)
    for (const [name, value] of first.cookies) returning.cookies.set(name, value)
    expect(await returning.adapter.getSession()).toMatchObject(untimed(session))
    await after.stop()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
