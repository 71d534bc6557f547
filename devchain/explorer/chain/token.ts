import { type Address, erc20Abi } from 'viem'
import type { ChainNode } from './chain-node.ts'

const MAX_TOKENS = 24
const MAX_NAME = 40

/** A contract's self-description. It can say anything, so its texts are shown but never trusted. */
export interface Token {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Those addresses that behave like ERC-20 tokens, by lower-case address. */
export async function readTokens(
  { client }: ChainNode,
  addresses: readonly Address[]
): Promise<ReadonlyMap<string, Token>> {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase() as Address))].slice(0, MAX_TOKENS)
  const tokens = await Promise.all(
    unique.map(async (address): Promise<Token | undefined> => {
      const contract = { address, abi: erc20Abi } as const
      const [name, symbol, decimals] = await Promise.allSettled([
        client.readContract({ ...contract, functionName: 'name' }),
        client.readContract({ ...contract, functionName: 'symbol' }),
        client.readContract({ ...contract, functionName: 'decimals' })
      ])
      if (symbol.status === 'rejected' || decimals.status === 'rejected') return undefined
      const shown = plain(symbol.value) || 'units'
      return {
        address,
        symbol: shown,
        name: (name.status === 'fulfilled' && plain(name.value)) || shown,
        decimals: decimals.value
      }
    })
  )
  return new Map(tokens.flatMap((token) => (token ? [[token.address.toLowerCase(), token]] : [])))
}

/** One short line, without control characters and direction overrides. */
function plain(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.length > MAX_NAME ? `${visible.slice(0, MAX_NAME)}…` : visible
}
