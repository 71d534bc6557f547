import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Hex } from '#domain/address.ts'
import { callNode } from '../json-rpc.ts'

/** A fork as it was. */
export interface SavedChain {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** What the dump stands on: over any other block it would make a chain that never was. */
  readonly forkBlock: number
  readonly forkBlockHash: Hex
  /** anvil's own: accounts that changed, local blocks and their transactions; gzip. */
  readonly dump: Hex
}

/** Where forks go on from, and where they are kept. */
export interface SavedChains {
  saved(chainId: number): SavedChain | undefined
  keep(chainId: number, chain: SavedChain): void
}

/** The block that a fork stands on. */
export type ForkBase = Pick<SavedChain, 'forkBlock' | 'forkBlockHash'>

/** @throws Error when the node does not answer. */
export async function saveChain(url: string): Promise<SavedChain> {
  const [base, dump] = await Promise.all([baseOf(url), callNode<Hex>(url, 'anvil_dumpState')])
  return { savedAt: Date.now(), ...base, dump }
}

/** The file that a node with `--dump-state` wrote when it ended; undefined when it was not given the time. */
export function readDump(path: string, base: ForkBase): SavedChain | undefined {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs === undefined) return undefined
  const dump: Hex = `0x${gzipSync(readFileSync(path)).toString('hex')}`
  return { savedAt: Math.floor(mtimeMs), ...base, dump }
}

/** @throws Error with one sentence when the fork stands on another block than the dump. */
export async function restoreChain(url: string, saved: SavedChain): Promise<void> {
  const base = await baseOf(url)
  if (base.forkBlockHash !== saved.forkBlockHash) {
    throw new Error(
      `the saved state stands on block ${saved.forkBlock} (${shorten(saved.forkBlockHash)}), this fork on block ${base.forkBlock} (${shorten(base.forkBlockHash)}).`
    )
  }
  await callNode(url, 'anvil_loadState', [saved.dump])
}

/** @throws Error when the node does not answer. */
export async function baseOf(url: string): Promise<ForkBase> {
  const { forkedNetwork } = await callNode<{
    readonly forkedNetwork: { readonly forkBlockNumber: number; readonly forkBlockHash: Hex }
  }>(url, 'anvil_metadata')
  return { forkBlock: forkedNetwork.forkBlockNumber, forkBlockHash: forkedNetwork.forkBlockHash }
}

function shorten(hash: Hex): string {
  return `${hash.slice(0, 10)}…`
}
