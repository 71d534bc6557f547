import { RelayRefusal } from './relay-refusal.ts'

interface MethodFault {
  readonly method: string
  timesLeft: number
  readonly error: RelayRefusal
}

/** The faults currently injected into the relay. */
export class RelayFaults {
  /** Connections stay open, but nothing is answered, pushed or accepted. */
  isMute = false
  /** Upgrades are rejected with this HTTP status. */
  refusesUpgrades: number | undefined
  /** Upgrades are accepted once this has resolved, as on a slow network. */
  upgradesAfter: Promise<void> | undefined
  /** All connections are closed, with the public relay's reason for an unknown project. */
  refusesProjects = false
  /** Delay of each answer and each push. */
  delayMs = 0
  /** Each message is pushed twice, which a relay that delivers at least once may do. */
  isRepeating = false
  #failing: readonly MethodFault[] = []

  /** Makes the next `times` calls of the method fail. */
  fail(method: string, { times = 1, code = -32000, message = 'The relay failed on purpose' } = {}): void {
    this.#failing = [...this.#failing, { method, timesLeft: times, error: new RelayRefusal(code, message) }]
  }

  clear(): void {
    this.isMute = false
    this.refusesUpgrades = undefined
    this.upgradesAfter = undefined
    this.refusesProjects = false
    this.delayMs = 0
    this.isRepeating = false
    this.#failing = []
  }

  /** @throws RelayRefusal if this call is set to fail. */
  check(method: string): void {
    const fault = this.#failing.find((each) => each.method === method && each.timesLeft > 0)
    if (!fault) return
    fault.timesLeft--
    throw fault.error
  }
}
