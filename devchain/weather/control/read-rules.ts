import type { Fault, FaultKind, WeatherRule } from '#devchain/weather/fault.ts'
import { WeatherInputError } from './weather-input-error.ts'

type FieldKind = 'number' | 'text' | 'moment' | 'anything'
interface Field {
  readonly kind: FieldKind
  readonly isOptional?: true
}

const number: Field = { kind: 'number' }
const text: Field = { kind: 'text' }
const status: Field = { kind: 'number', isOptional: true }
const moment: Field = { kind: 'moment', isOptional: true }

/** What each fault has besides its kind. */
const FIELDS: Readonly<Record<FaultKind, Readonly<Record<string, Field>>>> = {
  delay: { ms: number },
  hang: {},
  drop: {},
  status: { status: number, body: { kind: 'text', isOptional: true }, retryAfter: moment },
  malformed: { body: { kind: 'text', isOptional: true }, contentType: { kind: 'text', isOptional: true } },
  truncated: {},
  stalled: {},
  reordered: {},
  'other-chain': { chainId: number },
  'small-batches': { atMost: number },
  'wrong-id': {},
  'null-result': {},
  result: { result: { kind: 'anything' } },
  error: { code: number, message: text, data: { kind: 'anything', isOptional: true }, status },
  omitted: {},
  'wrong-chain-id': { chainId: number },
  'stale-head': { blocks: number },
  'missing-logs': {},
  'narrow-logs': { blocks: number, status },
  'odd-logs': {},
  'no-outcome': {},
  'null-logs': {},
  'bad-texts': {},
  'number-times': {},
  killed: {},
  mute: {},
  refused: { status, retryAfter: moment },
  unanswered: {}
}

const RULE_FIELDS = ['fault', 'chainId', 'methods', 'times', 'every', 'via', 'preset']

/** Rules as JSON has them. @throws WeatherInputError with one sentence about the first that is wrong. */
export function readRules(given: unknown): readonly WeatherRule[] {
  if (!Array.isArray(given)) throw new WeatherInputError('rules must be a list of rules, each with a fault.')
  return given.map((rule, index) => readRule(Object(rule), `Rule ${index + 1}`))
}

function readRule(given: Readonly<Record<string, unknown>>, name: string): WeatherRule {
  const fail = (problem: string): never => {
    throw new WeatherInputError(`${name}: ${problem}`)
  }
  const unknown = Object.keys(given).find((field) => !RULE_FIELDS.includes(field))
  if (unknown !== undefined) fail(`"${unknown}" is no field of a rule; there are ${RULE_FIELDS.join(', ')}.`)
  const { chainId, methods, times, every, via, preset } = given
  for (const [field, value] of Object.entries({ chainId, times, every }))
    if (value !== undefined && !(Number.isSafeInteger(value) && Number(value) > 0))
      fail(`${field} must be a whole number above 0.`)
  if (methods !== undefined && !isListOfTexts(methods)) fail('methods must be a list of names, such as eth_call.')
  if (via !== undefined && via !== 'http' && via !== 'ws') fail('via must be http or ws.')
  if (preset !== undefined && typeof preset !== 'string') fail('preset must be a name.')
  return { ...given, fault: readFault(Object(given['fault']), fail) } as WeatherRule
}

function readFault(given: Readonly<Record<string, unknown>>, fail: (problem: string) => never): Fault {
  const { kind, ...values } = given
  const isKind = (name: unknown): name is FaultKind => typeof name === 'string' && Object.hasOwn(FIELDS, name)
  if (!isKind(kind)) return fail(`there is no fault ${JSON.stringify(kind ?? null)}; there are ${faultNames()}.`)
  const fields = FIELDS[kind]
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) fail(`the fault ${kind} has no ${unknown}.`)
  const read = Object.entries(fields).map(([name, field]) => [name, readField(kind, name, field, values[name], fail)])
  return { kind, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) } as Fault
}

function readField(
  kind: string,
  name: string,
  field: Field,
  value: unknown,
  fail: (problem: string) => never
): unknown {
  if (value === undefined && field.isOptional) return undefined
  if (field.kind === 'anything') return value ?? null
  if (field.kind === 'number' && Number.isFinite(value)) return value
  if (field.kind === 'text' && typeof value === 'string') return value
  if (field.kind === 'moment') {
    if (value instanceof Date || Number.isFinite(value)) return value
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value)
  }
  const wanted = { number: 'a number', text: 'a text', moment: 'seconds or a date' }[field.kind]
  return fail(`the fault ${kind} needs ${name}, ${wanted}.`)
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
}

function faultNames(): string {
  return Object.keys(FIELDS).join(', ')
}
