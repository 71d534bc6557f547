import type { Hex } from '#domain/address.ts'
import { callNode } from '../json-rpc.ts'

/** Mines one block with this base fee, in wei; from there on the chain moves it by its own rules. */
export async function spikeBaseFee(nodeUrl: string, baseFeePerGas: bigint): Promise<void> {
  await callNode(nodeUrl, 'anvil_setNextBlockBaseFeePerGas', [`0x${baseFeePerGas.toString(16)}`])
  await callNode(nodeUrl, 'evm_mine')
}

/**
 * Puts as many empty blocks in place of the last `depth`; their transactions are gone, not pending again. @throws
 * NodeError when that reaches below the block that was forked.
 */
export async function reorganise(nodeUrl: string, depth: number): Promise<void> {
  await callNode(nodeUrl, 'anvil_reorg', [depth, []])
}

/** Forgets a pending transaction. @returns whether there was one. */
export async function dropTransaction(nodeUrl: string, hash: Hex): Promise<boolean> {
  const dropped = await callNode<Hex | null>(nodeUrl, 'anvil_dropTransaction', [hash])
  return dropped !== null
}
