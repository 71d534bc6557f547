import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { account, wallet } from '../fake-eip1193-wallet.ts'
import { refuse } from '../fake-provider.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signature = `0x${'11'.repeat(65)}` as const
const request: SignInRequest = {
  nonce: 'a1b2c3d4e5f6',
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Portside.',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_600_000,
  chainIds: [baseGoerli.id],
  contractChainIds: []
}
const message = formatSignInMessage({ ...request, address: account, chainId: baseGoerli.id })
const signedBy = (address: unknown, signInWithEthereum: unknown) => ({ address, capabilities: { signInWithEthereum } })
const own = signedBy(account.toLowerCase(), { message, signature })

/** What a wallet is asked that gives this answer, and what it grants. */
async function connected(answer: unknown, { asked = request, chain = baseGoerli } = {}) {
  const { provider, connector } = wallet({
    wallet_connect: () => {
      if (answer instanceof Function) return answer()
      return answer
    }
  })
  const grant = await connector.connect(chain, { signIn: async () => asked })
  const prompts = provider.asked.filter(({ method }) => ['wallet_connect', 'eth_requestAccounts'].includes(method))
  return { grant, prompts }
}

test('one prompt grants and signs, and names what to sign as ERC-7846 has it', async () => {
  const { grant, prompts } = await connected({ accounts: [own] })
  expect(grant).toEqual({ account, chainId: baseGoerli.id, signed: { message, signature } })
  expect(prompts).toEqual([
    {
      method: 'wallet_connect',
      params: [
        {
          version: '1',
          capabilities: {
            signInWithEthereum: {
              domain: 'app.example',
              uri: 'https://app.example',
              statement: 'Sign in to Portside.',
              nonce: 'a1b2c3d4e5f6',
              version: '1',
              issuedAt: '2023-11-14T22:13:20.000Z',
              expirationTime: '2023-11-14T22:23:20.000Z',
              chainId: '0x14a33'
            }
          }
        }
      ]
    }
  ])
})

test('a wallet may date the message by its own clock', async () => {
  const dated = formatSignInMessage({
    ...request,
    address: account,
    chainId: baseGoerli.id,
    issuedAt: request.issuedAt + 1
  })
  const { grant } = await connected({ accounts: [signedBy(account, { message: dated, signature })] })
  expect(grant.signed).toEqual({ message: dated, signature })
})

test.each([
  ['has not signed', [{ address: account }]],
  ['says why it has not', [signedBy(account, { code: 4001, message: 'User rejected the request.' })]],
  ['has half signed', [signedBy(account, { message })]],
  ['signs with no bytes', [signedBy(account, { message, signature: '0x1' })]],
  ['signs another text', [signedBy(account, { message: message.replace('Portside', 'Harbour'), signature })]],
  ['signs with another nonce', [signedBy(account, { message: message.replace('a1b2', 'b1b2'), signature })]],
  ['signs for longer', [signedBy(account, { message: message.replace('22:23:20', '22:24:20'), signature })]],
  [
    'signs for another network',
    [signedBy(account, { message: message.replace(`${baseGoerli.id}`, `${lineaGoerli.id}`), signature })]
  ],
  ['signs for another account', [signedBy(account, { message: message.replace(account, other), signature })]],
  ['signs with an account that is not the first', [{ address: account }, signedBy(other, { message, signature })]]
])('a wallet that grants and %s is connected without a signature, after one prompt', async (_, accounts) => {
  const { grant, prompts } = await connected({ accounts })
  expect(grant).toEqual({ account, chainId: baseGoerli.id })
  expect(prompts).toHaveLength(1)
})

test.each([[undefined], [null], [{}], [[account]], [{ accounts: 'all' }], [{ accounts: [] }], [{ accounts: [null] }]])(
  'of a wallet that answers %j, what it shares is asked for without a prompt',
  async (answer) => {
    const { grant, prompts } = await connected(answer)
    expect(grant).toEqual({ account, chainId: baseGoerli.id })
    expect(prompts).toHaveLength(1)
  }
)

test('a wallet that refuses is not asked again', async () => {
  for (const code of [4001, 4100, -32603]) {
    const { provider, connector } = wallet({ wallet_connect: refuse(code) })
    await expect(connector.connect(baseGoerli, { signIn: async () => request })).rejects.toThrow()
    expect(provider.methods()).not.toContain('eth_requestAccounts')
  }
})

test('a wallet that lacks the method has shown no prompt, and is asked for its accounts', async () => {
  for (const code of [-32601, 4200, 5700, -32602]) {
    const { grant, prompts } = await connected(refuse(code))
    expect(grant).toEqual({ account, chainId: baseGoerli.id })
    expect(prompts.map(({ method }) => method)).toEqual(['wallet_connect', 'eth_requestAccounts'])
  }
})

test('where nobody can sign in, a wallet is only connected', async () => {
  const elsewhere = { ...request, chainIds: [lineaGoerli.id] }
  const { grant, prompts } = await connected({ accounts: [own] }, { asked: elsewhere })
  expect(grant).toEqual({ account, chainId: baseGoerli.id })
  expect(prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})

test('without a chain to switch to, it signs for the one that it is on', async () => {
  const { provider, connector } = wallet({ wallet_connect: () => ({ accounts: [own] }) })
  expect((await connector.connect(undefined, { signIn: async () => request })).signed).toEqual({ message, signature })
  expect(provider.methods().slice(0, 2)).toEqual(['eth_chainId', 'wallet_connect'])
})

test('a wallet that stays on another network than it has signed for is connected without a signature', async () => {
  const { connector } = wallet({
    wallet_connect: () => ({ accounts: [own] }),
    eth_chainId: () => `0x${lineaGoerli.id.toString(16)}`,
    wallet_switchEthereumChain: refuse(4001)
  })
  const grant = await connector.connect(baseGoerli, { signIn: async () => request })
  expect(grant).toEqual({ account, chainId: lineaGoerli.id })
})

test('whoever leaves before there is something to sign is not asked', async () => {
  const leaving = new AbortController()
  const { provider, connector } = wallet({ wallet_connect: () => ({ accounts: [own] }) })
  const signIn = async () => {
    leaving.abort()
    return request
  }
  await expect(connector.connect(baseGoerli, { signIn, signal: leaving.signal })).rejects.toMatchObject({
    kind: 'timeout'
  })
  expect(provider.methods()).not.toContain('wallet_connect')
})
