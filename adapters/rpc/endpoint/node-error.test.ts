import { encodeErrorResult, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { chainReadFailureOf, isAnswer, isLacking, NodeError, type NodeErrorKind, RevertedRead } from './node-error.ts'

const paused = encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: ['Paused'] })
const custom: Hex = `0xe450d38c${'0'.repeat(192)}`
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

type ErrorAnswer = readonly [code: number, message: string, data?: unknown]

/** As nodes and hosts word it, by what it is about. */
const answersOf: Readonly<Record<NodeErrorKind, readonly ErrorAnswer[]>> = {
  reverted: [
    [3, 'execution reverted: Paused', paused],
    [3, 'execution reverted'],
    [3, 'custom error 0x1b8d3d2e'],
    [3, 'execution reverted: ERC20: transfer amount exceeds balance'],
    [3, 'execution reverted: rate limit of this contract'],
    [-32000, 'execution reverted: method not allowed'],
    [-32000, 'VM Exception while processing transaction: revert Paused'],
    [-32603, "Error: VM Exception while processing transaction: reverted with reason string 'Paused'"],
    [-32015, 'VM execution error.', `Reverted ${paused}`],
    [-32015, 'Something went wrong.', 'Bad instruction fd'],
    [-32603, 'Internal error', { data: paused }],
    [-32603, 'Internal JSON-RPC error.', { code: 3, message: 'execution reverted', data: paused }],
    [-32603, 'Internal error', { originalError: { code: 3, data: paused, message: 'no' } }],
    [-32603, 'upstream returned an error', { error: { data: paused } }],
    [-32000, 'processing response error', { body: { error: { data: { data: custom } } } }],
    [-32000, 'invalid opcode: INVALID'],
    [-32000, 'invalid opcode: opcode 0xfe not defined'],
    [-32000, 'out of gas'],
    [-32000, 'stack underflow (0 <=> 1)'],
    [-32000, 'EVM error: InvalidJump'],
    [-32000, 'max code size exceeded'],
    [-32000, 'gas required exceeds allowance (30000000)'],
    [-32000, 'gas required exceeds allowance (50000000) or always failing transaction']
  ],
  'insufficient-funds': [
    [-32000, 'insufficient funds for gas * price + value: address 0xf39F have 0 want 1'],
    [-32000, 'insufficient funds for transfer'],
    [-32003, 'Insufficient funds for gas * price + value'],
    [-32000, 'insufficient sender balance for transfer'],
    [-32000, 'insufficient balance for transfer'],
    [-32000, 'insufficient MaxFeePerGas for sender balance'],
    [-32004, 'Upfront cost exceeds account balance'],
    [-32000, 'gas required exceeds allowance (0)'],
    [-32000, 'gas required exceeds allowance (21000)'],
    [-32000, "sender doesn't have enough funds to send tx. The upfront cost is: 7 and the sender's balance is: 0"],
    [-32603, "VM Exception while processing transaction: sender doesn't have enough funds to send tx."],
    [-32010, 'Insufficient funds. The account you tried to send transaction from does not have enough funds.'],
    [-32000, 'lack of funds (0) for max fee (5)'],
    [-32603, 'EVM error OutOfFunds'],
    [3, 'failed to validate the transaction. reason: Validation revert: Account validation error: Not enough balance'],
    [-32000, 'Not enough balance to cover the fee. transaction from: 0xf39F'],
    [-32603, 'Internal error', { message: 'insufficient funds for gas * price + value' }],
    [-38014, 'simulation failed']
  ],
  invalid: [
    [-32000, 'nonce too low: address 0xf39F, tx: 1 state: 5'],
    [-32000, 'nonce too high'],
    [-32000, 'intrinsic gas too low: have 100, want 21000'],
    [-32000, 'exceeds block gas limit'],
    [-32000, 'max fee per gas less than block base fee: address 0xf39F, maxFeePerGas: 1, baseFee: 7'],
    [-32000, 'max priority fee per gas higher than max fee per gas: address 0xf39F, maxPriorityFeePerGas: 9'],
    [-32000, 'replacement transaction underpriced'],
    [-32000, 'already known'],
    [-32000, 'sender not an eoa'],
    [-32000, 'transaction type not supported'],
    [-38013, 'simulation failed']
  ],
  'range-limit': [
    [-32614, 'eth_getLogs is limited to a 10,000 range'],
    [-32600, 'eth_getLogs block range too large, range: 50001, max: 10000'],
    [-32602, 'block range is too wide'],
    [-32000, 'exceed maximum block range: 5000'],
    [-32000, 'requested too many blocks from 0 to 16777216, maximum is set to 2048'],
    [35, 'ranges over 10000 blocks are not supported on freetier'],
    [-32047, "Invalid eth_getLogs request. 'fromBlock'-'toBlock' range too large. Max range: 128"],
    [
      -32600,
      'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range. Upgrade to PAYG.'
    ],
    [-32062, 'Block range is too large'],
    [-32602, 'Please limit the query to at most 1000 blocks'],
    [-32000, 'maximum allowed number of requested blocks is 10000'],
    [-32603, 'Internal error', { message: 'block range exceeds 2000' }]
  ],
  'size-limit': [
    [-32005, 'query returned more than 10000 results'],
    [-32005, 'query returned more than 10000 results. Try with this block range [0x1, 0x2].'],
    [-32602, 'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range'],
    [-32000, 'logs matched by query exceeds limit of 10000'],
    [-32602, 'query exceeds max results 20000, retry with the range 1-2'],
    [-32602, 'exceed max addresses or topics per search position'],
    [-32602, 'invalid params: please specify less number of addresses'],
    [-32000, 'too many addresses'],
    [-32008, 'Response is too big'],
    [-32020, 'backend response too large'],
    [-32000, 'response size should not greater than 10000000 bytes'],
    [-32000, 'query timeout exceeded'],
    [-32000, 'execution aborted (timeout = 5s)']
  ],
  'batch-limit': [
    [31, 'Batch of more than 3 requests are not allowed on free tier, to use this feature switch to a paid tier'],
    [-32600, 'batch too large'],
    [-32005, 'Batched requests are not supported by this server'],
    [-32010, 'The batch request was too large'],
    [-32600, 'maximum batch size is 10'],
    [-32000, 'request entity too large'],
    [-32000, 'request body too large'],
    [-32007, 'Oversized request'],
    [413, 'Payload Too Large'],
    [-32000, 'too many requests in batch, max 10']
  ],
  rate: [
    [-32005, 'limit exceeded'],
    [-32005, 'daily request count exceeded, request rate limited'],
    [429, 'Your app has exceeded its compute units per second capacity'],
    [-32016, 'over rate limit'],
    [-32007, '15/second request limit reached'],
    [-32029, 'your plan is used up'],
    [-32603, 'Too many requests, slow down'],
    [-32000, 'Monthly capacity limit exceeded. Visit the dashboard to upgrade your plan.'],
    [-32090, 'Call rate limit exhausted, retry in 10s'],
    [-32000, 'exceeded the quota usage'],
    [-32001, 'Too many connections']
  ],
  host: [
    [-32000, 'invalid API key'],
    [-32600, 'Must be authenticated!'],
    [-32000, 'Unauthorized: You must authenticate your request with an API key.'],
    [-32002, 'project ID request rejected due to project ID settings'],
    [-32000, 'origin not allowed'],
    [-32000, 'insufficient credits'],
    [-32000, 'Your account balance is insufficient, please top up.'],
    [-32603, 'upstream error'],
    [-32011, 'no backend is currently healthy to serve traffic'],
    [-32000, 'service unavailable'],
    [-32046, 'Cannot fulfill request'],
    [-32002, 'request timed out'],
    [502, 'no']
  ],
  'missing-method': [
    [-32601, 'the method eth_simulateV1 does not exist/is not available'],
    [-32601, 'no'],
    [-32601, 'Method not found'],
    [-32000, 'the method eth_maxPriorityFeePerGas does not exist/is not available'],
    [-32004, 'method not supported'],
    [-32001, 'rpc method is not whitelisted'],
    [-32600, 'eth_feeHistory is not available on the free plan, upgrade'],
    [-32601, 'Unsupported method: eth_gasPrice. See the docs.'],
    [-32000, 'eth_simulateV1 is disabled']
  ],
  'missing-state': [
    [-32000, 'missing trie node 0b1c (path ) state 0x0b1c is not available'],
    [-32000, 'required historical state unavailable (reexec=128)'],
    [-32000, 'state not available'],
    [-32002, 'No state available for block 0x1'],
    [-32000, 'World state unavailable'],
    [-32701, 'Archive requests require a personal token'],
    [-32002, 'project ID does not have access to archive state'],
    [4444, 'pruned history unavailable'],
    [-32603, 'distance to target block exceeds maximum proof window'],
    [-32000, 'old data not available due to pruning']
  ],
  'missing-block': [
    [-32000, 'header not found'],
    [-32001, 'Resource not found.'],
    [-32000, 'unknown block'],
    [-32000, 'cannot query unfinalized data'],
    [-32602, 'BlockOutOfRangeError: block height is 5 but requested was 9'],
    [-32000, 'block 0x9 not found']
  ],
  other: [
    [-32600, 'invalid request'],
    [-32602, 'invalid params'],
    [-32602, 'invalid argument', { from: account, data: custom }],
    [-32603, 'internal error'],
    [-32603, 'Internal JSON-RPC error.', { address: account, hash: `0x${'12'.repeat(32)}` }],
    [12345, 'an unknown code'],
    [4001, 'ethers-user-denied: a code and a word of wallets']
  ]
}

