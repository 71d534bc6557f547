import type { Hex } from 'viem'
import { baseOf } from '#devchain/nodes/chain-snapshot.ts'
import { callNode } from '../json-rpc.ts'
import type { WeatherRule } from './fault.ts'
import { type PresetName, presets } from './presets.ts'

/** Mines for the rules of a preset, see `mineForRules`. */
export function mineForPreset(nodeUrl: string, preset: PresetName): Promise<void> {
  return mineForRules(nodeUrl, presets[preset].rules)
}

/**
 * Mines the blocks that rules hide: a fork without blocks of its own cannot have a stale head. Call it before applying
 * the rules.
 */
export async function mineForRules(nodeUrl: string, rules: readonly WeatherRule[]): Promise<void> {
  const hidden = Math.max(0, ...rules.map(({ fault }) => (fault.kind === 'stale-head' ? fault.blocks : 0)))
  if (hidden === 0) return
  const [{ forkBlock }, head] = await Promise.all([baseOf(nodeUrl), callNode<Hex>(nodeUrl, 'eth_blockNumber')])
  const missing = forkBlock + hidden - Number(head)
  if (missing > 0) await callNode(nodeUrl, 'anvil_mine', [missing])
}
