import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { accountText } from '#domain/text/account.ts'
import { contractText } from '#domain/text/contracts.ts'
import { plainText } from '../plain-text.ts'
import type { ContractError, Revert } from './contract-error.ts'
import { panicOf } from './panic.ts'

interface ShownContractFailure {
  /** Shown to the visitor, in our words only. */
  readonly reason: string
  /** Words of the contract or for developers: bounded, and shown only as `Details`, isolated. */
  readonly details?: string
}

/** What a page says of its contract's own errors, by their names. */
export type ErrorReasons = Readonly<Record<string, string>>

/** Bound how much of an error's arguments is put into words. */
const MAX_ENTRIES = 8
const MAX_DEPTH = 3
const MAX_TEXT = 200

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

/** Why a contract stopped itself. */
export function panicText(code: bigint): string {
  const panic = panicOf(code)
  return panic ? contractText.panics[panic] : contractText.reverts.panic
}

/** The contract's own words, to be made plain and shown isolated; empty if it has none. */
export function revertWords(revert: Revert): string {
  switch (revert.type) {
    case 'reason':
      return revert.message
    case 'panic':
      return panicOf(revert.code) ? '' : `Panic 0x${revert.code.toString(16).padStart(2, '0')}`
    case 'custom':
      return `${revert.name}(${listOf(revert.args, 0)})`
    case 'unknown':
      return revert.data === '0x' ? '' : revert.data
  }
}

function listOf(values: readonly unknown[], depth: number): string {
  const words = values.slice(0, MAX_ENTRIES).map((value) => shown(value, depth))
  return [...words, ...(values.length > MAX_ENTRIES ? ['…'] : [])].join(', ')
}

function shown(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === MAX_DEPTH) return '…'
  return Array.isArray(value) ? `[${listOf(value, depth + 1)}]` : `(${listOf(Object.values(value), depth + 1)})`
}
