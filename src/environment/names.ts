import { type Chain, findChain } from '#domain/chain/chain.ts'
import { mainnet } from '#domain/chain/chains.ts'
import { isPath, isUrl } from '#domain/configured-url.ts'
import { readEndpoints } from './endpoints.ts'

/** Where the names of accounts and their pictures come from. */
export interface NamesSource {
  readonly chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>
  /** An https URL or a path on the page's own origin, without a trailing slash; the adapter's own by default. */
  readonly ipfsGateway?: string
}

/** Names are read from Ethereum, even if it is not one of the page's chains. */
export const NAMES_VARIABLE = `RPC_URL_${mainnet.id}`

/** Undefined unless Ethereum is one of the chains or `RPC_URL_1` is set. @throws Error with one sentence. */
export function readNames(
  variables: Readonly<Record<string, string | undefined>>,
  chains: readonly Chain[]
): NamesSource | undefined {
  const endpoints = readEndpoints(mainnet.id, variables[NAMES_VARIABLE])
  const chain = findChain(chains, mainnet.id) ?? (endpoints && { ...mainnet, rpcUrls: endpoints })
  if (!chain) return undefined
  const { id, name, rpcUrls } = chain
  const ipfsGateway = readIpfsGateway(variables['IPFS_GATEWAY'])
  return { chain: { id, name, rpcUrls }, ...(ipfsGateway && { ipfsGateway }) }
}

function readIpfsGateway(value: string | undefined): string | undefined {
  const url = value?.trim().replace(/\/+$/, '')
  if (!url || isPath(url) || isUrl(url, /^https:/)) return url
  throw new Error(`IPFS_GATEWAY must be an https URL, or a path that starts with "/", got "${value}".`)
}
