import { JsonRpcProvider } from 'ethers'
import { createPublicClient, type Hex, http, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { pointAvatarsAt } from '#devchain/names-gateway/avatar-records.ts'
import { pointContentAt, RECORDED_BASE_URL } from '#devchain/names-gateway/base-url.ts'
import { readManifest, readNames } from '#devchain/recordings/recording.ts'
import { type NamesChain, startNamesChain } from './names-chain.ts'

const { names, accounts, contracts } = readNames(1)
const primaries = names.filter(({ isPrimary }) => isPrimary)
const nameless: Hex = '0x00000000000000000000000000000000DeaDBeef'
const tokenUriAbi = parseAbi(['function tokenURI(uint256) view returns (string)'])
const OFFCHAIN_NAME = 'zoe.offchain.portside.eth'

let chain: NamesChain

beforeAll(async () => {
  chain = await startNamesChain()
})

afterAll(() => chain?.stop())

describe('viem with its own definition of Ethereum and the URL of a fork', () => {
  const client = () => createPublicClient({ chain: mainnet, transport: http(chain.url) })
  const avatarOf = (label: string) =>
    client().getEnsAvatar({ name: `${label}.portside.eth`, assetGatewayUrls: { ipfs: chain.baseUrl } })

  beforeEach(() => {
    vi.stubGlobal('fetch', chain.fetch)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('finds the name of each test account and the account of each name', async () => {
    const found = await Promise.all(
      primaries.map(async ({ address, name }) => ({
        name: address && (await client().getEnsName({ address })),
        address: await client().getEnsAddress({ name })
      }))
    )
    expect(found).toEqual(primaries.map(({ name, address }) => ({ name, address })))
    expect(primaries).toHaveLength(10)
  })

  test('finds no name for a false reverse record or for an account without one', async () => {
    expect(await client().getEnsName({ address: accounts.liar })).toBeNull()
    await expect(client().getEnsName({ address: accounts.liar, strict: true })).rejects.toThrow(
      'ReverseAddressMismatch'
    )
    expect(await client().getEnsName({ address: nameless })).toBeNull()
  })

  test('finds no account for a name without records or for an unregistered name', async () => {
    expect(await client().getEnsAddress({ name: 'empty.portside.eth' })).toBeNull()
    expect(await client().getEnsAddress({ name: 'nobody.portside.eth' })).toBeNull()
  })

  test('finds each kind of avatar: data, https, ipfs, ERC-721 off and on chain, ERC-1155', async () => {
    const token = (file: string) => `${chain.baseUrl}/avatars/${file}`
    expect(await avatarOf('alice')).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await avatarOf('bob')).toBe('https://portside.example/avatars/bob.svg')
    expect(await avatarOf('carol')).toMatch(new RegExp(`^${chain.baseUrl}/ipfs/bafkrei[a-z2-7]{52}$`))
    expect(await avatarOf('dave')).toBe(token('token-4.svg'))
    expect(await avatarOf('erin')).toBe(token('token-7.svg'))
    expect(await avatarOf('grace')).toMatch(/^data:image\/png;base64,/)
    expect(await avatarOf('heidi')).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test('finds no avatar where it is missing or invalid', async () => {
    for (const label of ['frank', 'ivan', 'script', 'gone', 'text', 'plain', 'empty']) {
      expect([label, await avatarOf(label)]).toEqual([label, null])
    }
  })

  test('finds name, account and avatar of a wildcard name through the gateway', async () => {
    chain.requests.length = 0
    expect(await client().getEnsAddress({ name: OFFCHAIN_NAME })).toBe(accounts.offchain)
    expect(await client().getEnsName({ address: accounts.offchain })).toBe(OFFCHAIN_NAME)
    expect(await client().getEnsAvatar({ name: OFFCHAIN_NAME })).toBe(`${chain.baseUrl}/avatars/zoe.svg`)
    expect(await client().getEnsAddress({ name: 'nobody.offchain.portside.eth' })).toBeNull()
    const lookup = new RegExp(`^GET /lookup/${contracts.offchainNames.toLowerCase()}/0x[0-9a-f]+\\.json$`)
    expect(chain.requests.filter((request) => lookup.test(request))).toHaveLength(4)
  })
})

describe('ethers with its own definition of Ethereum and the URL of a fork', () => {
  let provider: JsonRpcProvider
  beforeEach(() => {
    provider = new JsonRpcProvider(chain.url)
  })
  afterEach(() => provider.destroy())

  const avatarOf = (label: string) => provider.getAvatar(`${label}.portside.eth`)

  test('finds the name of each test account and the account of each name', async () => {
    const found = await Promise.all(
      primaries.map(async ({ address, name }) => ({
        name: address && (await provider.lookupAddress(address)),
        address: await provider.resolveName(name)
      }))
    )
    expect(found).toEqual(primaries.map(({ name, address }) => ({ name, address })))
  })

  test('finds no name for a false reverse record', async () => {
    await expect(provider.lookupAddress(accounts.liar)).rejects.toMatchObject({
      revert: { name: 'ReverseAddressMismatch' }
    })
  })

  test('finds no account for a name without records, and throws for an unregistered name', async () => {
    expect(await provider.resolveName('empty.portside.eth')).toBeNull()
    await expect(provider.resolveName('nobody.portside.eth')).rejects.toMatchObject({
      revert: { name: 'ResolverNotFound' }
    })
  })

  test('finds the avatars it supports: data, https and ipfs, and tokens of the owner with such an image', async () => {
    expect(await avatarOf('alice')).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await avatarOf('bob')).toBe('https://portside.example/avatars/bob.svg')
    expect(await avatarOf('carol')).toMatch(/^https:\/\/gateway\.ipfs\.io\/ipfs\/bafkrei[a-z2-7]{52}$/)
    expect(await avatarOf('heidi')).toMatch(/^data:image\/svg\+xml;base64,/)
    for (const label of ['dave', 'erin', 'frank', 'ivan', 'judy', 'plain']) {
      expect([label, await avatarOf(label)]).toEqual([label, null])
    }
  })

  test('finds the account of a wildcard name through the gateway', async () => {
    expect(await provider.resolveName(OFFCHAIN_NAME)).toBe(accounts.offchain)
  })
})

describe('the gateway', () => {
  const lookupUrl = async () => {
    chain.requests.length = 0
    await createPublicClient({ chain: mainnet, transport: http(chain.url) }).getEnsAddress({ name: OFFCHAIN_NAME })
    return `${chain.baseUrl}${chain.requests[0]?.replace('GET ', '')}`
  }

  test('answers HEAD with the type but no body, and missing content with 404', async () => {
    const picture = await fetch(`${chain.baseUrl}/avatars/bob.svg`, { method: 'HEAD' })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await picture.text()).toBe('')
    expect((await fetch(`${chain.baseUrl}/avatars/gone.svg`, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(`${chain.baseUrl}/ipfs/bafkrei`)).status).toBe(404)
  })

  test('rejects other methods and malformed questions', async () => {
    expect((await fetch(`${chain.baseUrl}/avatars/bob.svg`, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${chain.baseUrl}/lookup/${contracts.offchainNames}/0x1234.json`)).status).toBe(400)
    expect((await fetch(await lookupUrl())).status).toBe(200)
  })

  test('is not trusted when its answer is tampered with', async () => {
    const honest = (await (await fetch(await lookupUrl())).json()) as { data: Hex }
    const zoe = accounts.offchain.slice(2).toLowerCase()
    expect(honest.data).toContain(zoe)
    const forged = { data: honest.data.replace(zoe, accounts.liar.slice(2).toLowerCase()) }
    chain.gateway = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(forged))
    }
    try {
      const client = createPublicClient({ chain: mainnet, transport: http(chain.url) })
      expect(await client.getEnsAddress({ name: OFFCHAIN_NAME })).toBeNull()
    } finally {
      chain.gateway = undefined
    }
  })
})

test.each(['https://portside.example/a-path-that-is-far-longer-than-one-word-of-storage-can-hold', RECORDED_BASE_URL])(
  'content can be pointed at %s without adding a block to the fork',
  async (baseUrl) => {
    const before = await callNode(chain.url, 'eth_blockNumber')
    await pointContentAt(chain.url, 1, baseUrl)
    const client = createPublicClient({ chain: mainnet, transport: http(chain.url) })
    const collectible = { address: readManifest(1).contracts.collectible, abi: tokenUriAbi } as const
    const uri = await client.readContract({ ...collectible, functionName: 'tokenURI', args: [4n] })
    expect(uri).toBe(`${baseUrl}/collectible/4.json`)
    expect(await callNode(chain.url, 'eth_blockNumber')).toBe(before)
  }
)

test.each(['http://127.0.0.1:5173/__dev/names', 'http://a.test', RECORDED_BASE_URL])(
  'recorded avatars can be pointed at %s without adding a block to the fork',
  async (baseUrl) => {
    const before = await callNode(chain.url, 'eth_blockNumber')
    await pointAvatarsAt(chain.url, 1, baseUrl)
    const client = createPublicClient({ chain: mainnet, transport: http(chain.url) })
    const recordOf = (label: string) => client.getEnsText({ name: `${label}.portside.eth`, key: 'avatar' })
    expect(await recordOf('bob')).toBe(`${baseUrl}/avatars/bob.svg`)
    expect(await recordOf('insecure'), 'a record of another host').toBe('http://portside.example/avatars/bob.svg')
    expect(await callNode(chain.url, 'eth_blockNumber')).toBe(before)
  }
)
