import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAuthenticateMessage } from '#domain/session/authenticate-message.ts'
import { formatSignInMessage, type SignInMessage, signInStatement } from '#domain/session/sign-in-message.ts'
import { SIGN_IN_WAYS, type SignInWay } from '#domain/session/sign-in-request.ts'
import { createSignInService } from '#server/app.ts'
import { limit } from '../run/limits.mjs'
import { mutations } from '../server/message-mutations.ts'
import { alice } from '../server/visitor.ts'

const ORIGIN = 'http://127.0.0.1:5173'
const NOW = Date.UTC(2023, 10, 14, 22, 13, 20)
/** More by hand: MUTATIONS=100000. */
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 25_000)
const NO_SIGNATURE = `0x${'11'.repeat(65)}`

test.each(SIGN_IN_WAYS)(
  'of 25,000 mutated messages, none is accepted although the right key signs them for %s',
  async (way) => {
    const service = createSignInService({
      database: ':memory:',
      databaseWaitMs: 60_000,
      requestRates: { perAddress: 1, overall: 10_000_000 },
      chainIds: [84531],
      now: () => NOW
    })
    let cookie = ''
    const post = async (path: string, body = '') => {
      const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json' }
      const response = await service.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }))
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      const answer = (await response.json()) as { nonce: string; issuedAt: number; expiresAt: number; error?: string }
      return { status: response.status, ...answer }
    }
    const verify = (message: string, signature: string) => post('/verify', JSON.stringify({ message, signature }))
    const write = async (): Promise<SignInMessage> => {
      const { status: _, error: __, ...nonce } = await post('/nonce', JSON.stringify({ way }))
      const own = { domain: '127.0.0.1:5173', uri: ORIGIN, statement: signInStatement('Portside') }
      return { ...own, ...nonce, address: alice.address, chainId: 84531 }
    }
    try {
      let malformed = 0
      let message = await write()
      await fc.assert(
        fc.asyncProperty(mutations, async (mutate) => {
          const { error: reason } = await verify(mutated(mutate, message, way), NO_SIGNATURE)
          // Signing takes longer than all else. A malformed text is refused without a look at its signature.
          const isMalformed = reason === 'message-malformed'
          if (isMalformed && ++malformed % 20 > 0) return
          if (!isMalformed) message = await write()
          const text = mutated(mutate, message, way)
          const { status, error } = await verify(text, await alice.signMessage({ message: text }))
          expect([text, status]).toEqual([text, isMalformed ? 422 : 401])
          expect([text, error]).toEqual([text, expect.any(String)])
          if (!isMalformed) message = await write()
        }),
        { numRuns: MUTATIONS, maxSkipsPerRun: 100 }
      )
      const untouched = formatted(message, way)
      const signature = await alice.signMessage({ message: untouched })
      expect(await verify(untouched, signature)).toMatchObject({ status: 200, address: alice.address })
    } finally {
      service.close()
    }
  },
  limit(300_000)
)

function formatted(message: SignInMessage, way: SignInWay): string {
  const isPlain = way !== 'wc_sessionAuthenticate'
  return isPlain ? formatSignInMessage(message) : formatAuthenticateMessage({ ...message, chainIds: [message.chainId] })
}

/** Skips what would not be a mutation: with some nonces, a change changes nothing. */
function mutated(mutate: (text: string) => string, message: SignInMessage, way: SignInWay): string {
  const original = formatted(message, way)
  const text = mutate(original)
  fc.pre(text !== original && !isOnlyDatedDifferently(text, message, way))
  return text
}

/** The page may write its message at any time since the nonce was issued, give or take a minute. */
function isOnlyDatedDifferently(text: string, message: SignInMessage, way: SignInWay): boolean {
  const issuedAt = Date.parse(/\nIssued At: (.*)/.exec(text)?.[1] ?? '')
  return Math.abs(issuedAt - NOW) <= 60_000 && text === formatted({ ...message, issuedAt }, way)
}
