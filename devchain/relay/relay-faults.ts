import { RelayRefusal } from './relay-refusal.ts'

interface MethodFault {
  readonly method: string
  timesLeft: number
  readonly error: RelayRefusal
}

/** What is wrong with the relay right now. */
export class RelayFaults {
  /** Connections stay open, and nothing is answered, pushed or taken. */
  isMute = false
  /** Upgrades end with this HTTP status. */
  refusesUpgrades: number | undefined
  /** Connections of every project are closed, in the public relay's words for one that it does not know. */
  refusesProjects = false
  /** How long each answer and each push waits. */
  delayMs = 0
  #failing: readonly MethodFault[] = []

  /** The next `times` calls of the method end with an error. */
  fail(method: string, { times = 1, code = -32000, message = 'The relay has a bad day' } = {}): void {
    this.#failing = [...this.#failing, { method, timesLeft: times, error: new RelayRefusal(code, message) }]
  }

  clear(): void {
    this.isMute = false
    this.refusesUpgrades = undefined
    this.refusesProjects = false
    this.delayMs = 0
    this.#failing = []
  }

  /** @throws RelayRefusal when this call is to fail. */
  strike(method: string): void {
    const fault = this.#failing.find((each) => each.method === method && each.timesLeft > 0)
    if (!fault) return
    fault.timesLeft--
    throw fault.error
  }
}
