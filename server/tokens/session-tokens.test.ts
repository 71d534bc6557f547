import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { SessionTokens } from './session-tokens.ts'
import { createTokenKey, readTokenKeys, tokenKeysProblem } from './token-keys.ts'

const APP = 'https://app.example.com'
const API = 'https://api.example.com'
const NOW = 1_760_000_000_000
const MINUTE = 60_000
const [KEY, NEXT] = [createTokenKey(), createTokenKey()]
const ID = 'a'.repeat(32)
const session: AuthenticationSession = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 84531,
  issuedAt: NOW,
  expiresAt: NOW + 60 * MINUTE
}
const tokens = tokensOf(KEY)
const claims = { id: ID, address: session.address, chainId: 84531, expiresAt: NOW + 5 * MINUTE }

function tokensOf(...keys: readonly string[]): SessionTokens {
  return new SessionTokens({ keys, audiences: [API, 'other'], url: '/auth' }, [APP, 'https://second.example.com'])
}

async function issue(by = tokens, { audience = API, until = session.expiresAt, origin = APP } = {}): Promise<string> {
  const { token } = await by.issue({ ...session, expiresAt: until }, { id: ID, audience, origin, now: NOW })
  return token
}

const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString())) as [object, object]
const encoded = (...parts: readonly object[]) =>
  parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')

/** A token of the service's own key with other fields. */
async function signed(header: object, payload: object): Promise<string> {
  const [key] = await readTokenKeys([KEY])
  const [head, body] = partsOf(await issue())
  const text = encoded({ ...head, ...header }, { ...body, ...payload })
  return `${text}.${sign(undefined, Buffer.from(text), key?.secret ?? '').toString('base64url')}`
}

test('a token says who signed in on which chain, to whom, for five minutes', async () => {
  const token = await issue()
  const [head, body] = partsOf(token)
  const [key] = await readTokenKeys([KEY])
  expect(head).toEqual({ alg: 'EdDSA', typ: 'portside-session+jwt', kid: key?.kid })
  expect(body).toEqual({
    iss: `${APP}/auth`,
    aud: API,
    sub: `eip155:84531:${session.address}`,
    sid: ID,
    iat: NOW / 1000,
    exp: NOW / 1000 + 300
  })
  expect(await tokens.read(token, API, NOW + 5 * MINUTE - 1)).toEqual(claims)
})

test('a token does not outlive its session', async () => {
  const token = await issue(tokens, { until: NOW + 90_500 })
  expect(await tokens.read(token, API, NOW + 89_000)).toMatchObject({ expiresAt: NOW + 90_000 })
  expect(await tokens.read(token, API, NOW + 90_000)).toEqual({ error: 'token-expired' })
})

test('a token that has expired, or is for another audience, is refused with a reason of its own', async () => {
  const token = await issue()
  expect(await tokens.read(token, API, NOW + 5 * MINUTE)).toEqual({ error: 'token-expired' })
  expect(await tokens.read(token, 'other', NOW)).toEqual({ error: 'audience-mismatch' })
})

test('each of two keys counts while they are replaced, the first one signs, and one that was removed is forged', async () => {
  const [before, during, after] = [tokensOf(KEY), tokensOf(NEXT, KEY), tokensOf(NEXT)]
  const [old, fresh] = [await issue(before), await issue(during)]
  expect(await during.read(old, API, NOW)).toEqual(claims)
  expect(await during.read(fresh, API, NOW)).toEqual(claims)
  expect(await after.read(fresh, API, NOW)).toEqual(claims)
  expect(await after.read(old, API, NOW)).toEqual({ error: 'token-invalid' })
  const published = (await during.published()).keys
  expect(published).toHaveLength(2)
  expect(published[0]?.kid).toBe(decodeProtectedHeader(fresh).kid)
  for (const key of published) {
    const expected = {
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: expect.any(String),
      x: expect.any(String)
    }
    // Without the secret half, `d`.
    expect(key).toEqual(expected)
  }
})

test('of several pages, each is the issuer of its own tokens, and an absolute AUTH_URL that of all', async () => {
  const second = await issue(tokens, { origin: 'https://second.example.com' })
  expect(partsOf(second)[1]).toMatchObject({ iss: 'https://second.example.com/auth' })
  expect(await tokens.read(second, API, NOW)).toEqual(claims)
  const elsewhere = new SessionTokens({ keys: [KEY], audiences: [API], url: 'https://auth.example.com/' }, [APP])
  expect(partsOf(await issue(elsewhere))[1]).toMatchObject({ iss: 'https://auth.example.com' })
})

test('in development, the issuer is a page on this machine', async () => {
  const local = new SessionTokens({ keys: [KEY], audiences: [API], url: '/auth/' }, undefined)
  expect(await local.read(await issue(local, { origin: 'http://localhost:5173' }), API, NOW)).toEqual(claims)
  expect(await local.read(await issue(local, { origin: APP }), API, NOW)).toEqual({ error: 'token-invalid' })
})

