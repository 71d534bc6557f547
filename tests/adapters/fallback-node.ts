import type { Readings } from './chain-reads.ts'
import { blockAnswer, receiptAnswer, transactionAnswer } from './node-answers.ts'
import { account } from './scripted-chain.ts'

interface Request {
  readonly id: number
  readonly method: string
}

export const FALLBACK_URL = 'https://fallback.example/'

const blockHash = `0x${'34'.repeat(32)}`
const results: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x14a33',
  eth_getBalance: '0x8',
  eth_blockNumber: '0x11',
  eth_call: '0x',
  eth_getTransactionReceipt: { ...receiptAnswer, blockNumber: '0x11', blockHash },
  eth_getTransactionByHash: { ...transactionAnswer, blockNumber: '0x11', blockHash },
  eth_getTransactionCount: '0x5',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { ...blockAnswer, hash: blockHash },
  eth_maxPriorityFeePerGas: '0x2',
  eth_gasPrice: '0x3'
}

/** Only the fallback answers with this. */
export const fallbackReadings: Readings = {
  balance: 8n,
  'block number': 17n,
  'block hash': blockHash,
  receipt: { succeeded: true, blockNumber: 17n, blockHash },
  transaction: { from: account, to: account, nonce: 3, value: 4n, data: '0x', blockNumber: 17n },
  'transaction count': 5n,
  fee: 252_000n
}

/** A page's `fetch` with a working node at `FALLBACK_URL` that answers immediately, within any timeout. */
export const fetchWithFallback: typeof fetch = async (url, init) => {
  if (String(url) !== FALLBACK_URL) return globalThis.fetch(url, init)
  const body = JSON.parse(String(init?.body)) as Request | readonly Request[]
  const answers = [body].flat().map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] }))
  return Response.json(Array.isArray(body) ? answers : answers[0])
}
