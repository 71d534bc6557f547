import { expect, test } from 'vitest'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import { isUnknownChain, toWalletError } from './wallet-errors.ts'

/** How wallets throw the same words: bare, as an error, with the codes that mean nothing else, and wrapped. */
const thrown = (message: string): readonly unknown[] => [
  message,
  new Error(message),
  ...[undefined, 1, -32000, -32603, '-32603'].map((code) => ({ code, message })),
  { code: -32603, message: 'Internal JSON-RPC error.', data: { message } },
  { code: -32603, message: 'Internal error', data: { originalError: { code: -32000, message } } },
  { code: -32603, message: 'Internal error', data: message },
  { error: { code: -32000, message } },
  Object.assign(new Error('Internal error'), { cause: new Error(message) }),
  new Error(JSON.stringify({ code: -32000, message }))
]

test.each([
  'Request rejected',
  'Transaction was cancelled by user',
  'Transaction canceled',
  'Transaction has been cancelled',
  'User rejected the request.',
  'User denied transaction signature',
  'MetaMask Tx Signature: User denied transaction signature.',
  'user rejected action (action="sendTransaction", reason="rejected", info={ "method": "eth_chainId", "gas": "0x1" })',
  'The user has declined the request',
  'Signature request declined',
  'Declined',
  'Rejected.',
  'Denied transaction signature',
  'Cancelled by the user',
  'The request was rejected by the wallet user',
  'You cancelled the transaction',
  'User closed the window',
  'User did not approve the transaction',
  'The payment was refused in your wallet',
  'Ledger device: Condition of use not satisfied (denied by the user?)',
  'Transaction rejected on device',
  'User rejected the network switch request',
  'User disapproved requested methods',
  'userRejectedRequest'
])('"%s" is a refusal in any shape, and nothing was sent', (message) => {
  for (const cause of thrown(message)) {
    const error = toWalletError(cause, 'eth_sendTransaction')
    expect([error.kind, whetherSent(error)], JSON.stringify(cause)).toEqual(['rejected', 'no'])
  }
})

test.each([
  [{ code: 'USER_REJECTED' }],
  [{ code: 5000 }],
  [{ code: 'ACTION_REJECTED' }],
  [Object.assign(new Error('An error occurred.'), { name: 'UserRejectedRequestError' })],
  [{ info: { error: { code: 4001 } } }],
  [{ message: 'x', cause: { cause: { code: 4001 } } }],
  [{ code: -32603, data: { originalError: { code: '4001' } } }]
])('%j is a refusal by its code or name alone', (cause) => {
  expect(toWalletError(cause).kind).toBe('rejected')
})

test.each([
  'Transaction rejected by the network',
  'The node rejected the transaction',
  'Transaction declined: nonce too low',
  'Request rejected: nonce has already been used',
  'User operation rejected by bundler',
  'UserOperation rejected because max priority fee is too low',
  'Bundler refused the operation',
  'Transaction denied by paymaster policy',
  'Request cancelled: timed out',
  'Transaction was cancelled because it took too long',
  'Request rejected after a timeout',
  'User rejected: request timed out',
  'Transaction cancelled, block height exceeded',
  'Transaction rejected by sequencer',
  'Request denied by upstream server',
  'Transaction was dropped or replaced, cancelled',
  'Connection refused',
  'The user aborted a request.',
  'Request declined by security policy',
  'Internal error'
])('"%s" is no refusal by a person, and leaves open what was sent', (message) => {
  for (const cause of thrown(message)) {
    const error = toWalletError(cause, 'eth_sendTransaction')
    expect(error.kind, JSON.stringify(cause)).not.toBe('rejected')
    expect(whetherSent(error), JSON.stringify(cause)).toBe('unknown')
  }
})

test('what nobody says who refused is none where the code means something else', () => {
  for (const code of [-32003, -32005, 4100, 4900, 5720, 'ECONNABORTED', 'ERR_CANCELED'])
    expect(toWalletError({ code, message: 'Request rejected' }).kind).not.toBe('rejected')
  const inner = { code: -32603, message: 'Request rejected', data: { code: -32000, message: 'nonce too low' } }
  expect(toWalletError(inner).kind).toBe('other')
})

test('errors that refer to themselves or throw when they are read are still translated', () => {
  const circular: { cause?: unknown; message: string } = { message: 'Odd.' }
  circular.cause = circular
  expect(toWalletError(circular)).toMatchObject({ kind: 'other', message: 'Odd.' })
  const throwing = {
    get message() {
      throw new Error('no')
    }
  }
  expect(toWalletError(throwing).kind).toBe('other')
  for (const cause of [null, undefined, 7, true, Symbol('x'), []]) expect(toWalletError(cause).kind).toBe('other')
})

test('a connection that was reset was not completed, which is nobody’s refusal for a request that may be sent', () => {
  for (const cause of thrown('Connection request reset. Please try again.')) {
    expect(toWalletError(cause, 'eth_requestAccounts')).toMatchObject({ kind: 'rejected', problem: 'not-completed' })
    const sending = toWalletError(cause, 'eth_sendTransaction')
    expect(sending).toMatchObject({ kind: 'answer', problem: 'interrupted', sent: 'unknown' })
  }
  const translated = toWalletError(toWalletError('Connection request reset. Please try again.'), 'personal_sign')
  expect(translated.problem).toBe('interrupted')
})

test.each([
  'Unsupported chain: 0x14a33',
  'Unrecognized chain ID "0x14a33". Try adding the chain first.',
  'Unrecognised network',
  'Unknown chain id 84531',
  'Chain not configured',
  'chainId 0x14a33 not supported',
  'Network 84531 is not supported',
  'The chain has not been added',
  'The wallet does not support the requested chain',
  'Chain 84531 does not exist',
  'No such network',
  'wallet_switchEthereumChain: unsupported network 84531'
])('"%s" means that the wallet does not know the network, and not that it lacks the method', (message) => {
  for (const cause of thrown(message)) {
    expect(isUnknownChain(cause), JSON.stringify(cause)).toBe(true)
    expect(toWalletError(cause, 'wallet_switchEthereumChain').problem).toBe('unknown-chain')
  }
})

test.each([
  'Method not supported: wallet_sendCalls',
  'wallet_sendCalls is not supported',
  'The method wallet_sendCalls does not exist/is not available',
  'Unsupported method',
  'Unknown method wallet_sendCalls',
  'Unrecognized method "wallet_sendCalls"',
  'Method not found',
  'Method wallet_sendCalls not implemented.',
  'this wallet does not support the method wallet_sendCalls',
  'No handler for wallet_sendCalls: not implemented',
  'Method not supported on this network: wallet_sendCalls'
])('"%s" means that the wallet lacks the method, so that nothing was sent', (message) => {
  for (const cause of thrown(message)) {
    const error = toWalletError(cause, 'wallet_sendCalls')
    expect([error.kind, whetherSent(error)], JSON.stringify(cause)).toEqual(['unsupported', 'no'])
  }
})

test.each([-32075, -32601, 4200, '4200'])('the code %s means that the wallet lacks the method', (code) => {
  expect(toWalletError({ code, message: '' }, 'wallet_sendCalls').kind).toBe('unsupported')
})

test('another method in the words is one that the wallet asked its node for: nothing is proven', () => {
  const error = toWalletError(new Error('the method eth_maxPriorityFeePerGas does not exist'), 'wallet_sendCalls')
  expect([error.kind, error.sent]).toEqual(['other', 'unknown'])
})
