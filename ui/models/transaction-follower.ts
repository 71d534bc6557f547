import type { Address, Hex } from '#domain/address.ts'
import { ProposalEndedError } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Transaction, withChainHash } from '#domain/transaction.ts'
import {
  type Doubt,
  isToldByReceipt,
  nextLookDelay,
  nextTransaction,
  type TransactionLook
} from '#domain/transaction-look.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { Pulse } from './pulse.ts'
import { RepeatedLooks } from './repeated-looks.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** Asks chains, and Safes, what has become of an account's entries, for as long as that can change. */
export class TransactionFollower {
  readonly #transactions: TransactionsModel
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  readonly #looks = new RepeatedLooks()
  /** A look that was stopped writes to those of its time, which nobody reads any more. */
  #doubts = new Map<string, Doubt>()

  constructor(transactions: TransactionsModel, connection: ConnectionModel, reader: ChainReader, pulse: Pulse) {
    this.#transactions = transactions
    this.#connection = connection
    this.#reader = reader
    this.#pulse = pulse
  }

  /** One look; the next one soon at first, then with every beat that finds something to wait for. */
  async follow(account: Address, chainId: number, hash: Hex): Promise<void> {
    const key = `${account} ${chainId} ${hash}`
    await this.#looks.at(key, async () => {
      const entry = this.#transactions.find(account, chainId, hash)
      if (entry?.isProposal) await this.#lookInWallet(account, chainId, hash)
      else if (entry) await this.#look(key, account, chainId, entry)
      const after = this.#transactions.find(account, chainId, hash)
      return after && this.#pulse.isBeating ? nextLookDelay(after, this.#doubts.get(key) ?? {}) : undefined
    })
  }

  stop(): void {
    this.#looks.stop()
    this.#doubts = new Map()
  }

  /** An unreachable node changes nothing: the entry stays as it is and is looked up again. */
  async #look(key: string, account: Address, chainId: number, asked: Transaction): Promise<void> {
    const doubts = this.#doubts
    const look = await this.#ask(account, chainId, asked)
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#transactions.find(account, chainId, asked.hash)
    if (!look || !before) return
    const { entry, doubt } = nextTransaction(before, look, doubts.get(key) ?? {})
    doubts.set(key, doubt)
    this.#transactions.become(account, chainId, before, entry)
  }

  /** All reads in one tick travel as one request, though not necessarily to one node. */
  async #ask(account: Address, chainId: number, entry: Transaction): Promise<TransactionLook | undefined> {
    // What is expected to have its receipt still is hardly ever asked more.
    const isReceiptLikely = entry.status !== 'pending' && !entry.isReplaced
    const more = isReceiptLikely ? undefined : this.#askMore(account, chainId, entry)
    const [head, receipt] = await Promise.allSettled([
      this.#reader.getBlockNumber(chainId),
      this.#reader.getReceipt(chainId, entry.hash)
    ])
    if (head.status !== 'fulfilled' || receipt.status !== 'fulfilled') return undefined
    const look = { at: Date.now(), head: head.value, receipt: receipt.value }
    if (isToldByReceipt(entry, look)) return look
    return { ...look, ...(await (more ?? this.#askMore(account, chainId, entry))) }
  }

  async #askMore(
    account: Address,
    chainId: number,
    { hash, nonce }: Transaction
  ): Promise<Pick<TransactionLook, 'transaction' | 'minedCount'>> {
    const [transaction, count] = await Promise.allSettled([
      this.#reader.getTransaction(chainId, hash),
      nonce === undefined ? undefined : this.#reader.getTransactionCount(chainId, account)
    ])
    return {
      ...(transaction.status === 'fulfilled' && { transaction: transaction.value ?? 'unknown' }),
      ...(count.status === 'fulfilled' && count.value !== undefined && { minedCount: count.value })
    }
  }

  /** What became of a proposal is known to its Safe alone: not to another wallet, nor to a Safe of that address elsewhere. */
  async #lookInWallet(account: Address, chainId: number, hash: Hex): Promise<void> {
    const { connector } = this.#connection
    if (!connector?.sendsProposals || chainId !== this.#connection.chainId) return
    try {
      const onChain = await connector.transactionHash(hash)
      if (!onChain) return
      this.#goBy(account, chainId, hash, onChain)
      this.#transactions.followAll()
    } catch (cause) {
      if (cause instanceof ProposalEndedError) this.#endProposal(account, chainId, hash, cause.hash)
    }
  }

  #endProposal(account: Address, chainId: number, proposal: Hex, hash = proposal): void {
    if (hash !== proposal) this.#goBy(account, chainId, proposal, hash)
    const entry = this.#transactions.find(account, chainId, hash)
    if (entry?.status !== 'pending') return
    const { unknownSince: _since, isBeyondHistory: _beyond, ...rest } = entry
    this.#transactions.become(account, chainId, entry, { ...rest, status: 'failed' })
  }

  #goBy(account: Address, chainId: number, proposal: Hex, hash: Hex): void {
    this.#transactions.change(account, chainId, (list) => withChainHash(list, proposal, hash))
  }
}
