import { parseArgs } from 'node:util'
import { type ForkRequest, parseForkUrl } from '#devchain/nodes/fork-override.ts'
import { localNetworks } from '#devchain/nodes/networks.ts'
import { isPresetName, type PresetName, presetNames } from '#devchain/weather/presets.ts'

/** The parsed command line. */
export interface DevchainCommand {
  readonly chainIds: readonly number[]
  readonly forks: ReadonlyMap<number, ForkRequest>
  readonly isCi: boolean
  readonly isJson: boolean
  readonly port: number | undefined
  readonly statePath: string | undefined
  readonly weather: PresetName | undefined
  /** A team's contracts to deploy. */
  readonly contractsFolder: string | undefined
  /** The command to run once the chains are ready; empty for none. */
  readonly program: readonly string[]
}

/** A mistake in the command line: exit code 2, as in other programs. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const OPTIONS = {
  chains: { type: 'string' },
  ci: { type: 'boolean' },
  contracts: { type: 'string' },
  fork: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  port: { type: 'string' },
  state: { type: 'string' },
  weather: { type: 'string' }
} as const

const MAX_PORT = 65_535

/** @returns 'help' for --help. @throws UsageError with one sentence. */
export function parseCommand(args: readonly string[]): DevchainCommand | 'help' {
  const end = args.indexOf('--')
  const own = end < 0 ? args : args.slice(0, end)
  const program = end < 0 ? [] : args.slice(end + 1)
  const values = parseOwn(own)
  if (values.help) return 'help'
  if (end >= 0 && program.length === 0) throw new UsageError('Expected a command after --.')
  const chainIds = values.chains === undefined ? recordedIds() : readChains(values.chains)
  return {
    chainIds,
    forks: readForks(values.fork ?? [], chainIds),
    isCi: values.ci ?? false,
    isJson: values.json ?? false,
    port: values.port === undefined ? undefined : readPort(values.port),
    statePath: values.state,
    weather: values.weather === undefined ? undefined : readWeather(values.weather),
    contractsFolder: values.contracts,
    program
  }
}

function parseOwn(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`"${token.value}" is not an option; put a command to run after --.`)
    if (token.kind === 'option') checkOption(token)
  }
  return parseArgs({ args: [...args], options: OPTIONS }).values
}

function checkOption({ name, rawName, value }: { name: string; rawName: string; value?: string | undefined }): void {
  if (!isKnown(name)) throw new UsageError(`Unknown option ${rawName}; --help lists all options.`)
  const isBoolean = OPTIONS[name].type === 'boolean'
  if (isBoolean && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
  if (!isBoolean && (!value || value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value; --help shows which.`)
}

function isKnown(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name)
}

function recordedIds(): readonly number[] {
  return localNetworks.map(({ chainId }) => chainId)
}

function readChains(text: string): readonly number[] {
  const ids = text.split(',').map((name) => readChain('--chains', name.trim()))
  return [...new Set(ids)]
}

function readChain(option: string, text: string): number {
  const chainId = recordedIds().find((id) => String(id) === text)
  if (chainId !== undefined) return chainId
  throw new UsageError(`${option}: there is no recording of chain "${text}"; recorded are ${recordedIds().join(', ')}.`)
}

function readForks(texts: readonly string[], chainIds: readonly number[]): ReadonlyMap<number, ForkRequest> {
  return new Map(
    texts.map((text) => {
      const [, id, url, block] = /^(\d+)=(.+?)(?:@(\d+))?$/.exec(text) ?? []
      // A URL may contain a key, so no part of it is shown.
      if (id === undefined || url === undefined) throw new UsageError('--fork must be 1=URL or 1=URL@BLOCK.')
      const chainId = readChain('--fork', id)
      if (!chainIds.includes(chainId)) throw new UsageError(`--fork names chain ${chainId}, which --chains leaves out.`)
      const name = `--fork ${chainId}`
      checkForkUrl(name, url)
      return [chainId, { url, block, urlName: name, blockName: name }]
    })
  )
}

function checkForkUrl(name: string, url: string): void {
  try {
    parseForkUrl(name, url)
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port
  throw new UsageError(`--port: "${text}" is not a port.`)
}

function readWeather(name: string): PresetName {
  if (isPresetName(name)) return name
  throw new UsageError(`--weather: unknown preset "${name}"; choose from ${presetNames.join(', ')}.`)
}
