import Database from 'libsql'
import type { Address } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { createNonce, createSecret, hashSecret } from './secrets.ts'

interface SessionRow {
  readonly address: Address
  readonly chain_id: number
  readonly issued_at: number
  readonly expires_at: number
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS nonces (
    nonce TEXT PRIMARY KEY,
    holder_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS nonces_by_holder ON nonces (holder_hash);
  CREATE INDEX IF NOT EXISTS nonces_by_expiry ON nonces (expires_at);
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    chain_id INTEGER NOT NULL,
    issued_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);
`
const BUSY_TIMEOUT_MS = 5000

/** Nonces and sessions in SQLite; secrets come in and go out in the clear and are kept hashed. Times are in ms. */
export class SessionStore {
  readonly #database: Database.Database

  constructor(path: string) {
    this.#database = new Database(path, { timeout: BUSY_TIMEOUT_MS })
    this.#database.exec(SCHEMA)
  }

  /** A holder is a browser before it is signed in. It keeps its secret while one of its nonces stands, for several tabs. */
  issueNonce(holder: string | undefined, now: number, expiresAt: number): { nonce: string; holder: string } {
    this.#run('DELETE FROM nonces WHERE expires_at <= ?', now)
    const issued = { nonce: createNonce(), holder: holder && this.#isHolder(holder) ? holder : createSecret() }
    this.#run('INSERT INTO nonces VALUES (?, ?, ?)', issued.nonce, hashSecret(issued.holder), expiresAt)
    return issued
  }

  /** True once for each nonce, for its holder, before it expires. One statement, so that two requests cannot both win. */
  consumeNonce(nonce: string, holder: string, now: number): boolean {
    const row = this.#get(
      'DELETE FROM nonces WHERE nonce = ? AND holder_hash = ? RETURNING expires_at',
      nonce,
      hashSecret(holder)
    ) as { readonly expires_at: number } | undefined
    return row !== undefined && row.expires_at > now
  }

  /** The secret id that the browser will show. */
  createSession({ address, chainId, issuedAt, expiresAt }: AuthenticationSession): string {
    this.#run('DELETE FROM sessions WHERE expires_at <= ?', issuedAt)
    const id = createSecret()
    this.#run('INSERT INTO sessions VALUES (?, ?, ?, ?, ?)', hashSecret(id), address, chainId, issuedAt, expiresAt)
    return id
  }

  findSession(id: string, now: number): AuthenticationSession | undefined {
    const row = this.#get(
      'SELECT address, chain_id, issued_at, expires_at FROM sessions WHERE id_hash = ? AND expires_at > ?',
      hashSecret(id),
      now
    ) as SessionRow | undefined
    return row && { address: row.address, chainId: row.chain_id, issuedAt: row.issued_at, expiresAt: row.expires_at }
  }

  endSession(id: string): void {
    this.#run('DELETE FROM sessions WHERE id_hash = ?', hashSecret(id))
  }

  close(): void {
    // Closing leaves the write-ahead log as it is until the process ends.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    this.#database.close()
  }

  #isHolder(holder: string): boolean {
    return this.#get('SELECT 1 FROM nonces WHERE holder_hash = ? LIMIT 1', hashSecret(holder)) !== undefined
  }

  // Prepared anew each time: a kept libsql statement holds the database open, and works, after close().
  #run(sql: string, ...values: readonly (string | number)[]): void {
    this.#database.prepare(sql).run(...values)
  }

  #get(sql: string, ...values: readonly (string | number)[]): unknown {
    return this.#database.prepare(sql).get(...values)
  }
}
