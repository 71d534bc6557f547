import type { ListedSession } from '#domain/ports/authentication-adapter.ts'
import { publicId } from '#server/secrets.ts'
import type { WorkerDatabase } from './worker-database.ts'

interface ListedRow {
  readonly id_hash: string
  readonly issued_at: number
  readonly expires_at: number
  readonly used_at: number | null
  readonly browser: string | null
  readonly system: string | null
  readonly network: string | null
}

/** More than a visitor reads. */
const MAX_LISTED = 100

/** In a table of its own, so that databases of earlier versions need no change. */
export const USES_SCHEMA = `
  CREATE TABLE IF NOT EXISTS session_uses (
    id_hash TEXT PRIMARY KEY,
    used_at INTEGER NOT NULL,
    browser TEXT,
    system TEXT,
    network TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS session_over AFTER DELETE ON sessions BEGIN
    DELETE FROM session_uses WHERE id_hash = old.id_hash;
  END;
`
/** A session that is over has no uses. */
export const NOTE_USE = `INSERT INTO session_uses
  SELECT id_hash, ?, nullif(?, ''), nullif(?, ''), nullif(?, '') FROM sessions WHERE id_hash = ? AND expires_at > ?
  ON CONFLICT (id_hash) DO UPDATE SET
    used_at = excluded.used_at, browser = excluded.browser, system = excluded.system, network = excluded.network`
/** The session's own first, then the most recently used. */
const LIST_SESSIONS = `SELECT id_hash, issued_at, expires_at, used_at, browser, system, network
  FROM sessions LEFT JOIN session_uses USING (id_hash)
  WHERE address = (SELECT address FROM sessions WHERE id_hash = ? AND expires_at > ?) AND expires_at > ?
  ORDER BY id_hash <> ?, coalesce(used_at, issued_at) DESC LIMIT ?`

/** Of the account of a valid session. */
export async function readSessions(database: WorkerDatabase, hash: string, now: number): Promise<readonly unknown[]> {
  return database.read(LIST_SESSIONS, hash, now, now, hash, MAX_LISTED)
}

/** The hash of a listed session's secret id. */
export function hashOf(row: unknown): string {
  return (row as ListedRow).id_hash
}

export function listedSession(row: unknown, ownHash: string): ListedSession {
  const {
    id_hash: hash,
    issued_at: issuedAt,
    expires_at: expiresAt,
    used_at,
    browser,
    system,
    network
  } = row as ListedRow
  return {
    id: publicId(hash),
    isCurrent: hash === ownHash,
    issuedAt,
    expiresAt,
    usedAt: used_at ?? issuedAt,
    ...(browser && { browser }),
    ...(system && { system }),
    ...(network && { network })
  }
}
