import { ContractError } from '#domain/contract/contract-error.ts'
import type { Receipt } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import {
  arrivalAmong,
  arrivalOf,
  isArrivalUnread,
  type TokenPayment,
  tokenPaymentOf
} from '#domain/transaction/arrival.ts'
import { blockOf, isSettledForGood } from '#domain/transaction/fate.ts'
import { type LoggedEvent, transferQueries } from '#domain/transaction/logged-transfer.ts'
import { decidingHash } from '#domain/transaction/replacement.ts'
import { tokenBalance } from '#domain/transaction/token-transfer.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** How often a block is asked about in a visit, if nodes do not tell. */
const MAX_READS = 3

/** Finds out how much of a chain's payments in tokens has arrived: as a rule once for each, in one batch of two reads. */
export class Arrivals {
  readonly #contracts: ContractGateway
  readonly #chainId: number
  /** How often each block was asked about, by entry. */
  readonly #asked = new Map<string, number>()

  constructor(contracts: ContractGateway, chainId: number) {
    this.#contracts = contracts
    this.#chainId = chainId
  }

  isDue(entry: Transaction): boolean {
    return isArrivalUnread(entry) && (this.#asked.get(keyOf(entry)) ?? 0) < MAX_READS
  }

  /** In base units, at most what was promised; undefined if no node can tell. */
  async read(entry: Transaction, receipt: Receipt): Promise<bigint | undefined> {
    const payment = tokenPaymentOf(entry)
    const { blockNumber } = receipt
    if (!payment) return undefined
    const count = (this.#asked.get(keyOf(entry)) ?? 0) + 1
    this.#asked.set(keyOf(entry), count)
    const [balance, balanceBefore] = await Promise.all([
      this.#balance(payment, blockNumber),
      this.#balance(payment, blockNumber - 1n)
    ])
    const balances = { balance, balanceBefore }
    // A node that lags may have them soon; logs alone may lie.
    const isUnread = balance === undefined || balanceBefore === undefined
    if (isUnread && count < MAX_READS && !isSettledForGood(entry.fate)) return undefined
    const arrival = arrivalOf(payment, balances, receipt)
    if (arrival !== 'other-transfers') return arrival
    const logged = await this.#logged(payment, blockNumber)
    return logged && arrivalAmong(payment, balances, receipt, logged, decidingHash(entry))
  }

  /** Undefined of a node that has pruned the state. */
  #balance({ token, to }: TokenPayment, blockNumber: bigint): Promise<bigint | undefined> {
    return this.#contracts.read(this.#chainId, tokenBalance(token, to), { blockNumber }).catch(() => undefined)
  }

  /** What the token has logged of the recipient in the block; undefined if that cannot be read. */
  async #logged({ token, to }: TokenPayment, block: bigint): Promise<readonly LoggedEvent[] | undefined> {
    const range = { fromBlock: block, toBlock: block }
    const reads = transferQueries(to, [token]).map((query) => this.#contracts.eventsOfMany(this.#chainId, query, range))
    const answers = (await Promise.all(reads).catch(() => undefined))?.flat()
    const logged = answers?.flatMap((each) => (each instanceof ContractError ? [] : each))
    return answers?.some((each) => each instanceof ContractError) ? undefined : logged
  }
}

function keyOf({ sent, fate }: Transaction): string {
  return `${sent.hash} ${blockOf(fate).blockHash}`
}
