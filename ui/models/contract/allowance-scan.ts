import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '#domain/wait/latest.ts'
import type { AllowanceOwner, Approvals, FoundAllowances } from './find-allowances.ts'
import type { PagePorts } from './page-ports.ts'

/** What finds them is loaded apart: a page without tokens never needs it. */
export type LoadFinder = () => Promise<typeof import('./find-allowances.ts')>

/** Who may spend all of an account's configured tokens: read once, and again on request. */
export class AllowanceScan {
  found: FoundAllowances = { list: [], others: 0, since: undefined, missed: [] }
  isReading = false
  /** From the start of a revocation until its notice is closed: the list may have lost the allowance before. */
  private isRevoking = false
  private approved: Approvals | undefined = undefined
  readonly #ports: PagePorts
  readonly #owner: AllowanceOwner
  readonly #load: LoadFinder
  readonly #reads = new Latest()

  constructor(ports: PagePorts, owner: AllowanceOwner, load: LoadFinder) {
    this.#ports = ports
    this.#owner = owner
    this.#load = load
    makeAutoObservable<AllowanceScan, 'approved' | 'isRevoking'>(
      this,
      { found: observableRef, approved: observableRef, isRevoking: true },
      { autoBind: true }
    )
  }

  /** Reads unless that was done before. @returns a function that stops. */
  watch(): () => void {
    if (!this.approved) void this.readAll()
    return this.stop
  }

  /** For a visitor who asks again because some could not be checked: at once, also while endpoints rest. */
  async tryAgain(): Promise<void> {
    this.#ports.reader.endRests(this.#owner.chain.id)
    await this.readAll()
  }

  /** Finds all approvals and reads their allowances. */
  async readAll(): Promise<void> {
    const tokens = this.#owner.chain.tokens ?? []
    if (tokens.length === 0) return
    const signal = this.begin()
    try {
      const { findApproved } = await this.#load()
      const approved = signal.aborted ? { tokens: [] } : await findApproved(this.#ports, this.#owner, signal)
      if (!signal.aborted) await this.#readAllowances(approved, signal)
    } catch {
      if (!signal.aborted) this.end({ list: [], others: 0, since: undefined, missed: tokens })
    }
  }

  /** Reads the allowances of the approvals that were found, after one of them has changed. */
  async readAgain(): Promise<void> {
    if (this.approved) await this.#readAllowances(this.approved, this.begin())
  }

  /** Whether there is anything that a visitor should see. */
  get isShown(): boolean {
    return this.isRevoking || this.found.list.length + this.found.missed.length > 0
  }

  setRevoking(isRevoking: boolean): void {
    this.isRevoking = isRevoking
  }

  private begin(): AbortSignal {
    this.isReading = true
    return this.#reads.start()
  }

  private stop(): void {
    this.#reads.cancel()
    if (this.isReading) this.approved = undefined
    this.isReading = false
  }

  private end(found: FoundAllowances, approved?: Approvals): void {
    this.isReading = false
    this.approved = approved
    this.found = found
  }

  async #readAllowances(approved: Approvals, signal: AbortSignal): Promise<void> {
    const { readAllowances } = await this.#load()
    const found = await readAllowances(this.#ports, this.#owner, approved)
    if (!signal.aborted) this.end(found, approved)
  }
}
