import type { Receipt } from '#domain/ports/chain-reader.ts'
import type { Hex } from '../address.ts'
import type { StoredRevert } from './stored-revert.ts'

/** Ethereum does not reorganise blocks that are two epochs deep; a settled entry that deep is final. */
export const FINAL_DEPTH = 64n

/** The three statuses (requirement S6); everything else is in the fate's other fields. */
export const TRANSACTION_STATUSES = ['pending', 'confirmed', 'failed'] as const

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/**
 * - `speed-up`: does the same, so its receipt decides the entry's fate
 * - `cancellation`: sends nothing, and costs a fee
 * - `other`: does something else
 * - `unclear`: was not found or cannot be compared, so it may be any of these; the entry counts as failed
 */
export type Replacement = 'speed-up' | Replaced['replacement']

/** What became of an entry. */
export type Fate = Awaited | Unknown | Confirming | Confirmed | Failed | Explained | Replaced

interface Block {
  readonly blockNumber: number
  readonly blockHash: Hex
}

interface MaybeSpedUp {
  /** The hash of the transaction that does the same in its place: kept whatever the status. */
  readonly speedUp?: Hex
}

/** Not in a block yet; with a block, a reorganisation has removed it from there. */
interface Awaited extends Partial<Block>, MaybeSpedUp {
  readonly status: 'pending'
}

/** Unknown to the nodes. */
export interface Unknown extends Awaited {
  /** Milliseconds since 1970. */
  readonly unknownSince: number
  /** It was first seen so long ago that nodes may have pruned its block. */
  readonly isBeyondHistory?: true
  /** No node has ever had it, for long enough to say so, and the nonce that was expected of it is free. */
  readonly isNeverSeen?: true
  /** The transaction that has the nonce expected of it: a guess, so it may still be included with another one. */
  readonly nonceUsedBy?: Hex
}

/** In a block, but with fewer confirmations than the entry waits for. */
interface Confirming extends MaybeSpedUp {
  readonly status: 'pending'
  readonly confirmationsSoFar: number
}

interface MaybeFinal {
  /** No reorganisation can reach it. */
  readonly isFinal?: true
}

/** What its receipt and its block say besides; each is absent if no node has said it. */
interface MinedFacts {
  /** When the block was made, in milliseconds since 1970. */
  readonly minedAt?: number
  /** In units of gas. */
  readonly gasUsed?: bigint
  /** In wei, whoever has sent the transaction and paid it. */
  readonly fee?: bigint
}

interface Confirmed extends Partial<Block>, MinedFacts, MaybeSpedUp, MaybeFinal {
  readonly status: 'confirmed'
  /** How much of a payment in a token has arrived, at most what was promised, in base units; absent if no node has told. */
  readonly arrived?: bigint
  /** It is in a block of a network whose receipts do not say whether it succeeded. */
  readonly isOutcomeUnknown?: true
}

/** Reverted in its block; without a block, a proposal that its owners did not execute. */
interface Failed extends Partial<Block>, MinedFacts, MaybeSpedUp, MaybeFinal {
  readonly status: 'failed'
}

/** Reverted, and a node has told why. */
interface Explained extends Block, MinedFacts, MaybeSpedUp, MaybeFinal {
  readonly status: 'failed'
  readonly revert: StoredRevert
}

/** Another transaction, not a speed-up, used the nonce: the entry's own is in no block, and the block is the other one's. */
type Replaced = Partial<Block> &
  MaybeFinal & { readonly status: 'failed' } & (
    | { readonly replacement: 'cancellation'; readonly replacedBy: Hex }
    /** `instead`: what it did, from `outlineOf` (call.ts). */
    | { readonly replacement: 'other'; readonly replacedBy: Hex; readonly instead: string }
    /** The hash is absent if the replacement was not found. */
    | { readonly replacement: 'unclear'; readonly replacedBy?: Hex }
  )

type Pending = Awaited | Unknown | Confirming
type Settled = Confirmed | Failed | Explained | Replaced

