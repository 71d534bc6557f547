import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ContractError, ErrorReasons, Revert } from '#domain/contract/contract-error.ts'
import { panicOf } from '#domain/contract/panic.ts'
import { revertWords } from '#domain/contract/revert-words.ts'
import { plainText } from '#domain/plain-text.ts'
import { accountText } from '#domain/text/account.ts'
import { contractText } from '#domain/text/contracts.ts'

interface ShownContractFailure {
  /** Shown to the visitor, in our words only. */
  readonly reason: string
  /** Words of the contract or for developers: bounded, and shown only as `Details`, isolated. */
  readonly details?: string
}

/** Why a read of a contract failed, or a simulation of a call. */
export function readFailure(error: ContractError | ChainReadError, reasons?: ErrorReasons): ShownContractFailure {
  if (error instanceof ChainReadError) return { reason: accountText.balance.failures[error.failure] }
  return contractFailure(error, reasons)
}

/** Why a call of a contract has no result. */
export function contractFailure(
  { failure, revert, message }: ContractError,
  reasons: ErrorReasons = {}
): ShownContractFailure {
  const details = plainText(revert ? revertWords(revert) : message)
  return { reason: revert ? revertText(revert, reasons) : contractText.failures[failure], ...(details && { details }) }
}

function revertText(revert: Revert, reasons: ErrorReasons): string {
  const { reverts } = contractText
  // A contract chooses the names of its errors: `toString` is none of the page's words.
  const own = revert.type === 'custom' && Object.hasOwn(reasons, revert.name) ? reasons[revert.name] : undefined
  if (own !== undefined) return own
  if (revert.type === 'reason' && !plainText(revert.message)) return reverts.unknown
  return revert.type === 'panic' ? panicText(revert.code) : reverts[revert.type]
}

export function panicText(code: bigint): string {
  const panic = panicOf(code)
  return panic ? contractText.panics[panic] : contractText.reverts.panic
}
