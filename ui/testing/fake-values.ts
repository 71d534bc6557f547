import { type Address, type Checksum, type Hex, isSameAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Device } from '#domain/device.ts'
import { type Transaction, transactionAfter } from '#domain/transaction/transaction.ts'

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export const desktop: Device = { os: 'desktop', browser: 'chrome' }

export const configuredChains: readonly Chain[] = [baseGoerli, lineaGoerli]

/** Corrects the two accounts' addresses, and returns any other unchanged. */
export const fakeChecksum: Checksum = (address) =>
  [alice, bob].find((known) => isSameAddress(known, address)) ?? address

/** The fake wallet's signature, and the only one that the fake sign-in service accepts. */
export const fakeSignature: Hex = '0xab'

export function hashOf(n: number): Hex {
  return `0x${n.toString(16).padStart(64, '0')}`
}

/** The entry in a block so deep that it is final. */
export function confirmed(entry: Transaction): Transaction {
  const receipt = { succeeded: true, blockNumber: 1n, blockHash: hashOf(1) }
  return transactionAfter(entry, { type: 'mined', receipt, head: 100n, confirmations: 1 })
}
