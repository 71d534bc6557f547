import type { AbiEvent, AbiFunction, AbiParameter } from 'abitype'
import {
  AbiCoder,
  ErrorFragment,
  EventFragment,
  FunctionFragment,
  getAddress,
  Indexed,
  Interface,
  ParamType
} from 'ethers'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import { solidityErrors } from '#adapters/rpc/reads/contracts/known-fragments.ts'
import type { Hex } from '#domain/address.ts'
import { fromLists, toLists } from '#domain/contract/abi-values.ts'

/** Knows no fragments: each function takes its own. */
const abi = new Interface([])
const coder = AbiCoder.defaultAbiCoder()

/** ethers has lists for tuples, and bigints for all integers. */
export const ethersCodec: AbiCodec = {
  encode: (parameters, values) => coder.encode(parameters.map(toParamType), toValues(parameters, values)) as Hex,

  encodeCall: (fragment, args) => abi.encodeFunctionData(toFunction(fragment), toValues(fragment.inputs, args)) as Hex,

  decodeResult(fragment, data) {
    const result = abi.decodeFunctionResult(toFunction(fragment), data)
    return fromLists(fragment.outputs, result.toArray(true))
  },

  decodeError(errors, data) {
    const found = [...errors, ...solidityErrors].find(({ name, inputs }) => {
      const { selector } = ErrorFragment.from({ type: 'error', name, inputs: inputs.map(withoutName) })
      return data.startsWith(selector)
    })
    if (!found) return undefined
    const { name, inputs } = found
    const values = coder.decode(inputs.map(toParamType), `0x${data.slice(SELECTOR_DIGITS)}`)
    return { name, inputs, args: fromLists(inputs, values.toArray(true)) }
  },

  eventTopic: (fragment) => toEvent(fragment).topicHash as Hex,

  decodeEvent(fragment, { data, topics }) {
    const result = abi.decodeEventLog(toEvent(fragment), data, topics).toArray(true) as readonly unknown[]
    return fragment.inputs.map((parameter, index) => {
      const value = result[index]
      return value instanceof Indexed ? value.hash : fromLists([parameter], [value])[0]
    })
  }
}

/** Also of a few addresses with the right checksum. */
const UPPER_CASE = /^0x(?=.*[A-F])[0-9A-F]+$/
/** `0x` and four bytes. */
const SELECTOR_DIGITS = 10

/** @throws TypeError for an address in upper case, unless that is its checksum: for ethers, it has none. */
function toValues(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly unknown[] {
  const lists = toLists(parameters, values)
  return parameters.map((parameter, index) =>
    toParamType(parameter).walk(lists[index], (type, value) => {
      const isUpperCase = type === 'address' && UPPER_CASE.test(value)
      if (isUpperCase && getAddress(value.toLowerCase()) !== value) throw new TypeError(`${value} has a wrong checksum`)
      return value
    })
  )
}

function toFunction({ name, inputs, outputs }: AbiFunction): FunctionFragment {
  return FunctionFragment.from({
    type: 'function',
    name,
    inputs: inputs.map(withoutName),
    outputs: outputs.map(withoutName)
  })
}

function toEvent({ name, inputs }: AbiEvent): EventFragment {
  const parameters = inputs.map((input) => ({ ...withoutName(input), indexed: input.indexed === true }))
  return EventFragment.from({ type: 'event', name, inputs: parameters, anonymous: false })
}

function toParamType(parameter: AbiParameter): ParamType {
  return ParamType.from(withoutName(parameter))
}

/** ethers refuses some names that compilers allow, and needs none. */
function withoutName(parameter: AbiParameter): object {
  const { type } = parameter
  return 'components' in parameter ? { type, components: parameter.components.map(withoutName) } : { type }
}
