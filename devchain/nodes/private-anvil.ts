import { availableParallelism } from 'node:os'
import { parse } from 'node:path'
import { READS_AT_A_TIME } from '#devchain/gateway/fork-reads.ts'
import type { LoopbackAddress } from '../random-loopback.ts'
import type { AnvilFlags } from './networks.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that any program needs. All of anvil's settings are on its command line, and it contacts only this machine. */
const NEEDED =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|DYLD_FALLBACK_LIBRARY_PATH)$/i

/** How many threads compute in a node that forks nothing: others wait for it, and the machine carries no more. */
export const OWN_STATE_THREADS = Math.max(2, availableParallelism())

/**
 * In a fork. Reads of older state keep their thread while one of them fetches from the source, and the answer needs a thread,
 * too: many more than the gateway lets through, since programs ask a fork directly as well. Hardhat 3 hangs one with 16.
 */
export const FORK_THREADS = 8 * READS_AT_A_TIME

/**
 * The options for every anvil. It has no access control, so it listens at a secret address, allows no cross-origin reads,
 * and gets none of this process's other variables.
 */
export function privateAnvil({ host, port }: LoopbackAddress, threads: number, env: Environment = process.env) {
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
      { ...rest, cwd: parse(process.execPath).root, extendEnv: false, env: anvilEnvironment(threads, env) }
    ]
  } satisfies AnvilFlags
}

function anvilEnvironment(threads: number, env: Environment): Record<string, string> {
  const needed = Object.entries(env).flatMap(([name, value]) =>
    NEEDED.test(name) && value !== undefined ? [[name, value] as const] : []
  )
  return { ...Object.fromEntries(needed), TOKIO_WORKER_THREADS: String(threads) }
}
