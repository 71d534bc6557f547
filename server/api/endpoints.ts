import type { z } from 'zod'
import type { RefusalCode } from '#server/answers.ts'
import {
  activeSession,
  endedSessions,
  health,
  issuedNonce,
  issuedToken,
  listedSessionId,
  listedSessions,
  nonceRequest,
  presentedToken,
  publishedKeys,
  receivedRequest,
  refusal,
  signedMessage,
  tokenRequest,
  verifiedSession
} from './schemas.ts'

type Method = 'GET' | 'POST'

interface EndpointResponse {
  readonly description: string
  /** Undefined: there is no body, or any. */
  readonly schema?: z.ZodType
}

export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly body?: z.ZodType
  readonly isBodyOptional?: boolean
  readonly responses: Readonly<Record<number, EndpointResponse>>
}

const refused = (description: string, ...codes: readonly RefusalCode[]): EndpointResponse => ({
  description,
  schema: refusal(codes)
})
const notNow = (...codes: readonly RefusalCode[]) => ({
  503: refused(
    'The service cannot do it now; `Retry-After` says when to try again.',
    'overloaded',
    'store-busy',
    'store-failed',
    'store-unreachable',
    ...codes
  )
})
const none = { description: 'There is no session.' }
/** What any request may be answered with. */
const LIMITS = {
  429: refused('The address has sent too many requests.', 'too-many-requests'),
  500: refused('A bug of the service.', 'internal'),
  ...notNow()
}
const POST = {
  403: refused('The `Origin` is not that of an accepted page.', 'origin-refused'),
  413: refused('The body is too large.', 'body-too-large'),
  ...LIMITS
}
const JSON_BODY = {
  400: refused('The body is not JSON.', 'json-invalid'),
  415: refused(
    'The content type is not `application/json`, or the body is compressed.',
    'json-expected',
    'encoding-unsupported'
  ),
  ...POST
}
const session = { description: 'The session.', schema: activeSession }

