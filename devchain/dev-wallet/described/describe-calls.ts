import { type AbiParameter, type Address, getAddress, type Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import type { ChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { type Argument, decodeCall } from '#devchain/explorer/chain/decoding.ts'
import { abisOf, contractAt, type KnownContract, labelOf } from '#devchain/explorer/chain/known-contracts.ts'
import { readTokens, type Token } from '#devchain/explorer/chain/token.ts'
import { count, isTokenAmount, tokenAmount } from '#devchain/explorer/parts/amount.ts'
import { plainText } from '#devchain/plain-text.ts'
import type { AskedCall, DescribedArgument, DescribedCall } from './described-call.ts'

/** A value longer than this is no help in a prompt. */
const MAX_VALUE = 400
const MAX_ITEMS = 20

interface Context {
  readonly contracts: readonly KnownContract[]
  readonly token: Token | undefined
}

/** Decodes calls with the ABIs of a chain's known contracts, in their order. */
export async function describeCalls(
  node: ChainNode,
  contracts: readonly KnownContract[],
  calls: readonly AskedCall[]
): Promise<readonly DescribedCall[]> {
  const recipients = calls.flatMap(({ to, data }) => (isAddress(to) && data.length > 2 ? [to] : []))
  const tokens = await readTokens(node, recipients)
  return calls.map(({ to, data }): DescribedCall => {
    if (!isAddress(to)) return {}
    const label = labelOf(contracts, to)
    const decoded = decodeCall(data as Hex, contractAt(contracts, to)?.abi, abisOf(contracts))
    const context = { contracts, token: tokens.get(to.toLowerCase()) }
    const args = decoded?.args.map((argument) => describe(argument, context))
    return {
      ...(label !== undefined && { contract: plainText(label) }),
      ...(decoded && args && { called: { name: plainText(decoded.name), isGuess: decoded.isGuess, args } })
    }
  })
}

function describe({ name, parameter, value }: Argument, context: Context): DescribedArgument {
  return { name: plainText(name), type: parameter.type, value: bounded(textOf(parameter, value, context)) }
}

function textOf(parameter: AbiParameter, value: unknown, context: Context): string {
  if (Array.isArray(value)) {
    const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') } as AbiParameter
    const shown = value.slice(0, MAX_ITEMS).map((each) => textOf(item, each, context))
    const rest = value.length - shown.length
    return `[${[...shown, ...(rest > 0 ? [`and ${count(rest)} more`] : [])].join(', ')}]`
  }
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    const fields = parameter.components.map((each) => {
      const name = each.name ?? ''
      return `${plainText(name)}: ${textOf(each, Object(value)[name], context)}`
    })
    return `{ ${fields.join(', ')} }`
  }
  if (parameter.type === 'address' && isAddress(value)) return addressText(value, context)
  if (typeof value === 'bigint')
    return context.token && isTokenAmount(parameter) ? tokenAmount(value, context.token) : count(value)
  if (parameter.type === 'string') return `“${plainText(value)}”`
  return String(value)
}

function addressText(address: Address, { contracts }: Context): string {
  const label = labelOf(contracts, address)
  return label === undefined ? getAddress(address) : `${getAddress(address)} (${plainText(label)})`
}

function bounded(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}
