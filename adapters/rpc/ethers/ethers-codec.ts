import type { AbiEvent, AbiFunction, AbiParameter } from 'abitype'
import {
  AbiCoder,
  concat,
  ErrorFragment,
  EventFragment,
  FunctionFragment,
  getAddress,
  Interface,
  ParamType
} from 'ethers'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import { solidityErrors } from '#adapters/rpc/reads/contracts/known-fragments.ts'
import { withBytesForTexts, withTexts } from '#adapters/rpc/reads/contracts/texts.ts'
import type { Hex } from '#domain/address.ts'
import { fromLists, loggedParameters, toLists } from '#domain/contract/abi-values.ts'

/** Knows no fragments: each function takes its own. */
const abi = new Interface([])
const coder = AbiCoder.defaultAbiCoder()

/** ethers has lists for tuples, and bigints for all integers. */
export const ethersCodec: AbiCodec = {
  encode: (parameters, values) => coder.encode(parameters.map(toParamType), toValues(parameters, values)) as Hex,

  encodeCall: (fragment, args) => abi.encodeFunctionData(toFunction(fragment), toValues(fragment.inputs, args)) as Hex,

  decodeResult: ({ outputs }, data) => decode(outputs, data),

  decodeError(errors, data) {
    const found = [...errors, ...solidityErrors].find(({ name, inputs }) => {
      const { selector } = ErrorFragment.from({ type: 'error', name, inputs: inputs.map(withoutName) })
      return data.startsWith(selector)
    })
    if (!found) return undefined
    const { name, inputs } = found
    return { name, inputs, args: decode(inputs, `0x${data.slice(SELECTOR_DIGITS)}`) }
  },

  eventTopic: (fragment) => toEvent(fragment).topicHash as Hex,

  decodeEvent({ inputs }, { data, topics }) {
    const parameters = loggedParameters(inputs)
    const indexed = parameters.filter((parameter) => parameter.indexed)
    const others = parameters.filter((parameter) => !parameter.indexed)
    const fromTopics = decode(indexed, concat(topics.slice(1)) as Hex)[Symbol.iterator]()
    const fromData = decode(others, data)[Symbol.iterator]()
    return parameters.map((parameter) => (parameter.indexed ? fromTopics : fromData).next().value)
  }
}

function decode(parameters: readonly AbiParameter[], data: Hex): readonly unknown[] {
  const values = coder.decode(parameters.map(withBytesForTexts).map(toParamType), data).toArray(true)
  return fromLists(parameters, withTexts(parameters, values))
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
