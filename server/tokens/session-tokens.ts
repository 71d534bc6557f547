import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type Address, isAddress } from '#domain/address.ts'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { readTokenKeys, type TokenKey, tokenKeysProblem } from './token-keys.ts'

export interface TokenOptions {
  /** Of 32 bytes, in hexadecimal digits: the first one signs, and tokens of the second are accepted, too. */
  readonly keys: readonly string[]
  /** Whom tokens are issued for. */
  readonly audiences: readonly string[]
  /** The page's `AUTH_URL`: with a path, the issuer is on the page's own origin. */
  readonly url: string
}

/** What a token says. */
interface TokenClaims extends Pick<AuthenticationSession, 'address' | 'chainId'> {
  /** The public id of its session. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** - `token-invalid`: forged, malformed, or issued by another service, for another purpose */
type TokenRefusal = 'token-invalid' | 'token-expired' | 'audience-mismatch'

/** How long it can be used after its session has ended. */
const TOKEN_TTL_MS = 5 * 60_000
const TYPE = 'portside-session+jwt'
const ALGORITHM = 'EdDSA'

const payload = z.object({
  iss: z.string(),
  sub: z.string().regex(/^eip155:\d{1,15}:0x[\da-fA-F]{40}$/),
  sid: z.string().regex(/^[0-9a-f]{32}$/),
  exp: z.int()
})

/** Signed statements about sessions, for servers that cannot ask the service. */
export class SessionTokens {
  readonly #keys: Promise<readonly TokenKey[]>
  readonly #audiences: readonly string[]
  readonly #url: string
  readonly #origins: readonly string[] | undefined

  /** @throws Error if a key is malformed. */
  constructor({ keys, audiences, url }: TokenOptions, origins: readonly string[] | undefined) {
    const problem = tokenKeysProblem(keys)
    if (problem !== undefined) throw new Error(`Keys of tokens: ${problem}`)
    this.#keys = readTokenKeys(keys)
    this.#audiences = keys.length > 0 ? audiences : []
    this.#url = url
    this.#origins = origins
  }

  isFor(audience: string): boolean {
    return this.#audiences.includes(audience)
  }

  /** The public keys, as `.well-known/jwks.json` has them (RFC 7517). */
  async published(): Promise<JSONWebKeySet> {
    return { keys: (await this.#keys).map(({ published }) => published) }
  }

  /** @param origin of the page that asks. @param id the session's public one. */
  async issue(
    { address, chainId, expiresAt }: AuthenticationSession,
    {
      id,
      audience,
      origin,
      now
    }: { readonly id: string; readonly audience: string; readonly origin: string; readonly now: number }
  ): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const [key] = await this.#keys
    if (!key) throw new Error('There is no key to sign tokens with.')
    const [issuedAt, endsAt] = [now, Math.min(now + TOKEN_TTL_MS, expiresAt)].map((ms) => Math.floor(ms / 1000))
    const token = await new SignJWT({ sid: id })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
      .setIssuer(issuerOf(this.#url, origin))
      .setAudience(audience)
      .setSubject(`eip155:${chainId}:${address}`)
      .setIssuedAt(issuedAt)
      .setExpirationTime(endsAt ?? 0)
      .sign(key.secret)
    return { token, expiresAt: (endsAt ?? 0) * 1000 }
  }

  /** What a token of this service says to an audience, or why it counts for nothing. */
  async read(token: string, audience: string, now: number): Promise<TokenClaims | { readonly error: TokenRefusal }> {
    if (!isCanonical(token)) return { error: 'token-invalid' }
    try {
      const options = { typ: TYPE, algorithms: [ALGORITHM], audience, currentDate: new Date(now) }
      const { payload: claims } = await jwtVerify(token, createLocalJWKSet(await this.published()), options)
      const { iss, sub, sid: id, exp } = payload.parse(claims)
      const [, chainId, address] = sub.split(':')
      if (!this.#isIssuer(iss) || !isAddress(address)) return { error: 'token-invalid' }
      return { id, chainId: Number(chainId), address: address as Address, expiresAt: exp * 1000 }
    } catch (cause) {
      return { error: refusalOf(cause) }
    }
  }

  #isIssuer(issuer: string): boolean {
    if (this.#origins) return this.#origins.some((origin) => issuerOf(this.#url, origin) === issuer)
    const { hostname, origin } = new URL(issuer)
    return isLoopbackHost(hostname) && issuerOf(this.#url, origin) === issuer
  }
}

/** One token has one spelling (RFC 7515): jose also reads unused bits, padding and white space. */
function isCanonical(token: string): boolean {
  const parts = token.split('.')
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

function issuerOf(url: string, origin: string): string {
  return new URL(url, origin).href.replace(/\/*$/, '')
}

function refusalOf(cause: unknown): TokenRefusal {
  if (cause instanceof errors.JWTExpired) return 'token-expired'
  if (cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'aud') return 'audience-mismatch'
  return 'token-invalid'
}
