import {
  type Client,
  createTestClient,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  type TestRpcSchema,
  type WalletActions,
  walletActions
} from 'viem'
import { callNode } from '#devchain/json-rpc.ts'

const TIMEOUT_MS = 10_000

/** A chain's anvil, queried through viem or, where viem has no action, by method name. */
export interface ChainNode {
  readonly url: string
  readonly client: ChainClient
  ask<Result>(method: string, params?: readonly unknown[]): Promise<Result>
}

/** Named part by part, because the package's types may not refer to inner files of viem. */
export type ChainClient = Client<
  HttpTransport,
  undefined,
  undefined,
  TestRpcSchema<'anvil'>,
  TestActions & PublicActions<HttpTransport> & WalletActions
>

export function createChainNode(url: string): ChainNode {
  return { url, client: createClient(url), ask: (method, params) => callNode(url, method, params) }
}

/** Without cache or retries: a page shows the node's current state. */
function createClient(url: string): ChainClient {
  return createTestClient({
    mode: 'anvil',
    cacheTime: 0,
    pollingInterval: 20,
    transport: http(url, { batch: true, retryCount: 0, timeout: TIMEOUT_MS })
  })
    .extend(publicActions)
    .extend(walletActions)
}
