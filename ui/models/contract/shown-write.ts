import type { ContractWrite } from '#domain/contract/contract-write.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { WrittenCall } from './written-call.ts'

/** What is known of a write, and what a visitor can do about it. An action that does not apply is ignored. */
export interface ShownWrite<Result = unknown> {
  readonly written: WrittenCall<Result>
  readonly state: ContractWrite<Result>
  readonly text: string
  /** Words of the contract, the node or the wallet: show them only as details. */
  readonly details: string | undefined
  /** Its entry in the list of transactions, once it is sent. */
  readonly transaction: Transaction | undefined
  /** While the wallet is asked; milliseconds since 1970. */
  readonly waitingSince: number | undefined
  /** True if it would be forgotten when the page closes. */
  readonly isUnsaved: boolean
  readonly simulate: () => void
  readonly confirm: () => void
  readonly confirmAgain: () => void
  readonly switchNetwork: () => Promise<void>
  readonly cancel: () => void
}
