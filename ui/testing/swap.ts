import type { Address } from '#domain/address.ts'
import { contract } from '#domain/contract/contract.ts'

const inputs = [{ name: 'amount', type: 'uint256' }] as const
const outputs = [{ name: 'ok', type: 'bool' }] as const
const abi = [
  { type: 'function', name: 'approve', stateMutability: 'nonpayable', inputs, outputs },
  { type: 'function', name: 'swap', stateMutability: 'payable', inputs, outputs }
] as const

export const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const market: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'

/** An approval and the call that needs it. */
export const swap = {
  calls: [
    { call: contract({ address: token, abi }).call('approve', 5n), description: 'Approve 5' },
    { call: contract({ address: market, abi }).call('swap', 5n), description: 'Swap 5', value: 3n }
  ],
  chainId: 84531,
  description: 'Approve and swap 5',
  mustBeAtomic: false
} as const