/** Every endpoint of the service; all but the last two also exist under `/auth`. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/nonce',
    summary:
      'Issues a nonce, valid once in this browser and for one way to sign in; without a body for `personal_sign`.',
    body: nonceRequest,
    isBodyOptional: true,
    responses: {
      200: { description: 'The nonce.', schema: issuedNonce },
      ...JSON_BODY,
      422: refused('The body names no way to sign in.', 'body-invalid', 'body-ambiguous'),
      ...notNow('too-many-nonces')
    }
  },
  {
    method: 'POST',
    path: '/verify',
    summary: 'Signs in with a signed message.',
    body: signedMessage,
    responses: {
      200: session,
      401: refused(
        'The nonce, the message or its signature is refused.',
        'nonce-refused',
        'way-mismatch',
        'domain-mismatch',
        'statement-mismatch',
        'uri-mismatch',
        'chain-id-invalid',
        'issued-at-refused',
        'message-expired',
        'expiration-time-refused',
        'signature-invalid'
      ),
      ...JSON_BODY,
      422: refused('The body or the message is malformed.', 'body-invalid', 'body-ambiguous', 'message-malformed'),
      ...notNow('signature-unverifiable', 'nodes-disagree', 'too-many-verifications')
    }
  },
  {
    method: 'GET',
    path: '/session',
    summary: 'Finds the session of this browser.',
    responses: { 200: session, 204: none, ...LIMITS }
  },
  {
    method: 'POST',
    path: '/renew',
    summary: 'Moves the end of the session without a new signature.',
    responses: { 200: session, 204: none, ...POST }
  },
  {
    method: 'POST',
    path: '/sign-out-others',
    summary: 'Ends the sessions of the same account in other browsers.',
    responses: { 200: { description: 'How many it has ended.', schema: endedSessions }, ...POST }
  },
  {
    method: 'POST',
    path: '/sign-out',
    summary: 'Ends the session and clears its cookie, even if it cannot be ended.',
    responses: { 204: { description: 'Nobody is signed in.' }, ...POST }
  },
  {
    method: 'GET',
    path: '/sessions',
    summary: 'Lists the sessions of the same account in all browsers.',
    responses: { 200: { description: 'This one first.', schema: listedSessions }, 204: none, ...LIMITS }
  },
  {
    method: 'POST',
    path: '/end-session',
    summary: 'Ends a listed session.',
    body: listedSessionId,
    responses: {
      200: { description: 'Whether it has ended it: 1 or 0.', schema: endedSessions },
      422: refused('The body does not name a session.', 'body-invalid', 'body-ambiguous'),
      ...JSON_BODY
    }
  },
  {
    method: 'GET',
    path: '/events',
    summary: 'Tells an open page when its session ends, or the sessions of its account change.',
    responses: {
      200: { description: 'A `text/event-stream` whose data are `open`, `changed` and `ended`.' },
      204: none,
      ...LIMITS,
      ...notNow('too-many-streams')
    }
  },
  {
    method: 'POST',
    path: '/token',
    summary: 'Issues a signed token of five minutes, for one audience.',
    body: tokenRequest,
    responses: {
      200: { description: 'The token.', schema: issuedToken },
      204: none,
      ...JSON_BODY,
      403: refused(
        'The audience is none of `AUTH_AUDIENCES`, or the `Origin` not that of an accepted page.',
        'audience-unknown',
        'origin-refused'
      ),
      422: refused('The body names no audience.', 'body-invalid', 'body-ambiguous')
    }
  },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    summary: 'The public keys of tokens (RFC 7517).',
    responses: { 200: { description: 'Two while one is replaced.', schema: publishedKeys }, ...LIMITS }
  },
  {
    method: 'POST',
    path: '/server/token',
    summary: "Checks a token that a team's server has received; `Authorization: Bearer` has its key.",
    body: presentedToken,
    responses: {
      200: { description: 'Its session.', schema: verifiedSession },
      ...JSON_BODY,
      401: refused(
        'The key is refused, or the token.',
        'server-key-refused',
        'token-invalid',
        'token-expired',
        'audience-mismatch',
        'session-ended'
      ),
      403: refused('The audience is none of `AUTH_AUDIENCES`.', 'audience-unknown'),
      422: refused('The body has no token or audience.', 'body-invalid', 'body-ambiguous')
    }
  },
  {
    method: 'POST',
    path: '/server/session',
    summary: "Finds the session of a request that a team's server has received; `Authorization: Bearer` has its key.",
    body: receivedRequest,
    responses: {
      200: { description: 'The session.', schema: verifiedSession },
      ...JSON_BODY,
      401: refused('The key is refused, or nobody is signed in.', 'server-key-refused', 'signed-out'),
      422: refused('The body describes no request.', 'body-invalid', 'body-ambiguous'),
      ...LIMITS
    }
  },
  {
    method: 'GET',
    path: '/server/events',
    summary: "Tells a team's server of all sessions that end or may have changed; `Authorization: Bearer` has its key.",
    responses: {
      200: {
        description:
          "A `text/event-stream` whose data are `open`, `ended` with a session's id, and `changed` with an account."
      },
      401: refused('The key is refused.', 'server-key-refused'),
      ...LIMITS,
      ...notNow('too-many-streams')
    }
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document.',
    responses: { 200: { description: 'OpenAPI 3.1.' }, ...LIMITS }
  },
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process answers.',
    responses: { 200: { description: 'It does.', schema: health } }
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the store answers and the service is not shutting down.',
    responses: {
      200: { description: 'Both.', schema: health },
      503: refused('Not now.', 'draining', 'internal', 'store-busy', 'store-failed', 'store-unreachable')
    }
  }
]

const ROUTES = new Set(ENDPOINTS.map(({ path }) => path))
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST']

/** For logs and metrics: only what the service knows, as anybody may ask for anything. */
export function endpointOf(method: string, path: string): { readonly method: string; readonly route: string } {
  const route = path.replace(/^\/auth(?=\/)/, '')
  return { method: METHODS.includes(method) ? method : 'other', route: ROUTES.has(route) ? route : 'other' }
}
