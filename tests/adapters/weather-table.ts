import type * as chainWeather from '#devchain/weather/chain-weather.ts'
import type { Fault, FaultKind, Transport } from '#devchain/weather/fault.ts'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { ReadName } from './chain-reads.ts'

/** The outcome of a read through an endpoint with some weather, the same for every RPC library. */
export interface Cell {
  /**
   * Without another endpoint. `untouched`: this transport has no such weather. `the truth`: it struck, and the reader
   * still got what the node holds. `an old truth`: what the node held `BLOCKS_BEHIND` ago. `nothing`: undefined.
   */
  readonly ends: 'untouched' | 'the truth' | 'an old truth' | 'nothing' | ChainReadFailure
  /** Whether a second, working endpoint answers instead. */
  readonly failsOver: boolean
}

export interface Row<Struck extends Fault = Fault> extends Readonly<Record<Transport, Cell>> {
  readonly read: ReadName
  readonly fault: Struck
  /** Every method, by default. */
  readonly methods?: readonly string[]
}

/** Rows for every fault: a new one does not compile until its outcome is listed. */
export type WeatherTable = {
  readonly [Kind in FaultKind]: readonly [FaultRow<Kind>, ...FaultRow<Kind>[]]
}
type FaultRow<Kind extends FaultKind> = Row<Extract<Fault, { readonly kind: Kind }>>

/** What the chain itself may do, and what each read then shows; complete like the table above. */
export type ChainWeatherTable = {
  readonly [Name in keyof typeof chainWeather]: Readonly<Record<ReadName, Change>>
}

/** From before the weather to after it. `nothing`: undefined from then on. */
export type Change = 'the same' | 'more' | 'less' | 'another' | 'nothing'

export const BLOCKS_BEHIND = 5

const both = (cell: Cell): Readonly<Record<Transport, Cell>> => ({ http: cell, ws: cell })
const failed = (ends: ChainReadFailure): Cell => ({ ends, failsOver: true })
const final = (ends: Cell['ends']): Cell => ({ ends, failsOver: false })
const untouched = final('untouched')
const unharmed = final('the truth')
const timedOut = failed('timeout')

/** The response to the chain id check in the same request is left unchanged. */
const balanceOnly = { read: 'balance', methods: ['eth_getBalance'] } as const
const receiptOnly = { read: 'receipt', methods: ['eth_getTransactionReceipt'] } as const
const transactionOnly = { read: 'transaction', methods: ['eth_getTransactionByHash'] } as const
const countOnly = { read: 'transaction count', methods: ['eth_getTransactionCount'] } as const
const behind = { kind: 'stale-head', blocks: BLOCKS_BEHIND } as const

