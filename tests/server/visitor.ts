import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { privateKeyToAccount } from 'viem/accounts'
import { HttpAuthenticationAdapter } from '#adapters/auth/http-authentication-adapter.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { ActiveSession, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { formatAuthenticateMessage } from '#domain/session/authenticate-message.ts'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'
import type { OneApprovalWay } from '#domain/session/sign-in-request.ts'
import type { SignInServiceOptions } from '#server/app.ts'
import { createSignInService } from '#server/app.ts'
import { assertDocumented } from './documented.ts'

/** Well-known test keys: never funded on a public network. */
export const alice = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
export const bob = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

export interface RunningService {
  readonly origin: string
  stop(): Promise<void>
}

/** The real service on a free port, with a wait long enough for a busy machine. */
export async function startService(options: SignInServiceOptions): Promise<RunningService> {
  const service = createSignInService({ databaseWaitMs: 10_000, ...options })
  const { promise, resolve } = withResolvers<AddressInfo>()
  const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, resolve)
  const { port } = await promise
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          service.close()
          done()
        })
        service.endStreams()
        // Otherwise one that has just answered is kept alive for seconds.
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
  }
}

/** A minimal browser: keeps cookies, sends its origin, and uses the real adapter. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Whole `Set-Cookie` lines, in order. */
  readonly setCookies: string[] = []
  readonly adapter: HttpAuthenticationAdapter
  readonly #service: RunningService
  readonly #origin: string

  constructor(service: RunningService, origin = service.origin) {
    this.#service = service
    this.#origin = origin
    this.adapter = this.openAdapter()
  }

  /** For a later visit, which shares only the cookies. */
  openAdapter(): HttpAuthenticationAdapter {
    return new HttpAuthenticationAdapter({
      url: `${this.#service.origin}/auth`,
      host: new URL(this.#origin).host,
      origin: this.#origin,
      appName: 'Portside',
      fetch: this.fetch
    })
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    if (init?.method === 'POST') headers.set('origin', this.#origin)
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    await assertDocumented(init?.method ?? 'GET', new URL(response.url).pathname, response.clone())
    return response
  }

  /** A message for Alice with a new nonce, changed before she signs it. */
  async signed(
    change: (message: string) => string = (message) => message
  ): Promise<{ message: string; signature: Hex }> {
    const nonce = await this.adapter.getNonce()
    const message = change(
      await this.adapter.createMessage({ address: alice.address as Address, chainId: 84531, nonce })
    )
    return { message, signature: await alice.signMessage({ message }) }
  }

  /** The text that a wallet signs for Alice with the connection, changed before she does. */
  async signedWithConnection(
    way: OneApprovalWay,
    change: (message: string) => string = (message) => message
  ): Promise<{ message: string; signature: Hex }> {
    const request = await this.adapter.signInRequest(way)
    if (!request) throw new Error('The service does not know the way.')
    const fields = { ...request, address: alice.address as Address, chainId: 84531 }
    const isPlain = way === 'wallet_connect'
    const message = change(
      isPlain ? formatSignInMessage(fields) : formatAuthenticateMessage({ ...fields, chainIds: [84531] })
    )
    return { message, signature: await alice.signMessage({ message }) }
  }

  #keep(line: string): void {
    this.setCookies.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Without the time left. */
export function untimed(session: ActiveSession | undefined): AuthenticationSession {
  if (!session) throw new Error('There is no session.')
  const { remainingMs: _, ...lasting } = session
  return lasting
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
