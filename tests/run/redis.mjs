// Which Redis or Valkey the tests of the sign-in service's store use.
import { findProgram, REDIS } from './programs.mjs'

/** The program file of a Redis or Valkey on PATH; undefined if there is none. */
export function findRedisServer(env = process.env) {
  return findProgram(REDIS, env)
}

/** Whether the store's contract can be tested on a real server. */
export function hasRedis(env = process.env) {
  return Boolean(env.REDIS_URL) || findRedisServer(env) !== undefined
}

/** Which suites did not run for want of a server, in one sentence; undefined if all did. */
export function suitesWithoutRedis(env = process.env) {
  if (findRedisServer(env)) return undefined
  const failures = 'tests/server/{moved-store,redis-failures,shared-sessions}.test.ts'
  if (hasRedis(env))
    return `Not run: ${failures}, which break servers of their own. Install redis-server or valkey-server.`
  const contract = 'tests/server/stores.test.ts on Redis'
  return `Not run: ${contract} and ${failures}. Install redis-server or valkey-server, or set REDIS_URL for the former.`
}