for (const [kind, answers] of Object.entries<readonly ErrorAnswer[]>(answersOf)) {
  describe(kind, () => {
    const whole = answers.map(([code, message, data]) => [code, message, data] as const)
    test.each(whole)('%i "%s"', (code, message, data) => {
      expect(new NodeError(code, message, data).kind).toBe(kind)
    })
  })
}

test.each([
  [-32005, 'limit exceeded'],
  [-32005, 'too large'],
  [-32005, 'see the docs'],
  [-32000, 'request timed out']
])('of a log search, %i "%s" is about what was searched', (code, message) => {
  expect(new NodeError(code, message, undefined, 'eth_getLogs').kind).toBe('size-limit')
})

test('words about the rate are that of a log search, too', () => {
  expect(new NodeError(-32005, 'Too many requests', undefined, 'eth_getLogs').kind).toBe('rate')
})

test('an answer counts whatever its status; words about who asks do not, nor do those that say nothing', () => {
  const kinds = Object.entries<readonly ErrorAnswer[]>(answersOf).map(([kind, [first]]) => [kind, first] as const)
  const counting = kinds.filter(([, first]) => first && isAnswer(new NodeError(first[0], first[1], first[2])))
  expect(kinds.filter((each) => !counting.includes(each)).map(([kind]) => kind)).toEqual(['rate', 'host', 'other'])
})

