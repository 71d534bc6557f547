import type { Hex } from '#domain/address.ts'
import type { ChainReader, MinedTransaction } from '#domain/ports/chain-reader.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { searchNonce, undefinedWhenRefused } from './nonce-search.ts'

/** Whole blocks to read in one step, oldest first, if nodes have pruned the older transaction counts. */
const SCANNED_BLOCKS = 16n
const SCANNED_AT_ONCE = 4n

/** Whole blocks to read for one entry, over all steps and visits. */
export const MAX_SCANNED_BLOCKS = 8n * SCANNED_BLOCKS

/** How often an entry's block is looked for by transaction counts, in one visit. */
const MAX_BISECTIONS = 2

/**
 * The most requests of one step: 2 read what the wallet announced, 17 halve `HISTORY_BLOCKS`
 * (domain/transaction/transaction-poll.ts) to one block, which takes 1 to read, plus the scan. Later steps only scan.
 */
export const MAX_SEARCH_REQUESTS = 2 + 17 + 1 + Number(SCANNED_BLOCKS)

interface SearchStep {
  /** Possibly the entry itself. */
  readonly found?: MinedTransaction
  /** The last of the blocks that were read in vain; absent if none was. */
  readonly searchedTo?: number
}

/**
 * Searches for the mined transactions with the senders and nonces of a chain's entries, in blocks from when an entry was
 * first seen, one bounded step at a time.
 *
 * With nodes that have the sender's transaction count as of any block, a binary search finds the block in one step. With
 * pruned nodes the oldest blocks are read whole, since speed-ups and cancellations usually follow soon: `searchedTo` is to
 * be stored with the entry, so that the next step, or the next visit, goes on from there. A transaction that the wallet has
 * announced as the replacement is looked at before any search.
 */
export class ReplacementSearch {
  readonly #reader: ChainReader
  readonly #chainId: number
  readonly #mayGoOn: () => boolean
  readonly #bisections = new Map<Hex, number>()
  /** The announced replacements that were looked at. */
  readonly #announcedRead = new Set<Hex>()
  /** The last block to scan, of entries whose nodes have pruned the counts. */
  readonly #scannedUntil = new Map<Hex, bigint>()

  /** @param mayGoOn false while the page is hidden or polling has stopped: a step then ends early, to be taken again later. */
  constructor(reader: ChainReader, chainId: number, mayGoOn: () => boolean) {
    this.#reader = reader
    this.#chainId = chainId
    this.#mayGoOn = mayGoOn
  }

  /**
   * Besides what is announced or left to scan: once while an entry is pending, and once more if nothing else has settled it,
   * since a node may have lagged. Nothing else settles one that no node has had.
   */
  isWorthAStep(entry: Transaction): boolean {
    const { hash, announcedReplacement } = entry.sent
    const most = entry.fate.status === 'pending' && !entry.sent.expected ? 1 : MAX_BISECTIONS
    if (announcedReplacement && !this.#announcedRead.has(announcedReplacement)) return true
    return this.#isPartlyScanned(entry.sent) || (this.#bisections.get(hash) ?? 0) < most
  }

  /** @param head up to which blocks count. @throws ChainReadError */
  async step({ sent }: Transaction, head: bigint): Promise<SearchStep> {
    const announced = await this.#announced(sent)
    if (announced) return { found: announced }
    if (this.#isPartlyScanned(sent)) return this.#scan(sent)
    const { hash, from, firstSeenBlock = 0 } = sent
    const count = this.#bisections.get(hash) ?? 0
    this.#bisections.set(hash, count + 1)
    const searched = { from, nonce: nonceOf(sent), firstBlock: firstSeenBlock }
    const { found, pruned, isCut } = await searchNonce(this.#reader, this.#chainId, searched, head, this.#mayGoOn)
    if (isCut) this.#bisections.set(hash, count)
    if (found || pruned === undefined || isCut) return found ? { found } : {}
    const last = BigInt(firstSeenBlock) + MAX_SCANNED_BLOCKS - 1n
    this.#scannedUntil.set(hash, pruned < last ? pruned : last)
    return this.#isPartlyScanned(sent) ? this.#scan(sent) : {}
  }

  /** A new replacement of the entry may itself be replaced, with its own search. */
  forget(hash: Hex): void {
    this.#bisections.delete(hash)
    this.#scannedUntil.delete(hash)
  }

  #isPartlyScanned(sent: SentTransaction): boolean {
    const last = this.#scannedUntil.get(sent.hash)
    return last !== undefined && firstUnread(sent) <= last
  }

  /** A wallet's word alone proves nothing: the chain must have it, with the entry's sender and nonce. */
  async #announced(sent: SentTransaction): Promise<MinedTransaction | undefined> {
    const { announcedReplacement: hash, from } = sent
    if (hash === undefined || this.#announcedRead.has(hash)) return undefined
    const known = await this.#reader.getTransaction(this.#chainId, hash).catch(undefinedWhenRefused)
    const found =
      known?.blockNumber === undefined ? undefined : await this.#find(known.blockNumber, { from, nonce: nonceOf(sent) })
    this.#announcedRead.add(hash)
    return found
  }

  async #scan(sent: SentTransaction): Promise<SearchStep> {
    const { hash, from } = sent
    const nonce = nonceOf(sent)
    const first = firstUnread(sent)
    const end = this.#scannedUntil.get(hash) ?? first
    const last = end < first + SCANNED_BLOCKS ? end : first + SCANNED_BLOCKS - 1n
    let next = first
    while (next <= last && this.#mayGoOn()) {
      const blocks = []
      for (let block = next; block <= last && block < next + SCANNED_AT_ONCE; block++) blocks.push(block)
      const scanned = await Promise.all(blocks.map((block) => this.#find(block, { from, nonce })))
      const found = scanned.find((each) => each !== undefined)
      if (found) return { found }
      next += BigInt(blocks.length)
    }
    return next > first ? { searchedTo: Number(next) - 1 } : {}
  }

  #find(block: bigint, by: Pick<Required<SentTransaction>, 'from' | 'nonce'>): Promise<MinedTransaction | undefined> {
    return this.#reader.findTransaction(this.#chainId, block, by).catch(undefinedWhenRefused)
  }
}

/** The one that a node has told, or else the one that was expected. */
function nonceOf({ nonce, expected }: SentTransaction): number {
  return nonce ?? expected?.nonce ?? 0
}

/** Of the blocks to scan. */
function firstUnread({ firstSeenBlock = 0, searchedTo = firstSeenBlock - 1 }: SentTransaction): bigint {
  return BigInt(Math.max(firstSeenBlock, searchedTo + 1))
}
