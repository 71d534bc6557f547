import {
  type Abi,
  type AbiParameter,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionData,
  type Hex,
  toEventSelector,
  toEventSignature,
  toFunctionSelector,
  toFunctionSignature
} from 'viem'
import { knownAbis } from './known-abis.ts'

export interface Argument {
  readonly name: string
  readonly parameter: AbiParameter
  readonly value: unknown
}

/** A call, event or error decoded with an ABI. */
export interface Decoded {
  readonly name: string
  /** Such as `transfer(address,uint256)`. */
  readonly signature: string
  readonly args: readonly Argument[]
  /** The contract is unknown: decoded by its selector alone, which another function could share. */
  readonly isGuess: boolean
}

export interface RawLog {
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** `abi` is the contract's own, if known; `others` and all known ABIs are tried after it. */
export function decodeCall(data: Hex, abi?: Abi, others?: readonly Abi[]): Decoded | undefined {
  if (data.length < 10) return undefined
  return firstOf([abi, ...(others ?? [])], (candidate) => {
    const { functionName, args } = decodeFunctionData({ abi: candidate, data })
    // By its selector, since functions with the same name may differ in their inputs only.
    const item = candidate.find((entry) => entry.type === 'function' && toFunctionSelector(entry) === data.slice(0, 10))
    if (item?.type !== 'function') return undefined
    return { name: functionName, signature: toFunctionSignature(item), args: named(item.inputs, args) }
  })
}

export function decodeLog({ topics, data }: RawLog, abi?: Abi, others?: readonly Abi[]): Decoded | undefined {
  const [signature, ...indexed] = topics
  if (signature === undefined) return undefined
  return firstOf([abi, ...(others ?? [])], (candidate) => {
    const { eventName, args } = decodeEventLog({ abi: candidate, data, topics: [signature, ...indexed], strict: true })
    const item = candidate.find((entry) => entry.type === 'event' && toEventSelector(entry) === signature)
    if (item?.type !== 'event' || eventName === undefined) return undefined
    return { name: eventName, signature: toEventSignature(item), args: named(item.inputs, args) }
  })
}

/**
 * What a call returned when it reverted: `Error(string)`, `Panic(uint256)`, or an error of a known contract. The error may
 * come from a contract that this one called, so `others` are tried, too.
 */
export function decodeRevert(data: Hex, abi?: Abi, others?: readonly Abi[]): Decoded | undefined {
  if (data.length < 10) return undefined
  return firstOf([abi, ...(others ?? [])], (candidate) => {
    const { errorName, abiItem, args } = decodeErrorResult({ abi: candidate, data })
    const inputs = 'inputs' in abiItem ? (abiItem.inputs as readonly AbiParameter[]) : []
    const signature = `${errorName}(${inputs.map(({ type }) => type).join(',')})`
    return { name: errorName, signature, args: named(inputs, args) }
  })
}

/** The first of `abis` is the contract's own, if known. */
function firstOf(
  abis: readonly (Abi | undefined)[],
  decode: (abi: Abi) => Omit<Decoded, 'isGuess'> | undefined
): Decoded | undefined {
  const [own] = abis
  for (const abi of [...abis, ...knownAbis]) {
    if (!abi) continue
    try {
      const decoded = decode(abi)
      if (decoded) return { ...decoded, isGuess: abi !== own }
    } catch {
      // viem throws when the ABI has no match.
    }
  }
  return undefined
}

/** viem returns arguments as a list, except by name for events whose parameters are all named. */
export function named(inputs: readonly AbiParameter[], args: unknown): readonly Argument[] {
  return inputs.map((parameter, index) => {
    const name = parameter.name || `#${index + 1}`
    const value = Array.isArray(args) ? args[index] : Object(args)[parameter.name ?? '']
    return { name, parameter, value }
  })
}
