import type { Server } from 'node:http'
import process from 'node:process'
import { createSignInService, type SignInService } from './app.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { createHttpServer } from './http-server.ts'
import { Metrics } from './operations/metrics.ts'
import { createMetricsServer } from './operations/metrics-server.ts'
import { type Observer, observers } from './operations/observer.ts'
import { ServiceLog } from './operations/service-log.ts'

/** For requests that are still being answered at the end: a verification takes up to eight seconds. */
const SHUTDOWN_MS = 10_000
/** Between looks for connections on which nothing is left to answer. */
const IDLE_CHECK_MS = 100

/** Runs the sign-in service until SIGINT or SIGTERM. */
function main(): void {
  const environment = readEnvironment(process.env)
  const { host, port, operations } = environment
  // Only this user may read the database files.
  process.umask(0o077)
  const log = new ServiceLog(operations.log)
  const metrics = new Metrics(
    async () => (await service.problem()) === undefined,
    () => service.openStreams()
  )
  const service = openService(environment, observers(log, metrics))
  const server = createHttpServer(service, environment.connections)
  listen(server, { port, host, variable: 'AUTH', onListening: (url) => log.info('listening', { url }) })
  const { metricsPort, metricsHost } = operations
  const metricsServer = metricsPort === undefined ? undefined : createMetricsServer(metrics)
  const onListening = (url: string) => log.info('metrics', { url: `${url}/metrics` })
  if (metricsServer) {
    listen(metricsServer, { port: metricsPort ?? 0, host: metricsHost, variable: 'AUTH_METRICS', onListening })
  }
  const shutDown = () => {
    service.drain()
    log.info('draining')
    // Meanwhile a balancer notices and sends new requests elsewhere.
    setTimeout(() => {
      server.close(() => {
        clearInterval(closingIdle)
        service.close()
        metricsServer?.close()
        log.info('closed')
      })
      service.endStreams()
      // Those that were answered before the drain began, event streams among them.
      const closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
      metricsServer?.closeIdleConnections()
      setTimeout(() => {
        server.closeAllConnections()
        metricsServer?.closeAllConnections()
      }, SHUTDOWN_MS).unref()
    }, operations.drainMs)
  }
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
}

interface Listening {
  readonly port: number
  readonly host: string
  /** What the names of the port's and the host's variables start with. */
  readonly variable: string
  onListening(url: string): void
}

function listen(server: Server, { port, host, variable, onListening }: Listening): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES'
    stop(`${variable}_${isPort ? 'PORT' : 'HOST'}: cannot listen on ${host}:${port} (${error.message}).`)
    // The other server would keep the process running.
    process.exit()
  })
  server.listen(port, host, () => {
    const address = server.address()
    onListening(`http://${host}:${typeof address === 'object' && address ? address.port : port}`)
  })
}

function openService({ rpcUrls, store, ...options }: Environment, observer: Observer): SignInService {
  try {
    const contractChainIds = options.chainIds.filter((id) => rpcUrls[id] !== undefined)
    return createSignInService({
      ...options,
      ...store,
      observer,
      nodeUrl: (chainId) => rpcUrls[chainId],
      contractChainIds
    })
  } catch (cause) {
    throw new Error(`AUTH_DATABASE: "${store.database}" cannot be opened (${messageOf(cause)}).`, { cause })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function stop(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

try {
  main()
} catch (error) {
  stop(messageOf(error))
}
