import type { NamedPause } from '#domain/chain/chain-read-error.ts'
import { accountText } from '#ui/text/account.ts'
import { formatTime } from './time.ts'

/** Why a chain could not be read, and until when it is not asked again: that stays true once the time has come. */
export function withPause(sentence: string, { pausedUntil }: NamedPause): string {
  return pausedUntil === undefined
    ? sentence
    : `${sentence} ${accountText.balance.asksForPause(formatTime(pausedUntil))}`
}
