type Variables = Readonly<Record<string, string | undefined>>

export function findRedisServer(env?: Variables): string | undefined
export function hasRedis(env?: Variables): boolean
export function suitesWithoutRedis(env?: Variables): string | undefined