test('what an endpoint lacks is asked of another one', () => {
  expect(isLacking(new NodeError(-32601, 'no', undefined))).toBe(true)
  expect(isLacking(new NodeError(3, 'execution reverted', undefined))).toBe(false)
  expect(chainReadFailureOf(new NodeError(-32601, 'no', undefined))).toBe('refused')
})

test.each<readonly [where: string, data: unknown]>([
  ['in the data', paused],
  ['in upper case', paused.toUpperCase().replace('0X', '0x')],
  ['in data.data', { data: paused }],
  ['in data.data.data', { data: { data: paused } }],
  ['in data.originalError.data', { originalError: { data: paused } }],
  ['in data.error.data', { error: { data: paused } }],
  ['beside a hash and an address', { hash: `0x${'12'.repeat(32)}`, to: account, result: paused }],
  ['by its transaction', { [`0x${'12'.repeat(32)}`]: { error: 'revert', return: paused } }],
  ['behind a word', `Reverted ${paused}`]
])('what a contract reverted with is found %s', (_where, data) => {
  expect(new RevertedRead(1, new NodeError(3, 'execution reverted', data)).data).toBe(paused)
})

test('what a contract reverted with is found in the message', () => {
  expect(new RevertedRead(1, new NodeError(3, `execution reverted: ${paused}`, undefined)).data).toBe(paused)
})

test.each([
  ['no data', undefined, '0x'],
  ['bytes without a selector', '0x12', '0x12'],
  ['bytes of its own', `0x${'ab'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
  ['an address and no data', { to: account }, '0x'],
  ['a custom error', custom, custom],
  ['a text of many words', `0x08c379a0${'0'.repeat(64 * 500)}`, `0x08c379a0${'0'.repeat(64 * 500)}`]
])('of %s', (_what, data, expected) => {
  expect(new RevertedRead(1, new NodeError(3, 'execution reverted', data)).data).toBe(expected)
})

test.each([
  ['execution reverted: Paused', undefined],
  ['VM Exception while processing transaction: revert Paused', undefined],
  ["VM Exception while processing transaction: reverted with reason string 'Paused'", undefined],
  ['Internal error', { message: 'execution reverted: Paused' }],
  ['Execution reverted: Paused', undefined]
])('without data, the reason is in the words: %s', (message, data) => {
  expect(new RevertedRead(1, new NodeError(-32000, message, data)).reason).toBe('Paused')
})

test('words without a reason have none', () => {
  expect(new RevertedRead(1, new NodeError(3, 'execution reverted', undefined)).reason).toBeUndefined()
  expect(new RevertedRead(1, new NodeError(3, 'execution reverted: Paused', paused)).reason).toBeUndefined()
})
