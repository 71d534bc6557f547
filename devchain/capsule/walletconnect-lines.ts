import type { PhoneEntry } from '#devchain/phone/phone.ts'
import type { RelayFrame } from '#devchain/relay/relay-transcript.ts'

/** Without the metadata that clients add for the relay's operator. */
export type RelayLine = Omit<RelayFrame, 'plain'>

/** Without parameters and results. */
export interface PhoneLine extends Omit<PhoneEntry, 'params' | 'result'> {
  /** Number of the test's phone, from 1. */
  readonly phone: number
}

/** Clients, topics and methods: enough to see where the traffic stopped, without the encrypted content. */
export function relayLines(frames: readonly RelayFrame[]): readonly RelayLine[] {
  return frames.map(({ plain: _, ...line }) => line)
}

/** The entries of all phones, merged in order of time. */
export function phoneLines(phones: readonly (readonly PhoneEntry[])[]): readonly PhoneLine[] {
  return phones
    .flatMap((entries, index) => entries.map(({ params: _, result: __, ...line }) => ({ phone: index + 1, ...line })))
    .sort((a, b) => a.time - b.time)
}
