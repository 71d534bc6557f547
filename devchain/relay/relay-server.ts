import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Relay, type RelayOptions } from './relay.ts'

const HOST = '127.0.0.1'

/** A relay on its own port, which can be paused and resumed under the same URL. */
export class RelayServer {
  readonly relay: Relay
  readonly #port: number
  #server: Server | undefined

  private constructor(relay: Relay, server: Server) {
    this.relay = relay
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  /** @param port a free one by default. */
  static async start({ port = 0, ...options }: RelayOptions & { readonly port?: number } = {}): Promise<RelayServer> {
    const relay = new Relay(options)
    return new RelayServer(relay, await listen(relay, port))
  }

  get url(): string {
    return `ws://${HOST}:${this.#port}`
  }

  /** Stops listening, but keeps the relay's memory. */
  async pause(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.relay.drop()
    if (server) await new Promise((closed) => server.close(closed))
  }

  async resume(): Promise<void> {
    this.#server ??= await listen(this.relay, this.#port)
  }

  /** Final. */
  async stop(): Promise<void> {
    this.relay.close()
    await this.pause()
  }
}

async function listen(relay: Relay, port: number): Promise<Server> {
  const server = createServer((_request, response) => response.writeHead(404).end())
  server.on('upgrade', (request, socket, head) => relay.upgrade(request, socket, head))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, HOST, listening)
  })
  return server
}