export type FateEvent =
  /** The chain has its receipt, or that of its speed-up. */
  | { readonly type: 'mined'; readonly receipt: Receipt; readonly head: bigint; readonly confirmations: number }
  /** A node has the transaction. */
  | { readonly type: 'seen' }
  /** No node has had it for longer than nodes may lag. */
  | {
      readonly type: 'unseen'
      readonly since: number
      readonly isBeyondHistory: boolean
      readonly isNeverSeen: boolean
      /** Nothing has used the nonce that was expected of it. */
      readonly isNonceFree: boolean
    }
  /** The transaction with the nonce that was expected of it was found, and it does something else. */
  | { readonly type: 'nonce-used'; readonly by: Hex }
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
    } & Block)
  /** The entry's own transaction turned out to have used the nonce. */
  | { readonly type: 'own-found' }
  /** When its block was made, in milliseconds since 1970. */
  | { readonly type: 'dated'; readonly blockHash: Hex; readonly minedAt: number }
  /** How much of a payment in a token has arrived in that block, in base units. */
  | { readonly type: 'arrived'; readonly blockHash: Hex; readonly amount: bigint }
  /** Run again as of that block, its call told why it was reverted. */
  | { readonly type: 'explained'; readonly blockHash: Hex; readonly revert: StoredRevert }
  /** The owners of a Safe rejected it, or its execution failed. */
  | { readonly type: 'proposal-ended' }

/** Returns the same object if the event does not apply to this fate. */
export function nextFate(fate: Fate, event: FateEvent): Fate {
  if (event.type === 'replaced' || event.type === 'own-found') {
    const isSearched = fate.status === 'pending' || (isReplaced(fate) && fate.replacement === 'unclear')
    return isSearched ? afterSearch(fate, event) : fate
  }
  if (event.type === 'explained') return explained(fate, event)
  if (event.type === 'dated') return dated(fate, event)
  if (event.type === 'arrived') return arrived(fate, event)
  if (isSettledForGood(fate)) return fate
  if (event.type === 'mined') return mined(fate, event)
  return fate.status === 'pending' ? nextPending(fate, event) : nextSettled(fate, event)
}

/** True if no poll can change the entry: it is final, or has no block, as a proposal that has ended. */
export function isSettledForGood(fate: Fate): boolean {
  return fate.status !== 'pending' && (fate.isFinal === true || fate.blockNumber === undefined)
}

export function isReplaced(fate: Fate): fate is Replaced {
  return 'replacement' in fate
}

/** True of a transaction that was reverted in a block: not of a proposal, nor of one that was replaced. */
export function isReverted(fate: Fate): fate is (Failed & Block) | Explained {
  return fate.status === 'failed' && isInOwnBlock(fate)
}

/** Its hash does the same as the entry's; undefined if there is none, or if what replaced it does something else. */
export function speedUpOf(fate: Fate): Hex | undefined {
  return isReplaced(fate) ? undefined : fate.speedUp
}

/** Why it was reverted; undefined until that is known. */
export function revertOf(fate: Fate): StoredRevert | undefined {
  return 'revert' in fate ? fate.revert : undefined
}

/** What the receipt and the block of the entry's own transaction say; nothing of one that was replaced. */
export function minedFactsOf(fate: Fate): MinedFacts {
  return fate.status === 'pending' || isReplaced(fate) ? {} : fate
}

/** True of an entry in a block, its own, whose time is not known. */
export function isUndated(fate: Fate): boolean {
  return isInOwnBlock(fate) && fate.minedAt === undefined
}

/** The block of a settled entry or of its replacement; of a pending entry, the block removed by a reorganisation. */
export function blockOf(fate: Fate): Partial<Block> {
  return 'confirmationsSoFar' in fate ? {} : fate
}

type Found = Extract<FateEvent, { readonly type: 'replaced' | 'own-found' }>
type WithReceipt = Extract<FateEvent, { readonly type: 'mined' }>
type Explanation = Extract<FateEvent, { readonly type: 'explained' }>
type Dating = Extract<FateEvent, { readonly type: 'dated' }>
type Arrival = Extract<FateEvent, { readonly type: 'arrived' }>
type Polled = Exclude<FateEvent, Found | WithReceipt | Explanation | Dating | Arrival>

/** No longer final: finality was about another block. */
function afterSearch(fate: Fate, event: Found): Fate {
  if (event.type === 'own-found') {
    if (!('unknownSince' in fate)) return { status: 'pending' }
    const { unknownSince, isBeyondHistory } = fate
    return { status: 'pending', unknownSince, ...(isBeyondHistory && { isBeyondHistory }) }
  }
  const { replacement, replacedBy, instead, blockNumber, blockHash } = event
  if (replacement === 'speed-up') return { status: 'pending', speedUp: replacedBy }
  const failed = { status: 'failed', replacedBy, blockNumber, blockHash } as const
  return replacement === 'other' ? { ...failed, replacement, instead } : { ...failed, replacement }
}

function explained(fate: Fate, { blockHash, revert }: Explanation): Fate {
  return isReverted(fate) && fate.blockHash === blockHash && !('revert' in fate) ? { ...fate, revert } : fate
}

function dated(fate: Fate, { blockHash, minedAt }: Dating): Fate {
  return isInOwnBlock(fate) && fate.blockHash === blockHash && fate.minedAt === undefined ? { ...fate, minedAt } : fate
}

