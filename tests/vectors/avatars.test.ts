import { expect, test } from 'vitest'
import { AvatarError, parseAvatarRecord } from '#domain/name/avatar-record.ts'
import { readVectors } from './vectors.ts'

interface Family {
  /** Where a record leads to; null if nowhere. */
  readonly web: readonly (readonly [record: string, url: string | null])[]
  readonly inline: readonly string[]
  readonly tokens: readonly string[]
}

const { web, inline, tokens } = readVectors<Family>('avatars')

/** What a record is read as, or why not. */
function readAs(record: string): unknown {
  try {
    return parseAvatarRecord(record, { ipfsGateway: 'https://ipfs.io' })
  } catch (error) {
    return error instanceof AvatarError ? error.failure : error
  }
}

/** What other libraries do otherwise: each of these records leads to nothing, or where it says itself. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'an https address is not moved to the configured gateway': {
    'https://rainbow.pinata.cloud/ipfs/QmZHKZDavkvNfA9gSAg7HALv8jF7BJaKjUc9U2LSuvUySB':
      'https://rainbow.pinata.cloud/ipfs/QmZHKZDavkvNfA9gSAg7HALv8jF7BJaKjUc9U2LSuvUySB'
  },
  'Arweave has no configured gateway, and no record may choose one': {
    'ar://rgW4h3ffQQzOD8ynnwdl3_YlHxtssqV3aXOregPr7yI': undefined,
    'ar://rgW4h3ffQQzOD8ynnwdl3_YlHxtssqV3aXOregPr7yI/1': undefined,
    'ar://rgW4h3ffQQzOD8ynnwdl3_YlHxtssqV3aXOregPr7yI/1.json': undefined,
    'ar://tnLgkAg70wsn9fSr1sxJKG_qcka1gJtmUwXm_3_lDaI/1.png': undefined
  },
  'what is not encrypted is not fetched': { 'http://i.imgur.com/yed5Zfk.gif': undefined }
}

test('a record leads to where viem and ens-avatar find it', () => {
  const otherwise: Readonly<Record<string, string | undefined>> = Object.assign({}, ...Object.values(OTHERWISE))
  const expected = web.map(([record, url]) => [
    record,
    Object.hasOwn(otherwise, record) ? otherwise[record] : (url ?? undefined)
  ])
  expect(web.map(([record]) => [record, Object(readAs(record)).url])).toEqual(expected)
})

test('an image inside a record is one that needs no request', () => {
  expect(inline.map(readAs)).toEqual(
    inline.map(() => ({ kind: 'inline', url: expect.stringMatching(/^data:image\//) }))
  )
})

test('a token is one of an ERC-721 or ERC-1155 contract on mainnet, and whatever else looks like one is refused', () => {
  const read = tokens.map((record) => [record, readAs(record)] as const)
  expect(read.filter(([, token]) => token !== 'unresolvable-uri')).toEqual([
    [
      'did:nft:eip155:1_erc1155:0x495f947276749ce646f68ac8c248420045cb7b5e_8112316025873927737505937898915153732580103913704334048512380490797008551937',
      {
        kind: 'token',
        standard: 'erc1155',
        contract: '0x495f947276749ce646f68ac8c248420045cb7b5e',
        id: 8112316025873927737505937898915153732580103913704334048512380490797008551937n
      }
    ]
  ])
  // viem also takes contracts such as `0x123`, which are no addresses.
  expect(read.length).toBe(12)
})
