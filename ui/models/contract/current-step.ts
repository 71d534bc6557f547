import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { ContractWrite } from '#domain/contract/contract-write.ts'
import { stopAll } from '../stop-all.ts'
import type { ContractWriteModel } from './contract-write-model.ts'

/** The call of a batch that is reviewed, or sent on its own: one after the other. */
export class CurrentStep {
  write: ContractWriteModel
  #index = 0
  readonly #writeAt: (index: number) => ContractWriteModel
  readonly #onChange: (write: ContractWrite) => void
  #stop: () => void = () => undefined

  /** @param onChange called while the step is started. */
  constructor(writeAt: (index: number) => ContractWriteModel, onChange: (write: ContractWrite) => void) {
    this.#writeAt = writeAt
    this.#onChange = onChange
    this.write = writeAt(0)
    makeAutoObservable(this, { write: observableRef }, { autoBind: true })
  }

  get index(): number {
    return this.#index
  }

  /** Starts this call, or the same one again. */
  open(index: number): void {
    this.#moveTo(index)
    this.start()
  }

  /** Follows this call, which was sent in an earlier visit. */
  follow(index: number, account: Address, hash: Hex): void {
    this.#replace(index)
    this.write.resume(account, hash)
    this.start()
  }

  start(): void {
    const { write } = this
    this.stop()
    const reported = reaction(() => write.state, this.#onChange, { fireImmediately: true })
    this.#stop = stopAll([reported, write.start()])
  }

  stop(): void {
    this.#stop()
  }

  /** A call that was sent cannot be reviewed again, as another account has to. */
  #moveTo(index: number): void {
    const { status } = this.write.state
    if (index !== this.#index || status === 'sent' || status === 'confirmed') this.#replace(index)
    else this.stop()
  }

  #replace(index: number): void {
    this.stop()
    this.#index = index
    this.write = this.#writeAt(index)
  }
}