function arrived(fate: Fate, { blockHash, amount }: Arrival): Fate {
  const isNews = fate.status === 'confirmed' && fate.blockHash === blockHash && fate.arrived === undefined
  return isNews ? { ...fate, arrived: amount } : fate
}

/** True of a transaction that is in a block itself: not of a proposal, nor of one that was replaced. */
function isInOwnBlock(fate: Fate): fate is ((Confirmed | Failed) & Block) | Explained {
  if (fate.status === 'pending' || isReplaced(fate)) return false
  return fate.blockNumber !== undefined && fate.blockHash !== undefined
}

function nextPending(fate: Pending, event: Polled): Fate {
  const seen: Awaited = { status: 'pending', ...kept(fate) }
  switch (event.type) {
    case 'seen':
      return seen
    case 'unseen': {
      const { unknownSince, nonceUsedBy } = 'unknownSince' in fate ? fate : { unknownSince: event.since }
      // Earlier than was stored, if the clock was set back.
      const since = Math.min(unknownSince, event.since)
      return {
        ...seen,
        unknownSince: since,
        ...(event.isBeyondHistory && { isBeyondHistory: true }),
        ...(event.isNeverSeen && { isNeverSeen: true }),
        ...(nonceUsedBy && !event.isNonceFree && { nonceUsedBy })
      }
    }
    case 'nonce-used': {
      if (!('unknownSince' in fate)) return fate
      const { isNeverSeen: _, ...unknown } = fate
      return { ...unknown, nonceUsedBy: event.by }
    }
    case 'contradicted':
      return { status: 'failed', replacement: 'unclear', blockNumber: Number(event.head) }
    case 'proposal-ended':
      return { ...seen, status: 'failed' }
    case 'upheld':
      return fate
  }
}

function nextSettled(fate: Settled, event: Polled): Fate {
  if (event.type === 'upheld') return finalWhenDeep(fate, event.head)
  if (event.type !== 'contradicted') return fate
  return { status: 'pending', ...(!isReplaced(fate) && kept(fate)) }
}

/** Forgets the previous block. */
function mined(fate: Fate, { receipt, head, confirmations }: WithReceipt): Fate {
  // Even if the node's head lags.
  if (fate.status !== 'pending' && fate.blockHash === receipt.blockHash)
    return finalWhenDeep(withCost(fate, receipt), head)
  const confirmationsSoFar = Number(head - receipt.blockNumber + 1n)
  const spedUp = speedUpIn(fate)
  // A node whose head lags may have the receipt before the block.
  if (confirmationsSoFar < confirmations)
    return { status: 'pending', ...spedUp, ...(confirmationsSoFar > 0 && { confirmationsSoFar }) }
  const block = { blockNumber: Number(receipt.blockNumber), blockHash: receipt.blockHash }
  const inBlock = { ...spedUp, ...block, ...costOf(receipt) }
  if (receipt.succeeded === false) return finalWhenDeep({ status: 'failed', ...inBlock }, head)
  const isOutcomeUnknown = receipt.succeeded === undefined
  return finalWhenDeep({ status: 'confirmed', ...inBlock, ...(isOutcomeUnknown && { isOutcomeUnknown }) }, head)
}

/** Of an entry whose first node, or whose page at that time, did not say it. */
function withCost(fate: Settled, receipt: Receipt): Settled {
  if (isReplaced(fate)) return fate
  const cost = costOf(receipt)
  const isNews =
    (cost.gasUsed !== undefined && fate.gasUsed === undefined) || (cost.fee !== undefined && fate.fee === undefined)
  return isNews ? { ...cost, ...fate } : fate
}

function costOf({ gasUsed, fee }: Receipt): Pick<MinedFacts, 'gasUsed' | 'fee'> {
  return { ...(gasUsed !== undefined && { gasUsed }), ...(fee !== undefined && { fee }) }
}

function finalWhenDeep(fate: Settled, head: bigint): Settled {
  return head - BigInt(fate.blockNumber ?? 0) < FINAL_DEPTH ? fate : { ...fate, isFinal: true }
}

/** What a pending fate keeps of the one before. */
function kept(fate: Exclude<Fate, Replaced>): Partial<Block> & MaybeSpedUp {
  const { blockNumber, blockHash } = blockOf(fate)
  const isInBlock = blockNumber !== undefined && blockHash !== undefined
  return { ...speedUpIn(fate), ...(isInBlock && { blockNumber, blockHash }) }
}

function speedUpIn(fate: Fate): MaybeSpedUp {
  const speedUp = speedUpOf(fate)
  return speedUp === undefined ? {} : { speedUp }
}
