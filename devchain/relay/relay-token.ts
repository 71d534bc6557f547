import { createPublicKey, verify } from 'node:crypto'

/** A client's claims when it connects, signed with the key in its id. */
export interface RelayTokenClaims {
  /** The client's id: its Ed25519 key as `did:key`. */
  readonly iss: string
  /** In seconds since 1970. */
  readonly iat: number
  /** In seconds since 1970. */
  readonly exp: number
}

const CLOCK_SKEW_S = 120
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Prefixes of the 32 bytes of an Ed25519 key: in a `did:key`, and in the DER format for Node. */
const KEY_PREFIX = { didKey: Buffer.from('ed01', 'hex'), der: Buffer.from('302a300506032b6570032100', 'hex') }

/** @returns the client's id. @throws Error with the public relay's message. */
export function verifyRelayToken(token: string, now: number): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg, typ } = parsePart(header)
  if (alg !== 'EdDSA' || typ !== 'JWT') throw new Error('JWT must use EdDSA')
  const { iss, iat, exp } = parsePart(payload) as Partial<RelayTokenClaims>
  const key = createPublicKey({ key: derOf(String(iss)), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))) {
    throw new Error('JWT signature is invalid')
  }
  const nowS = now / 1000
  if (!(Number(exp) > nowS - CLOCK_SKEW_S)) throw new Error('JWT Token is expired')
  if (!(Number(iat) < nowS + CLOCK_SKEW_S)) throw new Error('JWT Token is not yet valid')
  return String(iss)
}

function parsePart(part: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()))
  } catch (cause) {
    throw new Error('JWT is malformed', { cause })
  }
}

function derOf(issuer: string): Buffer {
  const encoded = /^did:key:z([1-9A-HJ-NP-Za-km-z]+)$/.exec(issuer)?.[1]
  const bytes = Buffer.from(encoded ? fromBase58(encoded) : '', 'hex')
  if (bytes.length !== 34 || !bytes.subarray(0, 2).equals(KEY_PREFIX.didKey)) {
    throw new Error('JWT issuer is not an Ed25519 did:key')
  }
  return Buffer.concat([KEY_PREFIX.der, bytes.subarray(2)])
}

/** @returns hex digits, without leading zeros, which a multicodec key does not have. */
function fromBase58(text: string): string {
  const value = [...text].reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n)
  const digits = value.toString(16)
  return digits.length % 2 === 0 ? digits : `0${digits}`
}
