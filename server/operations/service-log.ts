import { createHmac, randomBytes } from 'node:crypto'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { StoreError } from '#server/store/store-error.ts'
import type { Observer } from './observer.ts'

export interface LogOptions {
  readonly level: Level
  /** Hashes visitors' addresses. Undefined: a random one, so that hashes of two runs, or processes, do not match. */
  readonly addressKey: string | undefined
}

/** 64 bits: enough to tell visitors apart. */
const HASH_DIGITS = 16

/** JSON, one line for each event. No address, cookie, message or signature is in it; of a statement, only the start of one that is refused. */
export class ServiceLog implements Observer {
  readonly #log: Logger
  readonly #addressKey: string | Buffer

  constructor({ level, addressKey }: LogOptions, destination?: DestinationStream) {
    // Without the process id and the host's name, which whatever collects the lines adds itself.
    const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
    this.#log = destination ? pino(options, destination) : pino(options)
    this.#addressKey = addressKey ?? randomBytes(32)
  }

  info(sentence: string, fields: Readonly<Record<string, string | number>> = {}): void {
    this.#log.info(fields, sentence)
  }

  answered({ clientKey, durationMs, status, ...answer }: Parameters<Observer['answered']>[0]): void {
    const client = clientKey === undefined ? undefined : this.#hash(clientKey)
    const fields = { ...answer, status, ms: Math.round(durationMs * 10) / 10, client }
    if (status >= 500) this.#log.warn(fields, 'answered')
    else this.#log.info(fields, 'answered')
  }

  failed(reason: unknown): void {
    if (reason instanceof StoreError) this.#log.error({ kind: reason.kind }, reason.message)
    else if (reason instanceof Error) this.#log.error({ err: reason }, reason.message)
    else this.#log.error(String(reason))
  }

  warned(sentence: string): void {
    this.#log.warn(sentence)
  }

  #hash(clientKey: string): string {
    return createHmac('sha256', this.#addressKey).update(clientKey).digest('hex').slice(0, HASH_DIGITS)
  }
}
