import process from 'node:process'
import { createSignInService, type SignInService } from './app.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { createHttpServer } from './http-server.ts'

const SHUTDOWN_MS = 5000

/** Runs the sign-in service until SIGINT or SIGTERM. */
function main(): void {
  const environment = readEnvironment(process.env)
  // Only this user may read the database files.
  process.umask(0o077)
  const service = openService(environment)
  const server = createHttpServer(service, environment.connections)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const variable = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'AUTH_PORT' : 'AUTH_HOST'
    stop(`${variable}: cannot listen on ${environment.host}:${environment.port} (${error.message}).`)
  })
  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : environment.port
    console.log(`Sign-in service on http://${environment.host}:${port}`)
  })
  const shutDown = () => {
    server.close(() => service.close())
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref()
  }
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
}

function openService({ rpcUrls, store, ...options }: Environment): SignInService {
  try {
    return createSignInService({ ...options, ...store, nodeUrl: (chainId) => rpcUrls[chainId] })
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
