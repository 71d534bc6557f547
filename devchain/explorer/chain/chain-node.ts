import { createTestClient, http, publicActions, walletActions } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'

const TIMEOUT_MS = 10_000

/** A chain's anvil, queried through viem or, where viem has no action, by method name. */
export interface ChainNode {
  readonly url: string
  readonly client: ChainClient
  ask<Result>(method: string, params?: readonly unknown[]): Promise<Result>
}

export type ChainClient = ReturnType<typeof createClient>

export function createChainNode(url: string): ChainNode {
  return { url, client: createClient(url), ask: (method, params) => callNode(url, method, params) }
}

/** Without cache or retries: a page shows the node's current state. */
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
