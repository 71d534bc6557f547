import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { type Chain, findChain, isSupported } from '#domain/chain/chain.ts'
import { chainProblems } from '#domain/chain/chain-problems.ts'
import { mainnet } from '#domain/chain/known-chains.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import { isSharedHost } from '#domain/session/shared-host.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'
import type { Settings } from '#ui/settings.ts'
import type { Look } from '#ui/theme/look.ts'
import { type Config, config as developerConfig } from '../config.ts'
import type { RpcLibraryName } from '../rpc-libraries.ts'
import { checkConfig } from './check-config.ts'
import { ANY_FOLDER, readVariables, type Variables } from './variables.ts'

/** `src/config.ts` and the environment variables (see `.env.example`) together, checked. */
export interface PageSettings extends Settings, Look {
  readonly rpcLibrary: RpcLibraryName
  /** How the nodes of every chain are asked. */
  readonly rpc: RpcLimits
  /** Without it, accounts have no names. */
  readonly names?: NamesSource
  /** Without it, no wallet on another device can be connected. */
  readonly walletConnect?: WalletConnectSource
  /** Where the sign-in service is, as an http(s) URL or a path on the page's own origin; empty for no sign-in. */
  readonly authUrl: string
  /** Where there is a service. */
  readonly signIn: SignInDemand
  /** Exact origins. */
  readonly safeHosts: readonly string[]
  readonly initialChainId?: number
  readonly walletGroups?: readonly OwnWalletGroup[]
}

/** Times in milliseconds. */
type RpcLimits = Required<Pick<RpcOptions, 'timeoutMs' | 'maxRestMs' | 'batchSize'>>

/** Where the names of accounts and their pictures come from. */
export interface NamesSource {
  readonly chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>
  /** An https URL or a path on the page's own origin, without a trailing slash; the adapter's own by default. */
  readonly ipfsGateway?: string
}

/** How wallets on other devices are reached. */
interface WalletConnectSource {
  readonly projectId: string
  /** A ws(s) URL, or a path on the page's own origin; without a trailing slash. */
  readonly relayUrl: string
}

interface BuildSettings {
  readonly settings: PageSettings
  /** Keyed by the constants in `globals.d.ts` that hold them; empty in every build, so that no build contains their code. */
  readonly devPaths: Readonly<Record<string, string>>
  /** The origin that visitors open. Only the build writes it, so it is none of the page's settings. */
  readonly pageUrl: string | undefined
  /** The folder of the page on its host, such as `/app/`, or `./` for any; `/` in development. */
  readonly basePath: string
}

type Values = ReturnType<typeof readVariables>

/** Everything that a build or the development server reads from the environment. @throws Error with one sentence. */
export function readSettings(
  variables: Variables,
  { isBuild, config = developerConfig }: { readonly isBuild: boolean; readonly config?: Config | undefined }
): BuildSettings {
  checkConfig(config)
  const values = readVariables(variables, config)
  if (isBuild) checkSignInOrigin(values)
  const devPath = (path = '') => (isBuild ? '' : path)
  return {
    settings: settingsOf(values, { isBuild, config }),
    devPaths: {
      __LOCAL_NETWORK_EVENTS__: devPath(values.LOCAL_NETWORK_EVENTS),
      __TEST_PHONE__: devPath(values.TEST_PHONE),
      __LOCAL_NAMES__: devPath(values.LOCAL_NAMES)
    },
    pageUrl: values.PAGE_URL,
    basePath: isBuild ? values.BASE_PATH : '/'
  }
}

function settingsOf(
  values: Values,
  { isBuild, config }: { readonly isBuild: boolean; readonly config: Config }
): PageSettings {
  const chains = chainsOf(values, config)
  const { initialChainId } = config
  if (initialChainId !== undefined && !isSupported(chains, initialChainId)) {
    throw new Error(`initialChainId names chain ${initialChainId}, which is not configured.`)
  }
  const names = namesOf(values, chains)
  const { knownChains: _, ...configured } = config
  const { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl, TEST_SAFE: testSafe } = values
  return {
    ...configured,
    rpcLibrary: values.RPC_LIBRARY,
    rpc: { timeoutMs: values.RPC_TIMEOUT_MS, maxRestMs: values.RPC_MAX_REST_MS, batchSize: values.RPC_BATCH_SIZE },
    chains,
    ...(names && { names }),
    ...(projectId !== undefined && { walletConnect: { projectId, relayUrl } }),
    authUrl: values.AUTH_URL ?? '',
    connectHosts: values.CONNECT_HOSTS ?? [],
    imageHosts: values.IMAGE_HOSTS ?? [],
    safeHosts: isBuild || testSafe === undefined ? values.SAFE_HOSTS : [...values.SAFE_HOSTS, testSafe],
    appName: values.APP_NAME,
    organisation: values.ORGANISATION
  }
}

/** A session belongs to an origin, where pages of other people could use it. */
function checkSignInOrigin({ AUTH_URL: authUrl, BASE_PATH: basePath, PAGE_URL: pageUrl }: Values): void {
  if (!authUrl) return
  if (basePath === ANY_FOLDER) {
    throw new Error(
      `BASE_PATH is "${ANY_FOLDER}", for hosts where other people's pages share the origin: sign-in needs an origin of the page's own, so AUTH_URL must be empty, got "${authUrl}".`
    )
  }
  if (pageUrl && isSharedHost(new URL(pageUrl).hostname)) {
    throw new Error(
      `PAGE_URL is "${pageUrl}", where other pages share the origin and could use a session: sign-in needs an origin of the page's own, so AUTH_URL must be empty, got "${authUrl}".`
    )
  }
}

/** Variables take precedence over `config.ts`, and supply what it leaves out. */
function chainsOf(values: Values, config: Config): readonly Chain[] {
  const chosen = values.CHAINS ?? config.chains
  if (chosen.length === 0) throw new Error('chains in src/config.ts is empty: the page needs at least one chain.')
  const chains = chosen.map((preset): Chain => {
    const rpcUrls = values['RPC_URL_<chainId>'][preset.id]
    const tokens = values['TOKENS_<chainId>'][preset.id]
    const explorer = values['EXPLORER_URL_<chainId>'][preset.id]
    return {
      ...preset,
      ...(rpcUrls && { rpcUrls }),
      ...(tokens && { tokens }),
      ...(explorer && { blockExplorers: [{ name: 'Explorer', url: explorer }] })
    }
  })
  const others = [...config.chains, ...config.knownChains].filter((preset) => !chosen.includes(preset))
  const [problem] = [...chains, ...others].flatMap(chainProblems)
  if (problem !== undefined) throw new Error(problem)
  return chains
}

/** Undefined unless Ethereum is one of the chains or has endpoints of its own. */
function namesOf(values: Values, chains: readonly Chain[]): NamesSource | undefined {
  const { RPC_URL_1: endpoints, IPFS_GATEWAY: ipfsGateway } = values
  const chain = findChain(chains, mainnet.id) ?? (endpoints && { ...mainnet, rpcUrls: endpoints })
  if (!chain) return undefined
  const { id, name, rpcUrls } = chain
  return { chain: { id, name, rpcUrls }, ...(ipfsGateway !== undefined && { ipfsGateway }) }
}
