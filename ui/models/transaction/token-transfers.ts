import { makeAutoObservable, observableRef } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { type ChainReadFailure, pauseOf, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import { type LogSearch, resumed, startWithNewest } from '#domain/contract/log-search.ts'
import { type LoggedTransfer, nextTransfers } from '#domain/transaction/logged-transfer.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { LogReader } from '#ui/models/contract/log-reads.ts'
import type { PagePorts } from '#ui/models/contract/page-ports.ts'
import { readTransfers, type TransferSearch, type TransferStep } from './read-transfers.ts'

/** How far below the last head a reorganisation may reach. A head that is further behind is of another chain. */
const OVERLAP_BLOCKS = 64n

/** How the search stands: it can be resumed while paused, and after a failure. */
type SearchProgress =
  | { readonly status: 'reading' | 'paused' | 'complete' }
  | {
      readonly status: 'failed'
      readonly failure: ChainReadFailure
      /** See `pauseOf`. */
      readonly pausedUntil?: number
    }

/** Everything between two blocks, both included, is in `transfers`. */
interface SearchedBlocks {
  readonly head: bigint
  readonly since: bigint
  /** When the first of them was made, in milliseconds since 1970; undefined if the node could not tell. */
  readonly sinceTime: number | undefined
  /** When the head was read, in milliseconds since 1970. */
  readonly readAt: number
  readonly search: LogSearch
}

interface AccountOnChain {
  readonly account: Address
  readonly chain: Chain
}

/** Transfers of a chain's configured tokens from and to an account: the newest first, older ones on request. */
export class TokenTransfers {
  readonly chain: Chain
  /** Newest first. */
  transfers: readonly LoggedTransfer[] = []
  progress: SearchProgress = { status: 'paused' }
  /** Undefined as long as nothing was read. */
  searched: SearchedBlocks | undefined = undefined
  /** Tokens some of whose logs could not be read. */
  unreadable: readonly Token[] = []
  readonly #ports: PagePorts
  readonly #account: Address
  readonly #attempts = new Latest()

  constructor(ports: PagePorts, { account, chain }: AccountOnChain) {
    this.#ports = ports
    this.#account = account
    this.chain = chain
    makeAutoObservable(
      this,
      {
        chain: false,
        transfers: observableRef,
        progress: observableRef,
        searched: observableRef,
        unreadable: observableRef
      },
      { autoBind: true }
    )
  }

  /** Reads the newest blocks. @returns a function that stops all reading. */
  watch(): () => void {
    void this.#readNewest()
    return this.stop
  }

  /** Reads what is new, and again what a reorganisation may have changed: at once, also while endpoints rest after failures. */
  async readNewest(): Promise<void> {
    this.#ports.reader.endRests(this.chain.id)
    await this.#readNewest()
  }

  async #readNewest(): Promise<void> {
    const signal = this.begin()
    try {
      const node = this.#ports.logs.open(this.chain.id, signal)
      await node.whenSeen()
      const head = await this.#ports.reader.getBlockNumber(this.chain.id)
      const before = this.searched && head + OVERLAP_BLOCKS >= this.searched.head ? this.searched : undefined
      const until = before ? notNegative(before.head - OVERLAP_BLOCKS) : head
      const found: LoggedTransfer[] = []
      let [search, sinceTime] = [startWithNewest(head), before?.sinceTime]
      let groups = this.#allTokens
      while (search.next && (search.since === undefined || search.since > until)) {
        const { read, ...step } = await this.#step(node, { search, groups }, signal)
        ;({ search, groups } = step)
        if (read) sinceTime = read.startedAt
        found.push(...(read?.found ?? []))
      }
      const { since = 0n } = search
      this.onNewest({ head, since, sinceTime, readAt: Date.now(), search }, found, before)
    } catch (cause) {
      if (!signal.aborted) this.fail(cause)
    }
  }

  /** Reads older blocks, as many as one search may, or the newest ones if nothing was read so far: at once, like those. */
  async readFurther(): Promise<void> {
    if (!this.searched) return this.readNewest()
    this.#ports.reader.endRests(this.chain.id)
    const signal = this.begin()
    try {
      const node = this.#ports.logs.open(this.chain.id, signal)
      await node.whenSeen()
      let search = resumed(this.searched.search)
      let groups = this.#allTokens
      while (search.next) {
        const range = search.next
        const step = await this.#step(node, { search, groups }, signal)
        ;({ search, groups } = step)
        this.onOlder(range, step)
      }
      this.pause()
    } catch (cause) {
      if (!signal.aborted) this.fail(cause)
    }
  }

  private begin(): AbortSignal {
    this.progress = { status: 'reading' }
    return this.#attempts.start()
  }

  private stop(): void {
    this.#attempts.cancel()
    if (this.progress.status === 'reading') this.pause()
  }

  private pause(): void {
    this.progress = { status: this.searched?.since === 0n ? 'complete' : 'paused' }
  }

  private fail(cause: unknown): void {
    this.progress = { status: 'failed', failure: toChainReadError(this.chain.id, cause).failure, ...pauseOf(cause) }
  }

  /** Forgets what was read before where it is not next to this, or of another chain. */
  private onNewest(read: SearchedBlocks, found: readonly LoggedTransfer[], before: SearchedBlocks | undefined): void {
    const { head, since: from, readAt } = read
    const isNext = before !== undefined && from <= before.head + 1n
    const to = isNext && before.head > head ? before.head : head
    this.transfers = nextTransfers(isNext ? this.transfers : [], { from, to, found })
    this.searched = isNext && before.since < from ? { ...before, head, readAt } : read
    this.pause()
  }

  private onOlder({ fromBlock: from, toBlock: to }: BlockRange, { read, search }: TransferStep): void {
    if (!read || !this.searched) return
    const { found, startedAt: sinceTime } = read
    this.transfers = nextTransfers(this.transfers, { from, to, found })
    this.searched = { ...this.searched, since: from, sinceTime, search }
  }

  private onUnreadable(tokens: readonly Token[]): void {
    if (tokens.length > 0) this.unreadable = [...this.unreadable, ...tokens]
  }

  /** Those whose logs can be read, in one group. */
  get #allTokens(): TransferSearch['groups'] {
    const tokens = (this.chain.tokens ?? []).filter((token) => !this.unreadable.includes(token))
    return tokens.length > 0 ? [tokens.map(({ address }) => address)] : []
  }

  /** @throws what failed, also if nobody waits for it any more. */
  async #step(node: LogReader, before: TransferSearch, signal: AbortSignal): Promise<TransferStep> {
    const { chain } = this
    const step = await readTransfers({ ports: this.#ports, node, account: this.#account, chain }, before)
    signal.throwIfAborted()
    this.onUnreadable(step.read?.unreadable ?? [])
    return step
  }
}

function notNegative(block: bigint): bigint {
  return block < 0n ? 0n : block
}
