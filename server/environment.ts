import { knownChains } from '#domain/chain/chains.ts'
import type { ConnectionLimits } from './http-server.ts'
import type { RequestRates } from './limits/rate-limit.ts'
import { readLimits } from './limits/read-limits.ts'
import { type Operations, readOperations } from './operations/read-operations.ts'
import { originsProblem } from './origins.ts'
import type { StoreOptions } from './store/open-store.ts'
import { readStore } from './store/read-store.ts'

/** The service's configuration when it runs on its own. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly store: StoreOptions
  readonly origins: readonly string[]
  /** Of the page; undefined: the service's default. */
  readonly appName: string | undefined
  /** The chains that visitors may sign in on. */
  readonly chainIds: readonly number[]
  /** Other sites show the page in a frame. */
  readonly isFramed: boolean
  /** By chain id: the nodes that verify signatures of contract accounts. */
  readonly rpcUrls: Readonly<Record<number, readonly string[]>>
  readonly requestRates: RequestRates
  readonly connections: ConnectionLimits
  readonly operations: Operations
}

const RPC_URL = /^AUTH_RPC_URL_(\d{1,15})$/

/** @throws Error with one sentence that names the invalid variable. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const {
    AUTH_PORT: port = '8787',
    AUTH_HOST: host = '127.0.0.1',
    AUTH_ORIGINS: list = '',
    AUTH_APP_NAME: app = '',
    AUTH_CHAINS: chains = '',
    AUTH_FRAMED: framed = ''
  } = variables
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`AUTH_PORT: "${port}" is not a port number.`)
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`AUTH_HOST: "${host}" is not a host name or an IP address.`)
  const origins = list.split(',').flatMap((origin) => origin.trim() || [])
  const problem = originsProblem(origins)
  if (problem) throw new Error(`AUTH_ORIGINS: ${problem}`)
  if (!['', 'true', 'false'].includes(framed)) throw new Error(`AUTH_FRAMED: "${framed}" is neither true nor false.`)
  if (!/^[\x20-\x7e]*$/.test(app)) throw new Error(`AUTH_APP_NAME: "${app}" may hold ASCII characters only.`)
  const chainIds = readChainIds(chains)
  return {
    port: Number(port),
    host,
    store: readStore(variables),
    origins,
    appName: app.trim() || undefined,
    chainIds,
    isFramed: framed === 'true',
    rpcUrls: readRpcUrls(variables, chainIds),
    ...readLimits(variables),
    operations: readOperations(variables)
  }
}

/** Ids, or the names of known chains, as in the page's `CHAINS`. */
function readChainIds(list: string): readonly number[] {
  const names = list.split(',').flatMap((name) => name.trim() || [])
  if (names.length === 0) return knownChains.map(({ id }) => id)
  return names.map((name) => {
    const id = knownChains.find(({ network }) => network === name)?.id ?? (/^[1-9]\d{0,14}$/.test(name) && Number(name))
    if (id) return id
    throw new Error(`AUTH_CHAINS: "${name}" is neither a chain id nor the name of a known chain.`)
  })
}

/** One `AUTH_RPC_URL_<chainId>` per chain with one or two nodes; an empty one means none. */
function readRpcUrls(
  variables: Readonly<Record<string, string | undefined>>,
  chainIds: readonly number[]
): Readonly<Record<number, readonly string[]>> {
  const entries = Object.entries(variables).flatMap(([name, list = '']) => {
    const chainId = RPC_URL.exec(name)?.[1]
    const urls = list.split(',').flatMap((url) => url.trim() || [])
    if (chainId === undefined || urls.length === 0) return []
    const other = urls.find((url) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    if (other !== undefined) throw new Error(`${name}: "${other}" is not an http or https URL.`)
    if (urls.length > 2) throw new Error(`${name}: it lists ${urls.length} nodes, but at most two can be compared.`)
    if (isSameNode(urls)) throw new Error(`${name}: both nodes are the same, so comparing them proves nothing.`)
    if (!chainIds.includes(Number(chainId))) throw new Error(`${name}: chain ${chainId} is not one of AUTH_CHAINS.`)
    return [[Number(chainId), urls] as const]
  })
  return Object.fromEntries(entries)
}

function isSameNode([first, second]: readonly string[]): boolean {
  return first !== undefined && second !== undefined && new URL(first).href === new URL(second).href
}
