import { expect, test } from 'vitest'
import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletAnswerError,
  WalletError,
  WalletTimeoutError
} from './errors.ts'
import { whetherSent } from './whether-sent.ts'

test.each([
  'insufficient funds for gas * price + value: balance 0, tx cost 1, overshot 1',
  'InsufficientFunds, Account balance: 0, cumulative cost: 1',
  'Upfront cost exceeds account balance',
  'transaction underpriced: tip needed 1, tip permitted 0',
  'replacement transaction underpriced',
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
  for (const code of [-32000, -32003, -32603, 3, undefined]) {
    expect(whetherSent(new WalletError(message, code))).toBe('no')
  }
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
  expect(whetherSent(new WalletError(message, -32000))).toBe('likely')
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
  expect(whetherSent(new WalletError(message, code))).toBe('unknown')
})

test.each([
  new UserRejectedError(),
  new RequestPendingError(),
  new SwitchChainError(),
  new UnauthorizedError(),
  new UnsupportedMethodError(),
  new WalletError('invalid argument 0', -32602)
])('a request that was not taken up has sent nothing: %s', (refusal) => {
  expect(whetherSent(refusal)).toBe('no')
})

test.each([new WalletTimeoutError(), new WalletAnswerError(), new Error('socket hang up'), 'a text'])(
  'an answer that cannot be used rules nothing out: %s',
  (cause) => {
    expect(whetherSent(cause)).toBe('unknown')
  }
)
