import { describe, expect, test } from 'vitest'
import type { AvatarFailure } from './avatar-record.ts'
import { type AvatarToken, imageOf, parseAvatarRecord, parseMetadata, parseTokenUri } from './avatar-record.ts'

const sources = { ipfsGateway: 'https://gateway.example' }
const contract = '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9'
const collectible: AvatarToken = { kind: 'token', standard: 'erc721', contract, id: 4n }
const edition: AvatarToken = { kind: 'token', standard: 'erc1155', contract, id: 0xabcn }

const parse = (record: string) => parseAvatarRecord(record, sources)
const failureOf = (work: () => unknown): AvatarFailure | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as { failure?: AvatarFailure }).failure
  }
}

describe('an avatar record', () => {
  test('with a web address is a picture on the web', () => {
    expect(parse('https://pictures.example/a.png')).toEqual({ kind: 'web', url: 'https://pictures.example/a.png' })
    expect(parse('ipfs://QmCat')).toEqual({ kind: 'web', url: 'https://gateway.example/ipfs/QmCat' })
  })

  test('with an inline image needs no request', () => {
    const url = 'data:image/png;base64,iVBORw0KGgo='
    expect(parse(url)).toEqual({ kind: 'inline', url })
  })

  test('with an SVG in plain text is escaped, so that a colour does not end it', () => {
    const drawing = '<svg fill="#f00"/>'
    const expected = { kind: 'inline', url: 'data:image/svg+xml,%3Csvg%20fill%3D%22%23f00%22%2F%3E' }
    expect(parse(`data:image/svg+xml;utf8,${drawing}`)).toEqual(expected)
    expect(parse(`data:image/svg+xml,${encodeURIComponent(drawing)}`)).toEqual(expected)
    expect(parse(drawing)).toEqual(expected)
  })

  test.each([
    [`eip155:1/erc721:${contract}/4`, collectible],
    [`eip155:1/ERC1155:${contract}/2748`, edition],
    [`did:nft:eip155:1_erc721:${contract}_4`, collectible]
  ])('%s is a token', (record, token) => {
    expect(parse(record)).toEqual(token)
  })

  test('with a token of another standard is refused as unsupported', () => {
    expect(failureOf(() => parse(`eip155:1/erc20:${contract}/1`))).toBe('unsupported-namespace')
  })

  test.each([
    'eip155:1/erc721:0x12',
    `eip155:1/erc721:${contract}`,
    `eip155:1/erc721:${contract}/cat`,
    `eip155:1/erc721:${contract}/${2n ** 256n}`,
    `eip155:137/erc721:${contract}/4`,
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://pictures.example/a.png',
    'a picture of me'
  ])('%s cannot be resolved', (record) => {
    expect(failureOf(() => parse(record))).toBe('unresolvable-uri')
  })
})

describe('the metadata of a token', () => {
  const parseUri = (uri: string, token = collectible) => parseTokenUri(uri, token, sources)

  test('is on the web or in the answer, encoded or plain', () => {
    const metadata = { image: 'https://pictures.example/ü.png', note: '100%' }
    const text = JSON.stringify(metadata)
    const bytes = String.fromCharCode(...new TextEncoder().encode(text))
    const inline = { kind: 'inline', metadata }
    expect(parseUri(`data:application/json;base64,${btoa(bytes)}`)).toEqual(inline)
    expect(parseUri(`data:application/json;utf8,${text}`)).toEqual(inline)
    expect(parseUri(`data:application/json,${encodeURIComponent(text)}`)).toEqual(inline)
    expect(parseUri(text)).toEqual(inline)
    expect(parseUri('ipfs://QmCats/4')).toEqual({ kind: 'web', url: 'https://gateway.example/ipfs/QmCats/4' })
  })

  test('is found by 64 hex digits for an ERC-1155, and by what an ERC-721 says', () => {
    const uri = 'https://pictures.example/{id}.json'
    expect(parseUri(uri, edition)).toEqual({
      kind: 'web',
      url: `https://pictures.example/${'0'.repeat(61)}abc.json`
    })
    expect(parseUri(uri)).toEqual({ kind: 'web', url: 'https://pictures.example/%7Bid%7D.json' })
  })

  test.each(['data:application/json;base64,???', 'data:application/json,{', 'data:text/plain,{}', '{'])(
    'is invalid as %s',
    (uri) => {
      expect(failureOf(() => parseUri(uri))).toBe('invalid-metadata')
    }
  )

  test.each(['', 'http://pictures.example/4', 'javascript:alert(1)'])('cannot be resolved at %j', (uri) => {
    expect(failureOf(() => parseUri(uri))).toBe('unresolvable-uri')
  })

  test('names its image by one of three keys', () => {
    expect(imageOf({ image: 'a', image_url: 'b' })).toBe('a')
    expect(imageOf({ image: '', image_url: 'b' })).toBe('b')
    expect(imageOf({ image_data: '<svg/>' })).toBe('<svg/>')
  })

  test.each([{}, { image: 7 }, { image: '' }, [], 'https://pictures.example/a.png', null, undefined])(
    'names no image as %j',
    (metadata) => {
      expect(failureOf(() => imageOf(metadata))).toBe('invalid-metadata')
    }
  )

  test('is invalid when it is not JSON', () => {
    expect(failureOf(() => parseMetadata('<html>'))).toBe('invalid-metadata')
  })
})
