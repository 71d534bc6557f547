import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { Gateway } from '#devchain/gateway/gateway.ts'

/** A server with only a gateway. */
export interface GatewayServer {
  readonly port: number
  close(): void
}

export async function startGateway(gateway: Gateway): Promise<GatewayServer> {
  const server: Server = createServer({ keepAliveTimeout: 0 }, gateway.handle)
  server.on('upgrade', (request, socket, head) => {
    if (!gateway.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      gateway.close()
      server.closeAllConnections()
      server.close()
    }
  }
}

export interface Call {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

export function call(method: string, params: readonly unknown[] = [], id = 1): Call {
  return { jsonrpc: '2.0', id, method, params }
}

/** One HTTP request on its own connection, with access to the parts of its answer. */
export class RawRequest {
  /** @throws when the connection breaks before the headers. */
  readonly headers: Promise<IncomingMessage>
  /** The body received so far. */
  body = ''
  /** How the answer ended; also `broken` when the connection breaks before the headers. */
  readonly ended: Promise<'complete' | 'broken'>

  constructor(port: number, message: unknown, chainId = 84531) {
    const sent = httpRequest({
      host: '127.0.0.1',
      port,
      path: `/rpc/${chainId}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      agent: false
    })
    this.headers = new Promise((resolve, reject) => sent.on('response', resolve).on('error', reject))
    this.ended = this.headers.then(
      (response) =>
        new Promise((resolve) => {
          response.on('data', (chunk) => {
            this.body += chunk
          })
          response.on('end', () => resolve('complete')).on('error', () => resolve('broken'))
        }),
      () => 'broken'
    )
    sent.end(JSON.stringify(message))
  }

  async json(): Promise<unknown> {
    await this.ended
    return JSON.parse(this.body)
  }
}

interface SocketOptions {
  readonly chainId?: number
  readonly origin?: string
  readonly host?: string
}

/** A WebSocket that queues its messages until `next`. */
export class RawSocket {
  readonly opened: Promise<void>
  /** The status and headers of a rejected upgrade. */
  readonly refused: Promise<IncomingMessage>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly #socket: WebSocket
  readonly #messages: string[] = []
  #next: ((message: string) => void) | undefined

  constructor(port: number, { chainId = 84531, ...headers }: SocketOptions = {}) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/rpc/${chainId}`, { headers })
    this.#socket.on('error', () => undefined)
    this.opened = new Promise((resolve) => this.#socket.once('open', () => resolve()))
    this.refused = new Promise((resolve) =>
      this.#socket.once('unexpected-response', (request, response) => {
        request.destroy()
        resolve(response)
      })
    )
    this.closed = new Promise((resolve) =>
      this.#socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
    )
    this.#socket.on('message', (data) => {
      if (this.#next) this.#next(String(data))
      else this.#messages.push(String(data))
      this.#next = undefined
    })
  }

  static async open(port: number, options: SocketOptions = {}): Promise<RawSocket> {
    const socket = new RawSocket(port, options)
    await socket.opened
    return socket
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  next(): Promise<string> {
    const message = this.#messages.shift()
    if (message !== undefined) return Promise.resolve(message)
    return new Promise((resolve) => {
      this.#next = resolve
    })
  }

  async ask(message: unknown): Promise<unknown> {
    this.send(message)
    return JSON.parse(await this.next())
  }

  close(): void {
    this.#socket.terminate()
  }
}
