import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Capsule } from '#devchain/capsule/capsule.ts'
import { replayedChains, replayPending, replayState } from '#devchain/capsule/replay.ts'
import { createHealth } from '#devchain/cli/health.ts'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { machineNamed, openToPages } from '#devchain/gateway/senders.ts'
import { createNamesGateway } from '#devchain/names-gateway/names-gateway.ts'
import type { ChainSnapshot } from '#devchain/nodes/chain-snapshot.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { takeSnapshots } from '#devchain/nodes/take-snapshots.ts'
import { publishControl } from '#devchain/processes/control-address.ts'
import { MULTICALL3 } from '#devchain/recordings/multicall3.ts'
import { createResetEvents } from '#devchain/recovery/reset-events.ts'
import { walletMemoryFile } from '#devchain/recovery/wallet-memory.ts'
import { createWeatherRoutes } from '#devchain/weather/control/weather-routes.ts'
import { listen, ownName } from './listen.ts'
import type { DevchainCommand } from './options.ts'
import { type ServedContracts, serveContracts } from './served-contracts.ts'
import { StateFile } from './state-file.ts'

const HEALTH_PATH = '/health'
const EVENTS_PATH = '/events'
const NAMES_PATH = '/names'
const WEATHER_PATH = '/weather'
const CONTRACTS_PATH = '/contracts'

/** All nodes are running, and so is the gateway in front of them. */
export interface StartedChains {
  readonly gateway: string
  /** The URL of each chain, by id. */
  readonly chains: ReadonlyMap<number, string>
  /** The addresses of what a chain has from the start, by name. */
  readonly contractsOn: (chainId: number) => Readonly<Record<string, string>>
}

interface StartOptions {
  readonly log: (line: string) => void
  /** Receives a closer for each part once it runs; closers run in reverse order. */
  readonly closeWith: (close: () => Promise<void>) => void
  /** What a failed test left, to go on from. */
  readonly capsule?: Capsule | undefined
}

/** @throws Error with one sentence. */
export async function startChains(
  {
    chainIds: chosenIds,
    forks: chosenForks,
    empty: chosenEmpty,
    host,
    port,
    isCi,
    isFresh,
    isOpen,
    statePath,
    weather,
    contractsFolder
  }: DevchainCommand,
  { log, closeWith, capsule }: StartOptions
): Promise<StartedChains> {
  const { chainIds, forks, empty } = capsule
    ? replayedChains(capsule, chosenForks)
    : { chainIds: chosenIds, forks: chosenForks, empty: chosenEmpty }
  const file = statePath === undefined ? undefined : StateFile.open(statePath)
  if (file) closeWith(async () => file.close())
  const state = capsule ? replayState(capsule) : (file ?? new Map<number, ChainSnapshot>())
  let url = ''
  let contracts: ServedContracts | undefined
  const devchain = await startDevchain({
    chainIds,
    forks,
    empty,
    isFresh,
    log,
    walletMemory: walletMemoryFile,
    contentUrl: () => `${url}${NAMES_PATH}`,
    state
  })
  closeWith(() => devchain.stop())

  const name = ownName(host)
  const senders = machineNamed(name)
  const gateway = createGateway({
    ...devchain.gatewayOptionsFor(0),
    path: '',
    senders: isOpen ? openToPages(senders) : senders
  })
  const events = createResetEvents(devchain.resetsFor(0), { path: EVENTS_PATH, senders })
  const names = createNamesGateway(NAMES_PATH, undefined, name)
  let isReady = false
  const health = createHealth(() => isReady, { path: HEALTH_PATH, senders })
  const weatherRoutes = getRequestListener(createWeatherRoutes(devchain.weather, WEATHER_PATH, name).fetch)
  const server = createServer((request, response) => {
    const otherwise = () =>
      health(request, response, () =>
        events(request, response, () => names(request, response, () => gateway.handle(request, response)))
      )
    if (isBelow(WEATHER_PATH, request.url)) void weatherRoutes(request, response)
    else if (contracts) contracts.handle(request, response, otherwise)
    else otherwise()
  })
  // Clients close idle connections themselves: a request sent while the server closes one would be lost.
  server.keepAliveTimeout = 0
  server.on('upgrade', (request, socket, head) => {
    if (!gateway.upgrade(request, socket, head)) socket.destroy()
  })
  url = await listen(server, { host, port, isCi, log })
  closeWith(async () => {
    gateway.close()
    server.closeAllConnections()
    server.close()
  })
  await Promise.all(chainIds.map((chainId) => devchain.url(chainId)))
  devchain.resetsFor(0).subscribe(() => undefined) // detects a restart when it happens
  if (contractsFolder !== undefined) {
    contracts = await serveContracts(devchain, { folder: contractsFolder, path: CONTRACTS_PATH, senders, log })
    closeWith(contracts.close)
  }
  // Where mining waits for a command, a deployment mines whatever is pending.
  if (capsule) for (const skipped of await replayPending(capsule, devchain)) log(skipped)
  if (weather) await devchain.weather.use(weather)
  const unpublish = publishControl(`${url}${WEATHER_PATH}`)
  closeWith(async () => unpublish())
  if (!capsule) closeWith(takeSnapshots({ chainIds, url: devchain.url, state, onSnapshot: () => file?.write(), log }))
  isReady = true
  const contractsOn = (chainId: number) => {
    const recorded = devchain.manifestOf(chainId)?.contracts
    if (!recorded) return empty.includes(chainId) ? { multicall3: MULTICALL3 } : {}
    return isFresh ? { multicall3: recorded.multicall3 } : recorded
  }
  return { gateway: url, contractsOn, chains: new Map(chainIds.map((chainId) => [chainId, `${url}/${chainId}`])) }
}

function isBelow(path: string, url: string | undefined): boolean {
  const [pathname = ''] = (url ?? '').split('?', 1)
  return pathname === path || pathname.startsWith(`${path}/`)
}