export const weatherTable: WeatherTable = {
  delay: [{ read: 'transaction', fault: { kind: 'delay', ms: 50 }, ...both(unharmed) }],
  hang: [{ read: 'balance', fault: { kind: 'hang' }, ...both(timedOut) }],
  drop: [{ read: 'transaction', fault: { kind: 'drop' }, ...both(failed('unreachable')) }],
  status: [
    { read: 'balance', fault: { kind: 'status', status: 403 }, http: failed('unreachable'), ws: untouched },
    { read: 'receipt', fault: { kind: 'status', status: 429 }, http: failed('rate-limited'), ws: untouched },
    {
      read: 'fee',
      fault: { kind: 'status', status: 429, retryAfter: 20 },
      http: failed('rate-limited'),
      ws: untouched
    },
    { read: 'block number', fault: { kind: 'status', status: 500 }, http: failed('unreachable'), ws: untouched },
    {
      read: 'balance',
      fault: { kind: 'status', status: 503, retryAfter: 20 },
      http: failed('unreachable'),
      ws: untouched
    }
  ],
  malformed: [{ read: 'receipt', fault: { kind: 'malformed' }, ...both(failed('malformed')) }],
  truncated: [{ read: 'fee', fault: { kind: 'truncated' }, http: failed('unreachable'), ws: failed('malformed') }],
  stalled: [{ read: 'fee', fault: { kind: 'stalled' }, ...both(timedOut) }],
  // There are no batches over WebSocket.
  reordered: [{ read: 'fee', fault: { kind: 'reordered' }, ...both(unharmed) }],
  'other-chain': [
    { read: 'balance', fault: { kind: 'other-chain', chainId: 59140 }, ...both(failed('wrong-chain')) },
    { read: 'block number', fault: { kind: 'other-chain', chainId: 59140 }, ...both(failed('wrong-chain')) }
  ],
  'wrong-id': [{ ...balanceOnly, fault: { kind: 'wrong-id' }, ...both(failed('malformed')) }],
  'null-result': [
    { ...balanceOnly, fault: { kind: 'null-result' }, ...both(failed('malformed')) },
    // A node answers null for an unknown transaction.
    { ...receiptOnly, fault: { kind: 'null-result' }, ...both(final('nothing')) },
    { ...transactionOnly, fault: { kind: 'null-result' }, ...both(final('nothing')) }
  ],
  result: [
    { ...balanceOnly, fault: { kind: 'result', result: 'seven' }, ...both(failed('malformed')) },
    { ...receiptOnly, fault: { kind: 'result', result: 'mined' }, ...both(failed('malformed')) },
    { ...countOnly, fault: { kind: 'result', result: 5 }, ...both(failed('malformed')) }
  ],
  error: [
    { ...balanceOnly, fault: { kind: 'error', code: 3, message: 'execution reverted' }, ...both(final('reverted')) },
    { ...receiptOnly, fault: { kind: 'error', code: -32000, message: 'header not found' }, ...both(failed('refused')) },
    {
      ...transactionOnly,
      fault: { kind: 'error', code: -32005, message: 'limit exceeded' },
      ...both(failed('rate-limited'))
    }
  ],
  omitted: [{ ...balanceOnly, fault: { kind: 'omitted' }, http: failed('malformed'), ws: timedOut }],
  'wrong-chain-id': [
    { read: 'balance', fault: { kind: 'wrong-chain-id', chainId: 1337 }, ...both(failed('wrong-chain')) },
    { read: 'receipt', fault: { kind: 'wrong-chain-id', chainId: 1337 }, ...both(failed('wrong-chain')) }
  ],
  // A node that is behind is trusted: it cannot be told apart from a slow chain.
  'stale-head': [
    { read: 'block number', fault: behind, ...both(final('an old truth')) },
    { read: 'block hash', fault: behind, ...both(final('an old truth')) },
    { read: 'balance', fault: behind, ...both(final('an old truth')) },
    { read: 'receipt', fault: behind, ...both(final('an old truth')) },
    { read: 'transaction', fault: behind, ...both(final('an old truth')) },
    { read: 'transaction count', fault: behind, ...both(final('an old truth')) },
    { read: 'fee', fault: behind, ...both(final('an old truth')) }
  ],
  // A receipt reports success without its logs.
  'missing-logs': [{ read: 'receipt', fault: { kind: 'missing-logs' }, ...both(unharmed) }],
  'narrow-logs': [{ read: 'balance', fault: { kind: 'narrow-logs', blocks: 1 }, ...both(unharmed) }],
  'odd-logs': [{ read: 'receipt', fault: { kind: 'odd-logs' }, ...both(unharmed) }],
  'no-outcome': [{ read: 'balance', fault: { kind: 'no-outcome' }, ...both(unharmed) }],
  'null-logs': [{ read: 'receipt', fault: { kind: 'null-logs' }, ...both(unharmed) }],
  'bad-texts': [{ read: 'balance', fault: { kind: 'bad-texts' }, ...both(unharmed) }],
  'number-times': [{ read: 'block hash', fault: { kind: 'number-times' }, ...both(unharmed) }],
  'small-batches': [{ read: 'balance', fault: { kind: 'small-batches', atMost: 1 }, http: unharmed, ws: untouched }],
  killed: [{ read: 'balance', fault: { kind: 'killed' }, http: untouched, ws: failed('unreachable') }],
  mute: [{ read: 'receipt', fault: { kind: 'mute' }, http: untouched, ws: timedOut }],
  refused: [
    { read: 'transaction', fault: { kind: 'refused' }, http: untouched, ws: failed('unreachable') },
    { read: 'block number', fault: { kind: 'refused', status: 429 }, http: untouched, ws: failed('unreachable') }
  ],
  unanswered: [{ read: 'block number', fault: { kind: 'unanswered' }, http: untouched, ws: timedOut }]
}

export const chainWeatherTable: ChainWeatherTable = {
  spikeBaseFee: {
    balance: 'the same',
    'block number': 'more',
    'block hash': 'the same',
    receipt: 'the same',
    transaction: 'the same',
    'transaction count': 'the same',
    fee: 'more'
  },
  // Of the block with the transaction: the sender has its cost and nonce back. The base fee of an idle chain keeps
  // falling; anvil does not take its last step back.
  reorganise: {
    balance: 'more',
    'block number': 'the same',
    'block hash': 'another',
    receipt: 'nothing',
    transaction: 'nothing',
    'transaction count': 'less',
    fee: 'less'
  },
  // While it is pending.
  dropTransaction: {
    balance: 'the same',
    'block number': 'the same',
    'block hash': 'the same',
    receipt: 'nothing',
    transaction: 'nothing',
    'transaction count': 'the same',
    fee: 'the same'
  }
}
