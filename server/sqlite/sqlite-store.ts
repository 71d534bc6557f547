import type { Address } from '#domain/address.ts'
import type { AuthenticationSession, ListedSession } from '#domain/ports/authentication-adapter.ts'
import type { SignInWay } from '#domain/session/sign-in-request.ts'
import { publicId } from '#server/secrets.ts'
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
import { createNonce, createSecret, hashSecret, SecretMint } from '../secrets.ts'
import { hashOf, listedSession, NOTE_USE, readSessions, USES_SCHEMA } from './session-list.ts'
import { WorkerDatabase } from './worker-database.ts'

/** Takes about 2 ms, during which the database is locked: the longest that a request waits for a sweep. */
export const SWEEP_ROWS = 100
/** With less time, a sweep would start over again and again on a slow disk. */
const SWEEP_WAIT_MS = 5000
/** In batches. They touch about two pages for each row, and a checkpoint copies all of those. */
const SWEEP_CHECKPOINT_EVERY = 5
/** The sweeper checkpoints the log; requests do it only if it cannot keep up. */
const REQUEST_CHECKPOINT_EVERY = 2500

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS nonces (
    nonce TEXT NOT NULL,
    holder_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    way TEXT NOT NULL,
    PRIMARY KEY (holder_hash, nonce)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS nonces_by_expiry ON nonces (expires_at);
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    chain_id INTEGER NOT NULL,
    issued_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);
  CREATE INDEX IF NOT EXISTS sessions_by_address ON sessions (address);
  ${USES_SCHEMA}
