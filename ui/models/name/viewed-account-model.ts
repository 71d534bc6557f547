import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { Address, Checksum } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import { parseViewRequest, type ViewedAccount, type ViewProblem } from '#domain/name/viewed-account.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { Latest } from '#domain/wait/latest.ts'
import { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import type { PollTimer } from '../poll-timer.ts'

interface FailedLookUp {
  readonly name?: string | undefined
  readonly details?: string
  readonly pausedUntil?: number
}

/** Any account, viewed read-only, whoever is connected: no wallet is ever asked for anything. */
export class ViewedAccountModel {
  viewed: ViewedAccount = { status: 'none' }
  readonly balances: BalancesModel
  readonly #names: NameService | undefined
  readonly #checksum: Checksum
  readonly #source: { account: Address | undefined; readonly chains: readonly Chain[] }
  readonly #lookUp = new Latest()

  constructor(
    chains: readonly Chain[],
    reader: ChainReader,
    heads: ChainHeads,
    pollTimer: PollTimer,
    checksum: Checksum,
    names: NameService | undefined
  ) {
    this.#names = names
    this.#checksum = checksum
    this.#source = observable({ account: undefined, chains }, {}, { deep: false })
    this.balances = new BalancesModel(this.#source, reader, heads, pollTimer)
    makeAutoObservable(this, { viewed: observableRef, balances: false }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return this.balances.start()
  }

  /** Untrusted text from the address bar: an address, or a name to look up. */
  async view(text: string): Promise<void> {
    const signal = this.#lookUp.start()
    const request = parseViewRequest(text, this.#checksum)
    if (request.type === 'address') return this.show(request.account, undefined)
    if (request.type === 'unusable') return this.fail(text, request.problem)
    if (!this.#names) return this.fail(text, 'no-names')
    this.set({ status: 'looking-up', name: request.name })
    let name: string | undefined
    try {
      name = await this.#names.normalise(request.name)
      const account = name === undefined ? undefined : await this.#names.getAddress(name)
      if (signal.aborted) return
      if (account === undefined) this.fail(text, name === undefined ? 'invalid' : 'no-account', { name })
      else this.show(account, name)
    } catch (cause) {
      if (!signal.aborted)
        this.fail(text, 'unreachable', {
          name,
          details: cause instanceof Error ? cause.message : String(cause),
          ...pauseOf(cause)
        })
    }
  }

  /** For a visitor who asks again: at once, also while endpoints rest after failures. */
  async retry(text: string): Promise<void> {
    // If its code cannot be loaded, neither can that of the look-up, which says so.
    await this.#names?.endRests().catch(() => undefined)
    await this.view(text)
  }

  stopViewing(): void {
    this.#lookUp.cancel()
    this.set({ status: 'none' })
  }

  private show(account: Address, name: string | undefined): void {
    this.set({ status: 'shown', account, name })
  }

  private fail(text: string, problem: ViewProblem, known: FailedLookUp = {}): void {
    const { name, details, pausedUntil } = known
    this.set({
      status: 'failed',
      text,
      problem,
      ...(name !== undefined && { name }),
      ...(details !== undefined && { details }),
      ...(pausedUntil !== undefined && { pausedUntil })
    })
  }

  private set(viewed: ViewedAccount): void {
    this.viewed = viewed
    this.#source.account = viewed.status === 'shown' ? viewed.account : undefined
  }
}
