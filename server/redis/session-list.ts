import type { ListedSession } from '#domain/ports/authentication-adapter.ts'
import { publicId } from '#server/secrets.ts'
import { ONLY_DELETES, STORES, script } from './redis-scripts.ts'

/** Keys: the session. Arguments: now, browser, system, network; each of the last three may be empty. */
export const NOTE_USE = script(
  STORES,
  `
local expiresAt = redis.call('HGET', KEYS[1], 'expires_at')
if not expiresAt or tonumber(expiresAt) <= tonumber(ARGV[1]) then return end
redis.call('HSET', KEYS[1], 'used_at', ARGV[1], 'browser', ARGV[2], 'system', ARGV[3], 'network', ARGV[4])
`
)

/**
 * Keys: the prefix. Arguments: hash of the id, now. Returns hash, start, end, last use, browser, system and network of each
 * valid session of its account; none if its own is over.
 */
export const LIST_SESSIONS = script(
  ONLY_DELETES,
  `
local prefix, now = KEYS[1], tonumber(ARGV[2])
local own = redis.call('HMGET', prefix .. 'session:' .. ARGV[1], 'address', 'expires_at')
if not own[1] or tonumber(own[2]) <= now then return {} end
local listed = {}
for _, hash in ipairs(redis.call('ZRANGE', prefix .. 'account:' .. own[1], 0, -1)) do
  local found = redis.call('HMGET', prefix .. 'session:' .. hash,
    'issued_at', 'expires_at', 'used_at', 'browser', 'system', 'network')
  if found[2] and tonumber(found[2]) > now then
    table.insert(found, 1, hash)
    table.insert(listed, found)
  end
end
return listed
`
)

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
