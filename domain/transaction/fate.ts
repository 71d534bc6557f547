import type { Receipt } from '#domain/ports/chain-reader.ts'
import type { Hex } from '../address.ts'
import type { KeptRevert } from './kept-revert.ts'

/** Ethereum does not reorganise blocks that are two epochs deep; a settled entry that deep is final. */
export const FINAL_DEPTH = 64n

/** The three statuses (requirement S6); everything else is in the fate's other fields. */
export type TransactionStatus = Fate['status']

/**
 * - `speed-up`: does the same, so its receipt decides the entry's fate
 * - `cancellation`: sends nothing, and costs a fee
 * - `other`: does something else
 * - `unclear`: was not found or cannot be compared, so it may be any of these; the entry counts as failed
 */
export type Replacement = 'speed-up' | 'cancellation' | 'other' | 'unclear'

/** What became of an entry, in the stored fields. */
export type Fate = Pending | Settled | Replaced

type Pending = {
  readonly status: 'pending'
  readonly isFinal?: never
  readonly revert?: never
  readonly isOutcomeUnknown?: never
} & Block &
  MaybeSpedUp &
  (Known | Unknown | Mined)

type Settled = (Confirmed | Failed) & MaybeFinal & Block & MaybeSpedUp

interface Confirmed {
  readonly status: 'confirmed'
  readonly revert?: never
  /** It is in a block of a network whose receipts do not say whether it succeeded. */
  readonly isOutcomeUnknown?: true
}

interface Failed {
  readonly status: 'failed'
  readonly isOutcomeUnknown?: never
  /** Why it was reverted in its block; absent until that is known, and if nodes do not tell. */
  readonly revert?: KeptRevert
}

/** Another transaction, not a speed-up, used the nonce: the entry's own is in no block. */
type Replaced = {
  readonly status: 'failed'
  readonly revert?: never
  readonly isOutcomeUnknown?: never
} & MaybeFinal &
  Block &
  ReplacedBy

/** The block of a settled entry or of its replacement; of a pending entry, the block removed by a reorganisation. */
interface Block {
  readonly blockNumber?: number
  readonly blockHash?: Hex
}

type ReplacedBy =
  | { readonly replacement: 'cancellation'; readonly replacedBy: Hex; readonly instead?: never }
  /** `instead`: what it did, from `outlineOf` (replacement.ts). */
  | { readonly replacement: 'other'; readonly replacedBy: Hex; readonly instead?: string }
  /** The hash is absent if the replacement was not found. */
  | { readonly replacement: 'unclear'; readonly replacedBy?: Hex; readonly instead?: never }

/** A speed-up is kept whatever its status, because it does what the entry says. */
type MaybeSpedUp = { readonly instead?: never } & (
  | { readonly replacement: 'speed-up'; readonly replacedBy: Hex }
  | { readonly replacement?: never; readonly replacedBy?: never }
)

interface Known {
  readonly unknownSince?: never
  readonly isBeyondHistory?: never
  readonly confirmationsSoFar?: never
}

/** Final once no reorganisation can reach it. */
interface MaybeFinal extends Known {
  readonly isFinal?: true
}

/**
 * Unknown to the nodes since then, in milliseconds since 1970; beyond history if it was first seen so long ago that
 * nodes may have pruned its block.
 */
interface Unknown {
  readonly unknownSince: number
  readonly isBeyondHistory?: true
  readonly confirmationsSoFar?: never
}

/** In a block, but with fewer confirmations than the entry waits for. */
interface Mined {
  readonly confirmationsSoFar: number
  readonly unknownSince?: never
  readonly isBeyondHistory?: never
}

export type FateEvent =
  /** The chain has its receipt, or that of its speed-up. */
  | { readonly type: 'mined'; readonly receipt: Receipt; readonly head: bigint; readonly confirmations: number }
  /** A node has the transaction. */
  | { readonly type: 'seen' }
  /** No node has had it for longer than nodes may lag. */
  | { readonly type: 'unseen'; readonly since: number; readonly isBeyondHistory: boolean }
  /** At this head, nothing contradicts a settled entry. */
  | { readonly type: 'upheld'; readonly head: bigint }
  /** Polls have confirmed that a pending entry's nonce is used, or that a settled entry is no longer on the chain. */
  | { readonly type: 'contradicted'; readonly head: bigint }
  /** The transaction that used the nonce was found. */
  | ({
      readonly type: 'replaced'
      readonly replacement: Replacement
      readonly replacedBy: Hex
      readonly instead: string
    } & Required<Block>)
  /** The entry's own transaction turned out to have used the nonce. */
  | { readonly type: 'own-found' }
  /** Run again as of that block, its call told why it was reverted. */
  | { readonly type: 'explained'; readonly blockHash: Hex; readonly revert: KeptRevert }
  /** The owners of a Safe rejected it, or its execution failed. */
  | { readonly type: 'proposal-ended' }

