import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { publishedControls } from '#devchain/processes/control-address.ts'
import type { WeatherReport } from '#devchain/weather/control/weather-control.ts'
import { scriptIn } from '#devchain/weather/control/weather-recording.ts'
import { actionText, ruleText } from '#devchain/weather/control/weather-step.ts'
import { isPresetName, presetNames } from '#devchain/weather/presets.ts'
import { UsageError } from './usage-error.ts'
import { WeatherClient } from './weather-client.ts'

/** What `weather` does on a running harness. */
export type WeatherCommand = { readonly url: string | undefined } & (
  | { readonly kind: 'show' }
  | { readonly kind: 'send'; readonly path: '' | '/clear' | '/script' | '/record'; readonly body: object }
  | { readonly kind: 'stop'; readonly file: string }
)

const OPTIONS = {
  chain: { type: 'string' },
  method: { type: 'string', multiple: true },
  url: { type: 'string' }
} as const
const ACTIONS = `show, clear, run STEPS, replay FILE, record, stop FILE, or a preset: ${presetNames.join(', ')}`

/** Acts on a running harness and prints its weather. @throws UsageError, or Error with one sentence. */
export async function runWeather(args: readonly string[]): Promise<void> {
  const command = parseWeather(args)
  const client = await WeatherClient.connect(command.url ?? onlyControl())
  if (command.kind === 'stop') {
    const recording = await client.post('/record/stop', {})
    write(command.file, `${JSON.stringify(recording, undefined, 2)}\n`)
    process.stdout.write(`The weather was recorded to ${command.file}.\n`)
    return
  }
  const report = command.kind === 'show' ? await client.report() : await client.post(command.path, command.body)
  process.stdout.write(reportText(report as WeatherReport))
}

/** @throws UsageError with one sentence. */
export function parseWeather(args: readonly string[]): WeatherCommand {
  const { values, positionals } = parse(args)
  const [action = 'show', ...rest] = positionals
  const scope = {
    ...(values.chain !== undefined && { chainId: readChain(values.chain) }),
    ...(values.method !== undefined && { methods: values.method.flatMap((names) => names.split(',')) })
  }
  const { url } = values
  const only = (count: number, takes: string): readonly string[] => {
    if (rest.length === count) return rest
    throw new UsageError(`weather ${action} takes ${takes}.`)
  }
  switch (action) {
    case 'show':
      only(0, 'nothing else')
      return { kind: 'show', url }
    case 'clear':
      only(0, 'only --chain and --method')
      return { kind: 'send', url, path: '/clear', body: scope }
    case 'record':
      only(0, 'nothing else; weather stop FILE ends it')
      return { kind: 'send', url, path: '/record', body: {} }
    case 'stop':
      return { kind: 'stop', url, file: only(1, 'the file to write')[0] ?? '' }
    case 'run':
      if (rest.length === 0) throw new UsageError('weather run takes steps, such as "after 3 blocks: reorg 2".')
      return { kind: 'send', url, path: '/script', body: { steps: rest, ...withoutMethods(scope, action) } }
    case 'replay': {
      const script = readScript(only(1, 'the file of a recording')[0] ?? '')
      const body = typeof script === 'object' && !Array.isArray(script) ? { ...script } : { steps: script }
      return { kind: 'send', url, path: '/script', body: { ...body, ...withoutMethods(scope, action) } }
    }
  }
  if (!isPresetName(action)) throw new UsageError(`There is no weather "${action}": choose from ${ACTIONS}.`)
  only(0, 'only --chain and --method')
  return { kind: 'send', url, path: '', body: { preset: action, ...scope } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ')
    throw new UsageError(`weather: ${reason.replace(/\.$/, '')}; it takes --chain, --method and --url.`, { cause })
  }
}

function withoutMethods<Scope extends { readonly methods?: unknown }>(scope: Scope, action: string): Scope {
  if (scope.methods === undefined) return scope
  throw new UsageError(`weather ${action} takes no --method: write it in the steps, such as "stale for eth_call".`)
}

function readChain(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new UsageError(`--chain: "${text}" is not the id of a chain.`)
}

function readScript(file: string): unknown {
  try {
    return scriptIn(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? 'it cannot be read' : 'it is not JSON'
    throw new UsageError(`weather replay ${file}: ${reason}.`, { cause })
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (cause) {
    process.stdout.write(text) // what was recorded is not lost
    throw new Error(`${file} cannot be written, so the recording is printed above.`, { cause })
  }
}

/** @throws UsageError unless exactly one harness runs. */
function onlyControl(): string {
  const found = publishedControls()
  const [only, another] = found
  if (only === undefined) throw new UsageError('No devchain is running here: start one, or name another with --url.')
  if (another !== undefined) throw new UsageError(`Several are running: choose one with --url, ${found.join(' or ')}.`)
  return only
}

function reportText({ chains, script, failures, isRecording }: WeatherReport): string {
  const lines = chains.flatMap(({ chainId, name, preset, rules }) => [
    `${name} (${chainId}): ${preset ?? 'custom'}`,
    ...(preset === undefined ? rules.map((rule) => `  ${ruleText(rule)}`) : [])
  ])
  const steps = script.map(
    (step) => `In ${step.inBlocks} ${step.inBlocks === 1 ? 'block' : 'blocks'} on ${step.chainId}: ${actionText(step)}`
  )
  return `${[...lines, ...steps, ...failures, ...(isRecording ? ['Recording.'] : [])].join('\n')}\n`
}
