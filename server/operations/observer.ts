import { StoreError } from '#server/store/store-error.ts'

/** A request and how it ended. */
export interface Answer {
  readonly method: string
  /** One of the service's endpoints, without the mount; `other` for anything else. */
  readonly route: string
  readonly status: number
  /** The code in the response's body, if it is a refusal. */
  readonly error: string | undefined
  readonly durationMs: number
  /** An IP address, or the first half of one: never to be written anywhere. */
  readonly clientKey: string | undefined
}

/** What operators get to know about the service while it runs. */
export interface Observer {
  answered(answer: Answer): void
  /** Something other than a request's own fault: an Error, or a sentence without secrets. */
  failed(reason: unknown): void
  /** A variable that is probably wrong, in a sentence without secrets. */
  warned(sentence: string): void
}

/** Prints failures, in one line if the reason is known. */
export const consoleObserver: Observer = {
  answered: () => undefined,
  failed: (reason) => console.error(reason instanceof StoreError ? reason.message : reason),
  warned: (sentence) => console.warn(sentence)
}

/** Tells several. */
export function observers(...all: readonly Observer[]): Observer {
  return {
    answered: (answer) => {
      for (const each of all) each.answered(answer)
    },
    failed: (reason) => {
      for (const each of all) each.failed(reason)
    },
    warned: (sentence) => {
      for (const each of all) each.warned(sentence)
    }
  }
}
