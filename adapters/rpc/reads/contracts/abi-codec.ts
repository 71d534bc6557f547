import type { AbiError, AbiEvent, AbiFunction, AbiParameter } from 'abitype'
import type { Log } from '#adapters/rpc/endpoint/read-answers.ts'
import { type Address, type Hex, isAddress } from '#domain/address.ts'
import { signatureOf } from '#domain/contract/abi-fragment.ts'
import { type AbiType, componentsOf, typeOf } from '#domain/contract/abi-type.ts'
import { fromLists, loggedParameters, toLists } from '#domain/contract/abi-values.ts'
import type { AbiLibrary } from '../rpc-library.ts'
import { solidityErrors } from './known-fragments.ts'
import { bytesOf, hasTexts, withBytesForTexts, withoutTexts, withTexts } from './texts.ts'

interface DecodedError {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly args: readonly unknown[]
}

/** `0x` and four bytes. */
const SELECTOR_DIGITS = 10
/** Hex digits. */
const WORD = 64

/**
 * Calls, results, errors and events in the ABI's encoding, by an RPC library. Values are canonical, as in
 * `domain/contract/abi-values.ts`. Every method throws if it cannot do its work, also for an address with a wrong checksum,
 * which nothing above it checks. Names of parameters may be any text: no library gets them.
 */
export class AbiCodec {
  readonly #library: AbiLibrary

  constructor(library: AbiLibrary) {
    this.#library = library
  }

  encode(parameters: readonly AbiParameter[], values: readonly unknown[]): Hex {
    const lists = toLists(parameters, values)
    const checked = parameters.map((parameter, index) => this.#checked(typeOf(parameter), lists[index]))
    return this.#library.encode(parameters.map(withoutNames), checked)
  }

  encodeCall(fragment: AbiFunction, args: readonly unknown[]): Hex {
    return `${this.#selectorOf(fragment)}${this.encode(fragment.inputs, args).slice(2)}` as Hex
  }

  /** A list, also of one or no values. */
  decodeResult({ outputs }: AbiFunction, data: Hex): readonly unknown[] {
    return this.#decode(outputs, data)
  }

  /**
   * `data` has at least a selector. Undefined if it is none of these errors, nor Solidity's own two, `Error(string)` and
   * `Panic(uint256)`.
   */
  decodeError(errors: readonly AbiError[], data: Hex): DecodedError | undefined {
    const found = [...errors, ...solidityErrors].find((error) => data.startsWith(this.#selectorOf(error)))
    if (!found) return undefined
    const { name, inputs } = found
    return { name, inputs, args: this.#decode(inputs, `0x${data.slice(SELECTOR_DIGITS)}`) }
  }

  eventTopic(fragment: AbiEvent): Hex {
    return this.#library.keccak256(bytesOf(signatureOf(fragment)))
  }

  /** In the order of the event's parameters; an indexed parameter of a dynamic type is its hash. */
  decodeEvent({ inputs }: AbiEvent, { data, topics }: Pick<Log, 'data' | 'topics'>): readonly unknown[] {
    const parameters = loggedParameters(inputs)
    const indexed = parameters.filter((parameter) => parameter.indexed)
    const others = parameters.filter((parameter) => !parameter.indexed)
    const words = topics.slice(1).map((topic) => topic.slice(2))
    const fromTopics = this.#decode(indexed, `0x${words.join('')}`).values()
    const fromData = this.#decode(others, data).values()
    return parameters.map((parameter) => (parameter.indexed ? fromTopics : fromData).next().value)
  }

  /**
   * Whether `data` begins with the canonical encoding of the values. Libraries disagree about other encodings: a bool of 2
   * is an error in viem and true in ethers.
   */
  isCanonical(parameters: readonly AbiParameter[], values: readonly unknown[], data: Hex): boolean {
    return (data.length - 2) % WORD === 0 && data.toLowerCase().startsWith(this.#encodeDecoded(parameters, values))
  }

  /** A text that was decoded may be none that a library encodes: it is encoded as the bytes that it is. */
  #encodeDecoded(parameters: readonly AbiParameter[], values: readonly unknown[]): Hex {
    if (!parameters.some(hasTexts)) return this.encode(parameters, values)
    const asBytes = parameters.map(withBytesForTexts)
    return this.encode(asBytes, fromLists(asBytes, withoutTexts(parameters, toLists(parameters, values))))
  }

  #decode(parameters: readonly AbiParameter[], data: Hex): readonly unknown[] {
    const lists = this.#library.decode(parameters.map(withBytesForTexts).map(withoutNames), data)
    return fromLists(parameters, withTexts(parameters, lists))
  }

  #selectorOf(fragment: AbiFunction | AbiError): string {
    return this.#library.keccak256(bytesOf(signatureOf(fragment))).slice(0, SELECTOR_DIGITS)
  }

  /**
   * The list with its addresses in lower case, whose checksum no library checks again: some take one in upper case for one
   * without, and some check none.
   * @throws TypeError for what is not an address, or has a wrong checksum
   */
  #checked(type: AbiType, list: unknown): unknown {
    if (type.kind === 'address') return this.#lowerCase(list)
    if (!Array.isArray(list)) return list
    if (type.kind === 'array') return list.map((entry) => this.#checked(type.entry, entry))
    return type.kind === 'tuple' ? type.components.map((each, index) => this.#checked(each.type, list[index])) : list
  }

  #lowerCase(address: unknown): Address {
    if (!isAddress(address)) throw new TypeError(`${String(address)} is not an address`)
    const lowerCase = address.toLowerCase() as Address
    if (address === lowerCase || this.#library.toChecksum(lowerCase) === address) return lowerCase
    throw new TypeError(`${address} has a wrong checksum`)
  }
}

/** A library makes lists of tuples without names, and would refuse or lose some that compilers allow. */
function withoutNames(parameter: AbiParameter): AbiParameter {
  const { type } = parameter
  return type.startsWith('tuple') ? { type, components: componentsOf(parameter).map(withoutNames) } : { type }
}
