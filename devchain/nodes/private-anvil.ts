import { parse } from 'node:path'
import type { LoopbackAddress } from '../random-loopback.ts'
import type { AnvilFlags } from './networks.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What a program needs to run at all. anvil's settings are its command line, and nothing that it asks is elsewhere. */
const NEEDED =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|DYLD_FALLBACK_LIBRARY_PATH)$/i

/**
 * anvil answers a read of what it forks on a thread that waits for its source, and fetches from there on the same
 * threads: with as many reads at once as it has threads (one for each core), none of them ever ends.
 */
const THREADS = '64'

/**
 * How every anvil is started. It checks nobody itself, so that it is where only its devchain finds it, answers pages of
 * other origins with nothing that they could read, and knows no variable of this process.
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
      // anvil reads a .env of the folder that it is started in, and of the git repository around that.
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
