import type {
  AbiEventParameter,
  AbiParameter,
  AbiParametersToPrimitiveTypes,
  AbiParameterToPrimitiveType,
  AbiStateMutability
} from 'abitype'
import type { Hex } from '../address.ts'

/** The types are inferred from what is written `as const`; from any other ABI they are `string` and `unknown`. */
export type ContractAbi = readonly unknown[]

interface FunctionEntry {
  readonly type: 'function'
  readonly name: string
  readonly inputs: readonly AbiParameter[]
}

interface EventEntry {
  readonly type: 'event'
  readonly name: string
  readonly inputs: readonly AbiEventParameter[]
}

interface ErrorEntry {
  readonly type: 'error'
  readonly name: string
}

type FunctionsOf<ABI extends ContractAbi> = Extract<ABI[number], FunctionEntry>
type EventsOf<ABI extends ContractAbi> = Exclude<Extract<ABI[number], EventEntry>, { readonly anonymous: true }>

/** The names of the ABI's functions, and the full signatures of those whose name `Key` begins with: a large ABI has many. */
export type FunctionKey<ABI extends ContractAbi, Key> =
  IsLoose<ABI> extends true ? string : KeyOf<FunctionsOf<ABI>, Key>

/** One member for each function that the key selects. */
export type CallArguments<ABI extends ContractAbi, Key> =
  IsLoose<ABI> extends true ? readonly unknown[] : InputsOf<Selected<FunctionsOf<ABI>, Key>>

/** Of the functions that the key and the arguments select. */
export type CallResult<ABI extends ContractAbi, Key, Arguments> =
  IsLoose<ABI> extends true ? unknown : OutputsOf<Accepting<Selected<FunctionsOf<ABI>, Key>, Arguments>>

/** Likewise: `view`, `payable` and the like; any of them where the ABI does not say it. */
export type CallMutability<ABI extends ContractAbi, Key, Arguments> =
  IsLoose<ABI> extends true ? AbiStateMutability : MutabilityOf<Accepting<Selected<FunctionsOf<ABI>, Key>, Arguments>>

/** The names of the ABI's own errors; any if it lists none. */
export type ErrorName<ABI extends ContractAbi> =
  IsLoose<ABI> extends true ? string : AnyIfNone<Extract<ABI[number], ErrorEntry>['name']>

type AnyIfNone<Name extends string> = [Name] extends [never] ? string : Name

/** Likewise of the ABI's events, without anonymous ones. */
export type EventKey<ABI extends ContractAbi, Key> = IsLoose<ABI> extends true ? string : KeyOf<EventsOf<ABI>, Key>

/** Values of indexed parameters by their names, or in order if one has no name. */
export type EventFilter<ABI extends ContractAbi, Key> =
  IsLoose<ABI> extends true ? LooseFilter : FilterOf<Selected<EventsOf<ABI>, Key>>

/** An object if every parameter has a name, else an array. */
export type EventArguments<ABI extends ContractAbi, Key> =
  IsLoose<ABI> extends true ? unknown : LoggedOf<Selected<EventsOf<ABI>, Key>>

type LooseFilter = Readonly<Record<string, unknown>> | readonly unknown[]

/** Such as an imported JSON file, whose `type` is any string. */
type IsLoose<ABI extends ContractAbi> = unknown extends ABI[number]
  ? true
  : ABI[number] extends { readonly type: infer Type }
    ? string extends Type
      ? true
      : false
    : false

type KeyOf<Entry extends FunctionEntry | EventEntry, Key> =
  | Entry['name']
  | (Key extends `${infer Name}(${string}` ? SignatureOf<Named<Entry, Name>> : never)

type Selected<Entry, Key> = Key extends `${infer Name}(${string}`
  ? WithSignature<Named<Entry, Name>, Key>
  : Named<Entry, Key>

type Named<Entry, Name> = Extract<Entry, { readonly name: Name }>

type WithSignature<Entry, Key> = Entry extends FunctionEntry | EventEntry
  ? Key extends SignatureOf<Entry>
    ? Entry
    : never
  : never

type SignatureOf<Entry> = Entry extends FunctionEntry | EventEntry
  ? `${Entry['name']}(${TypeNames<Entry['inputs']>})`
  : never

