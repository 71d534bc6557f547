import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The same at every start, so a wallet has to be configured only once. */
export const USUAL_PORT = 8540

interface PortChoice {
  readonly port: number | undefined
  /** Any free port will do. */
  readonly isCi: boolean
}

/** On this machine only. @returns the server's URL. @throws Error with one sentence when the chosen port is taken. */
export async function listen(server: Server, { port, isCi }: PortChoice): Promise<string> {
  if (port !== undefined) await bind(server, port)
  else if (isCi) await bind(server, 0)
  else await bind(server, USUAL_PORT).catch(() => bind(server, 0))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`
      reject(new Error(`Port ${port} ${reason}: choose another with --port.`, { cause }))
    }
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail)
      resolve()
    })
  })
}