`
/** All but the newest. */
const FORGET_NONCES = `DELETE FROM nonces WHERE (holder_hash, nonce) IN (
  SELECT holder_hash, nonce FROM nonces WHERE holder_hash = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?
)`
/** For the previous holder while it has an open nonce, otherwise for the new holder. */
const ISSUE_NONCE = `INSERT INTO nonces (nonce, way, expires_at, holder_hash) VALUES (?, ?, ?, coalesce(
  (SELECT holder_hash FROM nonces WHERE holder_hash = ? AND expires_at > ? LIMIT 1), ?
)) RETURNING holder_hash`
const CONSUME_NONCE =
  'DELETE FROM nonces WHERE holder_hash = ? AND nonce = ? AND expires_at > ? RETURNING way, expires_at'
/** All but the newest. */
const END_SURPLUS_SESSIONS = `DELETE FROM sessions WHERE id_hash IN (
  SELECT id_hash FROM sessions WHERE address = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?
)`
const SESSION_COLUMNS = 'address, chain_id, issued_at, expires_at'
const FIND_SESSION = `SELECT ${SESSION_COLUMNS} FROM sessions WHERE id_hash = ? AND expires_at > ?`
const FIND_SESSIONS_OF_ACCOUNT = `SELECT id_hash, ${SESSION_COLUMNS} FROM sessions WHERE address = ? AND expires_at > ?`
/** Never beyond the longest time after its start, and never to an earlier end. */
const RENEW_SESSION = `UPDATE sessions SET expires_at = max(expires_at, min(?, issued_at + ?))
  WHERE id_hash = ? AND expires_at > ? RETURNING ${SESSION_COLUMNS}`
const END_OTHER_SESSIONS = `DELETE FROM sessions WHERE id_hash <> ? AND address = (
  SELECT address FROM sessions WHERE id_hash = ? AND expires_at > ?
) RETURNING expires_at`
const END_SESSION = 'DELETE FROM sessions WHERE id_hash = ? RETURNING address'
const SWEEP_SESSIONS = `DELETE FROM sessions WHERE id_hash IN (
  SELECT id_hash FROM sessions WHERE expires_at <= ? ORDER BY expires_at LIMIT ?
) RETURNING id_hash`
const SWEEP_NONCES = `DELETE FROM nonces WHERE (holder_hash, nonce) IN (
  SELECT holder_hash, nonce FROM nonces WHERE expires_at <= ? ORDER BY expires_at LIMIT ?
) RETURNING nonce`

/** In a file of this machine, or in memory. If a method rejects with a StoreError, nothing has changed. */
export class SqliteStore extends SessionStore {
  readonly #database: WorkerDatabase
  /** A connection in a thread of its own, so that no request waits for a sweep, a count or a checkpoint. */
  readonly #sweeper: WorkerDatabase
  readonly #ids = new SecretMint()
  readonly #ended = new EndedSessions(this.#ids)
  /** Includes expired ones that are not swept yet. Recounted by each sweep, as other processes may issue some too. */
  #nonces = 0
  #changed: ChangedAccounts | undefined

  /** @param waitMs the longest wait for the database in each transaction. */
  constructor(path: string, waitMs?: number) {
    super()
    this.#database = new WorkerDatabase(path, SCHEMA, { waitMs, checkpointEvery: REQUEST_CHECKPOINT_EVERY })
    const sweeping = { waitMs: SWEEP_WAIT_MS, checkpointEvery: SWEEP_CHECKPOINT_EVERY }
    // A database in memory has one connection.
    this.#sweeper = path === ':memory:' ? this.#database : new WorkerDatabase(path, SCHEMA, sweeping)
  }

  async issueNonce(
    holder: string | undefined,
    now: number,
    expiresAt: number,
    way: SignInWay
  ): Promise<{ readonly nonce: string; readonly holder: string } | undefined> {
    if (this.#nonces >= MAX_NONCES) return undefined
    const [nonce, fresh] = [createNonce(), createSecret()]
    const [earlierHash, freshHash] = [hashSecret(holder ?? fresh), hashSecret(fresh)]
    const [, rows = []] = await this.#database.write([
      [FORGET_NONCES, earlierHash, now, MAX_NONCES_OF_HOLDER - 1],
      [ISSUE_NONCE, nonce, way, expiresAt, earlierHash, now, freshHash]
    ])
    this.#nonces++
    const [{ holder_hash: hash }] = rows as [{ readonly holder_hash: string }]
    return { nonce, holder: holder && hash === earlierHash ? holder : fresh }
  }

  async consumeNonce(nonce: string, holder: string, now: number): Promise<ConsumedNonce | undefined> {
    const [consumed = []] = await this.#database.write([[CONSUME_NONCE, hashSecret(holder), nonce, now]])
    const [row] = consumed as readonly { readonly way: SignInWay; readonly expires_at: number }[]
    return row && { way: row.way, expiresAt: row.expires_at }
  }

  async beginSession(session: AuthenticationSession, earlierId: string | undefined): Promise<string> {
    const { address, chainId, issuedAt, expiresAt } = session
    const id = this.#ids.create()
    const [left = []] = await this.#database.write([
      [END_SESSION, hashSecret(earlierId ?? '')],
      [END_SURPLUS_SESSIONS, address, issuedAt, MAX_SESSIONS_OF_ACCOUNT - 1],
      ['INSERT INTO sessions VALUES (?, ?, ?, ?, ?)', hashSecret(id), address, chainId, issuedAt, expiresAt]
    ])
    this.#tell(left, address)
    return id
  }

  async findSession(id: string, now: number): Promise<AuthenticationSession | undefined> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return undefined
    return sessionIn(await this.#database.read(FIND_SESSION, hash, now))
  }

  async renewSession(
    id: string,
    now: number,
    { forMs, atMostMs }: Lasting
  ): Promise<AuthenticationSession | undefined> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return undefined
    const [rows = []] = await this.#database.write([[RENEW_SESSION, now + forMs, atMostMs, hash, now]])
    return sessionIn(rows)
  }

  async endOtherSessions(id: string, now: number): Promise<number> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return 0
    const [rows = []] = await this.#database.write([[END_OTHER_SESSIONS, hash, hash, now]])
    return (rows as readonly { readonly expires_at: number }[]).filter((row) => row.expires_at > now).length
  }

  async endSession(id: string): Promise<void> {
    this.endSessionSoon(id)
    const hash = hashSecret(id)
    // Read first: an unknown id takes no lock and is not remembered.
    const known = await this.#database.read('SELECT 1 FROM sessions WHERE id_hash = ?', hash)
    if (known.length > 0) {
      this.#ended.add(hash)
      await this.#database.write([[END_SESSION, hash]])
    }
    this.#ended.delete(hash)
  }

  endSessionSoon(id: string): boolean {
    return this.#ended.addId(id)
  }

  async noteUse(id: string, now: number, { browser = '', system = '', network = '' }: ClientDetails): Promise<void> {
    await this.#database.write([[NOTE_USE, now, browser, system, network, hashSecret(id), now]])
  }

  async listSessions(id: string, now: number): Promise<readonly ListedSession[] | undefined> {
    const rows = await this.#listed(id, now)
    return rows.length > 0 ? rows.map((row) => listedSession(row, hashSecret(id))) : undefined
  }

  async findListedSession(address: Address, listedId: string, now: number): Promise<AuthenticationSession | undefined> {
    const rows = await this.#database.read(FIND_SESSIONS_OF_ACCOUNT, address, now)
    return sessionIn(rows.filter((row) => publicId(hashOf(row)) === listedId && !this.#ended.has(hashOf(row))))
  }

  async endListedSession(id: string, listedId: string, now: number): Promise<boolean> {
    const row = (await this.#listed(id, now)).find((each) => publicId(hashOf(each)) === listedId)
    if (!row) return false
    const [ended = []] = await this.#database.write([[END_SESSION, hashOf(row)]])
    return ended.length > 0
  }

  /** Another process cannot say what it has changed in the file. */
  watch(changed: (address: Address) => Promise<void>): void {
    this.#changed = new ChangedAccounts(changed)
  }

  /** The process's own buckets count every request. */
  async takeTokens(): Promise<number> {
    return 0
  }

  async check(): Promise<void> {
    await this.#database.read('SELECT 1 FROM sessions LIMIT 1')
  }

  async sweep(now: number): Promise<boolean> {
    const ended = this.#ended.first(SWEEP_ROWS)
    const [sessions = [], nonces = [], ...left] = await this.#sweeper.write(
      [
        [SWEEP_SESSIONS, now, SWEEP_ROWS],
        [SWEEP_NONCES, now, SWEEP_ROWS],
        ...ended.map((hash) => [END_SESSION, hash] as const)
      ],
      SWEEP_WAIT_MS
    )
    for (const hash of ended) this.#ended.delete(hash)
    this.#tell(left.flat())
    this.#nonces = Math.max(0, this.#nonces - nonces.length)
    const isLast = nonces.length < SWEEP_ROWS
    if (isLast) this.#nonces = await this.#countNonces()
    return !isLast || sessions.length === SWEEP_ROWS || ended.length === SWEEP_ROWS
  }

  close(): void {
    this.#sweeper.close()
    this.#database.close()
  }

  async #listed(id: string, now: number): Promise<readonly unknown[]> {
    const hash = hashSecret(id)
    if (this.#ended.has(hash)) return []
    const rows = await readSessions(this.#database, hash, now)
    return rows.filter((row) => !this.#ended.has(hashOf(row)))
  }

  /** @param known the account that its caller knows to have changed. */
  #tell(ended: readonly unknown[], known?: Address): void {
    for (const { address } of ended as readonly { readonly address: Address }[])
      if (address !== known) this.#changed?.add(address)
  }

  async #countNonces(): Promise<number> {
    const [row] = await this.#sweeper.read('SELECT count(*) AS nonces FROM nonces')
    return (row as { readonly nonces: number }).nonces
  }
}

interface SessionRow {
  readonly address: Address
  readonly chain_id: number
  readonly issued_at: number
  readonly expires_at: number
}

/** The session of the first row, if there is one. */
export function sessionIn([row]: readonly unknown[]): AuthenticationSession | undefined {
  if (!row) return undefined
  const { address, chain_id: chainId, issued_at: issuedAt, expires_at: expiresAt } = row as SessionRow
  return { address, chainId, issuedAt, expiresAt }
}