test.each([
  ['no JWT', async () => 'token'],
  ['nothing', async () => ''],
  ['a signature cut off', async () => (await issue()).slice(0, -10)],
  ['no signature', async () => (await issue()).replace(/[^.]+$/, '')],
  ['a fourth part', async () => `${await issue()}.a`],
  [
    'the algorithm none',
    async () => `${encoded({ ...partsOf(await issue())[0], alg: 'none' }, partsOf(await issue())[1])}.`
  ],
  ['another algorithm in its head', () => signed({ alg: 'HS256' }, {})],
  ['the spelling Ed25519 of the algorithm', () => signed({ alg: 'Ed25519' }, {})],
  ['the public key as a shared secret', () => signedWithPublicKey()],
  ['another type', () => signed({ typ: 'JWT' }, {})],
  ['no type', () => signed({ typ: undefined }, {})],
  ['an unknown key id', () => signed({ kid: 'other' }, {})],
  ['a key of its own', () => signedByStranger()],
  ['a critical extension', () => signed({ crit: ['b64'], b64: false }, {})],
  ['another issuer', () => signed({}, { iss: 'https://evil.test/auth' })],
  ['no issuer', () => signed({}, { iss: undefined })],
  ['no end', () => signed({}, { exp: undefined })],
  ['a text as its end', () => signed({}, { exp: '9999999999' })],
  ['a start in the future', () => signed({}, { nbf: NOW / 1000 + 60 })],
  ['no session', () => signed({}, { sid: undefined })],
  ['an account without a chain', () => signed({}, { sub: session.address })],
  [
    'another account',
    async () => {
      const [head, body] = partsOf(await issue())
      const [, , signature] = (await issue()).split('.')
      return `${encoded(head, { ...body, sub: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })}.${signature}`
    }
  ]
])('a token with %s is invalid', async (_, make) => {
  expect(await tokens.read(await make(), API, NOW)).toEqual({ error: 'token-invalid' })
})

test.each([
  ['other unused bits at its end', (token: string) => `${token.slice(0, -1)}${nextInAlphabet(token.at(-1))}`],
  ['padding', (token: string) => `${token}==`],
  ['padding of its head', (token: string) => token.replace('.', '==.')],
  ['a newline at its end', (token: string) => `${token}\n`],
  ['a newline inside its signature', (token: string) => `${token.slice(0, -40)}\n${token.slice(-40)}`],
  ['a space', (token: string) => ` ${token}`],
  [
    'the alphabet of base64',
    (token: string) => token.replace(/[^.]+$/, (part) => part.replaceAll('-', '+').replaceAll('_', '/'))
  ]
])('a valid token spelled with %s is invalid: a token has one spelling', async (_, respell) => {
  const token = await issueWithBothSigns()
  expect(await tokens.read(token, API, NOW)).toMatchObject({ id: ID })
  expect(respell(token)).not.toBe(token)
  expect(await tokens.read(respell(token), API, NOW)).toEqual({ error: 'token-invalid' })
})

/** A signature of 64 bytes leaves four bits of its last character unused. */
function nextInAlphabet(character = ''): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return alphabet[alphabet.indexOf(character) + 1] ?? ''
}

/** With a "-" or "_" in its signature, which most have. */
async function issueWithBothSigns(): Promise<string> {
  for (let at = NOW; ; at -= 1000) {
    const { token } = await tokens.issue(session, { id: ID, audience: API, origin: APP, now: at })
    if (/[-_][^.]*$/.test(token)) return token
  }
}

test.each([
  ['63 digits', ['a'.repeat(63)], '64 hexadecimal digits'],
  ['66 digits', ['a'.repeat(66)], '64 hexadecimal digits'],
  ['no hexadecimal digits', ['g'.repeat(64)], '64 hexadecimal digits'],
  ['three keys', [KEY, NEXT, createTokenKey()], '3 keys'],
  ['one key twice', [KEY, KEY.toUpperCase()], 'twice']
])('%s are refused without repeating a key', (_, keys, reason) => {
  expect(tokenKeysProblem(keys)).toContain(reason)
  expect(tokenKeysProblem(keys)).not.toContain(keys[0])
  expect(() => tokensOf(...keys)).toThrow(reason)
})

async function signedWithPublicKey(): Promise<string> {
  const [head, body] = partsOf(await issue())
  const [key] = (await tokens.published()).keys
  const text = encoded({ ...head, alg: 'HS256' }, body)
  return `${text}.${createHmac('sha256', String(key?.['x'])).update(text).digest('base64url')}`
}

async function signedByStranger(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [head, body] = partsOf(await issue())
  const text = encoded({ ...head, jwk: publicKey.export({ format: 'jwk' }) }, body)
  return `${text}.${sign(undefined, Buffer.from(text), privateKey).toString('base64url')}`
}
