import type { AbiError, AbiFunction } from 'abitype'

/** Of the contract at https://www.multicall3.com. */
export const aggregate3 = {
  type: 'function',
  name: 'aggregate3',
  stateMutability: 'payable',
  inputs: [
    {
      name: 'calls',
      type: 'tuple[]',
      components: [
        { name: 'target', type: 'address' },
        { name: 'allowFailure', type: 'bool' },
        { name: 'callData', type: 'bytes' }
      ]
    }
  ],
  outputs: [
    {
      name: 'returnData',
      type: 'tuple[]',
      components: [
        { name: 'success', type: 'bool' },
        { name: 'returnData', type: 'bytes' }
      ]
    }
  ]
} as const satisfies AbiFunction

/** The native balance, of the contract at https://www.multicall3.com. */
export const getEthBalance = {
  type: 'function',
  name: 'getEthBalance',
  stateMutability: 'view',
  inputs: [{ name: 'addr', type: 'address' }],
  outputs: [{ name: 'balance', type: 'uint256' }]
} as const satisfies AbiFunction

/** ERC-20. */
export const balanceOf = {
  type: 'function',
  name: 'balanceOf',
  stateMutability: 'view',
  inputs: [{ name: 'account', type: 'address' }],
  outputs: [{ name: '', type: 'uint256' }]
} as const satisfies AbiFunction

/** Of an OP stack's `GasPriceOracle`, since Fjord. */
export const getL1FeeUpperBound = {
  type: 'function',
  name: 'getL1FeeUpperBound',
  stateMutability: 'view',
  inputs: [{ name: '_unsignedTxSize', type: 'uint256' }],
  outputs: [{ name: '', type: 'uint256' }]
} as const satisfies AbiFunction

/** Solidity's own, which no ABI lists. */
export const solidityErrors = [
  { type: 'error', name: 'Error', inputs: [{ type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ type: 'uint256' }] }
] as const satisfies readonly AbiError[]
