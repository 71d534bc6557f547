import { createHash } from 'node:crypto'

/** Lua that Redis 7, or Valkey, runs atomically. */
export interface RedisScript {
  readonly code: string
  /** By which Redis knows it after its first run. */
  readonly sha1: string
}

/** A full Redis refuses the whole script: without this line, only until the script has deleted something. */
export const STORES = '#!lua'
/** Runs on a full Redis too; not on a replica, as it might delete something. */
export const ONLY_DELETES = '#!lua flags=allow-oom'

export function script(kind: typeof STORES | typeof ONLY_DELETES, lua: string): RedisScript {
  const code = `${kind}\n${lua}`
  return { code, sha1: createHash('sha1').update(code).digest('hex') }
}

/** A set of members lasts as long as the one that lasts longest. */
const LENGTHEN = `
local function lengthen(key, ttl)
  if redis.call('PTTL', key) < ttl then redis.call('PEXPIRE', key, ttl) end
end
`

/**
 * A nonce is kept with its way after a space. Keys: all nonces, those of the earlier holder, those of the new one.
 * Arguments: nonce with its way, hash of the earlier holder, hash of
 * the new one, now, end, how many a holder may have, how many there may be, how many expired ones to delete.
 * Returns the holder's hash, or nothing if there are too many.
 */
export const ISSUE_NONCE = script(
  STORES,
  `${LENGTHEN}
local all, earlier, fresh = KEYS[1], KEYS[2], KEYS[3]
local nonce, earlierHash, freshHash = ARGV[1], ARGV[2], ARGV[3]
local now, expiresAt = tonumber(ARGV[4]), tonumber(ARGV[5])
local expired = redis.call('ZRANGEBYSCORE', all, '-inf', now, 'LIMIT', 0, ARGV[8])
if #expired > 0 then redis.call('ZREM', all, unpack(expired)) end
if redis.call('ZCARD', all) >= tonumber(ARGV[7]) then return false end
redis.call('ZREMRANGEBYSCORE', earlier, '-inf', now)
local holder, hash = earlier, earlierHash
if redis.call('EXISTS', earlier) == 0 then holder, hash = fresh, freshHash end
local surplus = redis.call('ZRANGE', holder, 0, -tonumber(ARGV[6]))
for _, old in ipairs(surplus) do
  redis.call('ZREM', holder, old)
  redis.call('ZREM', all, hash .. ':' .. old)
end
redis.call('ZADD', holder, ARGV[5], nonce)
redis.call('ZADD', all, ARGV[5], hash .. ':' .. nonce)
lengthen(holder, expiresAt - now)
lengthen(all, expiresAt - now)
return hash
`
)

/**
 * Keys: all nonces, the holder's. Arguments: nonce, hash of the holder, now, all ways. Returns its way and its end, or
 * nothing.
 */
export const CONSUME_NONCE = script(
  ONLY_DELETES,
  `
for index = 4, #ARGV do
  local nonce = ARGV[1] .. ' ' .. ARGV[index]
  local expiresAt = redis.call('ZSCORE', KEYS[2], nonce)
  if expiresAt then
    redis.call('ZREM', KEYS[2], nonce)
    redis.call('ZREM', KEYS[1], ARGV[2] .. ':' .. nonce)
    if tonumber(expiresAt) <= tonumber(ARGV[3]) then return false end
    return {ARGV[index], expiresAt}
  end
end
return false
`
)

/** The keys of sessions and of accounts follow from what they hold, so scripts take only the prefix of both. */
const END = `
local function endSession(prefix, hash)
  local address = redis.call('HGET', prefix .. 'session:' .. hash, 'address')
  if not address then return end
  redis.call('DEL', prefix .. 'session:' .. hash)
  redis.call('ZREM', prefix .. 'account:' .. address, hash)
  return address
end
`

/**
 * Every other process hears of it, and with `any` as the name the same one too, which did not know whose session it ended.
 * Without the right to publish, everything else still works.
 */
const TELL = `
local function tell(prefix, process, address)
  redis.pcall('PUBLISH', prefix .. 'changes', process .. ' ' .. address)
end
`

/**
 * Keys: the prefix. Arguments: hash of the id, address, chain id, start, end, how many an account may have, name of the
 * process, hash of the earlier session's id or nothing.
 */
