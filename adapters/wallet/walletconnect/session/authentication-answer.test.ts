import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import {
  formatAuthenticateMessage,
  formatGrantedMessage,
  SESSION_METHODS,
  sessionRecap
} from '#domain/session/authenticate-message.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { readAuthentication } from './authentication-answer.ts'

const owner = privateKeyToAccount(`0x${'46'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'47'.repeat(32)}`)

const asked: SignInRequest = {
  nonce: 'a1b2c3d4e5f6',
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Portside.',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000,
  chainIds: [84531, 59140],
  contractChainIds: []
}

interface Given {
  readonly asked?: SignInRequest
  readonly address?: Address
  readonly chainId?: number
  readonly chainIds?: readonly number[]
  readonly methods?: readonly string[]
  readonly resources?: unknown
  readonly iss?: string
  readonly type?: string
  readonly signer?: typeof owner
  readonly signature?: unknown
}

/** A wallet's signature of what it has understood. */
async function cacao(given: Given = {}): Promise<object> {
  const { address = owner.address, chainId = 84531, chainIds = asked.chainIds, methods = SESSION_METHODS } = given
  const message = formatGrantedMessage({ ...(given.asked ?? asked), address, chainId, chainIds }, methods)
  const resources = 'resources' in given ? given.resources : [sessionRecap(chainIds, methods)]
  const s = 'signature' in given ? given.signature : await (given.signer ?? owner).signMessage({ message })
  const iss = given.iss ?? `did:pkh:eip155:${chainId}:${address}`
  return { h: { t: 'caip122' }, p: { iss, resources }, s: { t: given.type ?? 'eip191', s } }
}

const read = async (...given: readonly Given[]) => readAuthentication(await Promise.all(given.map(cacao)), asked)

test('all that was asked for is granted and signed', async () => {
  const { accounts, methods, signed } = await read({})
  expect(accounts).toEqual([`eip155:84531:${owner.address}`, `eip155:59140:${owner.address}`])
  expect(methods).toEqual(SESSION_METHODS)
  const message = formatAuthenticateMessage({ ...asked, address: owner.address, chainId: 84531 })
  expect(signed).toEqual([
    { account: owner.address, chainId: 84531, message, signature: await owner.signMessage({ message }) }
  ])
})

test('several accounts and chains are granted together, each with what it signed', async () => {
  const other = { address: stranger.address, signer: stranger }
  const { accounts, signed } = await read({}, { chainId: 59140 }, other)
  expect(accounts).toHaveLength(4)
  expect(signed.map(({ account, chainId }) => [account, chainId])).toEqual([
    [owner.address, 84531],
    [owner.address, 59140],
    [stranger.address, 84531]
  ])
})

test.each<readonly [string, Given]>([
  ['fewer methods', { methods: ['personal_sign'] }],
  ['fewer chains', { chainIds: [84531] }],
  ['chains in another order', { chainIds: [59140, 84531] }],
  ['an address without checksum', { address: owner.address.toLowerCase() as Address }],
  ['a contract’s signature', { type: 'eip1271', signature: '0x1234' }]
])('%s: granted, but not signed as asked', async (_, given) => {
  const { accounts, signed } = await read(given)
  expect(accounts[0]).toMatch(new RegExp(`^eip155:\\d+:${owner.address}$`))
  expect(signed).toEqual([])
})

test.each<readonly [string, Given]>([
  ['somebody else’s signature', { signer: stranger }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['a signature without bytes', { signature: '0x' }],
  ['a contract’s empty signature', { type: 'eip1271', signature: '0x' }],
  ['a signature of an unknown kind', { type: 'eip6492' }],
  ['another nonce', { asked: { ...asked, nonce: 'b1b2c3d4e5f6' } }],
  ['another domain', { asked: { ...asked, domain: 'evil.example' } }],
  ['another time', { asked: { ...asked, issuedAt: asked.issuedAt + 1 } }],
  ['another statement', { asked: { ...asked, statement: 'Pay.' } }],
  ['more methods', { methods: [...SESSION_METHODS, 'wallet_zap'] }],
  ['no methods', { methods: [] }],
  ['a chain that was not asked for', { chainIds: [...asked.chainIds, 1] }],
  ['an account on a chain that it does not grant', { chainIds: [59140] }],
  ['an account of another kind', { iss: `did:pkh:solana:84531:${owner.address}` }],
  ['an account without its method', { iss: `eip155:84531:${owner.address}` }],
  ['no account', { iss: 'did:pkh:eip155:84531' }],
  ['no resources', { resources: undefined }],
  ['another resource', { resources: ['https://a.test'] }],
  ['a resource beside the ReCap', { resources: ['https://a.test', sessionRecap(asked.chainIds)] }],
  ['a ReCap that is not what it signed', { resources: [sessionRecap([84531])] }]
])('%s: refused, and so is all else', async (_, given) => {
  await expect(read(given)).rejects.toMatchObject({ kind: 'answer', problem: 'invalid-response' })
  await expect(read({}, given)).rejects.toMatchObject({ kind: 'answer' })
  await expect(read(given, {})).rejects.toMatchObject({ kind: 'answer' })
})

test.each([[undefined], [[]], ['signed'], [[undefined]], [[{}]], [{ length: 1 }]])('%j is no answer', (cacaos) => {
  expect(() => readAuthentication(cacaos, asked)).toThrow()
})
