import type { CallFault, ExchangeFault, Fault, FaultKind, SocketFault, Transport, WeatherRule } from './fault.ts'
import { type PresetName, presets } from './presets.ts'

/** A fault that strikes an exchange, call or socket. */
export interface Strike<Struck extends Fault = Fault> {
  readonly fault: Struck
  /** Resolves when the rule is lifted, so that waiting requests can resume. */
  readonly lifted: Promise<void>
  readonly isLifted: () => boolean
}

interface Exchange {
  readonly chainId: number
  readonly methods: readonly string[]
  readonly via: Transport
}

/** What each fault strikes. */
const TARGETS: Readonly<Record<FaultKind, 'exchange' | 'call' | 'upgrade' | 'open socket'>> = {
  delay: 'exchange',
  hang: 'exchange',
  drop: 'exchange',
  status: 'exchange',
  malformed: 'exchange',
  truncated: 'exchange',
  stalled: 'exchange',
  reordered: 'exchange',
  'other-chain': 'exchange',
  'wrong-id': 'call',
  'null-result': 'call',
  result: 'call',
  error: 'call',
  omitted: 'call',
  'wrong-chain-id': 'call',
  'stale-head': 'call',
  'missing-logs': 'call',
  refused: 'upgrade',
  unanswered: 'upgrade',
  killed: 'open socket',
  mute: 'open socket'
}

/** The fault rules between one worker's pages and its nodes; the newest has precedence. */
export class Weather {
  #rules: readonly RuleInForce[] = []
  readonly #listeners = new Set<(rule: WeatherRule) => void>()
  #presetName: PresetName | undefined = 'clear'

  /** The preset in force; undefined when rules were added or lifted since. */
  get presetName(): PresetName | undefined {
    return this.#presetName
  }

  /** Rules that may still strike, oldest first. */
  get rules(): readonly WeatherRule[] {
    return this.#rules.filter(({ isSpent }) => !isSpent).map(({ rule }) => rule)
  }

  /** @returns a function that lifts the rule; requests it holds resume then. */
  set(rule: WeatherRule): () => void {
    const inForce = new RuleInForce(rule)
    this.#rules = [...this.#rules, inForce]
    this.#presetName = undefined
    for (const listener of this.#listeners) listener(rule)
    return () => {
      if (!this.#rules.includes(inForce)) return
      this.#rules = this.#rules.filter((other) => other !== inForce)
      this.#presetName = undefined
      inForce.lift()
    }
  }

  /** Replaces all current rules. */
  usePreset(name: PresetName): void {
    this.clear()
    for (const rule of presets[name].rules) this.set(rule)
    this.#presetName = name
  }

  /** Lifts every rule; hanging requests resume. */
  clear(): void {
    const lifted = this.#rules
    this.#rules = []
    this.#presetName = 'clear'
    for (const rule of lifted) rule.lift()
  }

  /** Called after each new rule takes effect. @returns an unsubscriber. */
  onRule(listener: (rule: WeatherRule) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  strikeExchange(exchange: Exchange): Strike<ExchangeFault> | undefined {
    return this.#strike(exchange, (fault): fault is ExchangeFault => {
      const isForThisTransport = exchange.via === 'http' || fault.kind !== 'status'
      return TARGETS[fault.kind] === 'exchange' && isForThisTransport
    })
  }

  strikeCall(chainId: number, method: string, via: Transport): Strike<CallFault> | undefined {
    return this.#strike({ chainId, methods: [method], via }, isCallFault)
  }

  strikeUpgrade(chainId: number): Strike<SocketFault> | undefined {
    return this.#strike({ chainId, methods: [], via: 'ws' }, isUpgradeFault)
  }

  strikeOpenSocket(chainId: number): Strike<SocketFault> | undefined {
    return this.#strike({ chainId, methods: [], via: 'ws' }, isOpenSocketFault)
  }

  #strike<Struck extends Fault>(
    exchange: Exchange,
    isOfKind: (fault: Fault) => fault is Struck
  ): Strike<Struck> | undefined {
    let struck: Strike<Struck> | undefined
    for (const inForce of this.#rules.toReversed()) {
      const { fault } = inForce.rule
      // Each rule counts all its matches, including those struck by a newer rule.
      if (!isOfKind(fault) || !inForce.matches(exchange) || !inForce.isDue() || struck) continue
      inForce.strike()
      struck = { fault, lifted: inForce.lifted, isLifted: () => inForce.isLifted }
    }
    return struck
  }
}

function isCallFault(fault: Fault): fault is CallFault {
  return TARGETS[fault.kind] === 'call'
}

function isUpgradeFault(fault: Fault): fault is SocketFault {
  return TARGETS[fault.kind] === 'upgrade'
}

function isOpenSocketFault(fault: Fault): fault is SocketFault {
  return TARGETS[fault.kind] === 'open socket'
}

class RuleInForce {
  readonly rule: WeatherRule
  readonly lifted: Promise<void>
  isLifted = false
  #resolve: () => void = () => undefined
  #seen = 0
  #struck = 0

  constructor(rule: WeatherRule) {
    this.rule = rule
    this.lifted = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  get isSpent(): boolean {
    return this.rule.times !== undefined && this.#struck >= this.rule.times
  }

  matches({ chainId, methods, via }: Exchange): boolean {
    const { rule } = this
    if (rule.chainId !== undefined && rule.chainId !== chainId) return false
    if (rule.via !== undefined && rule.via !== via) return false
    return rule.methods === undefined || methods.some((method) => rule.methods?.includes(method))
  }

  /** Counts a match. */
  isDue(): boolean {
    this.#seen++
    return !this.isSpent && this.#seen % (this.rule.every ?? 1) === 0
  }

  strike(): void {
    this.#struck++
  }

  lift(): void {
    this.isLifted = true
    this.#resolve()
  }
}
