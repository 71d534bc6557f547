import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Hex } from '#domain/address.ts'
import type { Readings, Subject } from './chain-reads.ts'
import { account, id } from './scripted-chain.ts'

export interface WeatheredFork {
  readonly url: string
  /** Its transaction moved a token, so its receipt has a log. */
  readonly subject: Subject
  /** The node's data, read without a reader. */
  readonly truth: Readings
  /** The same as it was `blocksBehind` ago, before the transaction. */
  readonly oldTruth: Readings
  stop(): Promise<void>
}

/** A fork of Base Goerli that mines only on request, with a transaction less than `blocksBehind` blocks old. */
export async function startWeatheredFork(blocksBehind: number): Promise<WeatheredFork> {
  const devchain = await startDevchain({ chainIds: [id] })
  const url = await devchain.url(id)
  const data = `0xa9059cbb${account.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
  const { token } = readManifest(id).contracts
  // With automine, anvil returns the hash before the block is mined.
  await callNode(url, 'evm_setAutomine', [false])
  const hash = await callNode<Hex>(url, 'eth_sendTransaction', [{ from: account, to: token, data }])
  await callNode(url, 'anvil_mine', [blocksBehind])
  const head = Number(await callNode<Hex>(url, 'eth_blockNumber'))
  const subject = { account, hash, blockNumber: BigInt(head) }
  const [truth, oldTruth] = await Promise.all([
    readingsAt(url, head, subject),
    readingsAt(url, head - blocksBehind, subject)
  ])
  return { url, subject, truth, oldTruth, stop: () => devchain.stop() }
}

async function readingsAt(url: string, blockNumber: number, subject: Subject): Promise<Readings> {
  const { account, hash } = subject
  const block = `0x${blockNumber.toString(16)}`
  const transfer = { from: account, to: account, value: '0x1' }
  const [balance, mined, sent, count, gas, { hash: blockHash, baseFeePerGas }, tip] = await Promise.all([
    callNode<Hex>(url, 'eth_getBalance', [account, block]),
    callNode<Readonly<Record<'status' | 'blockNumber' | 'blockHash', Hex>>>(url, 'eth_getTransactionReceipt', [hash]),
    callNode<Readonly<Record<'from' | 'to' | 'nonce' | 'value' | 'input', Hex>>>(url, 'eth_getTransactionByHash', [
      hash
    ]),
    callNode<Hex>(url, 'eth_getTransactionCount', [account, block]),
    callNode<Hex>(url, 'eth_estimateGas', [transfer]),
    callNode<Readonly<Record<'hash' | 'baseFeePerGas', Hex>>>(url, 'eth_getBlockByNumber', [block, false]),
    callNode<Hex>(url, 'eth_maxPriorityFeePerGas')
  ])
  const isMined = Number(mined.blockNumber) <= blockNumber
  const minedIn = BigInt(mined.blockNumber)
  const receipt = { succeeded: mined.status === '0x1', blockNumber: minedIn, blockHash: mined.blockHash }
  const { from, to, nonce, value, input: data } = sent
  const transaction = {
    from: checksumAddress(from),
    to: checksumAddress(to),
    nonce: Number(nonce),
    value: BigInt(value),
    data,
    blockNumber: minedIn
  }
  return {
    balance: BigInt(balance),
    'block number': BigInt(blockNumber),
    // Later data does not exist yet.
    'block hash': subject.blockNumber === BigInt(blockNumber) ? blockHash : undefined,
    receipt: isMined ? receipt : undefined,
    transaction: isMined ? transaction : undefined,
    'transaction count': BigInt(count),
    fee: BigInt(gas) * (2n * BigInt(baseFeePerGas) + BigInt(tip))
  }
}
