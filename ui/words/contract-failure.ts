import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ContractError, ErrorReasons } from '#domain/contract/contract-error.ts'
import { plainText } from '#domain/plain-text.ts'
import { accountText } from '#ui/text/account.ts'
import { contractText } from '#ui/text/contracts.ts'
import { revertNote } from './revert.ts'

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
  reasons?: ErrorReasons
): ShownContractFailure {
  const { reason, details } = revert
    ? revertNote(revert, reasons)
    : { reason: contractText.failures[failure], details: plainText(message) }
  return { reason, ...(details && { details }) }
}
