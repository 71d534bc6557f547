import type { Address, Hex } from '#domain/address.ts'

const zeroHash: Hex = `0x${'0'.repeat(64)}`
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A block as nodes answer it, with all the fields of Ethereum's JSON-RPC specification that libraries parse. */
export const blockAnswer = {
  hash: zeroHash,
  parentHash: zeroHash,
  number: '0x10',
  timestamp: '0x64000000',
  nonce: '0x0000000000000000',
  difficulty: '0x0',
  gasLimit: '0x1c9c380',
  gasUsed: '0x5208',
  miner: account,
  extraData: '0x',
  baseFeePerGas: '0x5',
  transactions: []
}

/** A transaction as nodes answer it. */
export const transactionAnswer = {
  hash: zeroHash,
  type: '0x0',
  from: account,
  to: account,
  nonce: '0x3',
  value: '0x4',
  input: '0x',
  gas: '0x5208',
  gasPrice: '0x3',
  blockHash: zeroHash,
  blockNumber: '0x10',
  transactionIndex: '0x0',
  v: '0x1b',
  r: `0x${'1'.repeat(64)}`,
  s: `0x${'2'.repeat(64)}`
}

/** A receipt as nodes answer it. */
export const receiptAnswer = {
  transactionHash: zeroHash,
  transactionIndex: '0x0',
  blockHash: zeroHash,
  blockNumber: '0x10',
  from: account,
  to: account,
  contractAddress: null,
  status: '0x1',
  type: '0x0',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x3',
  logs: [],
  logsBloom: '0x'
}
