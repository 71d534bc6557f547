import { afterEach, beforeEach } from 'vitest'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, baseSepolia } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { blockAnswer } from './node-answers.ts'
import { answering, type Script, type ScriptedNode, startScriptedNode } from './scripted-node.ts'

export type CreateEndpointReader = (chains: readonly Chain[], options?: RpcOptions) => ChainReader

export const { id } = baseGoerli
export const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const transfer = { from: account, to: account, value: 1n }

/** A working node's answer to each method. */
export const good = {
  eth_chainId: { result: '0x14a33' },
  eth_getBalance: { result: '0x7' },
  eth_blockNumber: { result: '0x10' },
  eth_call: { result: '0x' },
  eth_getTransactionCount: { result: '0x5' },
  eth_estimateGas: { result: '0x5208' },
  eth_getBlockByNumber: { result: blockAnswer },
  eth_maxPriorityFeePerGas: { result: '0x2' },
  eth_gasPrice: { result: '0x3' }
}
export const unknownMethod = { error: { code: -32601, message: 'unknown method' } }

/** A working node except for its balances. */
export const balance = (answer: object): Script => answering({ ...good, eth_getBalance: answer })
export const anotherChain: Script = answering({ ...good, eth_chainId: { result: '0x1' } })

export interface ScriptedChain {
  /** Holds balances of 7. */
  node: ScriptedNode
  /** Holds balances of 8. */
  fallback: ScriptedNode
  /** The reader's clock, stopped. */
  now: number
  /** A new reader of Base Goerli at these endpoints, with the fees of a live OP Stack chain. */
  readerAt(rpcUrls: readonly string[], options?: RpcOptions): ChainReader
}

/** The simplest read. */
export async function readBalance(reader: ChainReader): Promise<bigint | undefined> {
  const [balance] = await reader.getBalances(id, [{ account }])
  return balance as bigint | undefined
}

/** Two working nodes per test, for it to break. */
export function useScriptedChain(createReader: CreateEndpointReader): ScriptedChain {
  const chain = {
    now: 0,
    readerAt: (rpcUrls: readonly string[], options?: RpcOptions) =>
      createReader([{ ...baseSepolia, ...baseGoerli, rpcUrls }], { now: () => chain.now, ...options })
  } as ScriptedChain
  beforeEach(async () => {
    chain.now = 1_700_000_000_000
    chain.node = await startScriptedNode(answering(good))
    chain.fallback = await startScriptedNode(balance({ result: '0x8' }))
  })
  afterEach(() => {
    chain.node.close()
    chain.fallback.close()
  })
  return chain
}
