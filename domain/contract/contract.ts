import type { AbiEvent, AbiFunction, AbiParameter } from 'abitype'
import { type Address, isAddress } from '../address.ts'
import { type FoundFragments, findFragments, signatureOf } from './abi-fragment.ts'
import { areNamed } from './abi-type.ts'
import { loggedParameters, valueProblem, valuesProblem } from './abi-values.ts'
import type { ContractCall, EventQuery } from './contract-call.ts'
import { ContractError, type ContractFailure } from './contract-error.ts'
import type {
  CallArguments,
  CallMutability,
  CallResult,
  ContractAbi,
  ErrorName,
  EventArguments,
  EventFilter,
  EventKey,
  FunctionKey
} from './contract-types.ts'

/** A contract's functions and events, typed by its ABI. */
export interface Contract<ABI extends ContractAbi> {
  readonly address: Address
  /** Of a function by its name, or by its full signature such as `transfer(address,uint256)`. @throws ContractError */
  call<const Key extends string, Arguments extends CallArguments<ABI, Key>>(
    key: Key extends FunctionKey<ABI, Key> ? Key : FunctionKey<ABI, Key>,
    ...args: Arguments
  ): ContractCall<CallResult<ABI, Key, Arguments>, CallMutability<ABI, Key, Arguments>, ErrorName<ABI>>
  /** Of an event by its name or full signature; the filter leaves out what may have any value. @throws ContractError */
  event<const Key extends string>(
    key: Key extends EventKey<ABI, Key> ? Key : EventKey<ABI, Key>,
    filter?: EventFilter<ABI, Key>
  ): EventQuery<EventArguments<ABI, Key>>
}

/** Describes a contract; write the ABI `as const` to have its calls typed. @throws ContractError */
export function contract<const ABI extends ContractAbi>({
  address,
  abi,
  name
}: {
  readonly address: Address
  readonly abi: ABI
  /** Shown where a call is reviewed. */
  readonly name?: string
}): Contract<ABI> {
  if (!isAddress(address))
    throw new ContractError(
      'invalid-address',
      `The address must be 0x and 40 hexadecimal digits, got ${JSON.stringify(address)}.`
    )
  if (!Array.isArray(abi)) throw new ContractError('invalid-abi', 'The ABI must be an array.', { address })
  const entries: readonly unknown[] = abi
  const errors = findFragments(entries, 'error').fragments
  const functions = remembered((key) => findFragments(entries, 'function', key))
  const events = remembered((key) => withoutAnonymous(findFragments(entries, 'event', key)))
  return {
    address,
    call: (key, ...args) => {
      const wanted = { address, name, kind: 'function', key, entries } as const
      const fragment = select(functions(key), wanted, ({ inputs }) => valuesProblem(inputs, args))
      return { address, fragment, args, errors, ...(name !== undefined && { contractName: name }) }
    },
    event: (key, filter) => {
      const fragment = select(events(key), { address, name, kind: 'event', key, entries }, (each) =>
        filterProblem(each, filter)
      )
      return { address, fragment, filter: filterValues(fragment, filter) }
    }
  }
}

/** What is wrong with a filter by name, or by order if an indexed parameter has no name; undefined if it can be used. */
export function filterProblem(fragment: AbiEvent, filter: unknown): string | undefined {
  if (filter === undefined) return undefined
  if (typeof filter !== 'object' || filter === null) return 'The filter must be an object or an array.'
  const indexed = indexedParameters(fragment)
  const keys = keysOf(indexed)
  const stranger = Object.keys(filter).find((key) => !keys.includes(key))
  if (stranger !== undefined) return `filter[${JSON.stringify(stranger)}] is no indexed parameter of ${fragment.name}.`
  const problems = filterValues(fragment, filter).map((value, i) => {
    const parameter = indexed[i]
    return parameter && value !== undefined
      ? valueProblem(parameter, value, `filter[${JSON.stringify(keys[i])}]`)
      : undefined
  })
  return problems.find((problem) => problem !== undefined)
}

/** One value for each indexed parameter, undefined if any matches. */
export function filterValues(fragment: AbiEvent, filter: unknown): readonly unknown[] {
  const values: object = Object(filter)
  return keysOf(indexedParameters(fragment)).map((key) =>
    Object.hasOwn(values, key) ? Reflect.get(values, key) : undefined
  )
}

interface Wanted {
  readonly address: Address
  readonly name: string | undefined
  readonly kind: 'function' | 'event'
  readonly key: string
  /** Of the ABI. */
  readonly entries: readonly unknown[]
}

/** The only fragment that has no problem with what it is given. */
function select<Fragment extends AbiFunction | AbiEvent>(
  { fragments, problem }: FoundFragments<Fragment>,
  { address, name, kind, key, entries }: Wanted,
  problemOf: (fragment: Fragment) => string | undefined
): Fragment {
  const fail = (failure: ContractFailure, details: string): never => {
    throw new ContractError(failure, details, { address })
  }
  const called = `${kind} ${JSON.stringify(key)}`
  const matching = fragments.filter((fragment) => problemOf(fragment) === undefined)
  const [first, second] = matching
  if (second) return fail('ambiguous', `The ABI has several that match the ${called}: ${listed(matching)}.`)
  if (first) return first
  if (problem) return fail('invalid-abi', problem)
  const [only, another] = fragments
  if (!only) {
    const known = findFragments(entries, kind).fragments.map(signatureOf)
    const others = known.length > 0 ? `; it has ${known.join(', ')}` : ''
    return fail(`unknown-${kind}`, `The ABI of ${name ?? 'the contract'} has no ${called}${others}.`)
  }
  if (another) return fail('invalid-arguments', `The arguments match none of ${listed(fragments)}.`)
  return fail('invalid-arguments', `${signatureOf(only)}: ${problemOf(only)}`)
}

function listed(fragments: readonly (AbiFunction | AbiEvent)[]): string {
  return fragments.map(signatureOf).join(', ')
}

/** They cannot be told apart from other logs. */
function withoutAnonymous({ fragments, problem }: FoundFragments<AbiEvent>): FoundFragments<AbiEvent> {
  return { fragments: fragments.filter(({ anonymous }) => !anonymous), problem }
}

/** So that each use gets the same objects, which adapters may use as keys. */
function remembered<Found>(find: (key: string) => Found): (key: string) => Found {
  const known = new Map<string, Found>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}

function indexedParameters({ inputs }: AbiEvent): readonly AbiParameter[] {
  return loggedParameters(inputs).filter(({ indexed }) => indexed)
}

function keysOf(indexed: readonly AbiParameter[]): readonly string[] {
  return indexed.map(({ name = '' }, i) => (areNamed(indexed) ? name : String(i)))
}
