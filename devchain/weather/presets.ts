import type { WeatherRule } from './fault.ts'

interface Preset {
  /** One phrase for lists: its effect for clients of the gateway. */
  readonly description: string
  /** The last one has precedence. */
  readonly rules: readonly WeatherRule[]
}

/** Questions about what a transaction would do; a plain `eth_call` is how a page reads contracts. */
const ABOUT_A_TRANSACTION = ['eth_estimateGas', 'eth_simulateV1']
/** `Error("Paused")`. */
const PAUSED = `0x08c379a0${'20'.padStart(64, '0')}${'6'.padStart(64, '0')}${'506175736564'.padEnd(64, '0')}`

const TOO_MANY_REQUESTS = { code: -32005, message: 'Too many requests.' }

const presetsByName = {
  clear: { description: 'no faults', rules: [] },
  slow: { description: 'every answer takes 2 seconds longer', rules: [{ fault: { kind: 'delay', ms: 2_000 } }] },
  silent: {
    description: 'requests and upgrades are never answered',
    rules: [{ fault: { kind: 'hang' } }, { fault: { kind: 'unanswered' } }]
  },
  'rate-limited': {
    description: 'every second request is rejected: 429 with Retry-After, or error -32005 over WebSocket',
    rules: [
      { fault: { kind: 'status', status: 429, retryAfter: 1 }, via: 'http', every: 2 },
      { fault: { kind: 'error', ...TOO_MANY_REQUESTS }, via: 'ws', every: 2 }
    ]
  },
  flaky: {
    description: 'every third request is dropped, every fifth gets a 503',
    rules: [
      { fault: { kind: 'status', status: 503 }, every: 5 },
      { fault: { kind: 'drop' }, every: 3 }
    ]
  },
  down: {
    description: 'connections break, sockets are refused',
    rules: [{ fault: { kind: 'drop' } }, { fault: { kind: 'killed' } }, { fault: { kind: 'refused' } }]
  },
  'no-websocket': {
    description: 'sockets break and are refused, but plain HTTP works',
    rules: [{ fault: { kind: 'killed' } }, { fault: { kind: 'refused' } }]
  },
  garbled: { description: 'answers are a web page instead of JSON', rules: [{ fault: { kind: 'malformed' } }] },
  stale: { description: 'the nodes are 5 blocks behind', rules: [{ fault: { kind: 'stale-head', blocks: 5 } }] },
  'no-logs': { description: 'logs are missing, also in receipts', rules: [{ fault: { kind: 'missing-logs' } }] },
  'wrong-chain': {
    description: 'every node claims to serve chain 1337',
    rules: [{ fault: { kind: 'wrong-chain-id', chainId: 1337 } }]
  },
  paused: {
    description: 'every simulated transaction reverts, reported in the data of an internal error',
    rules: [
      {
        fault: { kind: 'error', code: -32603, message: 'Internal error', data: { data: PAUSED } },
        methods: ABOUT_A_TRANSACTION
      }
    ]
  },
  'paused-by-400': {
    description: 'every simulated transaction reverts, reported by HTTP 400 and code 3',
    rules: [
      {
        fault: { kind: 'error', code: 3, message: 'execution reverted: Paused', data: PAUSED, status: 400 },
        methods: ABOUT_A_TRANSACTION
      }
    ]
  },
  'cannot-pay': {
    description: 'no account can pay for a transaction',
    rules: [
      {
        fault: { kind: 'error', code: -32000, message: 'insufficient sender balance for transfer' },
        methods: ABOUT_A_TRANSACTION
      }
    ]
  },
  'wrong-nonce': {
    description: 'the network would not take a transaction with its nonce',
    rules: [{ fault: { kind: 'error', code: -32000, message: 'nonce too low' }, methods: ABOUT_A_TRANSACTION }]
  },
  'narrow-logs': {
    description: 'logs are searched in at most 100 blocks at once; more are refused by HTTP 413',
    rules: [{ fault: { kind: 'narrow-logs', blocks: 100, status: 413 } }]
  },
  'many-logs': {
    description: 'every second search for logs finds more than a node returns',
    rules: [
      {
        fault: { kind: 'error', code: -32005, message: 'query returned more than 10000 results' },
        methods: ['eth_getLogs'],
        every: 2
      }
    ]
  },
  'small-batches': {
    description: 'a batch of more than 3 calls is refused as a whole',
    rules: [{ fault: { kind: 'small-batches', atMost: 3 } }]
  },
  'quota-spent': {
    description: 'the monthly quota of the host is used up',
    rules: [{ fault: { kind: 'error', code: -32000, message: 'Monthly quota exceeded. Upgrade your plan.' } }]
  },
  'few-methods': {
    description: 'the node has no methods for simulations, tips or past fees',
    rules: [
      {
        fault: { kind: 'error', code: -32601, message: 'the method does not exist/is not available' },
        methods: ['eth_simulateV1', 'eth_feeHistory', 'eth_maxPriorityFeePerGas']
      }
    ]
  },
  pruned: {
    description: 'the node no longer has the state to simulate a transaction on',
    rules: [
      {
        fault: { kind: 'error', code: -32000, message: 'missing trie node: state is not available' },
        methods: ABOUT_A_TRANSACTION
      }
    ]
  },
  'odd-logs': {
    description: 'logs include one of another event with the same name, and a pending one',
    rules: [{ fault: { kind: 'odd-logs' } }]
  },
  'no-outcome': {
    description: 'receipts do not say whether a transaction succeeded',
    rules: [{ fault: { kind: 'no-outcome' } }]
  },
  'null-logs': {
    description: 'logs are null, also in receipts',
    rules: [{ fault: { kind: 'null-logs' } }]
  },
  'bad-texts': {
    description: 'texts of contracts are not valid UTF-8',
    rules: [{ fault: { kind: 'bad-texts' } }]
  },
  'number-times': {
    description: 'the time of a block is a JSON number instead of a string',
    rules: [{ fault: { kind: 'number-times' } }]
  },
  stormy: {
    description:
      'slow, with some requests dropped, rate-limited, truncated or reordered; every other socket is refused',
    rules: [
      { fault: { kind: 'delay', ms: 500 } },
      { fault: { kind: 'reordered' }, every: 2 },
      { fault: { kind: 'truncated' }, every: 11 },
      { fault: { kind: 'status', status: 429, retryAfter: 1 }, every: 7 },
      { fault: { kind: 'drop' }, every: 5 },
      { fault: { kind: 'refused' }, every: 2 }
    ]
  }
} as const satisfies Readonly<Record<string, Preset>>

export type PresetName = keyof typeof presetsByName

export const presets: Readonly<Record<PresetName, Preset>> = presetsByName

export const presetNames = Object.keys(presets) as readonly PresetName[]

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name)
}