type TypeNames<Parameters extends readonly AbiParameter[]> = Parameters extends readonly []
  ? ''
  : Parameters extends readonly [infer Only extends AbiParameter]
    ? TypeName<Only>
    : Parameters extends readonly [infer First extends AbiParameter, ...infer Others extends readonly AbiParameter[]]
      ? `${TypeName<First>},${TypeNames<Others>}`
      : string

type TypeName<Parameter extends AbiParameter> = Parameter extends {
  readonly type: `tuple${infer Arrays}`
  readonly components: infer Components extends readonly AbiParameter[]
}
  ? `(${TypeNames<Components>})${Arrays}`
  : Parameter['type']

type InputsOf<Entry> = Entry extends FunctionEntry ? Values<Entry['inputs'], 'inputs'> : never

type Accepting<Entry, Arguments> = Entry extends FunctionEntry
  ? Arguments extends InputsOf<Entry>
    ? Entry
    : never
  : never

type OutputsOf<Entry> = Entry extends { readonly outputs: infer Outputs extends readonly AbiParameter[] }
  ? ResultOf<Outputs>
  : Entry extends FunctionEntry
    ? undefined
    : never

type MutabilityOf<Entry> = Entry extends { readonly stateMutability: infer Mutability extends AbiStateMutability }
  ? Mutability
  : AbiStateMutability

type ResultOf<Outputs extends readonly AbiParameter[]> = number extends Outputs['length']
  ? unknown
  : Outputs extends readonly []
    ? undefined
    : Outputs extends readonly [infer Only extends AbiParameter]
      ? AbiParameterToPrimitiveType<Only, 'outputs'>
      : Values<Outputs, 'outputs'>

/** Not distributed over the length of lists that are not `as const`. */
type Values<
  Parameters extends readonly AbiParameter[],
  Kind extends 'inputs' | 'outputs'
> = number extends Parameters['length'] ? readonly unknown[] : AbiParametersToPrimitiveTypes<Parameters, Kind>

/** As a log has it: an indexed value that does not fit a topic is only its hash. */
type LoggedValue<Parameter extends AbiParameter> = Parameter extends { readonly indexed: true; readonly type: Hashed }
  ? Hex
  : AbiParameterToPrimitiveType<Parameter, 'outputs'>

type Hashed = 'string' | 'bytes' | 'tuple' | `${string}]`

type LoggedOf<Entry> = Entry extends EventEntry
  ? number extends Entry['inputs']['length']
    ? unknown
    : LoggedTuple<Entry['inputs']>
  : never

type LoggedTuple<Parameters extends readonly AbiParameter[]> = Parameters extends readonly []
  ? readonly []
  : AreNamed<Parameters> extends true
    ? { readonly [Parameter in Parameters[number] as NameOf<Parameter>]: LoggedValue<Parameter> }
    : { readonly [Index in keyof Parameters]: LoggedValue<Parameters[Index]> }

type FilterOf<Entry> = Entry extends EventEntry
  ? number extends Entry['inputs']['length']
    ? LooseFilter
    : FilterTuple<Indexed<Entry['inputs']>>
  : never

type FilterTuple<Parameters extends readonly AbiParameter[]> = Parameters extends readonly []
  ? Readonly<Record<string, never>>
  : AreNamed<Parameters> extends true
    ? { readonly [Parameter in Parameters[number] as NameOf<Parameter>]?: LoggedValue<Parameter> | undefined }
    : { readonly [Index in keyof Parameters]?: LoggedValue<Parameters[Index]> | undefined }

type Indexed<Parameters extends readonly AbiParameter[]> = Parameters extends readonly [
  infer First extends AbiParameter,
  ...infer Others extends readonly AbiParameter[]
]
  ? First extends { readonly indexed: true }
    ? readonly [First, ...Indexed<Others>]
    : Indexed<Others>
  : readonly []

type AreNamed<Parameters extends readonly AbiParameter[]> = '' extends NameOf<Parameters[number]> ? false : true

type NameOf<Parameter> = Parameter extends { readonly name: infer Name extends string } ? Name : ''
