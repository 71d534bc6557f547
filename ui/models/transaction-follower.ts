import type { Address, Hex } from '#domain/address.ts'
import { ProposalEndedError } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Transaction, withChainHash } from '#domain/transaction.ts'
import { type Doubt, nextLookDelay, nextTransaction, type TransactionLook } from '#domain/transaction-look.ts'
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
  readonly #doubts = new Map<string, Doubt>()

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
      return after && this.#pulse.isBeating ? nextLookDelay(after, this.#doubtOf(key)) : undefined
    })
  }

  stop(): void {
    this.#looks.stop()
    this.#doubts.clear()
  }

  /** An unreachable node changes nothing: the entry stays as it is and is looked up again. */
  async #look(key: string, account: Address, chainId: number, { hash, nonce }: Transaction): Promise<void> {
    const look = await this.#ask(chainId, hash, nonce === undefined ? undefined : account)
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#transactions.find(account, chainId, hash)
    if (!look || !before) return
    const { entry, doubt } = nextTransaction(before, look, this.#doubtOf(key))
    this.#doubts.set(key, doubt)
    this.#transactions.become(account, chainId, before, entry)
  }

  /** All reads in one tick travel as one request. */
  async #ask(chainId: number, hash: Hex, sender: Address | undefined): Promise<TransactionLook | undefined> {
    const [head, receipt, transaction, count] = await Promise.allSettled([
      this.#reader.getBlockNumber(chainId),
      this.#reader.getReceipt(chainId, hash),
      this.#reader.getTransaction(chainId, hash),
      sender && this.#reader.getTransactionCount(chainId, sender)
    ])
    if (head.status !== 'fulfilled' || receipt.status !== 'fulfilled') return undefined
    return {
      at: Date.now(),
      head: head.value,
      receipt: receipt.value,
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
    if (entry?.status === 'pending') this.#transactions.become(account, chainId, entry, { ...entry, status: 'failed' })
  }

  #goBy(account: Address, chainId: number, proposal: Hex, hash: Hex): void {
    this.#transactions.change(account, chainId, (list) => withChainHash(list, proposal, hash))
  }

  #doubtOf(key: string): Doubt {
    return this.#doubts.get(key) ?? {}
  }
}
