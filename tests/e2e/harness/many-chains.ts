import type { Chain, Token } from '#domain/chain/chain.ts'

export const CHAINS = 500
/** Those that are not on a local node have ids from here on. */
export const FIRST_OTHER_CHAIN = 900_000
const TOKENS = 200

/** The given chains, each with many tokens, and as many others as it takes; nobody answers for those. */
export function manyChains(chains: readonly Chain[]): readonly Chain[] {
  const [first] = chains
  if (!first) return []
  const { multicall3: _, gasPriceOracle: __, ...preset } = first
  const others = Array.from({ length: CHAINS - chains.length }, (_, n): Chain => {
    const id = FIRST_OTHER_CHAIN + chains.length + n
    return { ...preset, id, name: `Network ${id}`, network: `network-${id}`, rpcUrls: [`/nobody/${id}`], tokens: [] }
  })
  return [...chains.map((chain) => ({ ...chain, tokens: manyTokens() })), ...others]
}

function manyTokens(): readonly Token[] {
  return Array.from({ length: TOKENS }, (_, n) => ({
    address: `0x${(n + 1).toString(16).padStart(40, '0')}`,
    symbol: `T${n}`,
    decimals: 18
  }))
}
