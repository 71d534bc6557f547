import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { id } from './scripted-chain.ts'

/** The reads of a Base Goerli reader. */
export const readNames = [
  'balance',
  'block number',
  'block hash',
  'receipt',
  'transaction',
  'transaction count',
  'fee'
] as const

export type ReadName = (typeof readNames)[number]

/** One value per read. */
export type Readings = Readonly<Record<ReadName, unknown>>

/** The account, block and transaction to read. */
export interface Subject {
  readonly account: Address
  readonly blockNumber: bigint
  readonly hash: Hex
}

export function read(reader: ChainReader, name: ReadName, { account, blockNumber, hash }: Subject): Promise<unknown> {
  switch (name) {
    case 'balance':
      return reader.getBalances(id, [{ account }]).then(([balance]) => balance)
    case 'block number':
      return reader.getBlockNumber(id)
    case 'block hash':
      return reader.getBlockHash(id, blockNumber)
    case 'receipt':
      return reader.getReceipt(id, hash)
    case 'transaction':
      return reader.getTransaction(id, hash)
    case 'transaction count':
      return reader.getTransactionCount(id, account)
    case 'fee':
      return reader.estimateTransferFee(id, { from: account, to: account, value: 1n })
  }
}

export async function readAll(reader: ChainReader, subject: Subject): Promise<Readings> {
  const readings = await Promise.all(readNames.map(async (name) => [name, await read(reader, name, subject)] as const))
  return Object.fromEntries(readings) as Readings
}
