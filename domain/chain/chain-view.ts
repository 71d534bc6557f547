import { type Chain, findChain } from './chain.ts'
import { chainNames } from './chain-names.ts'

/** A chain as views show it, configured or not (requirement E3). */
export interface ChainView {
  readonly id: number
  readonly name: string
  readonly iconUrl?: string
  readonly iconBackground?: string
  readonly hasIcon: boolean
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
