import { knownChains } from '#domain/chains.ts'
import { localChainIds } from './networks.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What `npm start` decides before anything runs. */
export interface StartEnvironment {
  /** Chains that get a local node: recorded, configured for the page, and without an `RPC_URL_<chainId>` of the user's. */
  readonly chainIds: readonly number[]
  /** What the page's configuration is given on top of the user's own variables. */
  readonly additions: Readonly<Record<string, string>>
}

/** Whatever the user set wins, an empty `AUTH_URL` included. */
export function startEnvironment(env: Environment): StartEnvironment {
  const chainIds = configuredIds(env.CHAINS).filter((id) => localChainIds.includes(id) && !env[`RPC_URL_${id}`])
  const endpoints = chainIds.map((id) => [`RPC_URL_${id}`, `/rpc/${id}`])
  const signIn = env.AUTH_URL === undefined ? [['AUTH_URL', '/auth']] : []
  return { chainIds, additions: Object.fromEntries([...endpoints, ...signIn]) }
}

/** `CHAINS` names chains by id or network; the page itself reports names that it does not know. */
function configuredIds(text: string | undefined): readonly number[] {
  if (!text?.trim()) return localChainIds
  const names = text.split(',').map((name) => name.trim())
  return knownChains
    .filter(({ id, network }) => names.includes(String(id)) || names.includes(network))
    .map(({ id }) => id)
}
