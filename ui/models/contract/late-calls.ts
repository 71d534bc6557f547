import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import type { ContractWrite } from '#domain/contract/contract-write.ts'
import type { WrittenCall } from './written-call.ts'

/** A call that the wallet has sent after the page no longer waited. */
export interface LateCall {
  readonly account: Address
  readonly chainId: number
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly hash: Hex
}

/** What was sent late, until the write that it is about is told: it would be sent again otherwise. */
export class LateCalls {
  readonly #written: WrittenCall
  #calls: readonly (LateCall & { readonly isOwn: boolean })[] = []

  constructor(written: WrittenCall) {
    this.#written = written
  }

  /** @param isOwn whether the write itself asked for it: then it is told whatever it shows now. */
  keep(late: LateCall, isOwn: boolean): void {
    this.#calls = [...this.#calls, { ...late, isOwn }]
  }

  /** Its account is told once it is back; a write of an equal call, once it knows that. */
  take(account: Address | undefined, write: ContractWrite): LateCall | undefined {
    const data = 'review' in write ? write.review.data : undefined
    const late = this.#calls.find((each) => each.account === account && (each.isOwn || this.#isEqual(each, data)))
    this.#calls = this.#calls.filter((each) => each !== late)
    return late
  }

  #isEqual(late: LateCall, data: Hex | undefined): boolean {
    const { chainId, value = 0n, call } = this.#written
    return (
      late.data === data && late.chainId === chainId && late.value === value && isSameAddress(late.to, call.address)
    )
  }
}