/** Returns the same object if the event does not apply to this fate. */
export function nextFate(fate: Fate, event: FateEvent): Fate {
  if (event.type === 'replaced' || event.type === 'own-found') {
    const isSearched = fate.status === 'pending' || fate.replacement === 'unclear'
    return isSearched ? afterSearch(fate, event) : fate
  }
  if (event.type === 'explained') return explained(fate, event)
  if (isSettledForGood(fate)) return fate
  if (event.type === 'mined') return mined(fate, event)
  return fate.status === 'pending' ? nextPending(fate, event) : nextSettled(fate, event)
}

/** True if no poll can change the entry: it is final, or has no block, as a proposal that has ended. */
export function isSettledForGood({ status, blockNumber, isFinal }: Fate): boolean {
  return status !== 'pending' && (isFinal === true || blockNumber === undefined)
}

export function isReplaced(fate: Fate): fate is Replaced {
  return fate.replacement !== undefined && fate.replacement !== 'speed-up'
}

/** True of a transaction that was reverted in a block: not of a proposal, nor of one that was replaced. */
export function isReverted(fate: Fate): fate is Failed & Required<Block> & MaybeSpedUp {
  return fate.status === 'failed' && !isReplaced(fate) && fate.blockNumber !== undefined && fate.blockHash !== undefined
}

type Found = Extract<FateEvent, { readonly type: 'replaced' | 'own-found' }>
type WithReceipt = Extract<FateEvent, { readonly type: 'mined' }>
type Explained = Extract<FateEvent, { readonly type: 'explained' }>
type Polled = Exclude<FateEvent, Found | WithReceipt | Explained>

/** No longer final: finality was about another block. */
function afterSearch(fate: Fate, event: Found): Fate {
  if (event.type === 'own-found') {
    const { unknownSince, isBeyondHistory } = fate
    if (unknownSince === undefined) return { status: 'pending' }
    return { status: 'pending', unknownSince, ...(isBeyondHistory && { isBeyondHistory }) }
  }
  const { replacement, replacedBy, instead, blockNumber, blockHash } = event
  if (replacement === 'speed-up') return { status: 'pending', replacement, replacedBy }
  const failed = { status: 'failed', replacedBy, blockNumber, blockHash } as const
  return replacement === 'other' ? { ...failed, replacement, instead } : { ...failed, replacement }
}

function explained(fate: Fate, { blockHash, revert }: Explained): Fate {
  return isReverted(fate) && fate.blockHash === blockHash && fate.revert === undefined ? { ...fate, revert } : fate
}

function nextPending(fate: Pending, event: Polled): Fate {
  const { unknownSince, isBeyondHistory: _, confirmationsSoFar: _mined, ...seen } = fate
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

/** Forgets the previous block. */
function mined(fate: Fate, { receipt, head, confirmations }: WithReceipt): Fate {
  // Even if the node's head lags.
  if (fate.status !== 'pending' && fate.blockHash === receipt.blockHash) return finalWhenDeep(fate, head)
  const confirmationsSoFar = Number(head - receipt.blockNumber + 1n)
  if (confirmationsSoFar < confirmations) return { status: 'pending', ...speedUpOf(fate), ...soFar(confirmationsSoFar) }
  const block = { blockNumber: Number(receipt.blockNumber), blockHash: receipt.blockHash }
  const inBlock = { ...speedUpOf(fate), ...block }
  if (receipt.succeeded === false) return finalWhenDeep({ status: 'failed', ...inBlock }, head)
  const isOutcomeUnknown = receipt.succeeded === undefined
  return finalWhenDeep({ status: 'confirmed', ...inBlock, ...(isOutcomeUnknown && { isOutcomeUnknown }) }, head)
}

/** A node whose head lags may have the receipt before the block. */
function soFar(confirmationsSoFar: number): Known | Mined {
  return confirmationsSoFar > 0 ? { confirmationsSoFar } : {}
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
