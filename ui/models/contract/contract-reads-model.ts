import { ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { type ContractRead, nextRead, pendingRead } from '#domain/contract/contract-read.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { ChainHeads, HeadEvent } from '#ui/models/chain/chain-heads.ts'
import type { PollTimer } from '../poll-timer.ts'

/** A call to read, once or with every new head. */
export interface CallQuery {
  /** Equal for what is read once and shared. */
  readonly key: string
  readonly chainId: number
  readonly call: ContractCall
  /** Read once, at this block; with every new head if undefined. */
  readonly blockNumber: bigint | undefined
}

interface WatchedCall {
  readonly query: CallQuery
  readonly listeners: Set<() => void>
  read: ContractRead
  isDue: boolean
  /** Why it has no result, whatever a node answers. */
  readonly problem: ContractError | undefined
}

interface WatchedChain {
  readonly id: number
  readonly calls: Set<WatchedCall>
  readonly unfollow: () => void
  head: bigint | undefined
  reading: Promise<void> | undefined
}

/** The results of calls that something on screen shows: for each chain and new head, one `readMany` for each block. */
export class ContractReadsModel {
  readonly #gateway: ContractGateway
  readonly #heads: ChainHeads
  readonly #pollTimer: PollTimer
  readonly #calls = new Map<string, WatchedCall>()
  readonly #chains = new Map<number, WatchedChain>()

  constructor(gateway: ContractGateway, heads: ChainHeads, pollTimer: PollTimer) {
    this.#gateway = gateway
    this.#heads = heads
    this.#pollTimer = pollTimer
  }

  /** The same object while nothing changes; pending if nothing watches the call. */
  readonly stateOf = ({ key }: CallQuery): ContractRead => this.#calls.get(key)?.read ?? pendingRead

  /** Reads the call now and with every new head, together with the chain's others. @returns a function that stops. */
  readonly watch = (query: CallQuery, listener: () => void): (() => void) => {
    const call = this.#calls.get(query.key) ?? this.#open(query)
    call.listeners.add(listener)
    return () => {
      call.listeners.delete(listener)
      if (call.listeners.size === 0) this.#close(call)
    }
  }

  /** Reads a watched call again now, also while endpoints rest after failures. Resolves once it is read, or could not be. */
  async refetch({ key, chainId }: CallQuery): Promise<void> {
    const call = this.#calls.get(key)
    const chain = this.#chains.get(chainId)
    if (!call || !chain) return
    call.isDue = true
    this.#heads.endRests(chainId)
    if (chain.head === undefined) await this.#heads.readAgain(chainId)
    await this.#readSoon(chain)
  }

  #open(query: CallQuery): WatchedCall {
    const call: WatchedCall = { query, listeners: new Set(), read: pendingRead, isDue: true, problem: problemOf(query) }
    const chain = this.#chains.get(query.chainId) ?? this.#openChain(query.chainId)
    this.#calls.set(query.key, call)
    chain.calls.add(call)
    // Together with all that is mounted in the same tick.
    queueMicrotask(() => void this.#readSoon(chain))
    return call
  }

  #openChain(id: number): WatchedChain {
    const unfollow = this.#heads.follow(id, (event) => this.#onHead(chain, event))
    const head = this.#heads.recent(id)
    const chain: WatchedChain = { id, calls: new Set(), unfollow, head, reading: undefined }
    this.#chains.set(id, chain)
    return chain
  }

  #close(call: WatchedCall): void {
    const { key, chainId } = call.query
    const chain = this.#chains.get(chainId)
    if (this.#calls.get(key) !== call || !chain) return
    this.#calls.delete(key)
    chain.calls.delete(call)
    if (chain.calls.size > 0) return
    chain.unfollow()
    this.#chains.delete(chainId)
  }

  #onHead(chain: WatchedChain, event: HeadEvent): void {
    if (event.type === 'unreachable') {
      for (const call of chain.calls) if (call.isDue || isLatest(call)) settle(call, event.error)
      return
    }
    const head = event.type === 'head' ? event.head : undefined
    const isNew = head !== chain.head
    chain.head = head
    for (const call of chain.calls) if (event.type === 'restarted' || isOutdated(call, isNew)) call.isDue = true
    void this.#readSoon(chain)
  }

  /** Reads what is due, once there is a first head: no result is older than that. */
  #readSoon(chain: WatchedChain): Promise<void> {
    if (this.#dueIn(chain).length > 0) chain.reading ??= this.#readDue(chain)
    return chain.reading ?? Promise.resolve()
  }

  async #readDue(chain: WatchedChain): Promise<void> {
    for (let due = this.#dueIn(chain); due.length > 0; due = this.#dueIn(chain)) {
      for (const call of due) call.isDue = false
      const blocks = new Set(due.map(({ query }) => query.blockNumber))
      const groups = [...blocks].map((block) => due.filter(({ query }) => query.blockNumber === block))
      await Promise.all(groups.map((calls) => this.#readTogether(chain.id, calls)))
    }
    chain.reading = undefined
  }

  #dueIn({ calls, head }: WatchedChain): readonly WatchedCall[] {
    return head !== undefined && this.#pollTimer.isVisible ? [...calls].filter(({ isDue }) => isDue) : []
  }

  /** Of one block. */
  async #readTogether(chainId: number, calls: readonly WatchedCall[]): Promise<void> {
    const blockNumber = calls[0]?.query.blockNumber
    try {
      const at = blockNumber === undefined ? {} : { blockNumber }
      const outcomes: readonly unknown[] = await this.#gateway.readMany(
        chainId,
        calls.map(({ query }) => query.call),
        at
      )
      for (const [index, call] of calls.entries()) settle(call, call.problem ?? outcomes[index])
    } catch (cause) {
      const error = toChainReadError(chainId, cause)
      for (const call of calls) settle(call, error)
    }
  }
}

/** A result that is never there would look like one that is still to come. */
function problemOf({ call: { fragment, address } }: CallQuery): ContractError | undefined {
  const { name, outputs, stateMutability } = fragment
  if (outputs.length > 0 || stateMutability === 'view' || stateMutability === 'pure') return undefined
  return new ContractError('misused', `${name} changes the chain and returns nothing: send it.`, { address })
}

function isLatest({ query }: WatchedCall): boolean {
  return query.blockNumber === undefined
}

/** A chain that could not be read may be reachable again; a contract answers the same until there is a new block. */
function isOutdated(call: WatchedCall, isNewHead: boolean): boolean {
  const { status, error } = call.read
  if (status === 'error' && error instanceof ChainReadError) return true
  return isNewHead && (isLatest(call) || status === 'error')
}

function settle(call: WatchedCall, outcome: unknown | ContractError | ChainReadError): void {
  const next = nextRead(call.read, outcome)
  if (next === call.read) return
  call.read = next
  for (const listener of [...call.listeners]) listener()
}
