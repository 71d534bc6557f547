import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Hex, zeroHash } from 'viem'
import { callNode } from '../json-rpc.ts'

/** The saved state of a fork. */
export interface ChainSnapshot {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The block that the dump belongs to: on top of another block it would make no sense. */
  readonly forkBlock: number
  readonly forkBlockHash: Hex
  /** anvil's dump: changed accounts, local blocks and their transactions; gzip. */
  readonly dump: Hex
}

/** The last snapshot of each chain: a file, or a map for one process. */
export interface ChainSnapshots {
  get(chainId: number): ChainSnapshot | undefined
  set(chainId: number, snapshot: ChainSnapshot): void
}

/** The block that was forked. */
export type ForkBase = Pick<ChainSnapshot, 'forkBlock' | 'forkBlockHash'>

/** What a chain without history is based on: any state of such a chain fits. */
const EMPTY: ForkBase = { forkBlock: 0, forkBlockHash: zeroHash }

/** @throws Error when the node does not answer. */
export async function takeSnapshot(url: string): Promise<ChainSnapshot> {
  const [base, dump] = await Promise.all([baseOf(url), callNode<Hex>(url, 'anvil_dumpState')])
  return { savedAt: Date.now(), ...base, dump }
}

/** The file that a node with `--dump-state` wrote when it ended; undefined if it was killed before that. */
export function readDump(path: string, base: ForkBase): ChainSnapshot | undefined {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs === undefined) return undefined
  const dump: Hex = `0x${gzipSync(readFileSync(path)).toString('hex')}`
  return { savedAt: Math.floor(mtimeMs), ...base, dump }
}

/** @throws Error with one sentence when the fork and the dump have different base blocks. */
export async function restoreSnapshot(url: string, snapshot: ChainSnapshot): Promise<void> {
  const base = await baseOf(url)
  if (base.forkBlockHash !== snapshot.forkBlockHash) {
    throw new Error(mismatch(snapshot, base))
  }
  await callNode(url, 'anvil_loadState', [snapshot.dump])
}

/** For a chain that started empty, its first block and a hash of zeros. @throws Error when the node does not answer. */
export async function baseOf(url: string): Promise<ForkBase> {
  const { forkedNetwork } = await callNode<{
    readonly forkedNetwork?: { readonly forkBlockNumber: number; readonly forkBlockHash: Hex } | null
  }>(url, 'anvil_metadata')
  if (!forkedNetwork) return EMPTY
  return { forkBlock: forkedNetwork.forkBlockNumber, forkBlockHash: forkedNetwork.forkBlockHash }
}

/** Undefined for the state of an empty chain, and without one. */
export function forkBlockOf(saved: ForkBase | undefined): number | undefined {
  return saved && saved.forkBlockHash !== zeroHash ? saved.forkBlock : undefined
}

function mismatch(saved: ForkBase, base: ForkBase): string {
  if (base.forkBlockHash === zeroHash)
    return `the saved state is of a fork of block ${saved.forkBlock}, this chain is empty.`
  const here = `fork on block ${base.forkBlock} (${shorten(base.forkBlockHash)})`
  if (saved.forkBlockHash === zeroHash) return `the saved state is of an empty chain, this is a ${here}.`
  return `the saved state is based on block ${saved.forkBlock} (${shorten(saved.forkBlockHash)}), this ${here}.${remedy(saved, base)}`
}

function remedy(saved: ForkBase, base: ForkBase): string {
  return saved.forkBlock === base.forkBlock ? '' : ` Use another file for the state, or fork block ${saved.forkBlock}.`
}

function shorten(hash: Hex): string {
  return `${hash.slice(0, 10)}…`
}
