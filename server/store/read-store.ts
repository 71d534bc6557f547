import type { StoreOptions } from './open-store.ts'

/** Where the service stores, from its environment. @throws Error with one sentence that names the invalid variable. */
export function readStore(variables: Readonly<Record<string, string | undefined>>): StoreOptions {
  const { AUTH_DATABASE: named, AUTH_DATABASE_WAIT_MS: wait = '', AUTH_REDIS_URL: redisUrl = '' } = variables
  const database = named ?? 'sign-in.db'
  if (database.trim() === '' || database.includes('://')) {
    throw new Error(`AUTH_DATABASE: "${database}" is not a file's path or ":memory:".`)
  }
  if (wait !== '' && !(/^\d{2,5}$/.test(wait) && Number(wait) >= 20)) {
    throw new Error(`AUTH_DATABASE_WAIT_MS: "${wait}" is not a number of milliseconds from 20 to 99999.`)
  }
  const databaseWaitMs = wait === '' ? undefined : Number(wait)
  if (redisUrl === '') return { database, databaseWaitMs }
  // Not repeated in the sentence, as it usually contains a password.
  if (!isRedisUrl(redisUrl)) throw new Error('AUTH_REDIS_URL: it is not a URL such as redis://127.0.0.1:6379.')
  if (named !== undefined) throw new Error('AUTH_REDIS_URL: AUTH_DATABASE is set too, but there can be one store only.')
  return { redisUrl, databaseWaitMs }
}

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d{0,3}$/.test(pathname)
}
