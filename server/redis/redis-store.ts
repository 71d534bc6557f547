import { randomUUID } from 'node:crypto'
import { type Address, isAddress } from '#domain/address.ts'
import type { AuthenticationSession, ListedSession } from '#domain/ports/authentication-adapter.ts'
import { SIGN_IN_WAYS, type SignInWay } from '#domain/session/sign-in-request.ts'
import { createNonce, createSecret, hashSecret, SecretMint } from '#server/secrets.ts'
import { ChangedAccounts } from '#server/store/changed-accounts.ts'
import type { ClientDetails } from '#server/store/client-details.ts'
import { EndedSessions } from '#server/store/ended-sessions.ts'
import {
  type ConsumedNonce,
  type Lasting,
  MAX_NONCES,
  MAX_NONCES_OF_HOLDER,
  MAX_SESSIONS_OF_ACCOUNT,
  SessionStore
} from '#server/store/session-store.ts'
import { RedisConnection } from './redis-connection.ts'
import {
  BEGIN_SESSION,
  CONSUME_NONCE,
  END_OTHER_SESSIONS,
  END_SESSIONS,
  ISSUE_NONCE,
  RENEW_SESSION,
  TAKE_TOKENS
} from './redis-scripts.ts'
import { RedisSubscription } from './redis-subscription.ts'
import { LIST_SESSIONS, listedSessions, NOTE_USE } from './session-list.ts'

/** Deleted by each request that issues one; they are forgotten faster than they are made. */
const EXPIRED_PER_NONCE = 100
const ENDED_PER_SWEEP = 100
/** Instead of a process's name: the one that made the change hears of it too. */
const ANY_PROCESS = 'any'

/**
 * In Redis or Valkey, shared by any number of processes. If a method rejects with a StoreError because Redis was slow or the
 * connection was lost, it may still take effect. Every key has a time to live.
 */
export class RedisStore extends SessionStore {
  readonly #url: string
  readonly #redis: RedisConnection
  #subscribe: (() => RedisSubscription) | undefined
  #subscription: RedisSubscription | undefined
  readonly #prefix: string
  /** By which a process knows the changes that it has published itself. */
  readonly #process = randomUUID()
  readonly #ids = new SecretMint()
  readonly #ended = new EndedSessions(this.#ids)

  /** @param prefix of every key. Its braces keep them together if the keys are ever spread over several servers. */
  constructor(url: string, waitMs?: number, prefix = '{portside}:') {
    super()
    this.#url = url
    this.#prefix = prefix
    const probe = this.#key('probe')
    this.#redis = new RedisConnection(url, { waitMs, probe, connected: () => this.#connected() })
  }

