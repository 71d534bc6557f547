import { createTestClient, http, publicActions, walletActions } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'

const TIMEOUT_MS = 10_000

/** A chain's anvil, asked through viem or, for what viem has no word for, by method name. */
export interface ChainNode {
  readonly url: string
  readonly client: ChainClient
  ask<Result>(method: string, params?: readonly unknown[]): Promise<Result>
}

export type ChainClient = ReturnType<typeof createClient>

export function createChainNode(url: string): ChainNode {
  return { url, client: createClient(url), ask: (method, params) => callNode(url, method, params) }
}

/** Nothing is remembered or tried again: a page says what the node says now. */
function createClient(url: string) {
  return createTestClient({
    mode: 'anvil',
    cacheTime: 0,
    pollingInterval: 20,
    transport: http(url, { batch: true, retryCount: 0, timeout: TIMEOUT_MS })
  })
    .extend(publicActions)
    .extend(walletActions)
}
