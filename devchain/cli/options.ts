import { isIP } from 'node:net'
import { isPresetName, type PresetName, presetNames } from '#devchain/weather/presets.ts'
import { type ChosenChains, readChainChoice } from './chain-options.ts'
import { parseOptions } from './parse-options.ts'
import { UsageError } from './usage-error.ts'

/** The parsed command line. */
export interface DevchainCommand extends ChosenChains {
  /** Where to listen; 127.0.0.1 by default. */
  readonly host: string | undefined
  readonly isCi: boolean
  /** Whether the test accounts are unused. */
  readonly isFresh: boolean
  readonly isJson: boolean
  /** Whether pages of this machine may call every method. */
  readonly isOpen: boolean
  readonly port: number | undefined
  readonly statePath: string | undefined
  /** The folder of a failed test's capsule, whose chains are served. */
  readonly replayPath: string | undefined
  readonly weather: PresetName | undefined
  /** A team's contracts to deploy. */
  readonly contractsFolder: string | undefined
  /** The command to run once the chains are ready; empty for none. */
  readonly program: readonly string[]
}

export const OPTIONS = {
  chains: { type: 'string' },
  ci: { type: 'boolean' },
  contracts: { type: 'string' },
  empty: { type: 'string', multiple: true },
  fork: { type: 'string', multiple: true },
  fresh: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  open: { type: 'boolean' },
  port: { type: 'string' },
  replay: { type: 'string' },
  state: { type: 'string' },
  weather: { type: 'string' }
} as const

const MAX_PORT = 65_535

/** @returns 'help' for --help. @throws UsageError with one sentence. */
export function parseCommand(args: readonly string[]): DevchainCommand | 'help' {
  const end = args.indexOf('--')
  const own = end < 0 ? args : args.slice(0, end)
  const program = end < 0 ? [] : args.slice(end + 1)
  const values = parseOptions(own, OPTIONS, 'put a command to run after --.')
  if (values.help) return 'help'
  if (end >= 0 && program.length === 0) throw new UsageError('Expected a command after --.')
  for (const other of ['chains', 'empty', 'fresh', 'state'] as const) {
    if (values.replay !== undefined && values[other] !== undefined)
      throw new UsageError(`--replay cannot be combined with --${other}: a capsule has its own chains.`)
  }
  return {
    ...readChainChoice(values),
    host: values.host === undefined ? undefined : readHost(values.host),
    isCi: values.ci ?? false,
    isFresh: values.fresh ?? false,
    isJson: values.json ?? false,
    isOpen: values.open ?? false,
    port: values.port === undefined ? undefined : readPort(values.port),
    statePath: values.state,
    replayPath: values.replay,
    weather: values.weather === undefined ? undefined : readWeather(values.weather),
    contractsFolder: values.contracts,
    program
  }
}

/** An address or name of this machine, without a port. */
export function readHost(text: string): string {
  if (isIP(text) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text)) return text
  throw new UsageError(`--host: "${text}" is not an address or a host name.`)
}

export function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port
  throw new UsageError(`--port: "${text}" is not a port.`)
}

function readWeather(name: string): PresetName {
  if (isPresetName(name)) return name
  throw new UsageError(`--weather: unknown preset "${name}"; choose from ${presetNames.join(', ')}.`)
}
