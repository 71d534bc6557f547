import { type Chain, findChain } from './chain.ts'
import { chainNames } from './chain-names.ts'

/** A chain as views show it, configured or not (requirement E3). */
export interface ChainView {
  /** Its EIP-155 chain id. */
  readonly id: number
  /** `Chain` and its id where nothing better is known. */
  readonly name: string
  readonly iconUrl?: string
  readonly iconBackground?: string
  /** Whether there is an `iconUrl`. */
  readonly hasIcon: boolean
  /** The page is not configured for it. */
  readonly unsupported: boolean
}

export function chainView(chains: readonly Chain[], id: number): ChainView {
  const chain = findChain(chains, id)
  if (!chain) return { id, name: chainNames[id] ?? `Chain ${id}`, hasIcon: false, unsupported: true }
  const { name, iconUrl, iconBackground } = chain
  return {
    id,
    name,
    hasIcon: iconUrl !== undefined,
    unsupported: false,
    ...(iconUrl !== undefined && { iconUrl }),
    ...(iconBackground !== undefined && { iconBackground })
  }
}
