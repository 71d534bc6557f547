import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { type Capsule, readCapsule } from '#devchain/capsule/capsule.ts'
import {
  replayEnvironment,
  replayedChains,
  replayIntroduction,
  replayPending,
  replayState
} from '#devchain/capsule/replay.ts'
import { replayPlugin } from '#devchain/capsule/replay-plugin.ts'
import { listen } from '#devchain/cli/listen.ts'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { contractsPlugin } from '#devchain/contracts/contracts-plugin.ts'
import { LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { devWalletPlugin } from '#devchain/dev-wallet/dev-wallet-plugin.ts'
import { explorerPlugin, WEATHER_PATH } from '#devchain/explorer/explorer-plugin.ts'
import { namesPlugin } from '#devchain/names-gateway/names-plugin.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { NAMES_CHAIN_ID } from '#devchain/nodes/networks.ts'
import { phonePlugin } from '#devchain/phone/phone-plugin.ts'
import { publishControl } from '#devchain/processes/control-address.ts'
import { endWithProcess } from '#devchain/processes/end-with-process.ts'
import { localNetworksPlugin } from '#devchain/recovery/local-networks-plugin.ts'
import { walletMemoryFile } from '#devchain/recovery/wallet-memory.ts'
import { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import { SafeControl } from '#devchain/safe-host/safe-control.ts'
import { safePlugin } from '#devchain/safe-host/safe-plugin.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { createSignInService } from '#server/app.ts'
import { environmentFolder, loadVariables } from '../settings/environment-files.ts'
import { loadSource } from '../settings/given-config.ts'
import { changesPlugin } from './changes-plugin.ts'
import { introduction } from './introduction.ts'
import { LocalState } from './local-state.ts'
import { parseStart, START_HELP, type StartOptions } from './options.ts'
import { PREFERRED_PORT, servePage } from './serve-page.ts'
import { readServiceAccess, SIGN_IN_PATH } from './service-access.ts'
import { showcasePlugin } from './showcase-plugin.ts'
import { checkReplayed, type PageChains, startEnvironment } from './start-environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = 2
const BUSY = `Port ${PREFERRED_PORT} is in use, so another was chosen; --port sets it.`
/** The part of `src/config.ts` that the chains and the sign-in service need. */
interface PageConfig extends PageChains {
  readonly knownChains: readonly Pick<Chain, 'id' | 'network' | 'iconUrl' | 'name' | 'nativeCurrency' | 'tokens'>[]
  readonly appName: string
}

interface Surroundings {
  readonly options: StartOptions
  /** Registers how to close each part, as soon as it runs. */
  readonly closeWith: (close: () => Promise<void>) => void
  /** Starts the product in the state in which a browser test failed. */
  readonly capsule?: Capsule
}

/** `npm start`: runs the product in this process until it is told to stop. */
export async function start(args: readonly string[]): Promise<void> {
  const closers: (() => Promise<void>)[] = []
  const { end, fail } = endWithProcess(async () => {
    await Promise.allSettled(closers.map((close) => close()))
  })
  try {
    const options = parseStart(args)
    if (options === 'help') {
      process.stdout.write(START_HELP)
      return end(0)
    }
    const capsule = options.replay === undefined ? {} : { capsule: readCapsule(options.replay) }
    await startProduct({ options, closeWith: (close) => closers.push(close), ...capsule })
  } catch (cause) {
    fail(cause, cause instanceof UsageError ? USAGE : 1)
  }
}

/** Starts the chains, the sign-in service and the page. @throws Error with one sentence. */
async function startProduct({ options, closeWith, capsule }: Surroundings): Promise<void> {
  const replayed = capsule ? replayEnvironment(capsule) : {}
  const variables = { ...loadVariables('development'), ...replayed }
  const page = await readPageConfig()
  if (capsule) checkReplayed(Object.keys(capsule.chains).map(Number), page)
  const { chainIds, empty, hasNames, hasPhone, additions } = startEnvironment(
    variables,
    page,
    capsule ? replayedChains(capsule, options.forks, variables) : options
  )
  await checkPlace(options)
  const state = capsule ? undefined : new LocalState(options.statePath)
  let stopChains = async () => {}
  closeWith(async () => {
    await state?.stopFollowing()
    await stopChains()
    state?.close()
  })
  const names = namesPlugin()
  Object.assign(process.env, replayed, additions)
  const devchain = await startDevchain({
    // Wallets and explorers do not get the names chain; its node starts on first use.
    chainIds: hasNames ? [...new Set([...chainIds, NAMES_CHAIN_ID])] : chainIds,
    forks: options.forks,
    empty,
    networks: new Map(page.knownChains.map(({ id, name, nativeCurrency: { symbol } }) => [id, { name, symbol }])),
    contentUrl: names.contentUrl,
    env: variables,
    walletMemory: walletMemoryFile,
    ...(state && { state: state.chains }),
    ...(capsule && { state: replayState(capsule) })
  })
  stopChains = () => devchain.stop()
  const nodeUrl = (chainId: number) => (chainIds.includes(chainId) ? devchain.url(chainId) : undefined)
  const appName = variables['APP_NAME']?.trim() || page.appName
  // Nodes, page and browser keep this machine busy.
  const service = createSignInService({
    database: ':memory:',
    databaseWaitMs: 5000,
    appName,
    chainIds: [...page.chains, ...page.knownChains].map(({ id }) => id),
    nodeUrl,
    ...readServiceAccess(variables)
  })
  closeWith(async () => service.close())
  const walletChains = { ...devchain, chainIds }
  const deployments = new LocalDeployments({
    folder: `${ROOT}contracts`,
    chainIds,
    url: (chainId) => devchain.url(chainId),
    nameOf: (chainId) => devchain.networkOf(chainId).name,
    log: (text) => console.log(`  ${text}`)
  })
  const contractsOn = (chainId: number) => deployments.contractsOn(chainId)
  const hasChains = chainIds.length > 0
  const safePlugins = hasChains ? [safePlugin(await startSafes(walletChains, closeWith))] : []
  const [server] = await Promise.all([
    servePage(
      [
        changesPlugin({
          root: ROOT,
          envFolder: environmentFolder(),
          started: startedWith(page),
          read: async () => startedWith(await readPageConfig()),
          checkSetup: async () => {
            const { checkSetup } = await loadSource<typeof import('../settings/check-setup.ts')>(
              `${ROOT}src/settings/check-setup.ts`
            )
            checkSetup()
          },
          log: (text) => console.log(`  ${text}`)
        }),
        signIn(service.fetch),
        ...(hasChains ? [devWalletPlugin({ ...walletChains, contractsOn })] : []),
        contractsPlugin({
          deployments,
          addressesFile: `${ROOT}contracts/local-addresses.ts`,
          resets: devchain.resetsFor(0)
        }),
        explorerPlugin({
          ...walletChains,
          contractsOn,
          tokensOn: (chainId) =>
            page.knownChains.find(({ id }) => id === chainId)?.tokens?.map(({ address }) => address) ?? [],
          iconUrlOf: (chainId) => page.knownChains.find(({ id }) => id === chainId)?.iconUrl,
          hasDevWallet: hasChains
        }),
        localNetworksPlugin(devchain),
        ...(hasNames ? [names] : []),
        ...(hasPhone ? [phonePlugin(walletChains)] : []),
        ...safePlugins,
        showcasePlugin(),
        ...(capsule ? [replayPlugin(capsule)] : [])
      ],
      options,
      (page) => closeWith(() => page.close())
    ),
    ...chainIds.map((chainId) => devchain.url(chainId)) // so that the first request does not wait for a node
  ])
  state?.follow(devchain, chainIds)
  const unpublish = publishControl(new URL(WEATHER_PATH, addressOf(server)).href)
  closeWith(async () => unpublish())
  // Where mining waits for a command, a deployment mines whatever is pending.
  if (capsule) await deployments.settled()
  const skipped = capsule ? await replayPending(capsule, devchain) : []
  if (options.port === undefined && Number(new URL(addressOf(server)).port) !== PREFERRED_PORT)
    console.log(`\n  ${BUSY}`)
  console.log(
    capsule
      ? replayIntroduction(capsule, addressOf(server), skipped)
      : introduction(appName, addressOf(server), { hasChains, hasPhone })
  )
}

/** Loaded by Vite, which inserts the environment. */
async function readPageConfig(): Promise<PageConfig> {
  const { config } = await loadSource<{ readonly config: PageConfig }>(`${ROOT}src/config.ts`)
  return config
}

/** What nodes and the service were started for. */
function startedWith({ appName, chains, knownChains }: PageConfig): string {
  return JSON.stringify([appName, chains, knownChains])
}

/** Starts a Safe on each chain. */
async function startSafes(
  { chainIds, networkOf, url }: Pick<Devchain, 'chainIds' | 'networkOf' | 'url'>,
  closeWith: Surroundings['closeWith']
): Promise<SafeControl> {
  const control = await SafeControl.start({
    chains: chainIds.map((id) => ({ id, name: networkOf(id).name })),
    open: async (chainId) => LocalSafe.open({ nodeUrl: await url(chainId), chainId })
  })
  closeWith(() => control.stop())
  Object.assign(process.env, { TEST_SAFE: control.origin })
  return control
}

/** Accepts the page on its own host only: the service's default for pages on this machine. */
function signIn(fetch: (request: Request) => Promise<Response>): Plugin {
  const listener = getRequestListener(fetch)
  return {
    name: 'portside:sign-in',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(SIGN_IN_PATH)) void listener(request, response)
        else next()
      })
    }
  }
}

/** @throws Error with one sentence when the page cannot be served there, before anything starts. */
async function checkPlace({ host, port = 0 }: StartOptions): Promise<void> {
  const server = createHttpServer()
  await listen(server, { host, port, isCi: false })
  await new Promise((closed) => server.close(closed))
}

function addressOf({ resolvedUrls }: ViteDevServer): string {
  return resolvedUrls?.local[0] ?? resolvedUrls?.network[0] ?? ''
}
