import type { Fault, FaultKind, Transport } from '#devchain/weather/fault.ts'
import type { ChainReadFailure } from '#domain/errors.ts'

/** What becomes of a balance that is read through an endpoint in some weather; alike for every RPC library. */
export interface Cell {
  /** When there is no other endpoint. */
  readonly ends: 'as it should' | ChainReadFailure
  /** Whether a second, sound endpoint gives the balance instead. */
  readonly failsOver: boolean
  readonly takes: 'no time' | 'the time-out'
}

export interface Row<Struck extends Fault> extends Readonly<Record<Transport, Cell>> {
  readonly fault: Struck
  /** Every method, by default. */
  readonly methods?: readonly string[]
}

/** A row for each fault that there is: a new one does not compile until somebody has said what it must lead to. */
export type WeatherTable = { readonly [Kind in FaultKind]: Row<Extract<Fault, { readonly kind: Kind }>> }

const unharmed: Cell = { ends: 'as it should', failsOver: false, takes: 'no time' }
const timedOut: Cell = { ends: 'timeout', failsOver: true, takes: 'the time-out' }
const failed = (ends: ChainReadFailure): Cell => ({ ends, failsOver: true, takes: 'no time' })
const final = (ends: ChainReadFailure): Cell => ({ ends, failsOver: false, takes: 'no time' })

/** The answer to the check of the chain id, which travels along, is left as it is. */
const balanceOnly = { methods: ['eth_getBalance'] }

export const weatherTable: WeatherTable = {
  delay: { fault: { kind: 'delay', ms: 50 }, http: unharmed, ws: unharmed },
  hang: { fault: { kind: 'hang' }, http: timedOut, ws: timedOut },
  drop: { fault: { kind: 'drop' }, http: failed('unreachable'), ws: failed('unreachable') },
  status: { fault: { kind: 'status', status: 503 }, http: failed('unreachable'), ws: unharmed },
  malformed: { fault: { kind: 'malformed' }, http: failed('malformed'), ws: failed('malformed') },
  truncated: { fault: { kind: 'truncated' }, http: failed('unreachable'), ws: failed('malformed') },
  stalled: { fault: { kind: 'stalled' }, http: timedOut, ws: timedOut },
  reordered: { fault: { kind: 'reordered' }, http: unharmed, ws: unharmed },
  'other-chain': {
    fault: { kind: 'other-chain', chainId: 59140 },
    http: failed('wrong-chain'),
    ws: failed('wrong-chain')
  },
  'wrong-id': { fault: { kind: 'wrong-id' }, ...balanceOnly, http: failed('malformed'), ws: failed('malformed') },
  'null-result': { fault: { kind: 'null-result' }, ...balanceOnly, http: failed('malformed'), ws: failed('malformed') },
  result: {
    fault: { kind: 'result', result: 'seven' },
    ...balanceOnly,
    http: failed('malformed'),
    ws: failed('malformed')
  },
  error: {
    fault: { kind: 'error', code: 3, message: 'execution reverted' },
    ...balanceOnly,
    http: final('reverted'),
    ws: final('reverted')
  },
  omitted: { fault: { kind: 'omitted' }, ...balanceOnly, http: failed('malformed'), ws: timedOut },
  'wrong-chain-id': {
    fault: { kind: 'wrong-chain-id', chainId: 1337 },
    http: failed('wrong-chain'),
    ws: failed('wrong-chain')
  },
  // A node that is behind is believed: nobody can tell it from a chain that is slow.
  'stale-head': { fault: { kind: 'stale-head', blocks: 5 }, http: unharmed, ws: unharmed },
  'missing-logs': { fault: { kind: 'missing-logs' }, http: unharmed, ws: unharmed },
  killed: { fault: { kind: 'killed' }, http: unharmed, ws: failed('unreachable') },
  mute: { fault: { kind: 'mute' }, http: unharmed, ws: timedOut },
  refused: { fault: { kind: 'refused' }, http: unharmed, ws: failed('unreachable') },
  unanswered: { fault: { kind: 'unanswered' }, http: unharmed, ws: timedOut }
}
