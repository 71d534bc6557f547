import { type ListedSession, publicId } from '#server/store/listed-session.ts'

/** A session of an account, with the hash of its secret id. */
interface HashedSession {
  readonly hash: string
  readonly session: ListedSession
}

/** What `LIST_SESSIONS` returns: the session's own first, then the most recently used. */
export function listedSessions(rows: unknown, ownHash: string): readonly HashedSession[] {
  // The script says what is in them.
  const listed = (rows as readonly (readonly [string, ...(string | null)[]])[]).map((row) =>
    listedSession(row, ownHash)
  )
  return listed.sort((a, b) => rankOf(b.session) - rankOf(a.session))
}

function listedSession(row: readonly [string, ...(string | null)[]], ownHash: string): HashedSession {
  const [hash, issuedAt, expiresAt, usedAt, browser, system, network] = row
  const session = {
    id: publicId(hash),
    isCurrent: hash === ownHash,
    issuedAt: Number(issuedAt),
    expiresAt: Number(expiresAt),
    usedAt: Number(usedAt ?? issuedAt),
    ...(browser && { browser }),
    ...(system && { system }),
    ...(network && { network })
  }
  return { hash, session }
}

function rankOf({ isCurrent, usedAt }: ListedSession): number {
  return isCurrent ? Number.MAX_SAFE_INTEGER : usedAt
}
