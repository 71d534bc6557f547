import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { isWildcard, reachableHost } from '#devchain/loopback.ts'

/** The same at every start, so a wallet has to be configured only once. */
export const USUAL_PORT = 8540

export const LOCALHOST = '127.0.0.1'

interface ListenOptions {
  /** This machine alone by default. */
  readonly host?: string | undefined
  readonly port: number | undefined
  /** Any free port will do. */
  readonly isCi: boolean
  /** Told when the usual port is taken. */
  readonly log?: (line: string) => void
}

/** @returns the server's URL. @throws Error with one sentence when the address or the chosen port cannot be used. */
export async function listen(server: Server, { host = LOCALHOST, port, isCi, log }: ListenOptions): Promise<string> {
  const used = port ?? (isCi ? 0 : USUAL_PORT)
  try {
    await bind(server, used, host)
  } catch (cause) {
    if (port !== undefined || isCi || codeOf(cause) !== 'EADDRINUSE') throw failureOf(cause, used, host)
    await bind(server, 0, host)
    log?.(`Port ${USUAL_PORT} is in use, so another was chosen; --port sets it.`)
  }
  return `http://${reachableHost(host)}:${(server.address() as AddressInfo).port}`
}

/** The name under which others reach a server besides the loopback names: for all addresses, this machine's own name. */
export function ownName(host: string | undefined): string | undefined {
  return host !== undefined && isWildcard(host) ? hostname() : host
}

function failureOf(cause: unknown, port: number, host: string): Error {
  const code = codeOf(cause)
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is in use: choose another with --port.`, { cause })
  const isForeign = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
  if (isForeign) return new Error(`"${host}" is not an address of this machine: choose another with --host.`, { cause })
  return new Error(`Port ${port} cannot be used (${code}): choose another with --port.`, { cause })
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
