import { readStarts } from '#devchain/cli/chain-options.ts'
import { readHost, readPort } from '#devchain/cli/options.ts'
import { parseOptions } from '#devchain/cli/parse-options.ts'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { isLoopbackHost, reachableHost } from '#devchain/loopback.ts'
import type { ForkRequest } from '#devchain/nodes/fork-override.ts'

/** The parsed options of `npm start`. */
export interface StartOptions {
  readonly host: string | undefined
  readonly port: number | undefined
  /** A file from which the chains resume and to which they are saved. */
  readonly statePath: string | undefined
  readonly forks: ReadonlyMap<number, ForkRequest>
  readonly empty: readonly number[]
  /** The folder of a capsule, whose chains take the place of all others. */
  readonly replay: string | undefined
}

export const START_OPTIONS = {
  empty: { type: 'string', multiple: true },
  fork: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  port: { type: 'string' },
  replay: { type: 'string' },
  state: { type: 'string' }
} as const

export const START_HELP = `npm start -- [options]

The page, its sign-in service and local chains, in one process. CHAINS chooses the chains: each runs here, from its
recording if it has one, and empty otherwise, unless RPC_URL_<chainId> names another node for it.

  --fork 8453=URL@BLOCK   fork this node for a chain of the page; without @BLOCK, 32 blocks below its head; repeatable
  --empty 84531           start a chain of the page empty, although it has a recording; several with commas
  --state FILE            resume the chains from this file if it exists, and save them to it
  --port N                serve the page on this port; default: 5173, or the next free one
  --host ADDRESS          listen at another loopback address, or at 0.0.0.0 in a container or behind port forwarding;
                          open the page on localhost, and the Safe on this machine itself; default: 127.0.0.1
  --replay FOLDER         start from the capsule that a failed browser test has left; a fork of another node needs
                          --fork 8453=URL again
  --help                  print this text
`

/** @returns 'help' for --help. @throws UsageError with one sentence. */
export function parseStart(args: readonly string[]): StartOptions | 'help' {
  const values = parseOptions(args, START_OPTIONS, '--help lists all options.')
  if (values.help) return 'help'
  const { replay, state: statePath, empty } = values
  const [other] = Object.entries({ '--state': statePath, '--empty': empty }).find(([, value]) => value) ?? []
  if (replay !== undefined && other) throw new UsageError(`--replay brings its own chains: leave out ${other}.`)
  return {
    ...readStarts(values),
    host: values.host === undefined ? undefined : readPageHost(values.host),
    port: values.port === undefined ? undefined : readPort(values.port),
    statePath,
    replay
  }
}

/** @throws UsageError for an address at which the page would be served, but no chain, explorer or sign-in. */
function readPageHost(text: string): string {
  const host = readHost(text)
  if (isLoopbackHost(reachableHost(host))) return host
  throw new UsageError(
    `--host: "${host}" is not a loopback address, and chains and sign-in answer only a page on localhost: leave --host out, or forward a port to 0.0.0.0.`
  )
}
