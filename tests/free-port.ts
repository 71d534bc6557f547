import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { limit } from './run/limits.mjs'

const START_POLL_MS = 50
/** For a server that imports many packages. */
const START_MS = limit(5_000)

/** One of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** @throws Error if nothing listens on the port after five seconds, or longer on a busy machine. */
export async function whenListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < START_MS / START_POLL_MS; attempt++) {
    if (await isListening(port)) return
    await new Promise((resolve) => setTimeout(resolve, START_POLL_MS))
  }
  throw new Error(`Nothing listens on port ${port}.`)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}
