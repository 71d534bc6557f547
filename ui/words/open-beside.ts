import { contractWriteText } from '#ui/text/contract-writes.ts'
import { sendText } from '#ui/text/send.ts'

/** What the wallet may still show, or have done, beside what is reviewed: the same, or something else. */
export type OpenBeside = 'same' | 'other'

/** In place of the words that nothing is sent yet: the most cautious that is true, beside the button that asks the wallet. */
export function openBesideText(beside: OpenBeside): string {
  return beside === 'same' ? contractWriteText.repeating : sendText.attempts.other
}
