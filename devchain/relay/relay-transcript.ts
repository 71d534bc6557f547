import { EventLog } from './event-log.ts'

/** One thing that happened at the relay. */
export interface RelayFrame {
  /** In ms since 1970. */
  readonly time: number
  /**
   * - `upgrade`: a connection came, or was refused for a `reason`
   * - `close`: a connection went, its close code as `reason`
   * - `in`: a client asked, or tried to while the relay was `mute`
   * - `out`: a message was pushed to a client
   * - `ack`: a client has the message
   */
  readonly kind: 'upgrade' | 'close' | 'in' | 'out' | 'ack'
  readonly clientId?: string
  readonly method?: string
  readonly topic?: string
  /** What kind of message it is, such as 1108 for a request to the wallet. */
  readonly tag?: number
  /** What the client sent beside the sealed message, for the relay's operator to read. */
  readonly plain?: Readonly<Record<string, unknown>>
  readonly reason?: string
}

/** The last frames that went through the relay. */
export class RelayTranscript extends EventLog<RelayFrame> {}
