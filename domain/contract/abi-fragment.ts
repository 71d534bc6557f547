import type { AbiError, AbiEvent, AbiEventParameter, AbiFunction, AbiParameter, AbiStateMutability } from 'abitype'
import { repeated } from '../repeated.ts'
import { componentsOf, parseType, quoted } from './abi-type.ts'

/** The kinds of entries of an ABI that calls need, well-formed. */
interface Fragments {
  readonly function: AbiFunction
  readonly event: AbiEvent
  readonly error: AbiError
}

type FragmentKind = keyof Fragments

/** What an ABI has under one name or signature. */
export interface FoundFragments<Fragment> {
  /** In the order of the ABI, each once. */
  readonly fragments: readonly Fragment[]
  /** What is wrong with an entry that was left out. */
  readonly problem: string | undefined
}

type Entry = Readonly<Record<string, unknown>>

/** Says where an ABI is not well-formed. */
class Malformed extends Error {}

const NAME = /^[A-Za-z_$][\w$]*$/
/** Real ABIs have fewer than 10; bounds the work for one that contains itself. */
const MAX_DEPTH = 20
const MAX_INDEXED = 3
const MUTABILITIES: readonly unknown[] = ['pure', 'view', 'nonpayable', 'payable'] satisfies AbiStateMutability[]

const readers: { readonly [Kind in FragmentKind]: (entry: Entry) => Fragments[Kind] } = {
  function: readFunction,
  event: readEvent,
  error: (entry) => ({ type: 'error', name: readName(entry), inputs: readParameters(entry['inputs'], 'inputs') })
}

/**
 * The well-formed entries of a kind; `key` selects those with this name or full signature. They are copies without what
 * calls do not need: compilers differ in the properties that they add or leave out.
 */
export function findFragments<Kind extends FragmentKind>(
  abi: readonly unknown[],
  kind: Kind,
  key?: string
): FoundFragments<Fragments[Kind]> {
  const name = key?.split('(', 1)[0]
  const entries = abi.filter(isRecord).filter((entry) => entry['type'] === kind)
  const named = key === undefined ? entries : entries.filter((entry) => entry['name'] === name)
  const fragments = new Map<string, Fragments[Kind]>()
  const hasSignature = key?.includes('(') ?? false
  let problem: string | undefined
  for (const entry of named) {
    const read = tryToRead(kind, entry)
    if (typeof read === 'string') problem ??= read
    else if (!hasSignature || signatureOf(read) === key) fragments.set(JSON.stringify(read), read)
  }
  return { fragments: [...fragments.values()], problem }
}

/** As Solidity hashes it: `transfer(address,uint256)`, with tuples as `(address,uint256)`. */
export function signatureOf({ name, inputs }: Fragments[FragmentKind]): string {
  return `${name}(${inputs.map(typeName).join()})`
}

function typeName(parameter: AbiParameter): string {
  return parameter.type.replace(/^tuple/, () => `(${componentsOf(parameter).map(typeName).join()})`)
}

function tryToRead<Kind extends FragmentKind>(kind: Kind, entry: Entry): Fragments[Kind] | string {
  try {
    return readers[kind](entry)
  } catch (cause) {
    if (cause instanceof Malformed) return `The ABI's ${kind} ${quoted(entry['name'])}: ${cause.message}.`
    throw cause
  }
}

function readFunction(entry: Entry): AbiFunction {
  return {
    type: 'function',
    name: readName(entry),
    inputs: readParameters(entry['inputs'], 'inputs'),
    outputs: entry['outputs'] === undefined ? [] : readParameters(entry['outputs'], 'outputs'),
    stateMutability: readMutability(entry)
  }
}

function readEvent(entry: Entry): AbiEvent {
  const inputs = readParameters(entry['inputs'], 'inputs', readEventParameter)
  if (inputs.filter(({ indexed }) => indexed).length > MAX_INDEXED)
    throw new Malformed(`inputs has more than ${MAX_INDEXED} indexed entries`)
  return { type: 'event', name: readName(entry), inputs, anonymous: entry['anonymous'] === true }
}

function readName({ name }: Entry): string {
  if (typeof name === 'string' && NAME.test(name)) return name
  throw new Malformed('the name is not an identifier')
}

/** Compilers before Solidity 0.5 wrote `constant` and `payable` instead. */
function readMutability({ stateMutability, constant, payable }: Entry): AbiStateMutability {
  if (isMutability(stateMutability)) return stateMutability
  if (stateMutability !== undefined) throw new Malformed('stateMutability is none that Solidity has')
  if (constant === true) return 'view'
  return payable === true ? 'payable' : 'nonpayable'
}

function readParameters<Parameter extends AbiParameter>(
  list: unknown,
  at: string,
  read: (entry: Entry, at: string, depth: number) => Parameter,
  depth?: number
): readonly Parameter[]
function readParameters(list: unknown, at: string): readonly AbiParameter[]
function readParameters(list: unknown, at: string, read = readParameter, depth = 0): readonly AbiParameter[] {
  if (!Array.isArray(list)) throw new Malformed(`${at} is not a list`)
  if (depth > MAX_DEPTH) throw new Malformed('tuples are nested too deeply')
  const parameters = Array.from<unknown, AbiParameter>(list, (entry, i) => {
    if (isRecord(entry)) return read(entry, `${at}[${i}]`, depth)
    throw new Malformed(`${at}[${i}] is not an object`)
  })
  const twice = repeated(
    parameters.filter(({ name }) => name),
    ({ name }) => name
  )
  if (twice) throw new Malformed(`${at} has two entries named ${quoted(twice.name)}`)
  return parameters
}

function readParameter(entry: Entry, at: string, depth: number): AbiParameter {
  const { name, type, components } = entry
  if (name !== undefined && typeof name !== 'string') throw new Malformed(`${at}.name is not text`)
  const parts = typeof type === 'string' ? parseType(type) : undefined
  if (!parts || typeof type !== 'string') throw new Malformed(`${at}.type is none of the ABI: ${quoted(type)}`)
  const parameter = { type, ...(name !== undefined && { name }) }
  if (parts.base !== 'tuple') return parameter
  return { ...parameter, components: readParameters(components, `${at}.components`, readParameter, depth + 1) }
}

function readEventParameter(entry: Entry, at: string, depth: number): AbiEventParameter {
  return { ...readParameter(entry, at, depth), indexed: entry['indexed'] === true }
}

function isMutability(value: unknown): value is AbiStateMutability {
  return MUTABILITIES.includes(value)
}

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}
