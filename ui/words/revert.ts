import { revertWords } from '#domain/contract/revert-words.ts'
import { contractText } from '#domain/text/contracts.ts'
import { transactionText } from '#domain/text/transactions.ts'
import type { KeptRevert } from '#domain/transaction/kept-revert.ts'
import { panicText } from './contract-failure.ts'

interface RevertNote {
  /** In our words only. */
  readonly reason: string
  /** The contract's words, to be shown isolated; empty if there are none. */
  readonly details: string
}

/** Why a transaction was reverted, as a visitor reads it. */
export function revertNote({ type, details }: KeptRevert): RevertNote {
  if (type === 'unrepeated') return { reason: transactionText.unrepeated, details: '' }
  if (type !== 'panic') return { reason: contractText.reverts[type], details }
  const code = BigInt(details)
  return { reason: panicText(code), details: revertWords({ type, code }) }
}