  async issueNonce(
    holder: string | undefined,
    now: number,
    expiresAt: number,
    way: SignInWay
  ): Promise<{ readonly nonce: string; readonly holder: string } | undefined> {
    const [nonce, fresh] = [createNonce(), createSecret()]
    const [earlierHash, freshHash] = [hashSecret(holder ?? fresh), hashSecret(fresh)]
    const keys = [this.#key('nonces'), this.#key('holder', earlierHash), this.#key('holder', freshHash)]
    const limits = [MAX_NONCES_OF_HOLDER, MAX_NONCES, EXPIRED_PER_NONCE]
    const issued = [`${nonce} ${way}`, earlierHash, freshHash, now, expiresAt]
    const hash = await this.#redis.run(ISSUE_NONCE, keys, [...issued, ...limits])
    if (hash === null) return undefined
    return { nonce, holder: holder && hash === earlierHash ? holder : fresh }
  }

  async consumeNonce(nonce: string, holder: string, now: number): Promise<ConsumedNonce | undefined> {
    const hash = hashSecret(holder)
    const keys = [this.#key('nonces'), this.#key('holder', hash)]
    const consumed = await this.#redis.run(CONSUME_NONCE, keys, [nonce, hash, now, ...SIGN_IN_WAYS])
    const [found, expiresAt] = (consumed ?? []) as readonly unknown[]
    const way = SIGN_IN_WAYS.find((each) => each === found)
    return way && { way, expiresAt: Number(expiresAt) }
  }

  async beginSession(session: AuthenticationSession, earlierId: string | undefined): Promise<string> {
    const { address, chainId, issuedAt, expiresAt } = session
    const id = this.#ids.create()
    const fields = [hashSecret(id), address, chainId, issuedAt, expiresAt]
    const earlier = earlierId ? [hashSecret(earlierId)] : []
    await this.#redis.run(
      BEGIN_SESSION,
      [this.#prefix],
      [...fields, MAX_SESSIONS_OF_ACCOUNT, this.#process, ...earlier]
    )
    return id
  }

  async findSession(id: string, now: number): Promise<AuthenticationSession | undefined> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return undefined
    const names = ['address', 'chain_id', 'issued_at', 'expires_at']
    const session = sessionIn(await this.#redis.read('HMGET', this.#key('session', hash), ...names))
    return session && session.expiresAt > now ? session : undefined
  }

  async renewSession(
    id: string,
    now: number,
    { forMs, atMostMs }: Lasting
  ): Promise<AuthenticationSession | undefined> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return undefined
    return sessionIn(await this.#redis.run(RENEW_SESSION, [this.#prefix], [hash, now, forMs, atMostMs]))
  }

  async endOtherSessions(id: string, now: number): Promise<number> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return 0
    const ended = await this.#redis.run(END_OTHER_SESSIONS, [this.#prefix], [hash, now, this.#process])
    return this.#endedInRedis(ended).length
  }

  async endSession(id: string): Promise<void> {
    this.endSessionSoon(id)
    await this.#endInRedis([hashSecret(id)])
  }

  endSessionSoon(id: string): boolean {
    return this.#ended.addId(id)
  }

  async noteUse(id: string, now: number, { browser = '', system = '', network = '' }: ClientDetails): Promise<void> {
    await this.#redis.run(NOTE_USE, [this.#key('session', hashSecret(id))], [now, browser, system, network])
  }

  async listSessions(id: string, now: number): Promise<readonly ListedSession[] | undefined> {
    const listed = await this.#listed(id, now)
    return listed.length > 0 ? listed.map(({ session }) => session) : undefined
  }

  async endListedSession(id: string, listedId: string, now: number): Promise<boolean> {
    const listed = (await this.#listed(id, now)).find(({ session }) => session.id === listedId)
    return listed !== undefined && (await this.#endInRedis([listed.hash])) > 0
  }

  watch(changed: (address: Address) => Promise<void>, failed: (reason: unknown) => void): void {
    const accounts = new ChangedAccounts(changed)
    const received = (message: string) => {
      const [process, address] = message.split(' ')
      if (process !== this.#process && isAddress(address)) accounts.add(address)
    }
    this.#subscribe = () => new RedisSubscription(this.#url, this.#key('changes'), { received, failed })
    if (this.#redis.isConnected) this.#renewSubscription()
  }

  async takeTokens(key: string, cost: number, perMinute: number): Promise<number> {
    return Number(await this.#redis.run(TAKE_TOKENS, [this.#key('bucket', hashSecret(key))], [cost, perMinute]))
  }

  async sweep(): Promise<boolean> {
    const ended = this.#ended.first(ENDED_PER_SWEEP)
    if (ended.length > 0) await this.#endInRedis(ended, ANY_PROCESS)
    return ended.length === ENDED_PER_SWEEP
  }

  async check(): Promise<void> {
    await this.#redis.prove()
  }

  close(): void {
    this.#subscription?.close()
    this.#redis.close()
  }

  /** Perhaps to another primary, which replicates nothing to where the earlier subscription listens. */
  #connected(): void {
    this.#ended.storeAgain()
    this.#renewSubscription()
  }

  #renewSubscription(): void {
    this.#subscription?.close()
    this.#subscription = this.#subscribe?.()
  }

  /** Those that this process refuses already are not listed. */
  async #listed(id: string, now: number) {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return []
    const rows = await this.#redis.run(LIST_SESSIONS, [this.#prefix], [hash, now])
    return listedSessions(rows, hash).filter((each) => !this.#ended.has(each.hash))
  }

  /** @returns how many had not ended before. */
  async #endInRedis(hashes: readonly string[], by: string = this.#process): Promise<number> {
    try {
      const ended = await this.#redis.run(END_SESSIONS, [this.#prefix], [by, ...hashes])
      for (const hash of hashes) this.#ended.delete(hash)
      return this.#endedInRedis(ended).length
    } catch (error) {
      // It may still do it, and the next attempt then finds nothing to end.
      this.#ended.remember(hashes.filter((hash) => this.#ended.has(hash)))
      throw error
    }
  }

  #endedInRedis(hashes: unknown): readonly string[] {
    // The scripts say what is in it.
    const ended = hashes as readonly string[]
    this.#ended.remember(ended)
    return ended
  }

  #key(...parts: readonly string[]): string {
    return this.#prefix + parts.join(':')
  }
}

function sessionIn(fields: unknown): AuthenticationSession | undefined {
  const [address, chainId, issuedAt, expiresAt] = (fields ?? []) as readonly unknown[]
  if (!isAddress(address)) return undefined
  return { address, chainId: Number(chainId), issuedAt: Number(issuedAt), expiresAt: Number(expiresAt) }
}
