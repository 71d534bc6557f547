import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type {
  ActiveSession,
  AuthenticationAdapter,
  AuthenticationSession,
  ListedSession,
  SessionControls,
  SessionNews
} from '#domain/ports/authentication-adapter.ts'
import type { SignInChains } from '#domain/session/sign-in-chains.ts'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'
import type { OneApprovalWay, SignInRequest } from '#domain/session/sign-in-request.ts'
import { fakeSignature } from './fake-values.ts'

const MESSAGE_LIFETIME_MS = 5 * 60_000
const PAGE = { domain: 'app.example', uri: 'https://app.example', statement: 'Sign in to Portside.' }
const TOKEN_LIFETIME_MS = 5 * 60_000
const SESSION_LIFETIME_MS = 86_400_000

/** A sign-in service for tests with a single browser. It accepts only the fake wallet's signature. */
export class FakeAuthentication implements AuthenticationAdapter {
  session: AuthenticationSession | undefined = undefined
  nonces = 0
  signOuts = 0
  /** How far the service's clock is ahead. */
  passedMs = 0
  isDown = false
  /** How often it was renewed. */
  renewals = 0
  /** False for a service that ends a session instead of renewing it. */
  canRenew = true
  /** How long a session lasts from its renewal on; without it, no longer than it would anyway. */
  renewsForMs = 0
  /** The chains that it takes, where it says so. */
  chains: SignInChains | undefined = undefined
  /** How it can be signed in to with the connection. */
  ways: readonly OneApprovalWay[] = []
  /** The account's sessions in other browsers. */
  others: readonly ListedSession[] = []
  /** How many were issued. */
  tokens = 0
  /** How each open page hears of what happens elsewhere. */
  readonly pages = new Set<(news: SessionNews | 'closed') => void>()
  readonly #unspent = new Set<string>()

  getSession: AuthenticationAdapter['getSession'] = async () => {
    this.#reach()
    const remainingMs = (this.session?.expiresAt ?? 0) - this.#now
    if (remainingMs <= 0) this.session = undefined
    return this.session && { ...this.session, remainingMs }
  }
  getNonce: AuthenticationAdapter['getNonce'] = async () => {
    this.#reach()
    const nonce = `nonce${String(++this.nonces).padStart(8, '0')}`
    this.#unspent.add(nonce)
    return nonce
  }
  createMessage: AuthenticationAdapter['createMessage'] = async (request) => {
    const issuedAt = Date.now()
    return formatSignInMessage({
      ...request,
      ...PAGE,
      issuedAt,
      expiresAt: issuedAt + MESSAGE_LIFETIME_MS
    })
  }
  verify: AuthenticationAdapter['verify'] = async ({ message, signature }) => {
    this.#reach()
    const [, nonce = ''] = /^Nonce: (.*)$/m.exec(message) ?? []
    const [, address] = /^(0x[0-9a-fA-F]{40})$/m.exec(message) ?? []
    const [, chainId] = /^Chain ID: (.*)$/m.exec(message) ?? []
    if (!this.#unspent.delete(nonce) || signature !== fakeSignature) return undefined
    const session = { ...sessionOf(address as Address, this.#now), chainId: Number(chainId) }
    this.session = session
    return session
  }
  signInRequest = async (way: OneApprovalWay): Promise<SignInRequest | undefined> => {
    if (!this.ways.includes(way)) return undefined
    const [nonce, issuedAt] = [await this.getNonce(), this.#now]
    const { chainIds, contractChainIds } = this.chains ?? { chainIds: [baseGoerli.id], contractChainIds: [] }
    const expiresAt = issuedAt + MESSAGE_LIFETIME_MS
    return { nonce, ...PAGE, issuedAt, expiresAt, chainIds, contractChainIds }
  }
  signInChains = async (): Promise<SignInChains | undefined> => this.chains
  signOut: AuthenticationAdapter['signOut'] = async () => {
    this.#reach()
    this.session = undefined
    this.signOuts++
  }

  sessionControls = async (): Promise<SessionControls> => ({
    renew: async () => {
      const session = await this.getSession()
      this.renewals++
      if (!session || !this.canRenew) this.session = undefined
      else this.session = { ...session, expiresAt: Math.max(session.expiresAt, this.#now + this.renewsForMs) }
      return this.getSession()
    },
    list: {
      read: async () => {
        const session = await this.getSession()
        return session ? [{ ...session, id: 'own', isCurrent: true, usedAt: session.issuedAt }, ...this.others] : []
      },
      end: async (id) => {
        this.#reach()
        this.others = this.others.filter((other) => other.id !== id)
      },
      endOthers: async () => {
        this.#reach()
        this.others = []
      }
    },
    issueToken: async () => {
      const session = await this.getSession()
      return session && { token: `token ${++this.tokens}`, remainingMs: TOKEN_LIFETIME_MS }
    },
    watch: async (report, signal) => {
      if (!(await this.getSession())) return report('ended')
      report('open')
      if (signal.aborted) return
      await new Promise<void>((resolve) => {
        const hear = (news: SessionNews | 'closed') => {
          if (news !== 'closed') report(news)
          if (news !== 'changed') stop()
        }
        const stop = () => {
          this.pages.delete(hear)
          resolve()
        }
        this.pages.add(hear)
        signal.addEventListener('abort', stop)
      })
    }
  })

  get #now(): number {
    return Date.now() + this.passedMs
  }

  #reach(): void {
    if (this.isDown) throw new Error('The sign-in service is unreachable.')
  }
}

/** A session that starts at `issuedAt`. */
export function sessionOf(address: Address, issuedAt = Date.now()): ActiveSession {
  const remainingMs = SESSION_LIFETIME_MS
  return { address, chainId: baseGoerli.id, issuedAt, expiresAt: issuedAt + remainingMs, remainingMs }
}
