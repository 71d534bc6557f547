import { randomBytes } from 'node:crypto'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { type BenchRequest, send } from './requests.ts'
import { signedBody } from './signing.ts'

/** How many requests a visit sends. */
export const REQUESTS_OF_VISIT = 40
/** Most of what a page sends. */
const SESSION_READS = 26
/** Few enough that each of them reaches the limit of sessions in a million requests. */
const ACCOUNTS = 40
/** The others leave their session behind. */
const SIGNED_OUT_OF_FOUR = 3

/** Visits of a service's users, and of strangers whom it refuses, each from an address of its own. */
export class Visits {
  readonly #urls: readonly string[]
  readonly #accounts: readonly PrivateKeyAccount[]
  #sent = 0

  /** @param urls of the service's processes, which get the requests in turn. */
  constructor(urls: readonly string[]) {
    this.#urls = urls
    this.#accounts = Array.from({ length: ACCOUNTS }, () => privateKeyToAccount(bytesToHex(randomBytes(32))))
  }

  /** Signs in, reads the session many times, and in most visits signs out. @throws Error for any other answer. */
  async visit(visitor: number): Promise<void> {
    await this.#strange(visitor)
    const nonce = await this.#expect(200, { method: 'POST', path: '/nonce', visitor })
    const account = this.#accounts[visitor % ACCOUNTS] as PrivateKeyAccount
    const body = await signedBody(account, nonce.body)
    const verify = { method: 'POST', path: '/verify', cookie: nonce.cookie, body, visitor } as const
    const { cookie } = await this.#expect(200, verify)
    await this.#expect(401, verify)
    const own = { method: 'GET', path: '/session', cookie, visitor } as const
    for (let read = 0; read < SESSION_READS; read++) await this.#expect(200, own)
    await this.#expect(200, { ...own, path: '/sessions' })
    await this.#expect(200, { ...own, path: '/events', isLeft: true })
    await this.#expect(200, { ...own, method: 'POST', path: '/renew' })
    const unknown = JSON.stringify({ id: '0'.repeat(32) })
    await this.#expect(200, { ...own, method: 'POST', path: '/end-session', body: unknown })
    if (visitor % 4 < SIGNED_OUT_OF_FOUR) await this.#expect(204, { ...own, method: 'POST', path: '/sign-out' })
    else await this.#expect(200, own)
  }

  async #strange(visitor: number): Promise<void> {
    const cookie = `portside-session=${visitor}`
    await this.#expect(200, { method: 'POST', path: '/nonce', visitor })
    await this.#expect(204, { method: 'GET', path: '/session', cookie, visitor })
    await this.#expect(204, { method: 'POST', path: '/sign-out', cookie, visitor })
    await this.#expect(422, { method: 'POST', path: '/verify', body: `{"message":"${visitor}"}`, visitor })
    await this.#expect(400, { method: 'POST', path: '/verify', body: `{"message":"${visitor}`, visitor })
    await this.#expect(404, { method: 'GET', path: `/${visitor}`, visitor })
  }

  async #expect(status: number, { path, ...request }: Omit<BenchRequest, 'url'> & { readonly path: string }) {
    const answer = await send({ ...request, url: `${this.#urls[this.#sent++ % this.#urls.length]}${path}` })
    if (answer.status === status) return answer
    throw new Error(`The service answered ${path} with ${answer.status} and not with ${status}: ${answer.body}`)
  }
}
