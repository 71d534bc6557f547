import type { AbiFunction, AbiParameter } from 'abitype'
import {
  type Abi,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  toEventSelector,
  toFunctionSelector
} from 'viem'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import { solidityErrors } from '#adapters/rpc/reads/contracts/known-fragments.ts'
import { withBytesForTexts, withTexts } from '#adapters/rpc/reads/contracts/texts.ts'
import type { Hex } from '#domain/address.ts'
import { componentsOf } from '#domain/contract/abi-type.ts'
import { fromLists, loggedParameters } from '#domain/contract/abi-values.ts'

/** viem takes canonical values, but loses some of them: a component named `__proto__`, and byte order marks of texts. */
export const viemCodec: AbiCodec = {
  encode: (parameters, values) => encodeAbiParameters(parameters, values),
  encodeCall: (fragment, args) => encodeFunctionData({ abi: [fragment] as Abi, functionName: fragment.name, args }),
  decodeResult: ({ outputs }, data) => decode(outputs, data),
  decodeError(errors, data) {
    const found = [...errors, ...solidityErrors].find((error) => data.startsWith(selectorOf(error)))
    if (!found) return undefined
    const { name, inputs } = found
    return { name, inputs, args: decode(inputs, `0x${data.slice(SELECTOR_DIGITS)}`) }
  },

  eventTopic: (fragment) => toEventSelector(fragment),

  decodeEvent({ inputs }, { data, topics }) {
    const parameters = loggedParameters(inputs)
    const indexed = parameters.filter((parameter) => parameter.indexed)
    const others = parameters.filter((parameter) => !parameter.indexed)
    const fromTopics = decode(indexed, concatHex(topics.slice(1)))[Symbol.iterator]()
    const fromData = decode(others, data)[Symbol.iterator]()
    return parameters.map((parameter) => (parameter.indexed ? fromTopics : fromData).next().value)
  }
}

/** `0x` and four bytes. */
const SELECTOR_DIGITS = 10

function decode(parameters: readonly AbiParameter[], data: Hex): readonly unknown[] {
  const lists: readonly unknown[] = decodeAbiParameters(parameters.map(withBytesForTexts).map(asList), data)
  return fromLists(parameters, withTexts(parameters, lists))
}

/** Without names, so that viem makes lists of tuples. */
function asList(parameter: AbiParameter): AbiParameter {
  const { type } = parameter
  return type.startsWith('tuple') ? { type, components: componentsOf(parameter).map(asList) } : { type }
}

function selectorOf({ name, inputs }: Pick<AbiFunction, 'name' | 'inputs'>): Hex {
  return toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' })
}
