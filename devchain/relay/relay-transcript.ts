import { EventLog } from './event-log.ts'

/** An event at the relay. */
export interface RelayFrame {
  /** In ms since 1970. */
  readonly time: number
  /**
   * - `upgrade`: a connection was opened, or refused with a `reason`
   * - `close`: a connection was closed, with its close code as `reason`
   * - `in`: a client sent a request, possibly while the relay was `mute`
   * - `out`: a message was pushed to a client
   * - `ack`: a client acknowledged a message
   */
  readonly kind: 'upgrade' | 'close' | 'in' | 'out' | 'ack'
  readonly clientId?: string
  readonly method?: string
  readonly topic?: string
  /** The kind of message, such as 1108 for a request to the wallet. */
  readonly tag?: number
  /** The unencrypted parameters, which the relay's operator can read. */
  readonly plain?: Readonly<Record<string, unknown>>
  readonly reason?: string
}

/** The latest frames through the relay. */
export class RelayTranscript extends EventLog<RelayFrame> {}
