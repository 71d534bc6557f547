import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Connector, TransferRequest } from '#domain/ports/connector.ts'
import {
  type Attempt,
  type AttemptEvent,
  countPause,
  isOvertaken,
  isUndecided,
  nextAttempt
} from '#domain/transaction/attempt.ts'
import { describeTransfer } from '#domain/transaction/transfer.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** A wallet's prompt that comes later than this after the click seems broken, or is blocked by the browser. */
const NONCE_WITHIN_MS = 1_000

/**
 * The connected account's attempts to send whose end is not known, on every configured chain, in every tab and after a
 * reload. What a wallet does with a request that it still shows is nothing that a page could undo, or forget.
 */
export class AttemptsModel {
  readonly #stored = observable.array<Attempt>([], { deep: false })
  /** Those that the browser forgets with the page. */
  readonly #unkept = observable.set<string>()
  /** How many of the account's transactions are mined on each chain: the most that any node has counted. */
  readonly #mined = observable.map<number, bigint>()
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: AttemptStore
  readonly #transactions: TransactionsModel
  readonly #pulse: Pulse
  /** When the account's transactions on a chain were counted last; milliseconds since 1970. */
  readonly #countedAt = new Map<number, number>()
  readonly #counting = new Set<number>()
  /** Attempts whose entry this page has listed: it is taken off by the visitor, not missing, once it is gone. */
  readonly #listed = new Set<string>()
  #stopWatching: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    store: AttemptStore,
    transactions: TransactionsModel,
    pulse: Pulse
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#transactions = transactions
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    const stops = [
      reaction(
        () => this.#connection.account,
        (account) => this.#open(account),
        { fireImmediately: true }
      ),
      // An entry that was taken off, or is kept by now, before another tab lists it once more.
      reaction(
        () => this.#connection.chains.map(({ id }) => this.#transactions.lists.of(id)),
        () => this.#listAnswered()
      ),
      this.#pulse.subscribe(() => runInAction(() => this.#follow()))
    ]
    return stopAll([() => this.#stopWatching(), ...stops])
  }

  /** Those that may have been sent, newest first. */
  get standing(): readonly Attempt[] {
    const { chains } = this.#connection
    return this.#stored.filter((attempt) => isUndecided(attempt) && findChain(chains, attempt.chainId))
  }

  isKept({ id }: Attempt): boolean {
    return !this.#unkept.has(id)
  }

  /** True once the account has used the nonce that it would take. */
  isOvertaken(attempt: Attempt): boolean {
    return isOvertaken(attempt, this.#mined.get(attempt.chainId))
  }

  /** Before the wallet is asked: afterwards a node may count the transfer itself. A slow one holds nothing up for long. */
  async expectNonce({ from, chainId }: TransferRequest, { sendsProposals }: Connector): Promise<bigint | undefined> {
    if (sendsProposals) return undefined
    const ask = () => this.#reader.getNextNonce(chainId, from)
    return withTimeout(NONCE_WITHIN_MS, ask, () => new Error('No nonce in time.')).catch(() => undefined)
  }

  /** Stores what a wallet is about to be asked for; a nonce that is not known yet is read meanwhile. */
  begin({ from, ...transfer }: TransferRequest, { sendsProposals }: Connector, nonce?: bigint): Attempt {
    const kind = sendsProposals && { isProposal: true as const }
    const bare: Attempt = {
      ...transfer,
      ...kind,
      id: randomId(),
      account: from,
      askedAt: Date.now(),
      state: { status: 'open' }
    }
    const attempt = (nonce !== undefined && nextAttempt(bare, { type: 'expected', nonce })) || bare
    this.#write(attempt)
    this.#refresh()
    if (!sendsProposals && nonce === undefined) void this.#expect(attempt)
    return attempt
  }

  /** Asks for what was begun, and lists it. @throws what the wallet throws. */
  async send(attempt: Attempt, connector: Connector): Promise<Hex> {
    const { account: from, chainId, to, value } = attempt
    try {
      const hash = await connector.sendTransfer({ from, to, value, chainId })
      const { state } = this.#store.read(attempt) ?? attempt
      this.#apply(attempt, { type: 'sent', hash })
      if (!attempt.isProposal) this.#raiseOthers(attempt, state.status === 'open' ? state.nonce : undefined)
      this.#settle(attempt, hash)
      return hash
    } catch (cause) {
      this.#apply(attempt, { type: 'failed', isSent: whetherSent(cause) })
      throw cause
    }
  }

  dismiss(attempt: Attempt): void {
    this.#apply(attempt, { type: 'dismissed' })
  }

  /** Another tab may have changed it meanwhile, or ended it. */
  #apply(attempt: Attempt, event: AttemptEvent): void {
    const before = this.#store.read(attempt)
    const after = nextAttempt(before, event)
    if (after === before) return
    runInAction(() => {
      if (after) this.#write(after)
      else this.#store.remove(attempt)
      this.#refresh()
    })
  }

  #open(account: Address | undefined): void {
    this.#stopWatching()
    this.#countedAt.clear()
    this.#mined.clear()
    const handleChange = () => runInAction(() => this.#refresh())
    this.#stopWatching = account ? this.#store.subscribe(account, handleChange) : () => undefined
    this.#refresh()
    this.#follow()
  }

  #refresh(): void {
    const { account } = this.#connection
    this.#stored.replace(account ? [...this.#store.readAll(account)] : [])
  }

