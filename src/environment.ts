import { type Chain, isSupported } from '#domain/chain.ts'
import type { ConnectButtonDisplay } from '#domain/display.ts'
import { contrastRatio, READABLE } from '#ui/theme/contrast.ts'
import type { Accent } from '#ui/theme/global-styles.ts'
import { palettes } from '#ui/theme/palettes.ts'
import { type Config, config as developerConfig } from './config.ts'
import { isPath, isUrl, readEndpoints } from './environment-endpoints.ts'
import { readExplorers } from './environment-explorer.ts'
import { NAMES_VARIABLE, type NamesSource, readNames } from './environment-names.ts'
import { readSafeHosts } from './environment-safe.ts'
import { readTokens } from './environment-tokens.ts'
import { readWalletConnect, type WalletConnectSource } from './environment-walletconnect.ts'
import { checkedRpcLibrary, type RpcLibrary } from './rpc-libraries.ts'

/** `src/config.ts` and the environment variables (see `.env.example`) together, checked. */
export interface Environment {
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
  readonly initialChainId?: number
  readonly modalSize: 'compact' | 'wide'
  readonly display: ConnectButtonDisplay
  readonly accent?: Accent
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws Error with one sentence that names the variable and its value. */
export function readEnvironment(variables: Variables, config: Config = developerConfig): Environment {
  const chains = readChains(variables['CHAINS'], config).map((chain) => {
    const tokens = readTokens(chain, variables[`TOKENS_${chain.id}`])
    const blockExplorers = readExplorers(chain, variables[`EXPLORER_URL_${chain.id}`])
    return {
      ...chain,
      rpcUrls: readEndpoints(chain, variables[`RPC_URL_${chain.id}`]),
      ...(tokens && { tokens }),
      ...(blockExplorers && { blockExplorers })
    }
  })
  checkVariableNames(variables, chains)
  const names = readNames(variables, chains)
  const walletConnect = readWalletConnect(variables)
  const { initialChainId, modalSize, display, accent } = config
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
    organisation: variables['ORGANISATION']?.trim() || config.organisation,
    ...(initialChainId !== undefined && { initialChainId }),
    modalSize,
    display,
    ...(accent && { accent: checkedAccent(accent) })
  }
}

function readChains(value: string | undefined, config: Config): readonly Chain[] {
  const chains = value?.trim() ? value.split(',').map((id) => presetOf(id.trim(), config)) : config.chains
  const ids = chains.map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) throw new Error(`CHAINS names chain ${twice} twice.`)
  return chains
}

function presetOf(name: string, { knownChains }: Config): Chain {
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

/** An accent is the colour of links too, so it must be readable on every ground of its themes. */
function checkedAccent(accent: Accent): Accent {
  for (const scheme of ['light', 'dark'] as const) {
    const colour = accent[scheme]
    if (!/^#[0-9a-f]{6}$/i.test(colour)) {
      throw new Error(`accent.${scheme} must be a colour as #rrggbb, got "${colour}".`)
    }
    const unreadable = groundsOf(scheme).find((ground) => contrastRatio(colour, ground) < READABLE)
    if (unreadable)
      throw new Error(`accent.${scheme} "${colour}" cannot be read on "${unreadable}": 4.5 : 1 is needed.`)
  }
  return accent
}

function groundsOf(scheme: keyof Accent): readonly string[] {
  return Object.values(palettes)
    .filter((palette) => palette.scheme === scheme)
    .flatMap(({ canvas, surface, sunken }) => [canvas, surface, sunken])
}

/** It stands in the message that wallets sign, which is ASCII without line breaks (EIP-4361). */
function checkedAppName(name: string): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name
  throw new Error(`APP_NAME may hold ASCII characters only, got "${name}".`)
}

function readAuthUrl(value: string): string {
  const url = value.trim().replace(/\/+$/, '')
  if (url === '' || isPath(url) || isUrl(url, /^https?:/)) return url
  throw new Error(`AUTH_URL must be an http(s) URL, a path that starts with "/", or empty, got "${value}".`)
}
