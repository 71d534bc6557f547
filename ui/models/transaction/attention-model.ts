import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type AccountReading, type Attention, attentionTo } from '#domain/transaction/attention.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** The account is read with a poll of its chain at most so often, or with each while something that may end is shown. */
const READ_EVERY_MS = 60_000

interface AccountOnChain {
  readonly account: Address
  readonly chainId: number
}

/** What the connected account's visitor should know, of the wallet's network; read while the dashboard shows it. */
export class AttentionModel {
  private reading: AccountReading | undefined = undefined
  /** In milliseconds since 1970. */
  private readAt = 0
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #balances: BalancesModel
  readonly #transactions: TransactionsModel
  readonly #pollTimer: PollTimer
  readonly #reads = new Latest()
  #isReading = false

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    balances: BalancesModel,
    transactions: TransactionsModel,
    pollTimer: PollTimer
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#balances = balances
    this.#transactions = transactions
    this.#pollTimer = pollTimer
    makeAutoObservable<AttentionModel, 'reading'>(this, { reading: observableRef }, { autoBind: true })
  }

  /** Forgets what was read when the account or network changes. @returns a function that stops. */
  start(): () => void {
    return reaction(() => [this.#connection.account, this.#connection.chainId].join(), this.startOver)
  }

  /** Nothing until the account was read, and most of the time after that. */
  get list(): readonly Attention[] {
    const { chain } = this.#connection
    if (!this.reading || !chain) return []
    const balance = this.#balances.of(chain.id)
    return attentionTo({
      reading: this.reading,
      balance: balance.status === 'known' ? balance.value : undefined,
      entries: this.#transactions.lists.of(chain.id),
      now: this.readAt
    })
  }

  /** Reads the account now, and again with polls of the chain, until the returned function is called. */
  watch(chainId: number): () => void {
    const unfollow = this.#pollTimer.follow(chainId, () => this.poll(chainId))
    this.poll(chainId)
    return unfollow
  }

  private startOver(): void {
    this.#reads.cancel()
    this.#isReading = false
    this.reading = undefined
    this.readAt = 0
  }

  private poll(chainId: number): void {
    const { account } = this.#connection
    const mayEnd = this.list.some(({ type }) => type !== 'delegated')
    const isRecent = !mayEnd && !hasPassed(READ_EVERY_MS, this.readAt, Date.now())
    if (account && chainId === this.#connection.chainId && !isRecent && !this.#isReading)
      void this.read({ account, chainId })
  }

  /** In one request. What cannot be read needs no attention here: the network's own tile says so. */
  private async read({ account, chainId }: AccountOnChain): Promise<void> {
    this.#isReading = true
    const signal = this.#reads.start()
    const [counts, rates, delegate] = await Promise.all([
      Promise.all([
        this.#reader.getTransactionCount(chainId, account),
        this.#reader.getNextNonce(chainId, account)
      ]).catch(() => undefined),
      this.#reader.getFeeRates(chainId, '0x').catch(() => undefined),
      this.#reader.getDelegate(chainId, account).catch(() => undefined)
    ])
    if (signal.aborted) return
    this.#isReading = false
    if (counts) this.set({ mined: counts[0], next: counts[1], rates, delegate })
  }

  private set(read: Omit<AccountReading, 'waitingSince'>): void {
    const now = Date.now()
    const before = this.reading?.mined === read.mined ? this.reading.waitingSince : undefined
    this.reading = { ...read, waitingSince: read.next > read.mined ? (before ?? now) : undefined }
    this.readAt = now
  }
}
