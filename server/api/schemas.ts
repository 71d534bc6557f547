import { z } from 'zod'
import { type Hex, isAddress } from '#domain/address.ts'
import { SIGN_IN_WAYS } from '#domain/session/sign-in-request.ts'
import { SIGNATURE } from '#domain/signature.ts'
import type { RefusalCode } from '#server/answers.ts'

const time = z.int().positive().describe('Milliseconds since 1970, by the clock of the service.')

/** Longer than any that is read, so that no body is. */
const MAX_HEADER_LENGTH = 8192

/** Empty bytes stand for a message that a contract account has marked as signed on chain. */
const signature = z
  .string()
  .regex(SIGNATURE)
  .transform((text) => text as Hex)

const way = z.enum(SIGN_IN_WAYS).describe('How the wallet will be asked: the nonce counts in no other way.')

/** The body of `nonce`. */
export const nonceRequest = z.object({ way: way.optional() })

/** The body of `verify`. */
export const signedMessage = z.object({
  message: z.string().describe('An EIP-4361 message, exactly as the way of its nonce has it.'),
  signature
})

export const issuedNonce = z.strictObject({
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  way,
  issuedAt: time,
  expiresAt: time,
  chainIds: z.array(z.int().positive()).describe('The chains that visitors may sign in on.'),
  contractChainIds: z
    .array(z.int().positive())
    .describe('Those of them on which an account may be a contract: the service has a node there.')
})

const listedId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe('Names a session of the account, but signs nobody in.')

export const activeSession = z.strictObject({
  address: z.string().refine(isAddress).describe('With its EIP-55 checksum.'),
  chainId: z.int().positive(),
  issuedAt: time,
  expiresAt: time,
  remainingMs: z.int().positive().describe('How long the session remains valid from the response on.')
})

const header = z.string().max(MAX_HEADER_LENGTH).optional()

/** The body of `server/session`: of the request that a team's server has received. */
export const receivedRequest = z.object({
  cookie: z.string().max(MAX_HEADER_LENGTH).describe('Its header `Cookie`; that of the session is enough.'),
  method: z.string().min(1).max(32).describe('All but GET and HEAD need the Origin of the page.'),
  origin: header.describe('Its header `Origin`.'),
  host: header.describe('Its header `Host`, for a service that has no configured origins.'),
  fetchSite: header.describe('Its header `Sec-Fetch-Site`.')
})

export const verifiedSession = activeSession.extend({
  id: listedId.describe('Names the session, in the events too, but signs nobody in.')
})

const audience = z.string().min(1).max(256).describe('One of `AUTH_AUDIENCES`.')

/** The body of `token`. */
export const tokenRequest = z.object({ audience })

/** The body of `server/token`. */
export const presentedToken = z.object({ token: z.string().max(MAX_HEADER_LENGTH), audience })

export const issuedToken = z.strictObject({
  token: z.string().describe('A JWT, signed with EdDSA by one of the keys in `.well-known/jwks.json`.'),
  expiresAt: time,
  remainingMs: z.int().nonnegative().describe('How long the token remains valid from the response on.')
})

export const publishedKeys = z.strictObject({
  keys: z.array(z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() }))
})

export const endedSessions = z.strictObject({ ended: z.int().nonnegative() })

/** The body of `end-session`. */
export const listedSessionId = z.object({ id: listedId })

export const listedSessions = z.strictObject({
  sessions: z
    .array(
      z.strictObject({
        id: listedId,
        isCurrent: z.boolean().describe('Whether it is the session of this browser.'),
        issuedAt: time,
        expiresAt: time,
        usedAt: time.describe('To ten minutes.'),
        browser: z.string().optional(),
        system: z.string().optional(),
        network: z.string().optional().describe('The /24 of an IPv4 address, or the /48 of an IPv6 address.')
      })
    )
    .max(100)
})

export const health = z.strictObject({ status: z.literal('ok') })

export const refusal = (codes: readonly RefusalCode[]) => z.strictObject({ error: z.enum(codes) })
