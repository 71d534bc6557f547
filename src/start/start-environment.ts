import { UsageError } from '#devchain/cli/usage-error.ts'
import { chainPath } from '#devchain/explorer/paths.ts'
import { NAMES_PATH } from '#devchain/names-gateway/names-plugin.ts'
import { isRecorded, NAMES_CHAIN_ID } from '#devchain/nodes/networks.ts'
import { PHONE_PATH, RELAY_PATH } from '#devchain/phone/phone-paths.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { NETWORK_EVENTS_PATH } from '#devchain/recovery/local-networks-plugin.ts'
import type { Chain } from '#domain/chain/chain.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The part of `src/config.ts` that decides which chains the page has. */
export interface PageChains {
  readonly chains: readonly Pick<Chain, 'id'>[]
  readonly knownChains: readonly Pick<Chain, 'id' | 'network'>[]
}

/** Where chains start that do not start from their recordings. */
interface Starts {
  readonly forks: ReadonlyMap<number, unknown>
  readonly empty: readonly number[]
}

/** What `npm start` decides before anything runs. */
interface StartEnvironment {
  /**
   * Chains that get a local node: those configured for the page and without an `RPC_URL_<chainId>` of the user's, in the
   * order of `CHAINS`, or of the page's configuration. Wallets start on the first.
   */
  readonly chainIds: readonly number[]
  /** Those of them without a history. */
  readonly empty: readonly number[]
  /** Whether the names chain runs too: with local chains, and unless the user configured where names come from. */
  readonly hasNames: boolean
  /** Whether a relay and a phone run too: with local chains, and unless the user configured how phones are reached. */
  readonly hasPhone: boolean
  /** Variables for the page, in addition to the user's own. */
  readonly additions: Readonly<Record<string, string>>
}

/** What `TOKENS_<chainId>` says where the preset's tokens do not exist. */
const NO_TOKENS = 'none'
const NAMES_ENDPOINT = `RPC_URL_${NAMES_CHAIN_ID}`
/** The local relay accepts any; it must not look like a placeholder from an example. */
const PROJECT_ID = 'portside-devchain'

/** Whatever the user set wins, an empty `AUTH_URL` included. */
export function startEnvironment(env: Environment, page: PageChains, starts: Starts = RECORDED): StartEnvironment {
  const chainIds = configuredIds(env.CHAINS, page).filter((id) => !env[`RPC_URL_${id}`])
  checkStarts(starts, env[NAMES_ENDPOINT] === undefined ? [...chainIds, NAMES_CHAIN_ID] : chainIds)
  const hasRecording = (id: number) => isRecorded(id) && !starts.empty.includes(id)
  const isForked = (id: number) => starts.forks.has(id) || Boolean(env[`FORK_URL_${id}`])
  const ownNames = starts.empty.includes(NAMES_CHAIN_ID) || env[NAMES_ENDPOINT] !== undefined
  const hasNames = chainIds.length > 0 && !ownNames
  const endpoints = chainIds.map((id) => [`RPC_URL_${id}`, `/rpc/${id}`])
  const explorers = chainIds
    .map((id) => [`EXPLORER_URL_${id}`, chainPath(id)] as const)
    .filter(([name]) => env[name] === undefined)
  const empty = chainIds.filter((id) => !hasRecording(id) && !isForked(id))
  const tokens = [
    ...chainIds
      .filter(hasRecording)
      .map((id) => [`TOKENS_${id}`, `tUSD:6:${readManifest(id).contracts.token}`] as const),
    ...empty.map((id) => [`TOKENS_${id}`, NO_TOKENS] as const)
  ].filter(([name]) => env[name] === undefined)
  const signIn = env.AUTH_URL === undefined ? [['AUTH_URL', '/auth']] : []
  const events = chainIds.length > 0 ? [['LOCAL_NETWORK_EVENTS', NETWORK_EVENTS_PATH]] : []
  const names = hasNames ? namesAdditions(env) : []
  const ownRelay = env['WALLETCONNECT_PROJECT_ID'] !== undefined || env['WALLETCONNECT_RELAY_URL'] !== undefined
  const hasPhone = chainIds.length > 0 && !ownRelay
  const phone = hasPhone ? PHONE_ADDITIONS : []
  return {
    chainIds,
    empty,
    hasNames,
    hasPhone,
    additions: Object.fromEntries([...endpoints, ...explorers, ...tokens, ...events, ...names, ...phone, ...signIn])
  }
}

const RECORDED: Starts = { forks: new Map(), empty: [] }

/** @throws Error with one sentence for a chain of a capsule that the page does not know. */
export function checkReplayed(chainIds: readonly number[], { knownChains }: Pick<PageChains, 'knownChains'>): void {
  const unknown = chainIds.find((chainId) => !knownChains.some(({ id }) => id === chainId))
  if (unknown === undefined) return
  throw new Error(
    `The page does not know chain ${unknown} of the capsule: npm run devchain -- --replay starts its chains without the page.`
  )
}

/** @throws UsageError for a chain without a local node, which could not start anywhere. */
function checkStarts({ forks, empty }: Starts, local: readonly number[]): void {
  for (const [option, ids] of Object.entries({ '--fork': [...forks.keys()], '--empty': empty })) {
    const id = ids.find((each) => !local.includes(each))
    if (id !== undefined) throw new UsageError(`${option} names chain ${id}: ${NOT_LOCAL}`)
  }
}

const NOT_LOCAL = 'npm start runs nodes for the chains in CHAINS that have no RPC_URL_<chainId> of their own.'

const PHONE_ADDITIONS: readonly (readonly string[])[] = [
  ['WALLETCONNECT_PROJECT_ID', PROJECT_ID],
  ['WALLETCONNECT_RELAY_URL', RELAY_PATH],
  ['TEST_PHONE', PHONE_PATH]
]

function namesAdditions({ IPFS_GATEWAY = NAMES_PATH }: Environment): readonly (readonly string[])[] {
  return [
    [NAMES_ENDPOINT, `/rpc/${NAMES_CHAIN_ID}`],
    ['LOCAL_NAMES', NAMES_PATH],
    ['IPFS_GATEWAY', IPFS_GATEWAY]
  ]
}

/** `CHAINS` names chains by id or network; the page itself reports names that it does not know. */
function configuredIds(text: string | undefined, { chains, knownChains }: PageChains): readonly number[] {
  if (!text?.trim()) return chains.map(({ id }) => id)
  const ids = text.split(',').flatMap((name) => {
    const known = knownChains.find(({ id, network }) => [String(id), network].includes(name.trim()))
    return known ? [known.id] : []
  })
  return [...new Set(ids)]
}