  /** Lists what a wallet gave a hash for, also where the page that asked could not, or could not keep it. */
  #listAnswered(): void {
    const { chains } = this.#connection
    for (const attempt of [...this.#stored]) {
      const { state, chainId } = attempt
      // Another configuration may list the others.
      if (state.status === 'sent' && findChain(chains, chainId)) this.#settle(attempt, state.hash)
    }
  }

  /** Asks each chain once whose count would tell something; a node that is slow to answer is not asked again meanwhile. */
  #follow(): void {
    const { account } = this.#connection
    if (!account) return
    this.#listAnswered()
    if (!this.#pulse.isBeating) return
    const now = Date.now()
    const due = this.standing.filter((attempt) => {
      const pause = countPause(attempt, this.#mined.get(attempt.chainId), now)
      return pause !== undefined && now - (this.#countedAt.get(attempt.chainId) ?? 0) >= pause
    })
    for (const chainId of new Set(due.map((attempt) => attempt.chainId)))
      if (!this.#counting.has(chainId)) void this.#count(account, chainId)
  }

  /** What is listed is over, unless the browser has not kept it there: a page that ends would leave neither. */
  #settle(attempt: Attempt, hash: Hex): void {
    const { account, chainId } = attempt
    const isListed = () => this.#transactions.find(account, chainId, hash) !== undefined
    if (!isListed() && !this.#listed.has(attempt.id)) this.#list(attempt, hash)
    this.#listed.add(attempt.id)
    if (!isListed() || !this.#transactions.isUnkept(hash)) this.#apply(attempt, { type: 'listed' })
  }

  #list({ account, chainId, to, value, isProposal }: Attempt, hash: Hex): void {
    const chain = findChain(this.#connection.chains, chainId)
    if (!chain) return
    const description = describeTransfer({ to, value }, chain)
    this.#transactions.add({ hash, description, to, ...(isProposal && { isProposal }) }, { account, chainId })
  }

  /** It has used a nonce, which no other attempt can take any more. */
  #raiseOthers({ account, chainId, id }: Attempt, nonce: number | undefined): void {
    for (const other of this.#store.readAll(account))
      if (other.chainId === chainId && other.id !== id) this.#apply(other, { type: 'another-listed', nonce })
  }

  async #expect(attempt: Attempt): Promise<void> {
    const nonce = await this.#reader.getNextNonce(attempt.chainId, attempt.account).catch(() => undefined)
    if (nonce !== undefined) this.#apply(attempt, { type: 'expected', nonce })
  }

  async #count(account: Address, chainId: number): Promise<void> {
    this.#counting.add(chainId)
    this.#countedAt.set(chainId, Date.now())
    const mined = await this.#reader.getTransactionCount(chainId, account).catch(() => undefined)
    this.#counting.delete(chainId)
    const isNews = mined !== undefined && account === this.#connection.account
    // A node that lags has seen less.
    if (isNews && mined > (this.#mined.get(chainId) ?? 0n)) runInAction(() => this.#mined.set(chainId, mined))
  }

  #write(attempt: Attempt): void {
    if (this.#store.write(attempt)) this.#unkept.delete(attempt.id)
    else this.#unkept.add(attempt.id)
  }
}

/** `crypto.randomUUID` is there in secure contexts alone. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
