import { createHash } from 'node:crypto'

/** The content of a path below the base URL. */
export interface Content {
  readonly type: string
  readonly text: string
}

const people = ['alice', 'bob', 'carol', 'zoe'] as const
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
/** CIDv1, raw bytes, SHA-256 of 32 bytes. */
const CID_PREFIX = [0x01, 0x55, 0x12, 0x20]

/** Undefined when the path has no content. */
export function findContent(path: string, baseUrl: string): Content | undefined {
  const [, folder, file = ''] = path.split('/')
  if (folder === 'avatars') return avatar(file.replace(/\.svg$/, ''))
  if (folder === 'ipfs') return avatar(people.find((name) => contentId(avatarDrawing(name)) === file) ?? '')
  if (folder === 'collectible') return metadata(/^(\d{1,2})\.json$/.exec(file)?.[1], 'Test Collectible', baseUrl)
  if (folder === 'edition') return metadata(editionNumber(file), 'Test Edition', baseUrl)
  return undefined
}

/** A picture with a different colour for each name. */
export function avatarDrawing(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0) * 47, 0) % 360
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" fill="hsl(${hue} 70% 45%)"/>`,
    '<circle cx="32" cy="24" r="12" fill="#fff"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#fff"/></svg>'
  ].join('')
}

/** The address of a text on IPFS. */
export function contentId(text: string): string {
  const digest = createHash('sha256').update(text).digest()
  let bits = 0n
  for (const byte of [...CID_PREFIX, ...digest]) bits = (bits << 8n) | BigInt(byte)
  const length = Math.ceil(((CID_PREFIX.length + digest.length) * 8) / 5)
  bits <<= BigInt(length * 5 - (CID_PREFIX.length + digest.length) * 8)
  const letters = Array.from({ length }, (_, index) => BASE32[Number((bits >> BigInt(5 * (length - 1 - index))) & 31n)])
  return `b${letters.join('')}`
}

function avatar(name: string): Content | undefined {
  const isKnown = people.some((person) => person === name) || /^token-\d{1,2}$/.test(name)
  return isKnown ? { type: 'image/svg+xml', text: avatarDrawing(name) } : undefined
}

function metadata(id: string | undefined, title: string, baseUrl: string): Content | undefined {
  if (id === undefined) return undefined
  const text = JSON.stringify({ name: `${title} ${id}`, image: `${baseUrl}/avatars/token-${id}.svg` })
  return { type: 'application/json', text }
}

/** ERC-1155 writes ids as 64 hex digits. */
function editionNumber(file: string): string | undefined {
  const digits = /^0{48}([0-9a-f]{16})\.json$/.exec(file)?.[1]
  return digits === undefined ? undefined : String(BigInt(`0x${digits}`))
}
