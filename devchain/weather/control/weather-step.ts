import type { WeatherRule } from '#devchain/weather/fault.ts'
import { isPresetName, type PresetName, presetNames } from '#devchain/weather/presets.ts'
import { readRules } from './read-rules.ts'
import { WeatherInputError } from './weather-input-error.ts'

/** What a step of a script does. `rules` replaces all rules of its chain; `reorg` loses transactions unless it resends. */
export type WeatherAction =
  | { readonly kind: 'preset'; readonly preset: PresetName; readonly methods?: readonly string[] }
  | { readonly kind: 'rules'; readonly rules: readonly WeatherRule[] }
  | { readonly kind: 'reorg'; readonly depth: number; readonly isResent?: boolean }
  | { readonly kind: 'base-fee'; readonly gwei: number }

/** An action on one chain, once it has this many blocks more than when the script began. */
export type WeatherStep = WeatherAction & { readonly chainId: number; readonly afterBlocks: number }

/** A step of a script: without a chain it is done on each, counted by that chain's own blocks. */
type ScriptStep = WeatherAction & { readonly chainId?: number; readonly afterBlocks: number }

const MAX_BLOCKS = 1_000_000
const MAX_DEPTH = 64
const MAX_GWEI = 10_000
const AFTER = /^after\s+(\d{1,9})\s+blocks?(?:\s+on\s+(\d{1,15}))?\s*:\s*(.+)$/i
const EXAMPLE = '"after 3 blocks: reorg 2", "after 5 blocks: stale for eth_call" or "after 8 blocks: base fee 200"'

/** Steps as lines, or separated by semicolons. @throws WeatherInputError with one sentence. */
export function parseSteps(text: string): readonly ScriptStep[] {
  const lines = text.split(/[\n;]/).map((line) => line.trim())
  return lines.filter((line) => line !== '').map(parseStep)
}

/** @throws WeatherInputError unless each entry is a text or an object that describes steps. */
export function readSteps(given: unknown): readonly ScriptStep[] {
  const entries = Array.isArray(given) ? given : [given]
  return entries.flatMap((entry) => (typeof entry === 'string' ? parseSteps(entry) : [readStep(entry)]))
}

/** As `parseSteps` reads it, but for the chain and for rules that no preset names. */
export function actionText(action: WeatherAction): string {
  switch (action.kind) {
    case 'preset':
      return action.methods ? `${action.preset} for ${action.methods.join(', ')}` : action.preset
    case 'rules':
      return action.rules.length === 0 ? 'clear' : action.rules.map(ruleText).join('; ')
    case 'reorg':
      return `reorg ${action.depth}${action.isResent ? ' and send again' : ''}`
    case 'base-fee':
      return `base fee ${action.gwei}`
  }
}

/** One line for lists: the fault, and what it is limited to. */
export function ruleText({ fault, methods, every, times, via, preset }: WeatherRule): string {
  const { kind, ...details } = fault
  const values = Object.entries(details).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const limits = [
    ...(methods ? [`for ${methods.join(', ')}`] : []),
    ...(every === undefined ? [] : [`every ${every}`]),
    ...(times === undefined ? [] : [`${times} times at most`]),
    ...(via ? [`over ${via === 'ws' ? 'WebSocket' : 'HTTP'} only`] : []),
    ...(preset === undefined ? [] : [`of ${preset}`])
  ]
  return [`${kind}${values.length > 0 ? ` (${values.join(', ')})` : ''}`, ...limits].join(', ')
}

function parseStep(line: string): ScriptStep {
  const [, blocks, chain, action] = AFTER.exec(line) ?? []
  const afterBlocks = blocks === undefined ? 0 : Number(blocks)
  const scope = chain === undefined ? {} : { chainId: Number(chain) }
  return { ...parseAction(action ?? line, line), ...scope, afterBlocks: within('blocks', afterBlocks, 0, MAX_BLOCKS) }
}

function parseAction(text: string, line: string): WeatherAction {
  const reorg = /^reorg\s+(\d{1,9})(\s+and\s+send\s+again)?$/i.exec(text)
  if (reorg) return readAction({ kind: 'reorg', depth: Number(reorg[1]), isResent: reorg[2] !== undefined })
  const fee = /^base\s+fee\s+(\d{1,9}(?:\.\d{1,9})?)$/i.exec(text)
  if (fee) return readAction({ kind: 'base-fee', gwei: Number(fee[1]) })
  const [, preset = '', methods] = /^([a-z-]+)(?:\s+for\s+([\w\s,]+))?$/i.exec(text) ?? []
  if (preset === '') throw new WeatherInputError(`"${line}" is not a step: write ${EXAMPLE}.`)
  return readAction({ kind: 'preset', preset, ...(methods !== undefined && { methods: methods.split(/[\s,]+/) }) })
}

function readStep(given: unknown): ScriptStep {
  const { afterBlocks = 0, chainId, ...action } = Object(given) as Readonly<Record<string, unknown>>
  return {
    ...readAction(action),
    ...(chainId !== undefined && { chainId: within('chainId', chainId, 1, Number.MAX_SAFE_INTEGER) }),
    afterBlocks: within('afterBlocks', afterBlocks, 0, MAX_BLOCKS)
  }
}

function readAction(given: Readonly<Record<string, unknown>>): WeatherAction {
  switch (given['kind']) {
    case 'preset':
      return {
        kind: 'preset',
        preset: readPreset(given['preset']),
        ...(given['methods'] !== undefined && { methods: readMethods(given['methods']) })
      }
    case 'rules':
      return { kind: 'rules', rules: readRules(given['rules']) }
    case 'reorg': {
      const depth = within('depth', given['depth'], 1, MAX_DEPTH)
      return given['isResent'] === true ? { kind: 'reorg', depth, isResent: true } : { kind: 'reorg', depth }
    }
    case 'base-fee': {
      const gwei = given['gwei']
      if (typeof gwei === 'number' && gwei >= 0 && gwei <= MAX_GWEI) return { kind: 'base-fee', gwei }
      throw new WeatherInputError(`gwei: ${JSON.stringify(gwei)} is not a number from 0 to ${MAX_GWEI}.`)
    }
    default:
      throw new WeatherInputError(
        `${JSON.stringify(given['kind'] ?? null)} is no kind of step: there are preset, rules, reorg and base-fee.`
      )
  }
}

/** @throws WeatherInputError */
export function readPreset(name: unknown): PresetName {
  if (typeof name === 'string' && isPresetName(name)) return name
  throw new WeatherInputError(
    `There is no weather ${JSON.stringify(name ?? null)}: choose from ${presetNames.join(', ')}.`
  )
}

/** @throws WeatherInputError */
export function readMethods(given: unknown): readonly string[] {
  const methods: readonly unknown[] = Array.isArray(given) ? given : [given]
  const names = methods.filter((name): name is string => typeof name === 'string' && /^[a-z]\w*_\w+$/i.test(name))
  if (names.length > 0 && names.length === methods.length) return names
  throw new WeatherInputError(`${JSON.stringify(given)} does not name methods: they look like eth_call.`)
}

function within(name: string, value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max) return value
  throw new WeatherInputError(`${name}: ${JSON.stringify(value ?? null)} is not a whole number from ${min} to ${max}.`)
}
