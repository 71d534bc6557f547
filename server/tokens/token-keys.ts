import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'

/** One that signs, and its public half as it is published. */
export interface TokenKey {
  readonly kid: string
  readonly secret: KeyObject
  readonly published: JWK
}

/** The one that signs, and the one that did or will. */
const MAX_KEYS = 2
/** PKCS #8 of an Ed25519 key, but for its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What is wrong with the keys that sign tokens, in one sentence that repeats none of them; undefined for a valid list. */
export function tokenKeysProblem(keys: readonly string[]): string | undefined {
  if (keys.some((key) => !/^[\da-f]{64}$/i.test(key))) return 'a key is not 32 bytes as 64 hexadecimal digits.'
  if (keys.length > MAX_KEYS) return `it lists ${keys.length} keys, but there may be ${MAX_KEYS} at most.`
  if (new Set(keys.map((key) => key.toLowerCase())).size < keys.length) return 'it lists a key twice.'
  return undefined
}

/** In the spelling of `AUTH_TOKEN_KEYS`. */
export function createTokenKey(): string {
  return randomBytes(32).toString('hex')
}

/** @param keys of 32 bytes, in hexadecimal digits. */
export async function readTokenKeys(keys: readonly string[]): Promise<readonly TokenKey[]> {
  return Promise.all(
    keys.map(async (key) => {
      const pkcs8 = Buffer.concat([PKCS8_HEAD, Buffer.from(key, 'hex')])
      const secret = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
      const jwk = await exportJWK(createPublicKey(secret))
      const kid = await calculateJwkThumbprint(jwk)
      return { kid, secret, published: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } }
    })
  )
}
