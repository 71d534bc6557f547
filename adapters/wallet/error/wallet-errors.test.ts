import { expect, test } from 'vitest'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import { toWalletError } from './wallet-errors.ts'

const afterSending = (cause: unknown) => whetherSent(toWalletError(cause))
/** How wallets hand on what their node said: as it came, in an error of their own, or in one that names the node's. */
const handedOn = (code: number, message: string) => [
  { code, message },
  { code: -32603, message, data: { code, message } },
  { code: -32603, message: 'Internal JSON-RPC error.', data: { code, message } },
  { code: -32603, message, data: { originalError: { code, message } } },
  Object.assign(new Error(message), { cause: { code, message } })
]

test.each([
  'insufficient funds for gas * price + value: balance 0, tx cost 1, overshot 1',
  'transaction underpriced: tip needed 1, tip permitted 0',
  'intrinsic gas too low: have 20000, want 21000',
  'Intrinsic gas exceeds gas limit',
  'exceeds block gas limit',
  'Transaction gas limit exceeds block gas limit',
  'gas required exceeds allowance (0)',
  'tx fee (1.50 ether) exceeds the configured cap (1.00 ether)',
  'Transaction fee cap exceeded',
  'max fee per gas less than block base fee: address 0x1, maxFeePerGas: 1, baseFee: 7',
  'max priority fee per gas higher than max fee per gas',
  'Gas price below configured minimum gas price',
  'Gas price below current base fee',
  'execution reverted: no'
])('a node that says "%s" has not taken the transaction, whatever its code', (message) => {
  for (const code of [-32000, -32003, -32603, 3, undefined]) expect(afterSending({ code, message })).toBe('no')
})

test.each([
  'already known',
  'AlreadyKnown',
  'known transaction: 8c9de970b196fb7db51ae3ae04552462f610b6a8b2696e86633f388c7c839da8',
  'Known transaction',
  'Transaction with the same hash was already imported.',
  'transaction already imported',
  'existing tx with same hash'
])('a node that says "%s" has the transaction', (message) => {
  expect(afterSending({ code: -32000, message })).toBe('likely')
})

test.each([
  // The answer to a transaction that was handed in twice, and mined in between.
  ['nonce too low', -32000],
  ['Nonce too low', -32001],
  ['upstream request timed out', -32000],
  ['unknown transaction type', -32000],
  ['', -32000],
  ['Transaction rejected', -32003],
  ['Internal JSON-RPC error.', -32603],
  ['socket hang up', undefined]
])('nobody knows what became of a transaction after "%s" (%s)', (message, code) => {
  expect(afterSending({ code, message })).toBe('unknown')
})

test.each([
  ['request timed out', -32002],
  ['Request timeout', -32002],
  ['Invalid signature', -32002]
])('the code of a busy wallet says nothing of a transaction after a node’s "%s" (%i)', (message, code) => {
  for (const cause of handedOn(code, message)) expect(afterSending(cause)).toBe('unknown')
})

test.each([
  ['Upfront cost exceeds account balance', -32004],
  ['transaction up-front cost 0x2 exceeds transaction sender account balance 0x1', -32004],
  ['InsufficientFunds, Account balance: 0, cumulative cost: 1', -32000],
  ['InsufficientFunds', -32004]
])('"%s" (%i) may come of a second handing in: such nodes look at the balance before the nonce', (message, code) => {
  for (const cause of handedOn(code, message)) expect(afterSending(cause)).toBe('unknown')
  expect(toWalletError({ code, message })).toMatchObject({ kind: 'other', code, message })
})

test.each([
  'replacement transaction underpriced',
  'Replacement transaction underpriced',
  'replacement transaction underpriced: new tx gas fee cap 1 < 2 queued'
])('"%s" means that another transaction with this nonce waits, which may be this one', (message) => {
  expect(afterSending({ code: -32000, message })).toBe('unknown')
})

test.each([
  "Request of type 'eth_sendTransaction' already pending for origin https://page.example. Please wait.",
  'Already processing eth_requestAccounts. Please wait.',
  'Permissions request already pending; please wait.',
  ''
])('a wallet that is busy has not taken the request up: "%s"', (message) => {
  const error = toWalletError({ code: -32002, message })
  expect(error.kind).toBe('pending')
  expect(whetherSent(error)).toBe('no')
})

test.each([
  [4200, 'Not supported.'],
  [-32601, 'The method eth_getBalance does not exist'],
  [-32004, 'Method not supported.']
])('a wallet that cannot do it (%i) has sent nothing', (code, message) => {
  const error = toWalletError({ code, message })
  expect(error.kind).toBe('unsupported')
  expect(whetherSent(error)).toBe('no')
})

test('what is not understood (-32602) is not sent', () => {
  expect(afterSending({ code: -32602, message: 'invalid argument 0' })).toBe('no')
})
