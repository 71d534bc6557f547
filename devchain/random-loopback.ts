import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** Where a server listens on this machine. */
export interface LoopbackAddress {
  readonly host: string
  readonly port: number
}

/** Tries an address. @returns the error code when it cannot be had. */
export type Bind = (server: Server, address: LoopbackAddress) => Promise<string | undefined>

/** Above the ports that `fetch` refuses and those of well-known services. */
const LOWEST_PORT = 16_384
const PORTS_END = 65_536
/** Every system has it; of the other addresses that are this machine (127.0.0.0/8), macOS has none. */
const USUAL_HOST = '127.0.0.1'
const ATTEMPTS = 20

/**
 * Listens where no page can find the server by trying: on a random port of a random loopback address, where the system
 * has those. @throws Error with one sentence when nothing is free.
 */
export async function listenAtRandom(server: Server, bind: Bind = bindServer): Promise<LoopbackAddress> {
  let failure: string | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST_PORT, PORTS_END)
    for (const host of [randomHost(), USUAL_HOST]) {
      failure = await bind(server, { host, port })
      if (failure === undefined) return { host, port }
      if (failure === 'EADDRINUSE') break
    }
  }
  throw new Error(`No port of this machine can be used (${failure}).`)
}

/** Where another process can listen, which may come too late. @throws Error with one sentence when nothing is free. */
export async function randomLoopback(bind?: Bind): Promise<LoopbackAddress> {
  const server = createServer()
  const address = await listenAtRandom(server, bind)
  await new Promise((resolve) => server.close(resolve))
  return address
}

export function urlOf({ host, port }: LoopbackAddress): string {
  return `http://${host}:${port}`
}

/** Without the network's own first and last address. */
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
