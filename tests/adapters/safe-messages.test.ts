import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SafeReply, SafeRequest } from '#devchain/safe-host/local-safe.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { payment } from '../ports/connector-signatures.ts'
import { SafeFrame } from './safe-frame.ts'

/** hashMessage('hi') of EIP-191. */
const HASH_OF_HI = '0d52783c4cbad7ebaf7eb943fc648f5282a52070442fc18d8dd16ddb2fcbaf66'

let asked: SafeRequest[]
let answers: Record<string, unknown>
let frame: SafeFrame

beforeEach(() => {
  asked = []
  answers = { getSafeInfo: { safeAddress: alice, chainId: 84531 } }
  frame = new SafeFrame({ answer: async (request) => reply(request) })
})
afterEach(() => void vi.unstubAllGlobals())

function reply(request: SafeRequest): SafeReply | undefined {
  asked.push(request)
  const call = String(Object(request.params).call)
  const answer = answers[request.method === 'rpcCall' ? call : request.method]
  return answer === undefined ? undefined : { success: true, data: answer }
}

test.each([
  null,
  undefined,
  '',
  'hello',
  7,
  true,
  [],
  {},
  { version: 9 },
  { version: null },
  { id: 1, version: '9.1.0' }
])('an unrelated message, such as %j, is ignored from any sender', async (nonsense) => {
  const connector = frame.open()
  const failures: unknown[] = []
  const collect = (cause: unknown) => failures.push(cause)
  process.on('uncaughtException', collect)
  frame.post(nonsense)
  frame.post(nonsense, { origin: 'https://extension.example', source: {} })
  expect(await connector.connect()).toEqual({ account: alice, chainId: 84531 })
  process.off('uncaughtException', collect)
  expect(failures).toEqual([])
})

test.each([
  ['another origin', { origin: 'https://app.safe.global.evil.example' }],
  ['another window of the same origin', { source: {} }]
])('an answer from %s is ignored', async (_who, sender) => {
  answers = {}
  const connector = frame.open({ answerMs: 50 })
  const connecting = connector.connect().catch((cause: unknown) => cause)
  const evil = { version: '9.1.0', success: true, data: { safeAddress: bob, chainId: 84531 } }
  frame.post({ id: frame.ids[0], ...evil }, sender)
  expect(await connecting).toBeInstanceOf(Error)
})

test.each([
  ['no account', { chainId: 84531 }],
  ['no chain', { safeAddress: alice }],
  ['an invalid account', { safeAddress: '0x12', chainId: 84531 }],
  ['nothing', null]
])('a Safe that reports %s is not connected', async (_what, info) => {
  answers = { getSafeInfo: info }
  await expect(frame.open().connect()).rejects.toMatchObject({ kind: 'answer' })
})

test.each([[{}], [null], [{ signature: 'yes' }], [{ signature: '0x' }]])(
  'the answer %j to a signature request is invalid',
  async (answer) => {
    answers['signMessage'] = answer
    await expect(frame.open().signMessage(alice, 'hi')).rejects.toMatchObject({ kind: 'answer' })
  }
)

test('an answer to a proposal without a hash is invalid', async () => {
  answers['sendTransactions'] = {}
  const transfer = { from: alice, to: bob, value: 1n, chainId: 84531 }
  await expect(frame.open().sendTransaction(transfer)).rejects.toMatchObject({ kind: 'answer' })
})

test('a message that a Safe marks as signed on chain has an empty signature, once its contract confirms it', async () => {
  answers['signMessage'] = { safeTxHash: hashOf(1) }
  answers['eth_call'] = '0x'
  answers['getTxBySafeTxHash'] = { txStatus: 'AWAITING_CONFIRMATIONS' }
  const signing = frame.open().signMessage(alice, 'hi')
  await expect.poll(() => asked.filter(({ method }) => method === 'getTxBySafeTxHash').length).toBeGreaterThan(1)
  answers['eth_call'] = `0x1626ba7e${'0'.repeat(56)}`
  expect(await signing).toBe('0x')
  const data = `0x1626ba7e${HASH_OF_HI}${'40'.padStart(64, '0')}${'0'.repeat(64)}`
  expect(asked).toContainEqual({
    method: 'rpcCall',
    params: { call: 'eth_call', params: [{ to: alice, data }, 'latest'] }
  })
})

test('typed data that a Safe marks as signed on chain has an empty signature, once its proposal is executed', async () => {
  answers['signTypedMessage'] = { safeTxHash: hashOf(1) }
  answers['getTxBySafeTxHash'] = { txStatus: 'AWAITING_EXECUTION' }
  const signing = frame.open().signTypedData(alice, payment)
  await expect.poll(() => asked.filter(({ method }) => method === 'getTxBySafeTxHash').length).toBeGreaterThan(1)
  answers['getTxBySafeTxHash'] = { txStatus: 'SUCCESS' }
  expect(await signing).toBe('0x')
})

test('an on-chain signature that the owners reject is a rejection', async () => {
  answers['signMessage'] = { safeTxHash: hashOf(1) }
  answers['signTypedMessage'] = answers['signMessage']
  answers['eth_call'] = '0x'
  answers['getTxBySafeTxHash'] = { txStatus: 'CANCELLED' }
  await expect(frame.open().signMessage(alice, 'hi')).rejects.toMatchObject({ kind: 'rejected' })
  await expect(frame.open().signTypedData(alice, payment)).rejects.toMatchObject({ kind: 'rejected' })
})
