import { type Address, isAddress } from '../address.ts'
import { decodeDataUri, parseDataUri } from './data-uri.ts'
import { type ContentSources, webAddress } from './web-address.ts'

/**
 * Why a name's avatar record does not lead to an image:
 * - `invalid-metadata`: the token's metadata has no image
 * - `unresolvable-uri`: there is no image at the given URI, or the page does not fetch from there
 * - `unsupported-namespace`: the token is neither ERC-721 nor ERC-1155
 * - `not-owned`: the token belongs to another account
 */
export type AvatarFailure = 'invalid-metadata' | 'unresolvable-uri' | 'unsupported-namespace' | 'not-owned'

export class AvatarError extends Error {
  override readonly name = 'AvatarError'
  readonly failure: AvatarFailure
  constructor(failure: AvatarFailure, details: string, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
  }
}

/** An image: a data URL, or a web address that has yet to be checked. */
export type Picture = { readonly kind: 'inline'; readonly url: string } | { readonly kind: 'web'; readonly url: string }

/** A token whose image is the avatar (ENSIP-12). */
export interface AvatarToken {
  readonly kind: 'token'
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: Address
  readonly id: bigint
}

/** A token's metadata, or its web address. */
type TokenMetadata =
  | { readonly kind: 'inline'; readonly metadata: unknown }
  | { readonly kind: 'web'; readonly url: string }

/** Tokens are read only on the chain that holds the names. */
const TOKEN = /^(?:did:nft:)?eip155:1[/_]([a-z0-9-]+):(0x[0-9a-f]{40})[/_](\d{1,78})$/i
const NAMESPACE = /^(?:did:nft:)?eip155:\d+[/_]([a-z0-9-]+):/i
const IMAGE_KEYS = ['image', 'image_url', 'image_data']
const MAX_TOKEN_ID = 2n ** 256n - 1n

/** Parses the text record `avatar`. @throws AvatarError */
export function parseAvatarRecord(record: string, sources: ContentSources): Picture | AvatarToken {
  const namespace = NAMESPACE.exec(record)?.[1]?.toLowerCase()
  if (namespace === undefined) return parsePicture(record, sources)
  if (namespace !== 'erc721' && namespace !== 'erc1155') {
    throw new AvatarError('unsupported-namespace', `Tokens of ${namespace} have no picture.`)
  }
  const [, , contract, digits] = TOKEN.exec(record) ?? []
  const id = digits === undefined ? undefined : BigInt(digits)
  if (!isAddress(contract) || id === undefined || id > MAX_TOKEN_ID) throw unresolvable(record)
  return { kind: 'token', standard: namespace, contract, id }
}

/** Parses an image URI. @throws AvatarError if it is neither an image nor a web address */
export function parsePicture(uri: string, sources: ContentSources): Picture {
  if (/^\s*<svg/i.test(uri)) return { kind: 'inline', url: svgUrl(uri) }
  const data = parseDataUri(uri)
  if (data) {
    if (!data.mediaType.startsWith('image/')) throw unresolvable(uri)
    // A bare `#` would start a fragment and end the image.
    const isPlain = !data.isBase64 && data.mediaType === 'image/svg+xml'
    return { kind: 'inline', url: isPlain ? svgUrl(decodeDataUri(data)) : uri }
  }
  const url = webAddress(uri, sources)
  if (url === undefined) throw unresolvable(uri)
  return { kind: 'web', url }
}

/** Parses the result of `tokenURI` or `uri`. @throws AvatarError */
export function parseTokenUri(uri: string, { standard, id }: AvatarToken, sources: ContentSources): TokenMetadata {
  if (uri.startsWith('{')) return { kind: 'inline', metadata: parseMetadata(uri) }
  const data = parseDataUri(uri)
  if (data) {
    if (data.mediaType !== 'application/json') throw invalid(`Metadata of type ${data.mediaType}.`)
    return { kind: 'inline', metadata: parseMetadata(decodeMetadata(data)) }
  }
  const hexId = id.toString(16).padStart(64, '0')
  const expanded = standard === 'erc1155' ? uri.replaceAll('{id}', hexId) : uri
  const url = webAddress(expanded, sources)
  if (url === undefined) throw unresolvable(expanded)
  return { kind: 'web', url }
}

/** @throws AvatarError when the text is not JSON */
export function parseMetadata(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid('The metadata is not JSON.', cause)
  }
}

/** The metadata's image URI. @throws AvatarError if there is none */
export function imageOf(metadata: unknown): string {
  const record = typeof metadata === 'object' && metadata !== null ? (metadata as Record<string, unknown>) : {}
  const image = IMAGE_KEYS.map((key) => record[key]).find((value) => typeof value === 'string' && value !== '')
  if (typeof image !== 'string') throw invalid('The metadata names no image.')
  return image
}

function decodeMetadata(data: NonNullable<ReturnType<typeof parseDataUri>>): string {
  try {
    return decodeDataUri(data)
  } catch (cause) {
    throw invalid('The metadata cannot be decoded.', cause)
  }
}

function svgUrl(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

function invalid(details: string, cause?: unknown): AvatarError {
  return new AvatarError('invalid-metadata', details, { cause })
}

function unresolvable(uri: string): AvatarError {
  return new AvatarError('unresolvable-uri', `${uri.slice(0, 80)} does not lead to a picture.`)
}
