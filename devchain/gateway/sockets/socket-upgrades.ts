import { once } from 'node:events'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { retryAfterHeader } from '#devchain/weather/http-fault.ts'
import type { CompleteOptions } from '../gateway-options.ts'
import { connectNode } from '../node.ts'
import { failure, Refusal, toRefusal } from '../refusal.ts'
import { MAX_MESSAGE_BYTES } from '../rpc-call.ts'
import type { OpenExchange } from '../transcript.ts'
import { SocketRelay } from './socket-relay.ts'

/** Turns upgrades into WebSockets, each with its own connection to the node. */
export class SocketUpgrades {
  readonly #options: CompleteOptions
  readonly #sockets = new Set<Duplex>()
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })

  constructor(options: CompleteOptions) {
    this.#options = options
  }

  accept(chainId: number, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
    this.#check(chainId, request, socket, head).catch((cause: unknown) => refuse(socket, toRefusal(cause)))
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async #check(chainId: number, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    this.#options.senders.check(request)
    if (!this.#options.chainIds.includes(chainId)) throw new Refusal(404, -32601, 'This chain is not served here.')
    const upgrade = { chainId, via: 'ws', methods: [], request: `Upgrade ${request.url}` } as const
    const entry = this.#options.transcript.begin(upgrade)
    try {
      await this.#applyFault(chainId, socket, entry)
      await this.#relay(chainId, request, socket, head)
      entry.end({ response: '101' })
    } catch (cause) {
      entry.end({ failure: toRefusal(cause).message })
      throw cause
    }
  }

  async #applyFault(chainId: number, socket: Duplex, entry: OpenExchange): Promise<void> {
    const applied = this.#options.weather.applyToUpgrade(chainId)
    if (!applied) return
    const { fault } = applied
    entry.addFaults(fault)
    if (fault.kind === 'refused') {
      const { status = 503, retryAfter } = fault
      throw new WeatherRefusal(status, retryAfter)
    }
    await Promise.race([applied.lifted, ended(socket)])
    if (!applied.isLifted()) socket.destroy()
  }

  async #relay(chainId: number, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (socket.destroyed) throw new Refusal(408, -32603, 'The client disconnected.')
    const node = await connectNode(this.#options, chainId)
    socket.on('close', () => node.terminate())
    if (socket.destroyed) return node.terminate()
    const methods = this.#options.senders.methodsFor(request) ?? this.#options.methods
    const options = { ...this.#options, methods }
    this.#server.handleUpgrade(request, socket, head, (client) => new SocketRelay(options, chainId, client, node))
  }
}

class WeatherRefusal extends Refusal {
  readonly retryAfter: number | Date | undefined

  constructor(status: number, retryAfter: number | Date | undefined) {
    super(status, -32603, STATUS_CODES[status] ?? `Status ${status}`)
    this.retryAfter = retryAfter
  }
}

function refuse(socket: Duplex, refusal: Refusal): void {
  if (socket.destroyed) return
  const body = JSON.stringify(failure(refusal))
  const retryAfter = refusal instanceof WeatherRefusal ? refusal.retryAfter : undefined
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfterHeader(retryAfter)}`])
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Reads the socket, because an unread one would not notice the end. */
async function ended(socket: Duplex): Promise<void> {
  socket.resume()
  await Promise.race([once(socket, 'end'), once(socket, 'close')])
}
