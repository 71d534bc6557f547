import type { PhoneEntry } from '#devchain/phone/phone.ts'
import type { RelayFrame } from '#devchain/relay/relay-transcript.ts'

/** Without what the client added for the relay's operator. */
export type RelayLine = Omit<RelayFrame, 'plain'>

/** Without what was asked and answered. */
export interface PhoneLine extends Omit<PhoneEntry, 'params' | 'result'> {
  /** Which of the test's phones, from 1. */
  readonly phone: number
}

/** Who talked to whom, on which topic and about which method: enough to see where it stopped, and nothing that is sealed. */
export function relayLines(frames: readonly RelayFrame[]): readonly RelayLine[] {
  return frames.map(({ plain: _, ...line }) => line)
}

/** All phones in one order of time. @param phones the entries of each. */
export function phoneLines(phones: readonly (readonly PhoneEntry[])[]): readonly PhoneLine[] {
  return phones
    .flatMap((entries, index) => entries.map(({ params: _, result: __, ...line }) => ({ phone: index + 1, ...line })))
    .sort((a, b) => a.time - b.time)
}
