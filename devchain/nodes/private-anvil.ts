import { parse } from 'node:path'
import type { LoopbackAddress } from '../random-loopback.ts'
import type { AnvilFlags } from './networks.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that any program needs. All of anvil's settings are on its command line, and it contacts only this machine. */
const NEEDED =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|DYLD_FALLBACK_LIBRARY_PATH)$/i

/**
 * anvil answers reads of forked state on threads that block until the source answers, and fetches from it on the same
 * threads: with as many concurrent reads as threads (one per core by default), it deadlocks. This is more
 * than any page or test sends at once.
 */
const THREADS = '256'

/**
 * The options for every anvil. It has no access control, so it listens at a secret address, allows no cross-origin reads,
 * and gets none of this process's other variables.
 */
export function privateAnvil({ host, port }: LoopbackAddress, env: Environment = process.env) {
  return {
    host,
    port,
    noCors: true,
    startTimeout: 30_000,
    stopTimeout: 3_000,
    execArgs: ([file, args, rest]) => [
      file,
      args,
      // anvil reads a .env file in its working directory and in the git repository around it.
      { ...rest, cwd: parse(process.execPath).root, extendEnv: false, env: anvilEnvironment(env) }
    ]
  } satisfies AnvilFlags
}

function anvilEnvironment(env: Environment): Record<string, string> {
  const needed = Object.entries(env).flatMap(([name, value]) =>
    NEEDED.test(name) && value !== undefined ? [[name, value] as const] : []
  )
  return { ...Object.fromEntries(needed), TOKIO_WORKER_THREADS: THREADS }
}
