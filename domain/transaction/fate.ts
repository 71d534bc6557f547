import type { Receipt } from '#domain/ports/chain-reader.ts'
import type { Hex } from '../address.ts'

/** Ethereum itself takes back no block that lies two epochs deep; a settled entry as deep as that is final. */
export const FINAL_DEPTH = 64n

/** The specification's three words; what else is known stands in the fate's other fields. */
export type TransactionStatus = Fate['status']

/**
 * - `speed-up`: does the same, so that it decides what becomes of the entry
 * - `cancellation`: sends nothing, and costs a fee
 * - `other`: does something else
 * - `unclear`: was not found, or cannot be compared, so that it may be any of these; the entry is as good as failed
 */
export type Replacement = 'speed-up' | 'cancellation' | 'other' | 'unclear'

/** What has become of an entry, in the fields that are stored. */
export type Fate = Pending | Settled | Replaced

type Pending = { readonly status: 'pending'; readonly isFinal?: never } & Block & MaybeSpedUp & MaybeUnknown

type Settled = { readonly status: 'confirmed' | 'failed' } & MaybeFinal & Block & MaybeSpedUp

/** Another transaction used up the nonce, and it was no speed-up: the entry's own is in no block. */
type Replaced = { readonly status: 'failed' } & MaybeFinal & Block & ReplacedBy

/** Of a settled entry, or of what replaced it; of a pending one, the block that a reorganisation took back. */
interface Block {
  readonly blockNumber?: number
  readonly blockHash?: Hex
}

type ReplacedBy =
  | { readonly replacement: 'cancellation' | 'other'; readonly replacedBy: Hex }
  /** The hash is absent when what took the transaction's place was not found. */
  | { readonly replacement: 'unclear'; readonly replacedBy?: Hex }

/** A speed-up stays: whatever became of it, it does what the entry says. */
type MaybeSpedUp =
  | { readonly replacement: 'speed-up'; readonly replacedBy: Hex }
  | { readonly replacement?: never; readonly replacedBy?: never }

interface Known {
  readonly unknownSince?: never
  readonly isBeyondHistory?: never
}

/** Final once it is so deep that no reorganisation reaches it. */
interface MaybeFinal extends Known {
  readonly isFinal?: true
}

/**
 * No longer, or never, known to the nodes since then, in milliseconds since 1970; beyond history when it was first seen so
 * long ago that nodes may have thrown its block away.
 */
type MaybeUnknown = Known | { readonly unknownSince: number; readonly isBeyondHistory?: true }

export type FateEvent =
  /** The chain has a receipt of it, or of its speed-up. */
  | { readonly type: 'mined'; readonly receipt: Receipt; readonly head: bigint; readonly confirmations: number }
  /** A node has the transaction. */
  | { readonly type: 'seen' }
  /** No node has had it for as long as nodes may lag. */
  | { readonly type: 'unseen'; readonly since: number; readonly isBeyondHistory: boolean }
  /** At this head nothing speaks against a settled entry. */
  | { readonly type: 'upheld'; readonly head: bigint }
  /** Polls have confirmed that a pending entry's nonce is used up, or that a settled one is in the chain no more. */
  | { readonly type: 'contradicted'; readonly head: bigint }
  /** What used up the nonce was found. */
  | ({ readonly type: 'replaced'; readonly replacement: Replacement; readonly replacedBy: Hex } & Required<Block>)
  /** The entry's own transaction was found to have used up the nonce. */
  | { readonly type: 'own-found' }
  /** The owners of a Safe have rejected it, or it failed as they carried it out. */
  | { readonly type: 'proposal-ended' }

/** The same object when the event is not about such a fate. */
export function nextFate(fate: Fate, event: FateEvent): Fate {
  if (event.type === 'replaced' || event.type === 'own-found') {
    const isSearched = fate.status === 'pending' || fate.replacement === 'unclear'
    return isSearched ? afterSearch(fate, event) : fate
  }
  if (isSettledForGood(fate)) return fate
  if (event.type === 'mined') return mined(fate, event)
  return fate.status === 'pending' ? nextPending(fate, event) : nextSettled(fate, event)
}

/** True when no poll can change the entry any more, or no node can tell: that of a proposal, or of an earlier version. */
export function isSettledForGood({ status, blockNumber, isFinal }: Fate): boolean {
  return status !== 'pending' && (isFinal === true || blockNumber === undefined)
}

export function isReplaced(fate: Fate): fate is Replaced {
  return fate.replacement !== undefined && fate.replacement !== 'speed-up'
}

type Found = Extract<FateEvent, { readonly type: 'replaced' | 'own-found' }>
type Mined = Extract<FateEvent, { readonly type: 'mined' }>
type Polled = Exclude<FateEvent, Found | Mined>

/** Not final any more: that was told of another block. */
function afterSearch(fate: Fate, event: Found): Fate {
  if (event.type === 'own-found') {
    const { replacement: _, replacedBy: _by, blockNumber: _block, blockHash: _hash, isFinal: _final, ...rest } = fate
    return { ...rest, status: 'pending' }
  }
  const { replacement, replacedBy, blockNumber, blockHash } = event
  if (replacement === 'speed-up') return { status: 'pending', replacement, replacedBy }
  return { status: 'failed', replacement, replacedBy, blockNumber, blockHash }
}

function nextPending(fate: Pending, event: Polled): Fate {
  const { unknownSince, isBeyondHistory: _, ...seen } = fate
  switch (event.type) {
    case 'seen':
      return seen
    case 'unseen': {
      const since = { unknownSince: unknownSince ?? event.since }
      return { ...seen, ...since, ...(event.isBeyondHistory && { isBeyondHistory: true }) }
    }
    case 'contradicted':
      return { status: 'failed', replacement: 'unclear', blockNumber: Number(event.head) }
    case 'proposal-ended':
      return { ...seen, status: 'failed' }
    case 'upheld':
      return fate
  }
}

function nextSettled(fate: Settled | Replaced, event: Polled): Fate {
  if (event.type === 'upheld') return finalWhenDeep(fate, event.head)
  if (event.type !== 'contradicted') return fate
  return { status: 'pending', ...speedUpOf(fate), ...(!isReplaced(fate) && blockOf(fate)) }
}

/** The block that it was in is of no interest once it is in another. */
function mined(fate: Fate, { receipt, head, confirmations }: Mined): Fate {
  // Whatever the head of a node that lags.
  if (fate.status !== 'pending' && fate.blockHash === receipt.blockHash) return finalWhenDeep(fate, head)
  if (head - receipt.blockNumber + 1n < BigInt(confirmations)) return { status: 'pending', ...speedUpOf(fate) }
  const status = receipt.succeeded ? 'confirmed' : 'failed'
  const block = { blockNumber: Number(receipt.blockNumber), blockHash: receipt.blockHash }
  return finalWhenDeep({ status, ...speedUpOf(fate), ...block }, head)
}

function finalWhenDeep(fate: Settled | Replaced, head: bigint): Fate {
  return head - BigInt(fate.blockNumber ?? 0) < FINAL_DEPTH ? fate : { ...fate, isFinal: true }
}

function speedUpOf({ replacement, replacedBy }: Fate): MaybeSpedUp {
  return replacement === 'speed-up' ? { replacement, replacedBy } : {}
}

function blockOf({ blockNumber, blockHash }: Fate): Block {
  return blockNumber === undefined || blockHash === undefined ? {} : { blockNumber, blockHash }
}
