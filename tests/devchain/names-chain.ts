import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pointContentAt, RECORDED_BASE_URL } from '#devchain/names-gateway/base-url.ts'
import { createNamesGateway, type NamesHandler } from '#devchain/names-gateway/names-gateway.ts'
import { type OffchainRecords, offchainRecords } from '#devchain/names-gateway/offchain-records.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { NAMES_CHAIN_ID } from '#devchain/nodes/networks.ts'

export interface NamesChain {
  /** This test file's own fork of chain 1. */
  readonly url: string
  /** The gateway's base URL for offchain content. */
  readonly baseUrl: string
  /** Method and path of each request to the gateway so far; paths are relative to `baseUrl`. */
  readonly requests: string[]
  /** The records that the gateway signs, by name; tests may add some. */
  readonly records: Map<string, OffchainRecords>
  /** Handles requests instead of the gateway while defined. */
  gateway: NamesHandler | undefined
  /** Redirects recorded https URLs to this machine. */
  readonly fetch: typeof fetch
  stop(): Promise<void>
}

const PATH = '/names'

/** Starts the names chain with a gateway. */
export async function startNamesChain(): Promise<NamesChain> {
  const devchain = await startDevchain({ chainIds: [NAMES_CHAIN_ID] })
  const records = new Map(offchainRecords)
  const gateway = createNamesGateway(PATH, records)
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    chain.requests.push(`${request.method} ${request.url?.slice(PATH.length)}`)
    const handler = chain.gateway ?? gateway
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`
  const url = await devchain.url(NAMES_CHAIN_ID)
  await pointContentAt(url, NAMES_CHAIN_ID, baseUrl)
  const realFetch = globalThis.fetch
  const chain: NamesChain = {
    url,
    baseUrl,
    requests: [],
    records,
    gateway: undefined,
    fetch: (target, init) => realFetch(String(target).replace(RECORDED_BASE_URL, baseUrl), init),
    async stop() {
      server.closeAllConnections()
      server.close()
      await devchain.stop()
    }
  }
  return chain
}
