import type { Hex } from 'viem'
import { callNode } from '../json-rpc.ts'

/** Mines one block with this base fee, in wei; after that the chain adjusts it by its own rules. */
export async function spikeBaseFee(nodeUrl: string, baseFeePerGas: bigint): Promise<void> {
  await callNode(nodeUrl, 'anvil_setNextBlockBaseFeePerGas', [`0x${baseFeePerGas.toString(16)}`])
  await callNode(nodeUrl, 'evm_mine')
}

/**
 * Replaces the last `depth` blocks with empty ones; their transactions are lost, not pending again. @throws NodeError when
 * that reaches below the forked block.
 */
export async function reorganise(nodeUrl: string, depth: number): Promise<void> {
  await callNode(nodeUrl, 'anvil_reorg', [depth, []])
}

/** Drops a pending transaction. @returns whether it was pending. */
export async function dropTransaction(nodeUrl: string, hash: Hex): Promise<boolean> {
  const dropped = await callNode<Hex | null>(nodeUrl, 'anvil_dropTransaction', [hash])
  return dropped !== null
}
