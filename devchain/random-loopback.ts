import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** A server's address on this machine. */
export interface LoopbackAddress {
  readonly host: string
  readonly port: number
}

/** Tries an address. @returns the error code if it is not available. */
export type Bind = (server: Server, address: LoopbackAddress) => Promise<string | undefined>

/** Above the ports that `fetch` blocks and those of well-known services. */
const MIN_PORT = 16_384
const MAX_PORT = 65_535
/** Available on every system; macOS has no other loopback address of 127.0.0.0/8. */
const USUAL_HOST = '127.0.0.1'
const ATTEMPTS = 20

/**
 * Listens where no page can find the server by guessing: on a random port of a random loopback address, where the system
 * has them. @throws Error with one sentence when no port is free.
 */
export async function listenAtRandom(server: Server, bind: Bind = bindServer): Promise<LoopbackAddress> {
  let failure: string | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(MIN_PORT, MAX_PORT + 1)
    for (const host of [randomHost(), USUAL_HOST]) {
      failure = await bind(server, { host, port })
      if (failure === undefined) return { host, port }
      if (failure === 'EADDRINUSE') break
    }
  }
  throw new Error(`No port on this machine is available (${failure}).`)
}

/** A free address for another process, unless it is taken in between. @throws Error with one sentence when no port is free. */
export async function randomLoopback(bind?: Bind): Promise<LoopbackAddress> {
  const server = createServer()
  const address = await listenAtRandom(server, bind)
  await new Promise((resolve) => server.close(resolve))
  return address
}

export function urlOf({ host, port }: LoopbackAddress): string {
  return `http://${host}:${port}`
}

/** Excludes the network's first and last address. */
function randomHost(): string {
  const [second, third] = randomBytes(2)
  return `127.${second}.${third}.${randomInt(2, 255)}`
}

function bindServer(server: Server, { host, port }: LoopbackAddress): Promise<string | undefined> {
  return new Promise((resolve) => {
    const fail = (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.message)
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve(undefined)
    })
  })
}
