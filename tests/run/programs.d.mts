type Variables = Readonly<Record<string, string | undefined>>

export const REDIS: readonly string[]
export function findProgram(names: readonly string[], env?: Variables): string | undefined
export function findCaddy(env?: Variables): string | undefined
export function findNginx(env?: Variables): string | undefined
export function deploymentNotRun(env?: Variables): string | undefined
