import { type Chain, isSupported } from '#domain/chain/chain.ts'
import { chainProblems } from '#domain/chain/chain-problems.ts'
import { isPath, isUrl } from '#domain/configured-url.ts'
import { plainText } from '#domain/plain-text.ts'
import { repeated } from '#domain/repeated.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'
import type { AppInfo } from '#ui/app-info.ts'
import type { ConnectButtonDisplay } from '#ui/display.ts'
import type { Look } from '#ui/theme/look.ts'
import { type Config, config as developerConfig } from '../config.ts'
import { checkedRpcLibrary, type RpcLibrary } from '../rpc-libraries.ts'
import { checkedAppInfo } from './app-info.ts'
import { readDisplay } from './display.ts'
import { readEndpoints } from './endpoints.ts'
import { readExplorers } from './explorer.ts'
import { checkedLook } from './look.ts'
import { NAMES_VARIABLE, type NamesSource, readNames } from './names.ts'
import { readSafeHosts } from './safe.ts'
import { readTokens } from './tokens.ts'
import { checkedWalletGroups } from './wallet-groups.ts'
import { readWalletConnect, type WalletConnectSource } from './walletconnect.ts'

/** `src/config.ts` and the environment variables (see `.env.example`) together, checked. */
export interface Environment extends Look {
  readonly rpcLibrary: RpcLibrary
  readonly chains: readonly Chain[]
  /** Without it, accounts have no names. */
  readonly names?: NamesSource
  /** Without it, no wallet on another device can be connected. */
  readonly walletConnect?: WalletConnectSource
  /** Where the sign-in service is, as an http(s) URL or a path on the page's own origin; empty for no sign-in. */
  readonly authUrl: string
  /** Exact origins. */
  readonly safeHosts: readonly string[]
  readonly appName: string
  readonly organisation: string
  readonly appInfo?: AppInfo
  readonly initialChainId?: number
  readonly walletGroups?: readonly OwnWalletGroup[]
  readonly modalSize: 'compact' | 'wide'
  readonly display: ConnectButtonDisplay
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws Error with one sentence that names the variable and its value. */
export function readEnvironment(variables: Variables, config: Config = developerConfig): Environment {
  const chains = readChains(variables, config)
  const names = readNames(variables, chains)
  const walletConnect = readWalletConnect(variables)
  const { initialChainId, walletGroups, appInfo } = config
  if (initialChainId !== undefined && !isSupported(chains, initialChainId)) {
    throw new Error(`initialChainId names chain ${initialChainId}, which is not configured.`)
  }
  return {
    rpcLibrary: checkedRpcLibrary('RPC_LIBRARY', variables['RPC_LIBRARY']?.trim() || 'viem'),
    chains,
    ...(names && { names }),
    ...(walletConnect && { walletConnect }),
    authUrl: readAuthUrl(variables['AUTH_URL'] ?? ''),
    safeHosts: readSafeHosts(variables['SAFE_HOSTS'], config.safeHosts),
    appName: checkedAppName(variables['APP_NAME']?.trim() || config.appName),
    organisation: checkedOrganisation(variables['ORGANISATION']?.trim() || config.organisation),
    ...(appInfo && { appInfo: checkedAppInfo(appInfo) }),
    ...(initialChainId !== undefined && { initialChainId }),
    ...(walletGroups && { walletGroups: checkedWalletGroups(walletGroups) }),
    ...readDisplay(config),
    ...checkedLook(config)
  }
}

function readChains(variables: Variables, config: Config): readonly Chain[] {
  checkDifferent('chains in src/config.ts', config.chains)
  checkDifferent('knownChains in src/config.ts', config.knownChains)
  const chosen = chooseChains(variables['CHAINS'], config)
  checkVariableNames(variables, chosen)
  const chains = chosen.map((preset) => withVariables(preset, variables))
  const others = [...config.chains, ...config.knownChains].filter((preset) => !chosen.includes(preset))
  const [problem] = [...chains, ...others].flatMap(chainProblems)
  if (problem !== undefined) throw new Error(problem)
  return chains
}

function chooseChains(names: string | undefined, { chains, knownChains }: Config): readonly Chain[] {
  if (names?.trim()) {
    const named = names.split(',').map((name) => presetOf(name.trim(), knownChains))
    checkDifferent('CHAINS', named)
    return named
  }
  if (chains.length === 0) throw new Error('chains in src/config.ts is empty: the page needs at least one chain.')
  return chains
}

/** Variables take precedence over `config.ts`, and supply what it leaves out. */
function withVariables(preset: Chain, variables: Variables): Chain {
  const { id } = preset
  const rpcUrls = readEndpoints(id, variables[`RPC_URL_${id}`])
  const tokens = readTokens(id, variables[`TOKENS_${id}`])
  const blockExplorers = readExplorers(id, variables[`EXPLORER_URL_${id}`])
  return {
    ...preset,
    ...(rpcUrls && { rpcUrls }),
    ...(tokens && { tokens }),
    ...(blockExplorers && { blockExplorers })
  }
}

function checkDifferent(source: string, chains: readonly Chain[]): void {
  const twice = repeated(chains, ({ id }) => id)
  if (twice) throw new Error(`${source} names chain ${twice.id} twice.`)
  const alike = repeated(chains, ({ network }) => network)
  if (alike) throw new Error(`${source} names the network "${alike.network}" twice.`)
}

function presetOf(name: string, knownChains: Config['knownChains']): Chain {
  const preset = knownChains.find(({ id, network }) => String(id) === name || network === name)
  if (preset) return preset
  const known = knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')
  throw new Error(`CHAINS names "${name}", which is none of the known chains ${known}.`)
}

/** A misspelt variable must not silently mean the default. */
function checkVariableNames(variables: Variables, chains: readonly Chain[]): void {
  for (const [name, value] of Object.entries(variables)) {
    const [, id] = name.match(/^(?:RPC_URL|TOKENS|EXPLORER_URL)_(.*)$/) ?? []
    if (id === undefined || !value?.trim() || name === NAMES_VARIABLE) continue
    if (!chains.some((chain) => String(chain.id) === id)) {
      throw new Error(`${name} is set to "${value}", but no configured chain has that id.`)
    }
  }
}

/** It is part of the message that wallets sign, which is ASCII without line breaks (EIP-4361). */
function checkedAppName(name: string): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name
  throw new Error(`APP_NAME may hold ASCII characters only, got "${name}".`)
}

function checkedOrganisation(name: string): string {
  if (plainText(name) === name && name !== '') return name
  throw new Error(`ORGANISATION must be one line of visible text, got "${name}".`)
}

function readAuthUrl(value: string): string {
  const url = value.trim().replace(/\/+$/, '')
  if (url === '' || isPath(url) || isUrl(url, /^https?:/)) return url
  throw new Error(`AUTH_URL must be an http(s) URL, a path that starts with "/", or empty, got "${value}".`)
}
