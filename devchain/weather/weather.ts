import type { CallFault, ExchangeFault, Fault, FaultKind, SocketFault, Transport, WeatherRule } from './fault.ts'
import { type PresetName, presets } from './presets.ts'

/** A fault that applies to an exchange, call or socket. */
export interface AppliedFault<F extends Fault = Fault> {
  readonly fault: F
  /** Resolves when the rule is lifted, so that waiting requests can resume. */
  readonly lifted: Promise<void>
  readonly isLifted: () => boolean
}

interface Exchange {
  readonly chainId: number
  readonly methods: readonly string[]
  readonly via: Transport
}

/** What each fault applies to. */
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
  'small-batches': 'exchange',
  'wrong-id': 'call',
  'null-result': 'call',
  result: 'call',
  error: 'call',
  omitted: 'call',
  'wrong-chain-id': 'call',
  'stale-head': 'call',
  'missing-logs': 'call',
  'narrow-logs': 'call',
  'odd-logs': 'call',
  'no-outcome': 'call',
  'null-logs': 'call',
  'bad-texts': 'call',
  'number-times': 'call',
  refused: 'upgrade',
  unanswered: 'upgrade',
  killed: 'open socket',
  mute: 'open socket'
}

/** The fault rules between one worker's pages and its nodes; the newest has precedence. */
export class Weather {
  #rules: readonly ActiveRule[] = []
  readonly #listeners = new Set<(rule: WeatherRule) => void>()
  readonly #changeListeners = new Set<() => void>()
  #presetName: PresetName | undefined = 'clear'

  /** The current preset; undefined when rules were added or lifted since. */
  get presetName(): PresetName | undefined {
    return this.#presetName
  }

  /** Rules that may still apply, oldest first. */
  get rules(): readonly WeatherRule[] {
    return this.#rules.filter(({ isSpent }) => !isSpent).map(({ rule }) => rule)
  }

  /** @returns a function that lifts the rule; requests it holds resume then. */
  set(rule: WeatherRule): () => void {
    const active = new ActiveRule(rule)
    this.#rules = [...this.#rules, active]
    this.#presetName = undefined
    for (const listener of this.#listeners) listener(rule)
    this.#changed()
    return () => {
      if (!this.#rules.includes(active)) return
      this.#rules = this.#rules.filter((other) => other !== active)
      this.#presetName = undefined
      active.lift()
      this.#changed()
    }
  }

  /** Puts other rules in the place of each one; those that `replacing` returns as they are keep counting. */
  replace(replacing: (rule: WeatherRule) => readonly WeatherRule[]): void {
    const before = this.#rules
    this.#rules = before.flatMap((active) =>
      replacing(active.rule).map((rule) => (rule === active.rule ? active : new ActiveRule(rule)))
    )
    const lifted = before.filter((active) => !this.#rules.includes(active))
    if (lifted.length === 0) return
    this.#presetName = this.#rules.length === 0 ? 'clear' : undefined
    for (const active of lifted) active.lift()
    this.#changed()
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
    this.#changed()
  }

  /** Called after rules were set or lifted; a preset changes several. @returns an unsubscriber. */
  onChange(listener: () => void): () => void {
    this.#changeListeners.add(listener)
    return () => void this.#changeListeners.delete(listener)
  }

  /** Called after each new rule takes effect. @returns an unsubscriber. */
  onRule(listener: (rule: WeatherRule) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  applyToExchange(exchange: Exchange): AppliedFault<ExchangeFault> | undefined {
    return this.#apply(exchange, (fault): fault is ExchangeFault => {
      const isForThisTransport = exchange.via === 'http' || (fault.kind !== 'status' && fault.kind !== 'small-batches')
      return TARGETS[fault.kind] === 'exchange' && isForThisTransport
    })
  }

  applyToCall(chainId: number, method: string, via: Transport): AppliedFault<CallFault> | undefined {
    return this.#apply({ chainId, methods: [method], via }, isCallFault)
  }

  applyToUpgrade(chainId: number): AppliedFault<SocketFault> | undefined {
    return this.#apply({ chainId, methods: [], via: 'ws' }, isUpgradeFault)
  }

  applyToOpenSocket(chainId: number): AppliedFault<SocketFault> | undefined {
    return this.#apply({ chainId, methods: [], via: 'ws' }, isOpenSocketFault)
  }

  #changed(): void {
    for (const listener of this.#changeListeners) listener()
  }

  #apply<F extends Fault>(exchange: Exchange, isOfKind: (fault: Fault) => fault is F): AppliedFault<F> | undefined {
    let applied: AppliedFault<F> | undefined
    for (const active of this.#rules.toReversed()) {
      const { fault } = active.rule
      // Each rule counts all its matches, including those to which a newer rule applies.
      if (!isOfKind(fault) || !active.matches(exchange) || !active.isDue() || applied) continue
      active.countUse()
      applied = { fault, lifted: active.lifted, isLifted: () => active.isLifted }
    }
    return applied
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

class ActiveRule {
  readonly rule: WeatherRule
  readonly lifted: Promise<void>
  isLifted = false
  #resolve: () => void = () => undefined
  #matches = 0
  #uses = 0

  constructor(rule: WeatherRule) {
    this.rule = rule
    this.lifted = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  get isSpent(): boolean {
    return this.rule.times !== undefined && this.#uses >= this.rule.times
  }

  matches({ chainId, methods, via }: Exchange): boolean {
    const { rule } = this
    if (rule.chainId !== undefined && rule.chainId !== chainId) return false
    if (rule.via !== undefined && rule.via !== via) return false
    if (rule.fault.kind === 'small-batches' && methods.length <= rule.fault.atMost) return false
    return rule.methods === undefined || methods.some((method) => rule.methods?.includes(method))
  }

  /** Counts a match. */
  isDue(): boolean {
    this.#matches++
    return !this.isSpent && this.#matches % (this.rule.every ?? 1) === 0
  }

  countUse(): void {
    this.#uses++
  }

  lift(): void {
    this.isLifted = true
    this.#resolve()
  }
}