export const BEGIN_SESSION = script(
  STORES,
  `${LENGTHEN}${END}${TELL}
local prefix, hash, address = KEYS[1], ARGV[1], ARGV[2]
local ttl = tonumber(ARGV[5]) - tonumber(ARGV[4])
local session, account = prefix .. 'session:' .. hash, prefix .. 'account:' .. address
if ARGV[8] then
  local left = endSession(prefix, ARGV[8])
  if left and left ~= address then tell(prefix, 'any', left) end
end
redis.call('ZREMRANGEBYSCORE', account, '-inf', ARGV[4])
for _, old in ipairs(redis.call('ZRANGE', account, 0, -tonumber(ARGV[6]))) do endSession(prefix, old) end
redis.call('HSET', session, 'address', address, 'chain_id', ARGV[3], 'issued_at', ARGV[4], 'expires_at', ARGV[5])
redis.call('PEXPIRE', session, ttl)
redis.call('ZADD', account, ARGV[5], hash)
lengthen(account, ttl)
tell(prefix, ARGV[7], address)
`
)

/**
 * Keys: the prefix. Arguments: hash of the id, now, how long from now, how long in total.
 * Returns address, chain id, start and end, or nothing.
 */
export const RENEW_SESSION = script(
  STORES,
  `${LENGTHEN}
local session = KEYS[1] .. 'session:' .. ARGV[1]
local now = tonumber(ARGV[2])
local found = redis.call('HMGET', session, 'address', 'chain_id', 'issued_at', 'expires_at')
local issuedAt, expiresAt = tonumber(found[3]), tonumber(found[4])
if not found[1] or expiresAt <= now then return false end
expiresAt = math.max(expiresAt, math.min(now + tonumber(ARGV[3]), issuedAt + tonumber(ARGV[4])))
found[4] = string.format('%.0f', expiresAt)
local account = KEYS[1] .. 'account:' .. found[1]
redis.call('HSET', session, 'expires_at', found[4])
lengthen(session, expiresAt - now)
redis.call('ZADD', account, found[4], ARGV[1])
lengthen(account, expiresAt - now)
return found
`
)

/** Keys: the prefix. Arguments: hash of the id, now, name of the process. Returns the hashes of others that it has ended. */
export const END_OTHER_SESSIONS = script(
  ONLY_DELETES,
  `${END}${TELL}
local found = redis.call('HMGET', KEYS[1] .. 'session:' .. ARGV[1], 'address', 'expires_at')
if not found[1] or tonumber(found[2]) <= tonumber(ARGV[2]) then return {} end
local ended = {}
for _, hash in ipairs(redis.call('ZRANGE', KEYS[1] .. 'account:' .. found[1], 0, -1)) do
  if hash ~= ARGV[1] then
    local expiresAt = redis.call('HGET', KEYS[1] .. 'session:' .. hash, 'expires_at')
    if expiresAt and tonumber(expiresAt) > tonumber(ARGV[2]) then table.insert(ended, hash) end
    endSession(KEYS[1], hash)
  end
end
if #ended > 0 then tell(KEYS[1], ARGV[3], found[1]) end
return ended
`
)

/** Keys: the prefix. Arguments: name of the process, hashes of ids. Returns the hashes of those that it has ended. */
export const END_SESSIONS = script(
  ONLY_DELETES,
  `${END}${TELL}
local ended = {}
for index = 2, #ARGV do
  local address = endSession(KEYS[1], ARGV[index])
  if address then
    table.insert(ended, ARGV[index])
    tell(KEYS[1], ARGV[1], address)
  end
end
return ended
`
)

/**
 * Keys: the bucket. Arguments: cost, tokens of a full bucket, which it regains in a minute.
 * Returns how many ms later there are enough, by the clock of Redis; 0 if there were, and then it takes them.
 */
export const TAKE_TOKENS = script(
  STORES,
  `
local cost, full = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = full
if bucket[1] then
  tokens = math.min(full, tonumber(bucket[1]) + math.max(0, now - tonumber(bucket[2])) * full / 60000)
end
local missing = math.min(cost, full) - tokens
if missing > 0 then return math.ceil(missing * 60000 / full) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens - cost), 'at', string.format('%.0f', now))
redis.call('PEXPIRE', KEYS[1], 60000 + math.ceil(cost * 60000 / full))
return 0
`
)
