import { createPublicClient, http } from 'viem'
import { mainnet as viemMainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { NamesOptions } from '#adapters/names/ens/ens-name-service.ts'
import { readManifest, readNames } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { mainnet } from '#domain/chain/known-chains.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { forwardingTo, startScriptedNode } from '../adapters/scripted-node.ts'
import { type NamesChain, startNamesChain } from '../devchain/names-chain.ts'

export type CreateNameService = (chain: Chain, options?: NamesOptions) => NameService

const { names, accounts } = readNames(1)
const { collectible } = readManifest(1).contracts
const nobody: Address = '0x00000000000000000000000000000000DeaDBeef'
const OFFCHAIN_NAME = 'zoe.offchain.portside.eth'
const ODD_NAME = 'odd.offchain.portside.eth'

/** What every `NameService` must do on a real node of the names chain. */
export function describeNameService(name: string, createService: CreateNameService): void {
  describe(`${name} on a real node`, () => {
    let chain: NamesChain
    let service: NameService

    const create = (options?: NamesOptions, url = chain.url) =>
      createService(
        { ...mainnet, rpcUrls: [url] },
        { fetch: chain.fetch, ipfsGateway: chain.baseUrl, localContent: chain.baseUrl, ...options }
      )
    const avatarOf = (label: string) => service.getAvatar(`${label}.portside.eth`)
    /** Answered by the gateway, so that it need not be recorded. */
    const avatarFor = (record: string) => {
      chain.records.set(ODD_NAME, { address: accounts.offchain, texts: { avatar: record } })
      return service.getAvatar(ODD_NAME)
    }

    beforeAll(async () => {
      chain = await startNamesChain()
      service = create()
    })
    afterEach(() => {
      chain.requests.length = 0
    })
    afterAll(() => chain?.stop())

    test('every account has its primary name, and every name resolves to its account', async () => {
      for (const { name, address, isPrimary } of names) {
        expect([name, await service.getAddress(name)]).toEqual([name, address])
        if (address && isPrimary) expect(await service.getName(address)).toBe(name)
      }
    })

    test('an account is found in any letter case', async () => {
      const { address = nobody, name } = names[0] ?? { name: '' }
      expect(await service.getName(address.toLowerCase() as Address)).toBe(name)
    })

    test('a reverse record that claims someone else’s name is rejected', async () => {
      expect(await service.getName(accounts.liar)).toBeUndefined()
    })

    test('a lookalike name is rejected, even if it resolves to its account', async () => {
      const client = createPublicClient({ chain: viemMainnet, transport: http(chain.url) })
      const lookalike = (await client.getEnsName({ address: accounts.lookalike })) ?? ''
      expect(lookalike).toMatch(/^\u0430lice\.portside\.eth$/)
      expect(await service.getName(accounts.lookalike)).toBeUndefined()
      expect(await service.getAddress(lookalike)).toBeUndefined()
      expect(await service.getAvatar(lookalike)).toBeUndefined()
    })

    test('an account without a reverse record has no name', async () => {
      expect(await service.getName(nobody)).toBeUndefined()
    })

    test.each([
      'nobody.portside.eth',
      'empty.portside.eth',
      'nobody.offchain.portside.eth',
      'portside',
      'nobody.example'
    ])('%s has no account and no avatar', async (unknown) => {
      expect(await service.getAddress(unknown)).toBeUndefined()
      expect(await service.getAvatar(unknown)).toBeUndefined()
    })

    test.each([
      '',
      '.',
      'alice..eth',
      '.eth',
      'alice.eth.',
      'a lice.eth',
      'alice/eth',
      '\ud800.eth',
      `${'a'.repeat(256)}.eth`
    ])('%j cannot be a name, and has no account and no avatar', async (text) => {
      expect(await service.getAddress(text)).toBeUndefined()
      expect(await service.getAvatar(text)).toBeUndefined()
    })

    test('an image inside the record is the avatar, without a request', async () => {
      expect(await avatarOf('alice')).toEqual({ url: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
      expect(await avatarOf('grace')).toEqual({ url: expect.stringMatching(/^data:image\/png;base64,/) })
      expect(chain.requests).toEqual([])
    })

    test('an image on the web is the avatar once a HEAD request has found it', async () => {
      expect(await avatarOf('bob')).toEqual({ url: 'https://portside.example/avatars/bob.svg' })
      expect(chain.requests).toEqual(['HEAD /avatars/bob.svg'])
    })

    test('an image on IPFS is requested from the configured gateway', async () => {
      const avatar = await avatarOf('carol')
      expect(avatar?.url).toMatch(new RegExp(`^${chain.baseUrl}/ipfs/bafkrei[a-z2-7]{52}$`))
      expect(chain.requests).toEqual([`HEAD ${avatar?.url.slice(chain.baseUrl.length)}`])
    })

    test('the image of an NFT is the avatar of its owner', async () => {
      expect(await avatarOf('dave')).toEqual({ url: `${chain.baseUrl}/avatars/token-4.svg` })
      expect(chain.requests).toEqual(['GET /collectible/4.json', 'HEAD /avatars/token-4.svg'])
    })

    test('the image of an NFT that is fully on chain needs no web request', async () => {
      expect(await avatarOf('heidi')).toEqual({ url: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
      expect(chain.requests).toEqual([])
    })

    test('the image of an ERC-1155 token is the avatar of each holder', async () => {
      expect(await avatarOf('erin')).toEqual({ url: `${chain.baseUrl}/avatars/token-7.svg` })
      expect(chain.requests).toEqual([`GET /edition/${'7'.padStart(64, '0')}.json`, 'HEAD /avatars/token-7.svg'])
    })

    test('a name without an avatar record has no avatar', async () => {
      expect(await avatarOf('frank')).toBeUndefined()
    })

    test.each([
      ['ivan', 'unsupported-namespace', 'is a token of another standard'],
      ['judy', 'not-owned', 'is someone else’s token'],
      ['plain', 'invalid-metadata', 'is a token without an image'],
      ['burnt', 'unresolvable-uri', 'is a token that does not exist'],
      ['elsewhere', 'unresolvable-uri', 'is a token on another chain'],
      ['garbled', 'unresolvable-uri', 'is half a token'],
      ['script', 'unresolvable-uri', 'is a script'],
      ['page', 'unresolvable-uri', 'is a page'],
      ['insecure', 'unresolvable-uri', 'is not encrypted'],
      ['gone', 'unresolvable-uri', 'leads to nothing'],
      ['text', 'unresolvable-uri', 'leads to something else']
    ])('the avatar of %s is refused as %s: it %s', async (label, failure) => {
      await expect(avatarOf(label)).rejects.toMatchObject({ name: 'AvatarError', failure })
    })

    test('a name under a wildcard has the records that its gateway signed', async () => {
      expect(await service.getAddress(OFFCHAIN_NAME)).toBe(accounts.offchain)
      expect(await service.getName(accounts.offchain)).toBe(OFFCHAIN_NAME)
      expect(await service.getAvatar(OFFCHAIN_NAME)).toEqual({ url: `${chain.baseUrl}/avatars/zoe.svg` })
      const kinds = chain.requests.map((request) => request.replace(/0x[0-9a-f]+/g, '…'))
      const lookup = 'GET /lookup/…/….json'
      expect(kinds).toEqual([lookup, lookup, lookup, 'HEAD /avatars/zoe.svg'])
    })

    test.each([
      [`eip155:1/erc721:${collectible.replace(/[a-f]/gi, swapCase)}/4`, 'not-owned'],
      [`eip155:1/erc721:${nobody}/1`, 'unresolvable-uri'],
      [`eip155:1/erc1155:${collectible}/4`, 'unresolvable-uri'],
      ['https://portside.example:99999/a.png', 'unresolvable-uri'],
      ['ipfs://bafkreinothere', 'unresolvable-uri']
    ])('an avatar record of %s is refused as %s', async (record, failure) => {
      await expect(avatarFor(record)).rejects.toMatchObject({ name: 'AvatarError', failure })
    })

    test('an image whose host blocks cross-origin requests is the avatar if it loads as an image', async () => {
      const loaded: string[] = []
      const options = (loads: boolean): NamesOptions => ({
        fetch: (url, init) =>
          init?.method === 'HEAD' ? Promise.reject(new TypeError('CORS')) : chain.fetch(url, init),
        loadsAsImage: async (url) => {
          loaded.push(url)
          return loads
        }
      })
      expect(await create(options(true)).getAvatar('bob.portside.eth')).toEqual({
        url: 'https://portside.example/avatars/bob.svg'
      })
      await expect(create(options(false)).getAvatar('bob.portside.eth')).rejects.toMatchObject({
        failure: 'unresolvable-uri'
      })
      expect(loaded).toEqual(Array(2).fill('https://portside.example/avatars/bob.svg'))
    })

    test('in production, no record leads to this machine', async () => {
      const inPublic = createService(
        { ...mainnet, rpcUrls: [chain.url] },
        { fetch: chain.fetch, ipfsGateway: 'https://portside.example' }
      )
      await expect(inPublic.getAvatar('dave.portside.eth')).rejects.toMatchObject({ failure: 'unresolvable-uri' })
      await expect(inPublic.getAddress(OFFCHAIN_NAME)).rejects.toMatchObject({
        name: 'ChainReadError',
        failure: 'unreachable'
      })
      expect(chain.requests).toEqual([])
    })

    test('redirects from a record’s URL are not followed', async () => {
      chain.gateway = (_request, response) => {
        response.writeHead(302, { location: `${chain.baseUrl}/elsewhere` }).end()
      }
      try {
        await expect(service.getAddress(OFFCHAIN_NAME)).rejects.toMatchObject({ failure: 'unreachable' })
        await expect(avatarOf('dave')).rejects.toMatchObject({ failure: 'unresolvable-uri' })
        await expect(avatarOf('bob')).rejects.toMatchObject({ failure: 'unresolvable-uri' })
      } finally {
        chain.gateway = undefined
      }
      expect(chain.requests).toHaveLength(3)
      expect(chain.requests).not.toContainEqual(expect.stringContaining('elsewhere'))
    })

    test('a name takes one HTTP request to the node, a token and its owner two more', async () => {
      const counted = await startScriptedNode(forwardingTo(chain.url))
      try {
        const fresh = create({}, counted.url)
        await fresh.getName(accounts.liar)
        const one = ['eth_chainId', 'eth_call']
        expect(counted.requests).toEqual([one])
        await fresh.getAvatar('heidi.portside.eth')
        expect(counted.requests.slice(1)).toEqual([one, [...one, 'eth_call'], one])
      } finally {
        counted.close()
      }
    })
  })
}

/** The same address with an invalid checksum. */
function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
