import type { ErrorReasons } from '#domain/contract/contract-error.ts'
import { panicOf, type Revert, revertWords } from '#domain/contract/revert.ts'
import { plainText } from '#domain/plain-text.ts'
import { customErrorOf, type StoredRevert } from '#domain/transaction/stored-revert.ts'
import { contractText } from '#ui/text/contracts.ts'
import { transactionText } from '#ui/text/transactions.ts'

/** Why a contract reverted, as a visitor reads it. */
interface RevertNote {
  /** In our words only. */
  readonly reason: string
  /** The contract's words, to be shown isolated; empty if there are none. */
  readonly details: string
}

/** Of a call. @param reasons the page's own words for the contract's errors, by their names. */
export function revertNote(revert: Revert, reasons: ErrorReasons = {}): RevertNote {
  const details = plainText(revertWords(revert))
  const own = revert.type === 'custom' ? ownReason(revert.name, reasons) : undefined
  if (own !== undefined) return { reason: own, details }
  if (revert.type === 'panic') return { reason: panicText(revert.code), details }
  const isUnreadable = revert.type === 'reason' && details === ''
  return { reason: contractText.reverts[isUnreadable ? 'unknown' : revert.type], details }
}

/** Of a listed transaction, whose revert is stored in part. @param reasons as those of `revertNote`. */
export function storedRevertNote(revert: StoredRevert, reasons: ErrorReasons = {}): RevertNote {
  const { type, details } = revert
  if (type === 'unrepeated') return { reason: transactionText.unrepeated, details: '' }
  if (type === 'panic') return revertNote({ type, code: BigInt(details) })
  return { reason: ownReason(customErrorOf(revert), reasons) ?? contractText.reverts[type], details }
}

/** A contract chooses the names of its errors: `toString` is none of the page's words. */
function ownReason(name: string | undefined, reasons: ErrorReasons): string | undefined {
  return name !== undefined && Object.hasOwn(reasons, name) ? reasons[name] : undefined
}

function panicText(code: bigint): string {
  const panic = panicOf(code)
  return panic ? contractText.panics[panic] : contractText.reverts.panic
}
