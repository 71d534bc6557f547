import { hexToString } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { formatSignInMessage, parseSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import { isSignedBy } from '#server/signature/is-signed-by.ts'
import { messageRefusal, parseReceivedMessage } from '#server/signature/received-message.ts'
import { readVectors, unmet } from './vectors.ts'

/** As EIP-4361 has them; of those that must be refused, some are missing or no text. */
interface Fields {
  readonly domain?: string
  readonly address?: Address
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: number | string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

interface Signed extends Fields {
  readonly address: Address
  readonly signature: Hex
}

interface Family {
  readonly parsingPositive: Readonly<Record<string, { readonly message: string; readonly fields: Fields }>>
  readonly parsingNegative: Readonly<Record<string, string>>
  readonly parsingNegativeObjects: Readonly<Record<string, Fields>>
  readonly verificationPositive: Readonly<Record<string, Signed>>
  readonly verificationNegative: Readonly<Record<string, Signed>>
  readonly eip1271: Readonly<Record<string, { readonly message: string; readonly signature: Hex }>>
}

interface PersonalSign {
  readonly personalSign: readonly {
    readonly message: Hex
    readonly signature: Hex
    readonly address?: Address
    readonly key?: Hex
  }[]
}

const family = readVectors<Family>('sign-in')
const { personalSign } = readVectors<PersonalSign>('typed-values')

const EXPIRES = '2030-01-01T00:00:00.000Z'

/** As EIP-4361 lays a message out; a field that is missing is left empty, or left out where it may be. */
function textOf(fields: Fields): string {
  const {
    domain = '',
    address = '',
    statement,
    uri = '',
    version = '',
    chainId = '',
    nonce = '',
    issuedAt = ''
  } = fields
  const optional = [
    fields.expirationTime && `Expiration Time: ${fields.expirationTime}`,
    fields.notBefore && `Not Before: ${fields.notBefore}`,
    fields.requestId && `Request ID: ${fields.requestId}`,
    fields.resources && ['Resources:', ...fields.resources.map((each) => `- ${each}`)].join('\n')
  ]
  return [
    `${domain} wants you to sign in with your Ethereum account:\n${address}\n`,
    ...(statement ? [`${statement}\n`] : ['']),
    `URI: ${uri}\nVersion: ${version}\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${issuedAt}`,
    ...optional.filter((line) => line !== undefined && line !== '')
  ].join('\n')
}

/** With a statement and an expiry, and without what Portside's messages never have. */
function inOurLayout({ notBefore: _, requestId: __, resources: ___, ...fields }: Fields): Fields {
  return { ...fields, statement: fields.statement ?? 'Sign in.', expirationTime: fields.expirationTime ?? EXPIRES }
}

test('no message of another layout is read, valid or not: there is one layout, without optional fields', () => {
  const positive = Object.entries(family.parsingPositive).map(([name, { message }]) => [name, message] as const)
  const all = [...positive, ...Object.entries(family.parsingNegative)]
  expect(all.length).toBeGreaterThan(45)
  expect(unmet(all, ([, message]) => parseSignInMessage(message) === undefined)).toEqual([])
})

test('the fields of every valid message survive in our layout', () => {
  const missed = unmet(Object.entries(family.parsingPositive), ([, { fields }]) => {
    const { domain = '', address = '0x', statement = 'Sign in.', uri = '', nonce = '' } = fields
    const times = { issuedAt: Date.parse(fields.issuedAt ?? ''), expiresAt: Date.parse(EXPIRES) }
    const message: SignInMessage = { domain, address, statement, uri, nonce, chainId: Number(fields.chainId), ...times }
    const text = formatSignInMessage(message)
    expect(text).toBe(
      textOf({ ...inOurLayout(fields), issuedAt: new Date(times.issuedAt).toISOString(), version: '1' })
    )
    expect(parseReceivedMessage(text)?.message).toEqual(message)
    return true
  })
  expect(missed.map(([name]) => name)).toEqual([])
})

/** What the service reads nevertheless, and why that is no harm. */
const READ: Readonly<Record<string, string>> = {
  'domain not RFC4501 authority': 'compared with the domain of the page, byte for byte',
  'uri is non-RFC 3986': 'compared with the origin of the page, byte for byte',
  'non-ISO 8601 notBefore': 'our layout has no such field, so that the message is a valid one',
  'first resource not-RFC 3986': 'our layout has no such field, so that the message is a valid one',
  'second resource is not-RFC3986': 'our layout has no such field, so that the message is a valid one'
}

test('an invalid field is not read in our layout either, except for what is compared with the page’s own', () => {
  const objects = Object.entries(family.parsingNegativeObjects).map(
    ([name, fields]) => [name, textOf(inOurLayout(fields))] as const
  )
  expect(unmet(objects, ([, text]) => parseReceivedMessage(text) === undefined).map(([name]) => name)).toEqual(
    Object.keys(READ)
  )
  const expected = {
    origin: new URL('https://service.org'),
    statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
    chainIds: [1],
    nonce: {
      way: 'personal_sign' as const,
      issuedAt: Date.parse('2022-03-17T12:45:13.610Z'),
      expiresAt: Date.parse('2023-03-17T12:45:13.610Z')
    },
    now: Date.parse('2022-03-17T12:45:14Z')
  }
  const refusals = objects.flatMap(([name, text]) => {
    const received = parseReceivedMessage(text)
    return received ? [[name, messageRefusal(text, received, expected)]] : []
  })
  expect(Object.fromEntries(refusals)).toEqual({
    'domain not RFC4501 authority': 'domain-mismatch',
    // They ask for a page of the site, and Portside for its origin.
    'uri is non-RFC 3986': 'uri-mismatch',
    'non-ISO 8601 notBefore': 'uri-mismatch',
    'first resource not-RFC 3986': 'uri-mismatch',
    'second resource is not-RFC3986': 'uri-mismatch'
  })
})

/**
 * Of the messages that must be refused; the others are signed well, and refused for their time, domain or nonce. The last
 * signature is of another text.
 */
const NOT_SIGNED: readonly string[] = ['malformed signature', 'wrong signature', 'invalid issuedAt']

test('a message counts as signed by the key that has signed it, and by no other', async () => {
  const signed = { ...family.verificationPositive, ...prefixed(family.verificationNegative) }
  const answers = Object.entries(signed).map(async ([name, { signature, ...fields }]) => {
    return [name, await isSignedBy(fields.address, textOf(fields), signature)] as const
  })
  const refused = (await Promise.all(answers)).filter(([, isSigned]) => !isSigned).map(([name]) => name)
  expect(refused).toEqual(NOT_SIGNED.map((name) => `negative: ${name}`))
})

test('the signature of a contract is not taken for that of a key', async () => {
  for (const { message, signature } of Object.values(family.eip1271)) {
    const [, address] = /\n(0x\w{40})\n/.exec(message) ?? []
    expect(await isSignedBy(address as Address, message, signature)).toBe(false)
  }
})

test('a text is signed as MetaMask and Geth sign it (EIP-191)', async () => {
  for (const { message, signature, key, address = key && privateKeyToAddress(key) } of personalSign)
    expect(await isSignedBy(address ?? '0x', hexToString(message), signature)).toBe(true)
})

function prefixed(signed: Readonly<Record<string, Signed>>): Readonly<Record<string, Signed>> {
  return Object.fromEntries(Object.entries(signed).map(([name, each]) => [`negative: ${name}`, each]))
}
