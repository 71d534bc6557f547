import { addedFiles, hasChunk, totalSize } from '../bench/bytes.ts'

interface AdapterBytes {
  readonly port: string
  readonly adapter: string
  readonly brotli: number
}

const CONNECTED = ['connect', 'account', 'choice']

/** The chunks that the default page fetches for the adapters of every page. */
const SHARED = [
  { port: 'Connector', adapter: 'eip-1193', chunk: 'choice', before: ['connect'] },
  { port: 'Connector', adapter: 'walletconnect', chunk: 'wallet-connect', before: ['connect'] },
  { port: 'Connector', adapter: 'safe', chunk: 'open-safe-connector', before: ['connect'] },
  { port: 'AuthenticationAdapter', adapter: 'http', chunk: 'http-authentication-adapter', before: ['connect'] }
]

/** What a page with an RPC library fetches for each adapter with its own chunk. */
export function adapterBytes(dist: string, library: string): readonly AdapterBytes[] {
  // One chunk has both ports.
  const rpc = `${library}-rpc`
  const adapters = [
    { port: 'ChainReader', adapter: library, chunk: rpc, before: CONNECTED },
    { port: 'ContractGateway', adapter: library, chunk: rpc, before: CONNECTED },
    { port: 'NameService', adapter: library, chunk: `${library}-name-service`, before: [...CONNECTED, rpc] },
    ...(library === 'viem' ? SHARED : [])
  ]
  return adapters
    .filter(({ chunk }) => hasChunk(dist, chunk))
    .map(({ port, adapter, chunk, before }) => {
      return { port, adapter, brotli: totalSize(dist, addedFiles(dist, chunk, before)).brotli }
    })
}
