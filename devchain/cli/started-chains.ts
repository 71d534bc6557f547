import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { thisMachine } from '#devchain/gateway/senders.ts'
import { createResetEvents } from '#devchain/healing/reset-events.ts'
import { walletMemoryFile } from '#devchain/healing/wallet-memory.ts'
import { createNamesGateway } from '#devchain/names-gateway/names-gateway.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { publishControl } from '#devchain/processes/control-address.ts'
import { createWeatherRoutes } from '#devchain/weather/control/weather-routes.ts'
import { listen } from './listen.ts'
import type { DevchainCommand } from './options.ts'
import { type ServedContracts, serveContracts } from './served-contracts.ts'
import { StateFile } from './state-file.ts'

const SAVE_EVERY_MS = 3_000
const EVENTS_PATH = '/events'
const NAMES_PATH = '/names'
const WEATHER_PATH = '/weather'
const CONTRACTS_PATH = '/contracts'

/** All nodes are running, and so is the gateway in front of them. */
export interface StartedChains {
  readonly gateway: string
  /** The URL of each chain, by id. */
  readonly chains: ReadonlyMap<number, string>
}

interface StartOptions {
  readonly log: (line: string) => void
  /** Receives a closer for each part once it runs; closers run in reverse order. */
  readonly closeWith: (close: () => Promise<void>) => void
}

/** @throws Error with one sentence. */
export async function startChains(
  { chainIds, forks, port, isCi, statePath, weather, contractsFolder }: DevchainCommand,
  { log, closeWith }: StartOptions
): Promise<StartedChains> {
  const state = statePath === undefined ? undefined : StateFile.open(statePath)
  if (state) closeWith(async () => state.close())
  let url = ''
  let contracts: ServedContracts | undefined
  const devchain = await startDevchain({
    chainIds,
    forks,
    log,
    walletMemory: walletMemoryFile,
    contentUrl: () => `${url}${NAMES_PATH}`,
    ...(state && { state })
  })
  closeWith(() => devchain.stop())

  const gateway = createGateway({ ...devchain.gatewayOptionsFor(0), path: '', senders: thisMachine })
  const events = createResetEvents(devchain.resetsFor(0), { path: EVENTS_PATH, senders: thisMachine })
  const names = createNamesGateway(NAMES_PATH)
  const weatherRoutes = getRequestListener(createWeatherRoutes(devchain.weather, WEATHER_PATH).fetch)
  const server = createServer((request, response) => {
    const otherwise = () =>
      events(request, response, () => names(request, response, () => gateway.handle(request, response)))
    if (isBelow(WEATHER_PATH, request.url)) void weatherRoutes(request, response)
    else if (contracts) contracts.handle(request, response, otherwise)
    else otherwise()
  })
  // Clients close idle connections themselves: a request sent while the server closes one would be lost.
  server.keepAliveTimeout = 0
  server.on('upgrade', (request, socket, head) => {
    if (!gateway.upgrade(request, socket, head)) socket.destroy()
  })
  url = await listen(server, { port, isCi })
  closeWith(async () => {
    gateway.close()
    server.closeAllConnections()
    server.close()
  })
  const nodes = await Promise.all(chainIds.map(async (chainId) => [chainId, await devchain.url(chainId)] as const))
  devchain.resetsFor(0).subscribe(() => undefined) // detects a restart when it happens
  if (contractsFolder !== undefined) {
    contracts = await serveContracts(devchain, { folder: contractsFolder, path: CONTRACTS_PATH, log })
    closeWith(contracts.close)
  }
  if (weather) await devchain.weather.use(weather)
  const unpublish = publishControl(`${url}${WEATHER_PATH}`)
  closeWith(async () => unpublish())
  if (state) closeWith(saveRegularly(state, nodes, log))
  return { gateway: url, chains: new Map(chainIds.map((chainId) => [chainId, `${url}/${chainId}`])) }
}

function isBelow(path: string, url: string | undefined): boolean {
  const [pathname = ''] = (url ?? '').split('?', 1)
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Limits what a crash loses to a few seconds; forks keep their URLs. @returns a function that stops it. */
function saveRegularly(
  state: StateFile,
  nodes: Iterable<readonly [number, string]>,
  log: (line: string) => void
): () => Promise<void> {
  let saving = Promise.resolve()
  const save = async () => {
    await state.collect(nodes)
    state.write()
  }
  const timer = setInterval(() => {
    saving = save().catch((cause: unknown) => log(`The state could not be saved: ${cause}`))
  }, SAVE_EVERY_MS)
  return () => {
    clearInterval(timer)
    return saving
  }
}
