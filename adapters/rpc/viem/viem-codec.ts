import type { AbiError } from 'abitype'
import {
  type Abi,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  toEventSelector
} from 'viem'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import type { Hex } from '#domain/address.ts'

/** viem's values are canonical: the domain's are those of abitype, as viem's are. */
export const viemCodec: AbiCodec = {
  encode: (parameters, values) => encodeAbiParameters(parameters, values),
  encodeCall: (fragment, args) => encodeFunctionData({ abi: [fragment] as Abi, functionName: fragment.name, args }),
  decodeResult({ name: functionName, ...fragment }, data) {
    const abi: Abi = [{ ...fragment, name: functionName }]
    const result: unknown = decodeFunctionResult({ abi, functionName, data })
    return fragment.outputs.length > 1 ? (result as readonly unknown[]) : [result]
  },
  decodeError(errors, data) {
    const { abiItem, args = [] } = decodeErrorResult({ abi: errors as Abi, data })
    const { name, inputs } = abiItem as AbiError
    return { name, inputs, args }
  },

  eventTopic: (fragment) => toEventSelector(fragment),

  decodeEvent(fragment, { data, topics }) {
    const { args = [] }: { args?: unknown } = decodeEventLog({
      abi: [fragment] as Abi,
      data,
      topics: topics as [Hex, ...Hex[]]
    })
    const values = args as Readonly<Record<string | number, unknown>>
    return fragment.inputs.map(({ name }, index) => values[Array.isArray(args) ? index : (name ?? index)])
  }
}
