import type { ErrorReasons } from '#domain/contract/contract-error.ts'
import { panicOf, type Revert, revertWords } from '#domain/contract/revert.ts'
import { plainText } from '#domain/plain-text.ts'
import type { StoredRevert } from '#domain/transaction/stored-revert.ts'
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
  // A contract chooses the names of its errors: `toString` is none of the page's words.
  const own = revert.type === 'custom' && Object.hasOwn(reasons, revert.name) ? reasons[revert.name] : undefined
  if (own !== undefined) return { reason: own, details }
  if (revert.type === 'panic') return { reason: panicText(revert.code), details }
  const isUnreadable = revert.type === 'reason' && details === ''
  return { reason: contractText.reverts[isUnreadable ? 'unknown' : revert.type], details }
}

/** Of a listed transaction, whose revert is stored in part. */
export function storedRevertNote({ type, details }: StoredRevert): RevertNote {
  if (type === 'unrepeated') return { reason: transactionText.unrepeated, details: '' }
  return type === 'panic'
    ? revertNote({ type, code: BigInt(details) })
    : { reason: contractText.reverts[type], details }
}

function panicText(code: bigint): string {
  const panic = panicOf(code)
  return panic ? contractText.panics[panic] : contractText.reverts.panic
}
